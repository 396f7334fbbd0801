import Testing

@testable import UIDescKit

@Suite struct TypedTextTests {
  static let kinds = ValueType.enumeration([.init(name: "normal", raw: 0), .init(name: "bottomPop", raw: 2)])
  static let sides = ValueType.flags([.init(name: "top", raw: 1), .init(name: "left", raw: 2)])
  static let moves = ValueType.call([
    .init(name: "slide", arguments: [.words(["in", "out"]), .words(["left", "right"])]),
    .init(name: "pop", arguments: [.typed(.integer)]),
    .init(name: "say", arguments: [.typed(.string), .typed(.color)]),
  ])

  static let modes = ValueType.enumeration([.init(name: "solid", ignoresCase: true)])
  static let corners = ValueType.flags([.init(name: "topLeft", raw: 1, ignoresCase: true)])
  static let masks = ValueType.call([
    .init(name: "circle", arguments: [], ignoresCase: true),
    .init(name: "wave", arguments: [.words(["up", "down"]), .typed(.number), .typed(kinds)], ignoresCase: true),
  ])

  @Test(arguments: [
    (modes, "SOLID"), (corners, "TOPLEFT|topleft"), (masks, "Circle"), (masks, "Wave(Down, 2, normal)"),
    (kinds, "bottomPop"), (kinds, "2"), (sides, "top|left"), (sides, ""), (sides, "3"), (moves, "slide"),
    (moves, "slide()"), (moves, "slide( out , right )"), (moves, "pop(-3)"), (moves, #"say("a, (b", #FF0000)"#),
    (.list(.string), #""a, b", c"#), (.list(.integer), ""), (.list(.integer), #""1", 2"#), (.list(kinds), "normal, 2"),
    (.list(.list(.integer)), #""1, 2", "3""#), (.list(moves), "slide(in, left), pop(1)"),
    (.list(.string), #"5" wide, "say \"hi\"""#),
    (.map(.string, .number), #"a: 1, "b: c": 2.5"#), (.map(.string, .string), "url: http://x"),
    (.map(kinds, .boolean), "normal: YES"),
    (.insets, "1, 2.5,-3,4"), (.font, "Helvetica-Bold 17"), (.font, "Helvetica Neue 17.5"), (.font, "system 12"),
    (.font, "system 12 semibold"), (.font, "style largeTitle"), (.font, "style UICTFontTextStyleBody"),
    (.duration, "2"),
    (.duration, "0.25s"), (.duration, "250ms"), (.date, "2024-02-29"), (.date, "2026-01-31T09:30"),
    (.list(.color), "red, #FF0000, clear, systemBlue, #00ff0080"), (moves, #"slide("in", "left")"#),
    (.list(.point), #""1, 2", "3,-4.5""#), (.list(.rect), #""0, 0, 10, 20""#), (.list(.image), "star"),
    (.map(.string, .size), #"a: "1, 2""#), (.map(.number, .number), "1: 1, 2: 1"),
    (.date, "2026-01-31T23:59:59.25+01:00"), (.date, "2026-01-31T09:30:00Z"),
  ])
  func accepts(_ type: ValueType, _ text: String) {
    let typed = TypedText(text)
    #expect(typed.check(typed.whole, type) == .fine)
  }

  /// Each with the part of the text that is wrong.
  @Test(arguments: [
    (modes, "0", "0"), (modes, "solids", "solids"), (corners, "topLeft|Top", "Top"), (masks, "circel", "circel"),
    (masks, "WAVE(Left)", "Left"), (masks, "Circle(1)", "1"), (masks, "Wave(up, wide)", "wide"),
    (masks, "wave(up, 2, Normal)", "Normal"), (kinds, "Normal", "Normal"), (moves, "Slide(in)", "Slide"),
    (moves, "slide(In)", "In"),
    (kinds, "botomPop", "botomPop"), (kinds, "1", "1"), (sides, "top | lefft", "lefft"), (sides, "4", "4"),
    (moves, "slyde(in)", "slyde"), (moves, "slide(in, in)", "in"), (moves, "slide(in", "("),
    (moves, "slide(in) now", "now"),
    (moves, "pop(1, 2)", "2"), (moves, "pop(x)", "x"), (moves, "say(a, #FF00)", "#FF00"),
    (.list(.integer), "1, b", "b"), (.list(.integer), "1, 2.5", "2.5"), (.list(.string), #"a, "b"#, #""b"#),
    (.list(.string), #""a" b, c"#, "b"), (.list(.integer), #"1, "\"2""#, #""\"2""#),
    (.map(.string, .number), "a: 1, b", "b"), (.map(.string, .number), "a: x", "x"),
    (.map(.integer, .number), "a: 1", "a"), (.map(.string, .number), #"a: 1, b: 2, "a": 3"#, #""a""#),
    (.map(.integer, .number), "2: 1, 02: 1", "02"), (.map(.number, .number), "1: 1, 1.0: 1", "1.0"),
    (.map(kinds, .number), "bottomPop: 1, 2: 1", "2"), (.list(.color), "red, blurple", "blurple"),
    (.list(.color), "#１２", "#１２"), (.list(.color), "#+12345", "#+12345"), (.list(.point), "banana", "banana"),
    (.list(.size), #""1, 2, 3""#, #""1, 2, 3""#), (.list(.range), "1", "1"), (moves, "slide(inn)", "inn"),
    (.insets, "1, 2, 3", "1, 2, 3"), (.insets, "1, 2, 3, 4, 5", "5"), (.insets, "1, x, 3, 4", "x"),
    (.font, "Helvetica", "Helvetica"), (.font, "Helvetica big", "big"), (.font, "system 0", "0"),
    (.font, "system 17 blod", "blod"), (.font, "style boddy", "boddy"), (.font, "style body 17", "17"),
    (.font, "system 17 bold now", "now"), (.duration, "2 min", "min"), (.duration, "soon", "soon"),
    (.duration, "-1s", "-1s"),
    (.date, "2026-13-01", "13"), (.date, "2023-02-29", "29"), (.date, "31.1.2026", "31.1.2026"),
    (.date, "2026-01-31T25:00", "25:00"), (.date, "2026-01-31T09", "09"), (.boolean, "maybe", "maybe"),
    (kinds, "02", "02"), (kinds, "+2", "+2"), (.insets, "1 2 3 4", "1 2 3 4"), (.insets, "a,2,3,4", "a"),
    (.insets, "{1,2,3,4}", "{1"),
  ])
  func findsThePlace(_ type: ValueType, _ text: String, _ wrong: String) throws {
    let typed = TypedText(text)
    switch typed.check(typed.whole, type) {
    case .badText(_, let range): #expect(typed.string(range) == wrong)
    case .unknownCase(let word, _, _, let range):
      #expect(word == wrong && range.map(typed.string) == wrong)
    case let verdict: #expect(Bool(false), "\(verdict)")
    }
  }

  @Test func theSecondOfTwoEqualWordsIsMeant() {
    let typed = TypedText("slide(in, in)")
    guard case .unknownCase(_, _, _, let range) = typed.check(typed.whole, Self.moves) else {
      return #expect(Bool(false))
    }
    #expect(range == 10..<12)
  }

  @Test(arguments: [
    (TypedTextTests.kinds, "a name is missing"), (.integer, "a whole number is missing"), (.font, "a font is missing"),
  ])
  func saysThatNothingStandsThere(_ type: ValueType, _ message: String) {
    let typed = TypedText("  ")
    guard case .badText(let said, _) = typed.check(typed.whole, type) else { return #expect(Bool(false)) }
    #expect(said.hasPrefix(message))
  }

  @Test(arguments: ["1 2 3 4", "{1,2,3,4}", "a,2,3,4", "1,2", "1,2,3,4,5"])
  func saysHowInsetsAreWritten(_ text: String) {
    let typed = TypedText(text)
    guard case .badText(let said, _) = typed.check(typed.whole, .insets) else { return #expect(Bool(false)) }
    #expect(said.contains("insets are written as '1, 2, 3, 4': top, left, bottom, right"))
  }

  @Test func placesSurviveEntities() throws {
    let registry =
      #"{"version": 1, "classes": {"A": {"superclass": "UIView", "properties": {"n": {"type": {"list": "integer"}}}}}}"#
    let text =
      "<document><objects><view customClass=\"A\"><userDefinedRuntimeAttributes>"
      + attribute("string", "n", value: "&quot;1&quot;, &#233;")
      + "</userDefinedRuntimeAttributes></view></objects></document>"
    let list = try findings(inDocument: text, registry: registry).list
    #expect(list.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == ["&#233;"])
    #expect(list.first?.message == "'n': 'é' is no whole number")
  }
}
