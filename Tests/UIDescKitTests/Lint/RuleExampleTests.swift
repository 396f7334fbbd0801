import Foundation
import Testing

@testable import UIDescKit

/// The examples of every rule, which are its documentation too: what they show must be so.
@Suite struct RuleExampleTests {
  static let cases: [(rule: String, number: Int, example: LintRule.Example, triggers: Bool)] = LintRule.all.flatMap {
    rule in
    rule.triggering.enumerated().map { (rule.id.name, $0, $1, true) }
      + rule.nonTriggering.enumerated().map { (rule.id.name, $0, $1, false) }
  }

  @Test(arguments: cases)
  func findingsAreWhereTheArrowsAre(rule: String, number: Int, example: LintRule.Example, triggers: Bool) throws {
    let rule = try #require(LintRule.named(rule))
    let diagnostics =
      switch example.kind {
      case .document: try lintFindings(in: example.document, of: rule, example)
      case .registry: registryFindings(example)
      case .configuration: read(example.text).findings.map(\.diagnostic)
      }
    let found = diagnostics.filter { $0.rule == rule.id }
    #expect(found.map(\.range.lowerBound).sorted() == example.places, "\(rule.id.name) \(number): \(diagnostics)")
    #expect(triggers != example.places.isEmpty)
  }

  @Test(arguments: cases.filter { $0.example.fixed != nil })
  func fixesMakeWhatIsSaid(rule: String, number: Int, example: LintRule.Example, triggers: Bool) throws {
    let rule = try #require(LintRule.named(rule))
    var text = Array(example.document.utf8)
    let found = try lintFindings(in: example.document, of: rule, example).filter { $0.rule == rule.id }
    for fix in found.compactMap(\.fix).reversed() { text.replaceSubrange(fix.range, with: Array(fix.replacement.utf8)) }
    let fixed = String(decoding: text, as: UTF8.self)
    #expect(fixed == LintRule.Example.whole(example.fixed ?? ""))
    #expect(try lintFindings(in: fixed, of: rule, example).filter { $0.rule == rule.id }.map(\.message) == [])
  }

  @Test(arguments: LintRule.all.map(\.id.name))
  func everyRuleIsDescribed(name: String) throws {
    let rule = try #require(LintRule.named(name))
    #expect(!rule.triggering.isEmpty)
    #expect(rule.summary.hasSuffix(".") && rule.rationale.hasSuffix("."))
    #expect(rule.rationale.split(separator: " ").count > 8)
    #expect(LintRule.all.filter { $0.id == rule.id }.count == 1)
  }

  /// Else a suppression is called unused where nobody could tell.
  @Test(arguments: cases.filter { $0.example.registry != nil && $0.triggers })
  func rulesThatFindLessWithoutARegistrySaySo(
    rule: String, number: Int, example: LintRule.Example, triggers: Bool
  ) throws {
    let rule = try #require(LintRule.named(rule))
    var compiler = try exampleCompiler(rule, example)
    compiler = Compiler(registry: Registry(), options: compiler.options)
    let without = compiler.validate(path: "card.xib", contents: Array(example.document.utf8), with: Worker()).findings
    #expect(rule.asksRegistry || without.count { $0.diagnostic.rule == rule.id } == example.places.count)
  }

  @Test func theTableOfRulesIsWholeAndInOrder() throws {
    let ids = LintRule.all.map(\.id.name)
    #expect(ids == ids.sorted())
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/UIDescKit/Lint/Rules")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var written = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      written += try String(contentsOf: file, encoding: .utf8).components(separatedBy: "= LintRule(\n").count - 1
    }
    #expect(ids.count == written)
  }
}

/// What is said of a registry file.
private func registryFindings(_ example: LintRule.Example) -> [Diagnostic] {
  Registry.load(files: [("widgets.json", Array(example.text.utf8))]).findings.map(\.diagnostic)
}

/// What is said of a document when `rule` is on, in source order.
func lintFindings(
  in document: String, of rule: LintRule, _ example: LintRule.Example
) throws -> [Diagnostic] {
  try exampleCompiler(rule, example).validate(path: "card.xib", contents: Array(document.utf8), with: Worker()).findings
    .map(\.diagnostic)
}

/// A compiler for which `rule` is on, with all that its example knows.
func exampleCompiler(_ rule: LintRule, _ example: LintRule.Example) throws -> Compiler {
  var known = Registry()
  if let registry = example.registry {
    let loaded = Registry.load(files: [("widgets.json", Array(registry.utf8))])
    #expect(loaded.findings.map(\.diagnostic.message) == [])
    known = loaded.registry
  }
  var setting = RuleSettings.Setting(severity: rule.severity ?? .warning)
  if let options = example.options {
    let json = try JSONReader.read(Array(options.utf8)).get()
    for member in json.members ?? [] {
      let option = try #require(rule.options.first { $0.name == member.key }, "\(member.key)")
      let value: LintOption.Value = try #require(option.read(member.value), "\(option.wanted)")
      setting.options[option.name] = value
    }
  }
  var options = Compiler.Options()
  options.rules = RuleSettings([rule.id: setting])
  if let project = example.project { options.findProject = { _, _ in project } }
  return Compiler(registry: known, options: options)
}
