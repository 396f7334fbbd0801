import Testing

@testable import UIDescKit

/// What is wrong is told at each place; what may be of a newer Xcode, or of a class that isn't known, once a document.
@Suite struct ToldOnceTests {
  private func findings(_ objects: String) -> [Finding] {
    let registry = Registry.load(files: [("r.json", Array(#"{"version": 1, "complete": true}"#.utf8))]).registry
    return Compiler(registry: registry, options: .init()).validate(
      path: "card.xib", contents: Array("<document><objects>\(objects)</objects></document>".utf8), with: Worker()
    ).findings
  }

  private static let wrong = [
    ("unknown-class", Severity.error, #"customClass="Gauge""#, "view"),
    ("misspelled-class", .warning, #"customClass="UIButon""#, "placeholder"),
    ("unknown-attribute", .warning, #"opaqe="NO""#, "view"), ("unknown-element", .warning, "", "lable"),
  ]

  @Test(arguments: wrong)
  func eachIsToldAndHasAFingerprint(rule: String, severity: Severity, attribute: String, element: String) {
    let all = findings("<\(element) \(attribute) id='a'/><\(element) \(attribute) id='b'/>")
    #expect(all.map(\.diagnostic.rule.name) == [rule, rule])
    #expect(all.map(\.diagnostic.severity) == [severity, severity])
    #expect(Set(all.map(\.fingerprint)).count == 2)
  }

  @Test(arguments: wrong, [true, false])
  func silencingOneLeavesTheOther(
    _ wrong: (rule: String, severity: Severity, attribute: String, element: String), isFirst: Bool
  ) {
    let comment = "<!-- uidesc:disable \(wrong.rule): on purpose -->"
    let one = "<\(wrong.element) \(wrong.attribute) id='a'/>"
    let other = "<\(wrong.element) \(wrong.attribute) id='b'/>"
    let left = findings(isFirst ? comment + one + other : other + comment + one)
    #expect(left.map(\.diagnostic.rule.name) == [wrong.rule])
    #expect(left.first?.diagnostic.range.lowerBound ?? 0 > 0)
  }

  @Test(arguments: [
    ("unknown-element", "<quasar id='a'/>", "<quasar id='b'/>"),
    ("unknown-attribute", "<view shiny='1' id='a'/>", "<view shiny='2' id='b'/>"),
    ("unchecked-class", "<placeholder customClass='XYGauge' id='a'/>", "<placeholder customClass='XYGauge' id='b'/>"),
  ])
  func notesAreToldAtTheFirstPlaceThatIsLeft(rule: String, first: String, second: String) {
    let comment = "<!-- uidesc:disable \(rule): on purpose -->"
    let both = findings(first + second)
    #expect(both.count == 1)
    #expect(both.first?.diagnostic.message.hasSuffix(" (2 times in this document)") == true)
    for text in [comment + first + second, first + comment + second] {
      let left = findings(text)
      #expect(left.map(\.diagnostic.rule.name) == [rule])
      #expect(left.first?.diagnostic.message.hasSuffix("document)") == false)
      #expect(left.first?.fingerprint == both.first?.fingerprint)
    }
    #expect(findings(comment + first + comment + second).isEmpty)
  }

  /// `text` is there already, so `txt` isn't meant to be it.
  @Test func orderMakesNoDifferenceToSeverity() {
    let (there, missing) = ("<label text='k' txt='C' id='c'/>", "<label txt='D' id='d'/>")
    for text in [there + missing, missing + there] {
      #expect(findings(text).map(\.diagnostic.severity).sorted() == [.note, .warning])
    }
  }

  @Test func anotherNameIsAnotherFinding() {
    let prints = ["<quasar id='a'/>", "<pulsar id='a'/>", "<lable id='a'/>"].flatMap(findings).map(\.fingerprint)
    #expect(Set(prints).count == 3)
  }

  @Test func eachHasAFixOfItsOwn() {
    let all = findings("<lable id='x'><subviews/></lable><lable id='y'/>")
    #expect(all.map { $0.diagnostic.fix != nil } == [false, true])
  }
}
