import Testing

@testable import UIDescKit

@Suite struct FixTests {
  private static let capital = attribute("boolean", "Hidden", value: "YES")

  private func fix(_ text: [UInt8], _ kind: FixKind = .safe, registry: String? = nil) -> Outcome {
    let known = registry.map { Registry.load(files: [("widgets.json", Array($0.utf8))]).registry } ?? Registry()
    return Compiler(registry: known, options: .init()).fix(kind, path: "a.xib", contents: text, with: Worker())
  }

  private func document(_ attributes: String) -> String {
    "<document><objects><view id=\"a\"><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view></objects></document>\n"
  }

  @Test func onlyTheBytesThatItMustChange() {
    let noise = "\n  <!-- keep é me -->\r\n\t"
    let before = document(noise + Self.capital + noise + attribute("boolean", "Opaque", value: "NO"))
    let after = before.replacing("Hidden", with: "hidden").replacing("Opaque", with: "opaque")
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    for start in [[], mark] {
      let outcome = fix(start + Array(before.utf8))
      #expect(outcome.fixed?.contents == start + Array(after.utf8))
      #expect(outcome.fixed?.count == 2)
      #expect(!outcome.findings.contains { $0.diagnostic.fix != nil })
    }
  }

  @Test func whatIsRightStays() {
    let outcome = fix(Array(document(attribute("boolean", "hidden", value: "YES")).utf8))
    #expect(outcome.fixed?.contents == nil && outcome.fixed?.problem == nil)
    #expect(fix(Array("<document><objects></document>".utf8)).fixed?.contents == nil)
  }

  @Test func unsafeOnesAreMadeWhenAskedFor() {
    let before = document(attribute("boolean", "hiden", value: "YES"))
    #expect(fix(Array(before.utf8)).fixed?.contents == nil)
    #expect(fix(Array(before.utf8), .all).fixed?.contents == Array(before.replacing("hiden", with: "hidden").utf8))
  }

  /// A value that the right key can't hold.
  @Test func aFixThatMakesAnErrorIsLeftOut() {
    let before = document(attribute("string", "hiden", value: "x") + Self.capital)
    let outcome = fix(Array(before.utf8), .all)
    #expect(outcome.fixed?.contents == Array(before.replacing("Hidden", with: "hidden").utf8))
    #expect(outcome.fixed?.count == 1 && outcome.fixed?.refused.count == 1)
    let refused = outcome.fixed?.refused.first
    #expect(refused?.what == "change 'hiden' to 'hidden' in 'a'")
    // The other edit, which comes after it, doesn't move it; nor does a mark before the text.
    let place = before.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .firstIndex { String($0)?.contains("hiden") == true }
    #expect(refused?.position.line == place.map { $0 + 1 })
    let marked = fix([0xEF, 0xBB, 0xBF] + Array(before.utf8), .all).fixed?.refused.first
    #expect(marked?.position == refused?.position && marked != nil)
    let reason = refused?.reason ?? ""
    #expect(reason.hasPrefix("since it would make an error"))
    #expect(reason.hasSuffix("[type-mismatch]"))
    #expect(outcome.findings.map(\.diagnostic.rule.name).contains("unknown-key-path"))
  }

  /// Else what the first adds shadows what the second corrects, which then would be deleted.
  @Test func namesAreCorrectedBeforeValuesAreAdded() {
    let red =
      "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    let before = document(number("layer.cornerRadius", "8") + attribute("boolean", "clipToBounds", value: "NO"))
      .replacing("<view id=\"a\">", with: "<label id=\"a\">\(red)").replacing("</view>", with: "</label>")
    for before in [before, before.replacing(" id=\"a\"", with: "")] {
      let after = before.replacing("clipToBounds\" value=\"NO", with: "clipsToBounds\" value=\"YES")
      let fixed = fix(Array(before.utf8), .all).fixed
      #expect(fixed?.contents.map { String(decoding: $0, as: UTF8.self) } == after)
      #expect(fixed?.count == 2)
    }
  }

  /// Both would make an error, each by itself.
  @Test func twoBadOnesOfAnObjectAreTriedByThemselves() {
    let before = document(attribute("string", "alpa", value: "x") + attribute("string", "tagg", value: "x"))
    let fixed = fix(Array(before.utf8), .all).fixed
    #expect(fixed?.contents == nil && fixed?.count == 0)
    #expect(fixed?.refused.count == 2, "\(fixed?.refused ?? [])")
    #expect(fixed?.refused.allSatisfy { $0.reason.contains("make an error") } == true)
  }

  @Test func otherEncodingsAreLeftAlone() {
    let text = "\u{FEFF}" + document(Self.capital)
    let wide = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(fix(wide).fixed?.problem?.contains("UTF-16LE") == true)
    let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\(document(Self.capital))".utf8)
    #expect(fix(latin).fixed?.problem?.contains("ISO-8859-1") == true)
    let plain = "\u{FEFF}" + document("")
    #expect(fix(plain.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }).fixed?.problem == nil)
  }

  /// Two findings about one place.
  @Test func fixesGoOnUntilNoneIsLeft() throws {
    let order = #"[{"set": "c", "after": "a", "reason": "r"}, {"set": "c", "after": "b", "reason": "r"}]"#
    let registry = boxRegistry(
      #""a": {"type": "string"}, "b": {"type": "string"}, "c": {"type": "string"}"#, order: order)
    let text = { (keys: String) in
      "<document><objects>\(box(keys.map { UIDescKitTests.text(String($0), "x") }.joined(separator: "\n")))</objects></document>"
    }
    let outcome = fix(Array(text("cab").utf8), .all, registry: registry)
    #expect(outcome.fixed?.contents.map { String(decoding: $0, as: UTF8.self) } == text("abc"))
  }

  @Test func aLongChainIsPutInOrderAtOnce() throws {
    let names = (0..<16).map { "k\($0)" }
    let order = names.indices.dropFirst().map { #"{"set": "k\#($0)", "after": "k\#($0 - 1)", "reason": "r"}"# }
    let registry = boxRegistry(
      names.map { #""\#($0)": {"type": "string"}"# }.joined(separator: ", "),
      order: "[\(order.joined(separator: ", "))]")
    let text = { (names: [String]) in
      "<document><objects>\(box(names.map { UIDescKitTests.text($0, "x") }.joined(separator: "\n")))</objects></document>"
    }
    let outcome = fix(Array(text(names.reversed()).utf8), .all, registry: registry)
    let contents = try #require(outcome.fixed?.contents)
    #expect(outcome.fixed?.count == 15 && outcome.findings.map(\.diagnostic.message) == [])
    #expect(String(decoding: contents, as: UTF8.self) == text(names))
    #expect(fix(contents, .all, registry: registry).fixed?.contents == nil)
  }

  /// A finding that comes again with each edit.
  @Test func fixesWithoutAnEndAreNotMade() {
    var diagnostics = Diagnostics()
    var diagnostic = Diagnostic("duplicate-id", .warning, "m", at: 9..<9)
    diagnostic.fix = .init("t", isSafe: true, replace: 9..<9, with: " ")
    diagnostics.report(diagnostic)
    let text = Array(document("").utf8)
    let again = Outcome(diagnostics, of: "a.xib", text: text).findings
    let outcome = Compiler(registry: Registry(), options: .init())
      .fix(.safe, path: "a.xib", contents: text, with: Worker()) { _ in again }
    #expect(outcome.fixed?.contents == nil)
    #expect(outcome.fixed?.problem == "the fixes of its findings bring up others without an end")
  }

  @Test func fixesThatUndoEachOtherAreNotMade() {
    let order = #"[{"set": "a", "after": "b", "reason": "r"}, {"set": "b", "after": "a", "reason": "r"}]"#
    let registry = boxRegistry(#""a": {"type": "string"}, "b": {"type": "string"}"#, order: order)
    let text =
      "<document><objects>\(box(UIDescKitTests.text("a", "x") + UIDescKitTests.text("b", "x")))</objects></document>"
    let outcome = fix(Array(text.utf8), .all, registry: registry)
    #expect(outcome.fixed?.contents == nil)
    #expect(outcome.fixed?.problem == "the fixes of its findings undo each other")
  }

  @Test func ofEditsInOnePlaceTheFirstIsMade() {
    let bytes = Array("abcdef".utf8)
    func finding(_ range: Range<Int>, _ text: String) -> Finding {
      var diagnostic = Diagnostic("duplicate-id", .error, "m", at: range)
      diagnostic.fix = .init("t", isSafe: true, replace: range, with: text)
      var diagnostics = Diagnostics()
      diagnostics.report(diagnostic)
      return Outcome(diagnostics, of: "a", text: bytes).findings[0]
    }
    func result(_ edits: (Range<Int>, String)...) -> String {
      let compatible = Edit.compatible(edits.map { finding($0.0, $0.1) }, .safe, in: bytes)
      return String(decoding: Edit.apply(compatible.map(\.edit), to: bytes), as: UTF8.self)
    }
    #expect(result((0..<2, "X"), (1..<3, "Y"), (3..<4, "")) == "Xcef")
    #expect(result((2..<2, "1"), (2..<2, "2"), (2..<3, "C")) == "ab1cdef")
    #expect(result((0..<1, "A"), (1..<2, "B"), (0..<1, "Z")) == "ABcdef")
    #expect(result((0..<1, "a"), (4..<9, "x")) == "abcdef")
  }
}
