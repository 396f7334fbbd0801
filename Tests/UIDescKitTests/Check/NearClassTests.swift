import Testing

@testable import UIDescKit

/// Custom classes that nobody knows and that are a letter away from one that somebody does.
@Suite struct NearClassTests {
  private let registry = """
    {"version": 1, "classes": {"Chip": {"superclass": "UIControl"}, "Badge": {"superclass": "UIView", "module": "Kit"},
      "Page1": {"superclass": "UIView"}}}
    """

  private func said(_ name: String, module: String? = nil) -> String? {
    let module = module.map { " customModule=\"\($0)\"" } ?? ""
    let found = outcome("<view id=\"a\" customClass=\"\(name)\"\(module)/>", registry: registry).findings
    guard found.count == 1, let diagnostic = found.first?.diagnostic else { return nil }
    let meant = diagnostic.fix?.replacement
    #expect(diagnostic.rule == (meant == nil ? "unchecked-class" : "misspelled-class"))
    #expect(diagnostic.severity == (meant == nil ? .note : .warning))
    #expect(diagnostic.message.hasSuffix(meant.map { "did you mean '\($0)'?" } ?? "add it with --registry"))
    return meant ?? ""
  }

  @Test(arguments: [
    ("Chp", nil, "Chip"), ("chip", nil, "Chip"), ("Chpi", "App", "Chip"), ("Bagde", nil, "Badge"),
    ("Bagde", "Kit", "Badge"),
    ("UILable", nil, "UILabel"), ("UIlabel", nil, "UILabel"), ("UIStackViw", nil, "UIStackView"),
  ])
  func isAWarning(name: String, module: String?, meant: String) { #expect(said(name, module: module) == meant) }

  @Test(arguments: [
    ("Chart", nil), ("Bagde", "App"), ("Page2", nil), ("UIStackVieww2", nil), ("UILable", "App"), ("XILabel", nil),
    ("Gauge", nil),
  ])
  func staysANote(name: String, module: String?) { #expect(said(name, module: module) == "") }

  /// Where all classes are known, one of a module isn't found without that.
  @Test(arguments: [
    (#"view id="a" customClass="Bagde""#, #"Badge" customModule="Kit"#),
    (#"view id="a" customClass='Bagde'"#, #"Badge' customModule='Kit"#),
    (#"view id="a" customClass="Bagde" customModule="Kit""#, "Badge"),
    (#"view id="a" customClass="Bagde" customModuleProvider="target""#, "Badge"),
    (#"view id="a" customClass="Chp""#, "Chip"), (#"view id="a" customClass="UILable""#, "UILabel"),
    (#"view id="a" customClass="Twni""#, "Twin"), (#"view id="-2" customClass="Bagde""#, "Badge"),
  ])
  func bringsItsModuleAlong(tag: String, replacement: String) throws {
    let complete = registry.replacing(
      "\"classes\": {",
      with: "\"complete\": true, \"classes\": {\"Twin\": {\"superclass\": \"UIView\", \"module\": \"App\"},")
    let other = #"{"version": 1, "classes": {"Twin": {"superclass": "UIView", "module": "Kit"}}}"#
    let known = Registry.load(files: [("a.json", Array(complete.utf8)), ("b.json", Array(other.utf8))]).registry
    let text = "<document><objects><\(tag)/></objects></document>"
    let found = Compiler(registry: known, options: .init())
      .validate(path: "a.xib", contents: Array(text.utf8), with: Worker()).findings.map(\.diagnostic)
    #expect(found.compactMap(\.fix?.replacement) == [replacement])
    let only = try #require(found.first { $0.fix != nil }?.fix)
    #expect(only.title.hasSuffix(" and add customModule=\"Kit\"") == replacement.contains("customModule"))
    // What the app then can find isn't an error.
    let fixed = Compiler(registry: known, options: .init())
      .fix(.all, path: "a.xib", contents: Array(text.utf8), with: Worker()).fixed
    #expect((fixed?.contents == nil) == (replacement == "Twin"))
  }

  /// Nothing of another document's makes a difference. `UILabel` is one of twenty.
  @Test func namesThatComeAgainDontCountTowardsTheLimit() {
    let views = (0..<120).map { "<view customClass=\"UIL\(Unicode.Scalar(UInt8(97 + $0 % 20)))bel\" id=\"v\($0)\"/>" }
    #expect(outcome(views.joined()).findings.filter { $0.diagnostic.severity == .warning }.count == 120 - 120 / 20)
  }
}
