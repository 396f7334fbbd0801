import Foundation
import Testing

@testable import UIDescKit

/// Every fix that there is, on every example and sample: what is left is clean for the rules whose findings all had one, has
/// its comments and its order, is left alone by a second run and, where the fixes were safe, does what it did.
@Suite struct EveryFixTests {
  private static let examples = RuleExampleTests.cases.filter { $0.triggers && $0.example.kind == .document }

  @Test(arguments: examples)
  func examplesAreFixed(rule: String, number: Int, example: LintRule.Example, triggers: Bool) throws {
    let rule = try #require(LintRule.named(rule))
    try check(Array(example.document.utf8), with: exampleCompiler(rule, example))
  }

  private static let samples: [URL] = {
    let folder = URL(filePath: #filePath).appending(path: "../../../../samples").standardized
    let all =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return all.filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }()

  @Test func samplesAreFound() { #expect(Self.samples.count > 15) }

  @Test(arguments: samples) func samplesAreFixed(sample: URL) throws {
    var registries: [Registry] = [
      Registry(), Registry.load(files: BuiltInRegistries.named("widgets")?.files ?? []).registry,
    ]
    let own = sample.deletingLastPathComponent().appending(path: "registry.json")
    if let bytes = try? Data(contentsOf: own) {
      registries.append(Registry.load(files: [("registry.json", Array(bytes))]).registry)
    }
    let all = LintRule.all.map { ($0.id, RuleSettings.Setting(severity: $0.severity ?? .warning)) }
    var options = Compiler.Options()
    options.rules = RuleSettings(Dictionary(uniqueKeysWithValues: all))
    for registry in registries {
      try check(Array(Data(contentsOf: sample)), with: Compiler(registry: registry, options: options))
    }
  }

  private func check(_ text: [UInt8], with compiler: Compiler) throws {
    for kind in [FixKind.safe, .all] {
      let outcome = compiler.fix(kind, path: "a.xib", contents: text, with: Worker())
      let fixed = try #require(outcome.fixed)
      let offered = fixed.before.compactMap(\.diagnostic.fix).filter { kind == .all || $0.isSafe }
      guard let contents = fixed.contents else {
        #expect(offered.isEmpty || fixed.problem != nil || !fixed.refused.isEmpty)
        continue
      }
      #expect(!offered.isEmpty && contents != text)
      let left = outcome.findings.compactMap(\.diagnostic.fix).filter { kind == .all || $0.isSafe }
      #expect(left.count == fixed.refused.count, "\(left.map(\.title))")
      // Clean for each rule whose findings could all be fixed.
      let stubborn = Set(
        (fixed.before.filter { finding in finding.diagnostic.fix.map { kind == .safe && !$0.isSafe } ?? true }
          + (fixed.refused.isEmpty ? [] : outcome.findings)).map(\.diagnostic.rule))
      let curable = Set(fixed.before.map(\.diagnostic.rule)).subtracting(stubborn)
      #expect(
        !outcome.findings.contains { curable.contains($0.diagnostic.rule) }, "\(outcome.findings.map(\.diagnostic))")
      // Those of uidesc itself may be what is fixed.
      #expect(comments(contents) == comments(text))
      #expect(isInOrder(contents, like: text))
      if kind == .safe { try expectSameBehaviour(contents, text, compiler) }
      #expect(compiler.fix(kind, path: "a.xib", contents: contents, with: Worker()).fixed?.contents == nil)
    }
  }

  private func expectSameBehaviour(_ text: [UInt8], _ old: [UInt8], _ compiler: Compiler) throws {
    guard let before = try Behaviour(of: old, compiler) else { return }
    let after = try #require(try Behaviour(of: text, compiler))
    #expect(after.tree == before.tree)
    #expect(after.constraints.isSubset(of: before.constraints))
  }

  private func comments(_ text: [UInt8]) -> [String] {
    String(decoding: text, as: UTF8.self).matches(of: #/<!--.*?-->/#).map { String($0.output) }
      .filter { !$0.contains(Directive.mark) }
  }

  /// Objects come in the order in which they came; those of a document are told by their ids.
  private func isInOrder(_ text: [UInt8], like other: [UInt8]) -> Bool {
    func ids(_ text: [UInt8]) -> [String] {
      String(decoding: text, as: UTF8.self).matches(of: #/<(\w+)(?: [^<>]*)? id="([^"]*)"/#)
        .filter { $0.output.1 != "device" }.map { String($0.output.2) }
    }
    let kept = ids(text)
    var rest = kept[...]
    for id in ids(other) where rest.first == id { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
