import Testing

@testable import UIDescKit

/// What fingerprints survive, and what makes another.
@Suite struct FingerprintTests {
  private static let card = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects>
    <view id="one" contentMode="scaleToFil"><rect key="frame" x="0.0" y="20.5" width="1" height="1"/></view>
    <view id="two" contentMode="scaleToFil"/>
    </objects></document>
    """

  private func findings(_ text: String, path: String = "card.xib", least: Severity = .note) -> [Finding] {
    var options = Compiler.Options()
    options.leastSeverity = least
    let compiler = Compiler(registry: Registry(), options: options)
    return compiler.validate(path: path, contents: Array(text.utf8), with: Worker()).findings
  }

  private func prints(_ text: String, path: String = "card.xib") -> Set<String> {
    Set(findings(text, path: path).map(\.fingerprint))
  }

  @Test func theyAreSixteenDigitsAndDiffer() {
    let all = findings(Self.card)
    #expect(all.count == 2)
    #expect(Set(all.map(\.fingerprint)).count == 2)
    #expect(all.allSatisfy { $0.fingerprint.count == 16 && $0.fingerprint.allSatisfy(\.isHexDigit) })
    // Committed baselines hold them: they must stay the same in every version.
    #expect(all.first?.fingerprint == "fb7ff8fcb12acba9")
  }

  @Test(arguments: [
    (#"<objects>"#, "<!-- above -->\n\n<objects>\n"), (#"y="20.5""#, #"y="20.333333""#),
    (#"<document "#, #"<document toolsVersion="23094" "#),
    (#"contentMode="scaleToFil"><"#, #"contentMode="scaleTFill"><"#),
  ])
  func editsElsewhereLeaveThem(old: String, new: String) {
    let edited = Self.card.replacing(old, with: new)
    #expect(edited != Self.card)
    #expect(prints(edited) == prints(Self.card))
  }

  @Test func theOrderOfObjectsLeavesThem() {
    let lines = Self.card.split(separator: "\n")
    let reordered = [lines[0], lines[1], lines[3], lines[2], lines[4]].joined(separator: "\n")
    #expect(prints(reordered) == prints(Self.card))
  }

  @Test func anotherObjectOrFileMakesOthers() {
    #expect(prints(Self.card.replacing("\"one\"", with: "\"three\"")).intersection(prints(Self.card)).count == 1)
    #expect(prints(Self.card, path: "other.xib").isDisjoint(with: prints(Self.card)))
    #expect(
      findings(Self.card).map { $0.fingerprint(path: "other.xib") }
        == findings(Self.card, path: "other.xib").map(\.fingerprint))
  }

  @Test(arguments: ["./card.xib", "a/../card.xib", ".//card.xib", "a/b/../.././card.xib"])
  func pathsAreComparedByWhereTheyLead(path: String) {
    #expect(prints(Self.card, path: path) == prints(Self.card))
    #expect(prints(Self.card, path: "/" + path) != prints(Self.card))
    #expect(prints(Self.card, path: "../" + path) != prints(Self.card))
  }

  /// Told once for several objects, of whichever comes first, or of the second of two.
  @Test(arguments: [
    ("unchecked-class", #"<view id="a" customClass="Gauge"/>"#, #"<view id="b" customClass="Gauge"/>"#),
    ("unchecked-class", #"<view id="a" customClass="Gauge"/>"#, #"<view id="b" customClass="Gauge"/>"#),
    ("unknown-element", #"<quasar id="a"/>"#, #"<quasar id="b"/>"#),
    ("unknown-attribute", #"<view id="a" shiny="1"/>"#, #"<view id="b" shiny="2"/>"#),
    ("class-file-name", #"<view id="a" customClass="Panel"/>"#, #"<view id="b" customClass="Sheet"/>"#),
    (
      "single-view-controller",
      #"<viewController id="a" sceneMemberID="viewController"/>"#,
      #"<viewController id="b" sceneMemberID="viewController"/>"#
    ),
    (
      "duplicate-reuse-identifier", #"<tableViewCell reuseIdentifier="Entry" id="a"/>"#,
      #"<tableViewCell reuseIdentifier="Entry" id="b"/>"#
    ),
  ])
  func theOrderOfObjectsLeavesWhatIsToldOnce(rule: String, first: String, second: String) {
    var options = Compiler.Options()
    options.rules = RuleSettings([RuleID(rule): .init(severity: .warning)])
    let compiler = Compiler(registry: Registry(), options: options)
    func prints(_ objects: String...) -> [String] {
      let lists = objects.joined(
        separator: rule == "single-view-controller" ? "</objects></scene><scene><objects>" : "")
      let text =
        switch rule {
        case "single-view-controller":
          "<document><scenes><scene><objects>\(lists)</objects></scene></scenes></document>"
        case "duplicate-reuse-identifier":
          "<document><objects><tableView id=\"t\"><prototypes>\(lists)</prototypes></tableView></objects></document>"
        default: "<document><objects>\(lists)</objects></document>"
        }
      return compiler.validate(path: "card.xib", contents: Array(text.utf8), with: Worker()).findings
        .filter { $0.diagnostic.rule == RuleID(rule) }.map(\.fingerprint)
    }
    #expect(prints(first, second).count == 1)
    #expect(prints(first, second) == prints(second, first))
  }

  /// Which of constraints that say the same are told of depends on their order.
  @Test(arguments: [
    ("", #"<constraint firstAttribute="width" constant="8" id="b"/>"#),
    ("", #"<constraint firstItem="v" firstAttribute="width" constant="8" id="b"/>"#),
    (
      #"<constraint firstAttribute="width" constant="8" id="c"/>"#,
      #"<constraint firstAttribute="width" constant="8" id="b"/>"#
    ),
  ])
  func theOrderOfEqualConstraintsLeavesThem(third: String, second: String) {
    func all(_ constraints: String...) -> [Finding] {
      let text =
        "<document><objects><view id=\"v\"><constraints>\(constraints.joined())</constraints></view></objects></document>"
      return findings(text).filter { $0.diagnostic.rule == "duplicate-constraint" }
    }
    let first = #"<constraint firstAttribute="width" constant="8" id="a"/>"#
    let before = all(first, second, third).map(\.fingerprint)
    #expect(before.count == (third.isEmpty ? 1 : 2) && Set(before).count == before.count)
    #expect(Set(all(third, second, first).map(\.fingerprint)) == Set(before))
    let wider = all(first.replacing("8", with: "9"), second.replacing("8", with: "9"))
    #expect(wider.map(\.fingerprint) == Array(before.prefix(1)))
    let higher = all(first.replacing("width", with: "height"), second.replacing("width", with: "height"))
    #expect(higher.count == 1 && higher.first.map { before.contains($0.fingerprint) } == false)
  }

  private static let equals = """
    <document><objects><view id="a"><connections><outletCollection property="p" destination="a" appends="zebra1"/>\
    <outletCollection property="p" destination="a" appends="apple22"/></connections></view></objects></document>
    """

  @Test func equalOnesAreToldApartWhereverTheyStand() throws {
    let first = findings(Self.equals.replacing("22", with: "3"))
    #expect(first.map(\.ordinal) == [1, 0] && Set(first.map(\.fingerprint)).count == 2)
    let moved = findings(
      Self.equals.replacing("apple22", with: "x").replacing("zebra1", with: "apple22").replacing(
        "x\"", with: "zebra1\""))
    #expect(moved.map(\.fingerprint) == first.reversed().map(\.fingerprint))
    let more = prints(
      Self.equals.replacing(
        "<connections>", with: "<connections><outletCollection property=\"p\" destination=\"a\" appends=\"zoo\"/>"))
    #expect(more.count == 3 && more.isSuperset(of: first.map(\.fingerprint)))
  }

  /// One finding gone and another of the same rule and object come must not look like none changed.
  @Test(arguments: [
    (#"<outlet property="p" destination="x"/>"#, #"<outlet property="q" destination="x"/>"#),
    (#"<outlet property="p" destination="x"/>"#, #"<action selector="p" destination="x" eventType="valueChanged"/>"#),
    (
      #"<segue id="s1" kind="show" destination="x"/>"#, #"<segue id="s2" kind="show" destination="x"/>"#
    ),
  ])
  func anotherSpotMakesAnother(old: String, new: String) {
    func all(_ connection: String) -> Set<String> {
      prints("<document><objects><view id=\"a\"><connections>\(connection)</connections></view></objects></document>")
    }
    #expect(!all(old).isEmpty && all(old).isDisjoint(with: all(new)))
    #expect(all(old).isDisjoint(with: all(old.replacing("\"x\"", with: "\"y\""))))
  }

  /// What nothing has is another thing by another name.
  @Test(arguments: [
    ("missing-image", #"<imageView id="a" image="x1"/>"#, "x1"),
    ("missing-color", #"<view id="a"><color key="tintColor" name="x1"/></view>"#, "x1"),
    (
      "missing-outlet",
      #"<view id="a" customClass="Card" customModule="Shop"><connections><outlet property="x1" destination="a" id="o"/></connections></view>"#,
      "x1"
    ),
    ("unused-suppression", "<!-- uidesc:disable duplicate-id: why --><view id=\"a\"/>", "duplicate-id"),
    ("invalid-suppression", "<!-- uidesc:disable x1: why --><view id=\"a\"/>", "x1"),
  ]) func anotherNameMakesAnother(rule: String, objects: String, name: String) {
    var options = Compiler.Options()
    options.findProject = { _, _ in Project(images: [], colors: []) }
    let registry = Registry.load(files: [("r.json", Array(LintRule.completeShop.utf8))]).registry
    let compiler = Compiler(registry: registry, options: options)
    func prints(_ objects: String) -> Set<String> {
      let text = "<document><objects>\(objects)</objects></document>"
      let found = compiler.validate(path: "card.xib", contents: Array(text.utf8), with: Worker()).findings
      return Set(found.filter { $0.diagnostic.rule == RuleID(rule) }.map(\.fingerprint))
    }
    let other = objects.replacing(name, with: rule == "unused-suppression" ? "misplaced-view" : "other")
    #expect(prints(objects).count == 1 && prints(other).count == 1)
    #expect(prints(objects) != prints(other))
    #expect(prints(objects) == prints("<view id=\"b\"/>" + objects))
  }

  @Test func anotherAttributeMakesAnother() {
    func all(_ attribute: String) -> Set<String> {
      prints("<document><objects><view id=\"a\" \(attribute)=\"scaleToFil\"/></objects></document>")
    }
    #expect(all("contentMode").count == 1 && all("semanticContentAttribute").count == 1)
    #expect(all("contentMode") != all("semanticContentAttribute"))
  }

  @Test func anotherUnknownClassMakesAnother() {
    func all(_ name: String) -> Set<String> {
      prints("<document><objects><view id=\"a\" customClass=\"\(name)\"/></objects></document>")
    }
    #expect(all("Gauge").count == 1 && all("Gauge") != all("Dial"))
  }

  @Test func numbersDoNotOrderEqualOnes() {
    var text: [UInt8] = []
    var diagnostics = Diagnostics()
    for word in ["b=-2.5", "a=3", "b=1"] {
      diagnostics.report(Diagnostic("some-rule", .error, "wrong", at: text.count..<text.count + word.utf8.count))
      text += Array(word.utf8)
    }
    #expect(diagnostics.ordinals(in: text) == [1, 0, 2])
  }

  @Test func whatIsNotToldDoesNotCount() {
    var diagnostics = Diagnostics()
    for severity in [Severity.note, .error, .warning] {
      diagnostics.report(Diagnostic("some-rule", severity, "wrong", at: 0..<0))
    }
    #expect(diagnostics.ordinals(in: []) == [2, 0, 1])
  }
}
