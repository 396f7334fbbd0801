import Testing

@testable import UIDescKit

/// Fixes that are safe here and unsafe there.
@Suite struct SafeFixTests {
  private func fixes(_ rule: RuleID, _ objects: String) -> [Diagnostic.Fix?] { found(rule, objects).map(\.fix) }

  private func found(_ rule: RuleID, _ objects: String) -> [Diagnostic] {
    let text = "<document><objects>\(objects)</objects></document>"
    return Compiler(registry: Registry(), options: .init())
      .validate(path: "a.xib", contents: Array(text.utf8), with: Worker()).findings.map(\.diagnostic)
      .filter { $0.rule == rule }
  }

  private func object(_ tag: String, _ attributes: String...) -> String {
    let list = attributes.joined()
    return
      "<\(tag)><userDefinedRuntimeAttributes>\(list)</userDefinedRuntimeAttributes></\(tag.prefix(while: \.isLetter))>"
  }

  private static let clips = attribute("boolean", "clipsToBounds", value: "YES")
  private static let masksNot = attribute("boolean", "layer.masksToBounds", value: "NO")

  @Test func aShadowGoesSafelyWhereNothingCameBetween() {
    let clipping = #"view id="a" clipsSubviews="YES""#
    func safe(_ tag: String, _ attributes: String...) -> [Bool?] {
      fixes("shadowed-attribute", object(tag, attributes.joined())).map { $0?.isSafe }
    }
    #expect(safe(clipping, Self.clips) == [true])
    #expect(safe(clipping, Self.clips, Self.masksNot) == [true])
    #expect(safe(clipping, Self.masksNot, Self.clips) == [false])
    #expect(safe(clipping + #" customClass="Card""#, Self.clips) == [false])
    #expect(safe(#"label id="a" text="x""#, attribute("string", "text", value: "x")) == [nil])
    // What is said twice before it changes nothing.
    let both = #"view id="a" clipsSubviews="YES" tag="8""#
    #expect(safe(both, Self.clips, number("tag", "8")) == [true, true])
    #expect(safe(both, attribute("boolean", "clipsToBounds", value: "NO"), number("tag", "8")) == [nil, false])
    #expect(safe(both, Self.clips, Self.masksNot, number("tag", "8")) == [true, false])
  }

  @Test func aShadowStaysBesideAVariation() {
    let list = "<userDefinedRuntimeAttributes>\(Self.clips)</userDefinedRuntimeAttributes>"
    func safe(_ variation: String) -> [Bool?] {
      fixes(
        "shadowed-attribute",
        "<view id=\"a\" clipsSubviews=\"YES\">\(list)<variation key=\"heightClass=compact\" \(variation)/></view>"
      )
      .map { $0?.isSafe }
    }
    #expect(safe("clipsSubviews=\"NO\"") == [false])
    #expect(safe("hidden=\"NO\"") == [true])
  }

  /// Another object may have set it through an outlet.
  @Test(arguments: [
    ("view.clipsToBounds", false), ("view.layer.masksToBounds", false), ("view.opaque", true), ("layer.opaque", true),
  ]) func aShadowStaysWhereAnotherObjectReachesIt(keyPath: String, isSafe: Bool) {
    let view = object(#"view id="a" clipsSubviews="YES""#, Self.clips)
    let other = object(#"viewController id="vc""#, attribute("boolean", keyPath, value: "NO"))
    #expect(fixes("shadowed-attribute", view + other).map { $0?.isSafe } == [isSafe])
  }

  private func constraint(_ id: String, _ more: String = "") -> String {
    "<constraint firstAttribute=\"width\" constant=\"8\"\(more) id=\"\(id)\"/>\n"
  }

  /// Where somebody has said so, or something else may want it.
  @Test func aConstraintThatIsToStayStays() throws {
    let comment = "<!-- uidesc:disable duplicate-constraint: code counts them -->"
    let other = "<!-- uidesc:disable misplaced-view: why -->"
    func fix(_ constraints: String) throws -> (deleted: String, isSafe: Bool)? {
      let objects = "<view id=\"a\"><constraints>\(constraints)</constraints></view>"
      guard let fix = try #require(fixes("duplicate-constraint", objects).first) else { return nil }
      let text = "<document><objects>\(objects)</objects></document>"
      return (String(decoding: Array(text.utf8)[fix.range], as: UTF8.self), fix.isSafe)
    }
    let found = try #require(try fix(comment + constraint("c") + constraint("d", " userLabel=\"mine\"")))
    #expect(found.deleted.contains("id=\"d\"") && !found.isSafe)
    #expect(try fix(comment + constraint("c") + constraint("d"))?.isSafe == false)
    #expect(try fix(constraint("c") + other + constraint("d"))?.isSafe == false)
    #expect(try fix(constraint("c") + constraint("d"))?.isSafe == true)
    #expect(try fix(constraint("c") + constraint("d") + "<some thing=\"d\"/>")?.isSafe == false)
  }

  /// The value that works would be lost to one that never was set.
  @Test func aMisspelledKeyBesideTheRightOneStays() throws {
    let found = outcome(object(#"view id="a""#, number("alpha", "1"), number("alhpa", "0.5"))).findings
    let diagnostic = try #require(found.first { $0.diagnostic.rule == "unknown-key-path" }?.diagnostic)
    #expect(diagnostic.fix == nil)
    let note = try #require(diagnostic.notes.last)
    #expect(note.message == "'alpha' is set already; delete one of the two" && note.range != nil)
    let apart = object(#"view id="a""#, number("alpha", "1")) + object(#"view id="b""#, number("alhpa", "0.5"))
    #expect(fixes("unknown-key-path", apart).map { $0?.replacement } == ["alpha"])
  }

  @Test func aStoredSizeIsWrittenAsThePointWas() {
    let point = attribute("point", "s", child: "<point y = '2'  x='1' key='value'></point>")
    let registry = boxRegistry(#""s": {"type": "size"}"#)
    let fixed = outcome(box(point), registry: registry).findings.compactMap(\.diagnostic.fix?.replacement)
    #expect(fixed == [attribute("size", "s", child: "<size height = '2'  width='1' key='value'></size>")])
  }

  /// Somebody has written them for somebody.
  @Test(arguments: [
    "><!-- imp --></userDefinedRuntimeAttribute>", " userLabel=\"imp\"/>",
    "><string key=\"userComments\">imp</string></userDefinedRuntimeAttribute>",
  ]) func wordsArentDeletedSafely(end: String) {
    let noted = Self.clips.replacing("></userDefinedRuntimeAttribute>", with: end)
    func safe(_ first: String, _ second: String) -> [Bool?] {
      fixes("duplicate-key-path", object(#"label id="a""#, first, second)).map { $0?.isSafe }
    }
    #expect(safe(noted, Self.clips) == [false])
    #expect(safe(Self.clips, noted) == [true])
  }

  @Test func theConstraintWithALabelStays() {
    func fix(_ first: String, _ second: String) -> Diagnostic.Fix? {
      func constraint(_ label: String, _ id: String) -> String {
        "<constraint firstAttribute=\"width\" constant=\"8\" \(label) id=\"\(id)\"/>"
      }
      return fixes(
        "duplicate-constraint",
        "<view id=\"a\"><constraints>\(constraint(first, "first"))\n\(constraint(second, "c"))</constraints></view>"
      ).first ?? nil
    }
    let label = "userLabel=\"mine\""
    let (one, other, both) = (fix("", label), fix(label, ""), fix(label, label))
    #expect(one?.isSafe == true && other?.isSafe == true && both?.isSafe == false)
    #expect(one?.range.lowerBound ?? .max < other?.range.lowerBound ?? 0)
  }

  @Test(arguments: [("8.3333", "8.3333000000000013", 1), ("20", "19.999999999999943", 1), ("8.3333", "8.3343", 0)])
  func noiseMakesNoOtherConstraint(first: String, second: String, found: Int) {
    let constraints = [first, second].enumerated().map {
      "<constraint firstAttribute=\"width\" constant=\"\($0.element)\" id=\"c\($0.offset)\"/>"
    }
    let text = "<view id=\"a\"><constraints>\(constraints.joined())</constraints></view>"
    #expect(fixes("duplicate-constraint", text).count == found)
  }

  /// They have one setter.
  @Test func aKeyWithACapitalLetterIsTheSame() {
    let (upper, lower) = (attribute("boolean", "Hidden", value: "YES"), attribute("boolean", "hidden", value: "YES"))
    func said(_ tag: String, _ attributes: String...) -> [String] {
      found("duplicate-key-path", object(tag, attributes.joined()))
        .map { "\($0.message.prefix { $0 != "," }) \($0.fix?.isSafe ?? false)" }
    }
    let label = #"label id="a""#
    #expect(said(label, upper, lower) == ["'Hidden' is set again as 'hidden' on the same object true"])
    #expect(said(label, lower, upper) == ["'hidden' is set again as 'Hidden' on the same object true"])
    #expect(said(label, upper, upper) == ["'Hidden' is set again on the same object true"])
    #expect(said(label, number("alpha", "1"), number("Alpha.x", "1"), number("alpha.x", "1")) == [])
    #expect(said(#"view id="a" customClass="Knob""#, upper, lower).count == 1)
    let unknown = attribute("boolean", "lit", value: "YES")
    #expect(said(#"view id="a" customClass="Knob""#, unknown.replacing("lit", with: "Lit"), unknown) == [])
  }

  @Test func aRepetitionGoesSafelyWhereNothingCameBetween() {
    func safe(_ attributes: String...) -> [Bool?] {
      fixes("duplicate-key-path", object(#"label id="a""#, attributes.joined(separator: "\n"))).map { $0?.isSafe }
    }
    let eight = number("tag", "8")
    let localized =
      #"<userDefinedRuntimeAttribute type="string" keyPath="text" value="a" localized="YES"/>"#
    #expect(safe(eight, number("tag", "8.0")) == [true])
    #expect(safe(number("tag", "0.1"), number("tag", "0.10000000149011612")) == [true])
    #expect(safe(eight, number("tag", "9")) == [false])
    #expect(safe(eight, Self.clips, eight) == [false])
    #expect(safe(localized, localized) == [false])
  }

  /// The app makes another object than before, or sets what it didn't set.
  @Test func whatHasNotWorkedIsNotMadeToWorkSafely() {
    let shop =
      #"{"version": 1, "complete": true, "module": "Shop", "classes": {"Card": {"superclass": "UIView"}}}"#
    let registry = Registry.load(files: [("r.json", Array(shop.utf8))]).registry
    for attributes in [#"customClass="Card""#, #"customClass="Card" customModule="Store""#] {
      let text = "<document><objects><view id=\"a\" \(attributes)/></objects></document>"
      let found = Compiler(registry: registry, options: .init())
        .validate(path: "a.xib", contents: Array(text.utf8), with: Worker()).findings
      #expect(found.map(\.diagnostic.fix?.isSafe) == [false])
    }
    #expect(
      fixes("unknown-key-path", object(#"view id="a""#, attribute("boolean", "isHidden", value: "YES")))
        .map { $0?.isSafe } == [false])
  }

  /// What is written between quotes stays there, whichever they are.
  @Test(arguments: ["\"", "'"]) func quotesEndNoValue(quote: String) {
    let name = #"weather'"s <&>"#
    #expect("a'b\"".asAttributeValue == "a&apos;b&quot;")
    var options = Compiler.Options()
    options.findProject = { _, _ in Project(images: [name]) }
    let text =
      "<document><objects><imageView id=\"a\" image=\(quote)wether&apos;&quot;s &lt;&amp;>\(quote)/></objects></document>"
    let outcome = Compiler(registry: Registry(), options: options)
      .fix(.all, path: "a.xib", contents: Array(text.utf8), with: Worker())
    #expect(outcome.fixed?.count == 1)
    #expect(outcome.findings.map(\.diagnostic.message) == [])
  }
}
