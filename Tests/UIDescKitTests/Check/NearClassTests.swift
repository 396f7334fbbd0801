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

  /// Nothing of another document's makes a difference. `UILabel` is one of twenty.
  @Test func namesThatComeAgainDontCountTowardsTheLimit() {
    let views = (0..<120).map { "<view customClass=\"UIL\(Unicode.Scalar(UInt8(97 + $0 % 20)))bel\" id=\"v\($0)\"/>" }
    #expect(outcome(views.joined()).findings.filter { $0.diagnostic.severity == .warning }.count == 120 - 120 / 20)
  }
}
