import Foundation
import Testing
import UIDescKit

/// A document of `samples/` with the registry it is compiled with.
struct SampleDocument: CustomTestStringConvertible {
  /// Its path below `samples/`.
  let name: String

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")

  static let all: [SampleDocument] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map(SampleDocument.init)
  }()

  var testDescription: String { name }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: Self.folder.appendingPathComponent(name))) }

  func compiler() throws -> Compiler {
    let registry = Self.folder.appendingPathComponent(name).deletingLastPathComponent()
      .appendingPathComponent("registry.json")
    guard let contents = try? Data(contentsOf: registry) else {
      return Compiler(registry: Registry(), options: Compiler.Options())
    }
    let loaded = Registry.load(files: [("registry.json", Array(contents))])
    return Compiler(registry: loaded.registry, options: Compiler.Options())
  }
}
