import Foundation
import Testing

/// A document with one warning, `misplaced-view`.
let misplaced = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>\
  <view id="v" misplaced="YES"/></objects></document>
  """

extension Scratch {
  /// What was found in which documents: `Legacy/a.xib: error misplaced-view`.
  func found(_ arguments: String..., in path: String = "") throws -> [String] { try found(arguments, in: path) }

  func found(_ arguments: [String], in path: String) throws -> [String] {
    let run = try Program(["validate", "--format", "json"] + arguments, in: folder.appendingPathComponent(path))
    let findings = try #require(try run.report["findings"] as? [[String: Any]], "\(run.errors)")
    return findings.map { finding in
      func text(_ name: String) -> String { finding[name] as? String ?? "" }
      return "\(text("path")): \(text("severity")) \(text("rule"))"
    }
  }

  /// The documents that a walk takes.
  func walked(_ arguments: String..., in path: String = "") throws -> [String] { try walked(arguments, in: path) }

  func walked(_ arguments: [String], in path: String = "") throws -> [String] {
    let run = try Program(
      ["compile", "-q", "--output-dir", "trees"] + arguments, in: folder.appendingPathComponent(path))
    #expect(run.status == 0, "\(run.errors)")
    let trees = folder.appendingPathComponent(path).appendingPathComponent("trees")
    let names = FileManager.default.enumerator(atPath: trees.path)?.compactMap { $0 as? String } ?? []
    try? FileManager.default.removeItem(at: trees)
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }
}
