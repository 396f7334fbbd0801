import Testing

@testable import UIDescKit

@Suite struct ExpressionValueTests {
  @Test(arguments: [
    // Literals.
    ("1", "1"), ("0.5", "0.5"), ("1e3", "1000"), ("2.5E-1", "0.25"), ("-0", "0"), ("0 * -1", "0"),
    ("9007199254740991", "9007199254740991"), (#"'it\'s \u{41}\n'"#, "'it's A\n'"),
    (#""say 'a'""#, "'say 'a''"), ("'ü😀'", "'ü😀'"), ("true", "true"), ("null", "null"), ("[]", "[]"),
    // Precedence.
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 3 - 2", "5"), ("24 / 4 / 2", "3"), ("-2 * 3", "-6"),
    ("- -2", "2"), ("7 % 3", "1"), ("-7 % 3", "-1"), ("5.5 % 2", "1.5"), ("1 < 2 && 2 < 1 || true", "true"),
    ("true || false && false", "true"), ("!false && false", "false"), ("1 + 1 == 2", "true"),
    ("null ?? 1 + 1", "2"), ("null ?? null ?? 3", "3"), ("maxHeight ?? 5 > 4", "true"),
    ("delbtnImage.name ?? 'none'", "'none'"), ("null ?? delbtnImage.name ?? 'none'", "'none'"),
    ("(delbtnImage.name ?? '') + 'x'", "'x'"),
    ("true ? 1 : false ? 2 : 3", "1"), ("false ? 1 : false ? 2 : 3", "3"), ("(1 < 2) == true", "true"),
    // Members and items.
    ("bounds.width / 2", "150"), ("datas[1]", "'b'"), ("datas[rowCount - 1]", "'c'"), ("lineInfo[1]", "1"),
    ("lineInfo[0]", "null"), ("lineInfo[0] ?? lineCount", "2"), ("colors[4]", "#0000FF"), ("colors[4].blue", "1"),
    ("animation.name", "'slide'"), ("animation.arguments[0]", "'in'"), ("font.size", "17"), ("font.weight", "null"),
    ("[[1, 2], [3]][1][0]", "3"), ("image.name", "'star'"), ("highlightRange.location", "4"),
    // Comparison.
    ("'a' < 'b'", "true"), ("2 >= 2", "true"), ("currentDate < '2001-01-01'", "true"), ("currentDate <= today", "true"),
    ("pickerType == .bottomPop", "true"), (".bottomPop != pickerType", "false"), ("delbtnImage == null", "true"),
    ("bounds == rect(0, 0, 300, 200)", "true"), ("datas == ['a']", "false"), ("[1, 2] == [1, 2]", "true"),
    ("color('#FF0000') == rgb(1, 0, 0)", "true"), ("color('white') == white(1)", "true"),
    ("delbtnImage == image", "false"), ("point(1, 2) != point(1, 2)", "false"),
    // Membership.
    ("'a' in datas", "true"), (".top in edges", "true"), (".right in edges", "false"), ("1 in lineInfo", "true"),
    ("0 in lineInfo", "false"), ("5 in highlightRange", "true"), ("8 in highlightRange", "false"),
    ("2 in 0..<2", "false"), ("1.5 in 0..<2", "true"), ("pickerType in [.normal, .bottomPop]", "true"),
    ("!(3 in [1, 2])", "true"),
    // Short circuits.
    ("false && 1 / 0 == 1", "false"), ("true || 1 / 0 == 1", "true"), ("1 ?? 1 / 0", "1"), ("true ? 1 : 1 / 0", "1"),
    // Lists.
    ("[for row in 0..<rowCount: lineInfo[row] ?? lineCount]", "[2, 1, 2]"),
    ("[for item in datas: item + '!']", "['a!', 'b!', 'c!', 'd!', 'e!']"), ("[for i in 3..<1: i]", "[]"),
    ("[for i in -1..<1: i]", "[-1, 0]"), ("[for i in 0..<2: [for j in 0..<i + 1: i * 10 + j]]", "[[0], [10, 11]]"),
    ("[for edge in edges: edge == .top]", "[true, false]"), ("[for k in keys(colors): number(k) + 1]", "[1, 5]"),
    ("[for x in enableDarkMask ? [1] : [2, 3] : x]", "[1]"),
    ("[for text in datas: 1] == [1] ? '' : text", "'Tap here'"),
    // Structures.
    ("point(1, 2)", "{x: 1, y: 2}"), ("size(1, 2)", "{width: 1, height: 2}"),
    ("rect(1, 2, 3, 4)", "{x: 1, y: 2, width: 3, height: 4}"),
    ("insets(1, 2, 3, 4)", "{top: 1, left: 2, bottom: 3, right: 4}"), ("range(1, 2)", "{location: 1, length: 2}"),
    // Functions beyond their examples.
    ("min(3, 2)", "2"), ("max(1, 2, 3, 4, 5)", "5"), ("round(-2.5)", "-3"), ("round(-0.2)", "0"), ("ceil(-0.5)", "0"),
    ("count('😀')", "2"), ("count(datas)", "5"), ("count(colors)", "2"), ("count(edges)", "2"), ("sum([])", "0"),
    ("contains(datas, 'e')", "true"), ("contains(edges, .bottom)", "false"), ("contains('abc', '')", "true"),
    ("contains('a', 'ab')", "false"), ("indexOf('a😀b', 'b')", "3"), ("indexOf('abc', 'x')", "null"),
    ("substring('a😀b', 1, 2)", "'😀'"), ("substring('abc', 3, 0)", "''"), ("split('', ',')", "['']"),
    ("split('a,,b,', ',')", "['a', '', 'b', '']"), ("trim('   ')", "''"), ("string(1e21)", "'1e+21'"),
    ("string(-0.0)", "'0'"), ("string(pickerType)", "'bottomPop'"), ("string(1 < 2)", "'true'"),
    ("number('x')", "null"), ("number('-1e2')", "-100"), ("white(0.5, 0.25).alpha", "0.25"),
    ("rgb(1, 0, 0, 0.5)", "#FF000080"), ("color('systemRed').name", "'systemRed'"), ("year(currentDate)", "2000"),
    ("month(today) * 100 + day(today)", "131"), ("isDate('2026-01-31T09:30:00Z')", "true"), ("isDate('x')", "false"),
    ("textHeight(text, font, 100, 2)", "null"), ("imageSize(image) == null", "true"),
  ])
  func evaluates(expression: String, expected: String) {
    do {
      #expect(written(try ExpressionSample.value(expression)) == expected, "\(expression)")
    } catch {
      Issue.record("\(ExpressionSample.drawn(error, in: expression))")
    }
  }

  @Test func measuresWithWhatTheContextKnows() throws {
    var evaluation = ExpressionSample.evaluation
    evaluation.measurements.textHeight = { text, font, width, lines in
      Double(text.utf8.count) * 1000 + width + Double(lines) / 10
    }
    evaluation.measurements.textWidth = { text, _ in Double(text.utf8.count) * 7 }
    evaluation.measurements.lineHeight = { font in font == .object([]) ? nil : 20.5 }
    evaluation.measurements.imageSize = { image in image == .object([.init("name", .string("star"))]) ? (8, 9) : nil }
    func value(_ text: String) throws -> String {
      written(try Expression(parsing: text).value(in: &evaluation))
    }
    #expect(try value("textHeight(text, font, 50, 3)") == "8050.3")
    #expect(try value("textHeight(text, font, 50)") == "8050")
    #expect(try value("textWidth('ab', font)") == "14")
    #expect(try value("ceil(lineHeight(font))") == "21")
    #expect(try value("imageSize(image).height") == "9")
  }

  @Test func colorsFollowTheAppearance() throws {
    let expression = try Expression(parsing: "color('label').red")
    var evaluation = Evaluation()
    #expect(written(try expression.value(in: &evaluation)) == "0")
    evaluation.isDark = true
    #expect(written(try expression.value(in: &evaluation)) == "1")
  }

  @Test func localisedTextsAreTextsAndStayLocalised() throws {
    let title: Value = .object([
      .init("text", .string("Hi")), .init("key", .string("a.text")), .init("table", .string("Main")),
    ])
    var evaluation = Evaluation(values: ["title": title])
    #expect(try Expression(parsing: "title").value(in: &evaluation) == title)
    for (text, expected) in [
      ("title + '!'", "'Hi!'"), ("count(title)", "2"), ("title == 'Hi'", "true"), ("title < 'Ho'", "true"),
    ] {
      #expect(written(try Expression(parsing: text).value(in: &evaluation)) == expected, "\(text)")
    }
  }
}
