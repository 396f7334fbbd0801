import Testing

@testable import UIDescKit

@Suite struct ExpressionTypeTests {
  @Test(
    arguments: [
      ("1", .number), ("'a'", .string), ("null", .null), ("bounds", .rect), ("bounds.x", .number), ("today", .date),
      ("maxHeight", .optional(.number)), ("maxHeight ?? 1", .number), ("maxHeight ?? null", .optional(.number)),
      ("lineInfo[1]", .optional(.number)), ("datas[0]", .string), ("true ? 1 : null", .optional(.number)),
      ("[1, null]", .list(.optional(.number))), ("[[], [1]]", .list(.list(.any))),
      ("[for row in 0..<2: color('red')]", .list(.color)), ("animation.arguments[0]", .any),
      ("animation.arguments[0].x.y + 1", .number), ("'a' + 'b'", .string), ("1 < 2", .boolean),
      ("keys(colors)", .list(.string)), ("imageSize(image).width", .number),
      ("true ? pickerType : .normal", .enumeration(["normal", "inputView", "bottomPop"])),
    ] as [(String, ExpressionType)])
  func findsTheType(text: String, type: ExpressionType) throws {
    #expect(try Expression(parsing: text).type(in: ExpressionSample.scope) == type)
  }

  @Test(arguments: [
    (ValueType.integer, ExpressionType.number), (.duration, .number), (.localizedString, .string),
    (.list(.color), .list(.color)), (.map(.integer, .image), .map(.number, .image)),
    (.enumeration([.init(name: "a", raw: 1)]), .enumeration(["a"])),
    (.flags([.init(name: "a", raw: 1)]), .flags(["a"])), (.call([]), .call), (.system(.cgColor), .color),
    (.system(.font), .font), (.system(.insets), .insets), (.any, .any),
  ])
  func comesFromTheRegistrysTypes(declared: ValueType, type: ExpressionType) {
    #expect(ExpressionType(declared) == type)
  }

  @Test func systemEnumsHaveTheirCases() throws {
    let mode = try #require(SystemTables.enums.first { $0.name == "UIViewContentMode" })
    guard case .enumeration(let cases) = ExpressionType(.system(.enumeration(mode))) else {
      Issue.record("a content mode is no enum")
      return
    }
    #expect(cases.contains("scaleAspectFit"))
  }

  @Test func aNameDeclaredAgainHasTheLaterType() {
    var scope = Scope()
    scope.declare("a", .number)
    scope.declare("a", .string)
    #expect(scope["a"] == .string)
    #expect(scope.names == ["a"])
  }
}
