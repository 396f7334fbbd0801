import Testing

@testable import UIDescKit

/// Each entry is an expression, where it is wrong, and what is said.
@Suite struct ExpressionProblemTests {
  private static let grammar: [String] = [
    """

    ^
    the expression ends where a value is missing
    """,
    """
    1 +
       ^
    the expression ends where a value is missing
    """,
    """
    (1 + 2
          ^
    the expression ends where ')' is missing
    """,
    """
    [1, 2)
         ^
    ')' is unexpected here; ']' is missing
    """,
    """
    a b
      ^
    'b' is unexpected here
    """,
    """
    true and false
         ^^^
    'and' is unexpected here; write '&&'
    """,
    """
    true & false
         ^
    '&' means nothing here; write '&&' for and
    """,
    """
    1 = 2
      ^
    '=' means nothing here; write '==' to compare
    """,
    """
    ‘a’
    ^
    '‘' means nothing here; strings stand in ' or "
    """,
    """
    'ü' + #
          ^
    '#' means nothing here
    """,
    """
    'abc
    ^^^^
    the string has no closing '
    """,
    #"""
    'a\qb'
      ^^
    after a backslash comes n, t, r, u, ', " or a backslash
    """#,
    #"""
    '\u{110000}'
     ^^^^^^^^^^
    a character by its number is written \u{1F600}
    """#,
    """
    2 * 2px
        ^^^
    '2px' is no number
    """,
    """
    1e999
    ^^^^^
    '1e999' is too big a number
    """,
    """
    .5
    ^
    a number needs a digit before its point; write 0.5
    """,
    """
    1 < 2 < 3
          ^
    comparisons don't chain; join two with '&&'
    """,
    """
    0..<3
     ^^^
    '..<' stands only after 'in'; elsewhere, write range(location, length)
    """,
    """
    true ? 1
            ^
    the expression ends where ':' and the value otherwise is missing
    """,
    """
    [for 1 in datas: 1]
         ^
    '1' is unexpected here; a name is missing
    """,
    """
    [for x of datas: 1]
           ^^
    'of' is unexpected here; 'in' is missing
    """,
    """
    bounds.
           ^
    the expression ends where a member's name after '.' is missing
    """,
  ]

  private static let types: [String] = [
    """
    bounds.widht > 3
           ^^^^^
    a rect has no member 'widht'; did you mean 'width'?
    """,
    """
    delbtnSize.radius
               ^^^^^^
    a size has no member 'radius'; its members are width and height
    """,
    """
    rowCount.width
             ^^^^^
    a number has no member 'width'; a number has none
    """,
    """
    datas.count
          ^^^^^
    a list of string has no member 'count'; write count(…)
    """,
    """
    1 + rowCuont
        ^^^^^^^^
    there is no name 'rowCuont'; did you mean 'rowCount'?
    """,
    """
    count + 1
    ^^^^^
    there is no name 'count'; 'count' is a function; write count(…)
    """,
    """
    textHieght(text, font, 1)
    ^^^^^^^^^^
    there is no function 'textHieght'; did you mean 'textHeight'?
    """,
    """
    bounds(1)
    ^^^^^^
    'bounds' is no function, but a value
    """,
    """
    pickerType == .bottomPup
                  ^^^^^^^^^^
    the enum has no case '.bottomPup'; did you mean '.bottomPop'?
    """,
    """
    .x == pickerType
    ^^
    the enum has no case '.x'; its cases are .normal, .inputView and .bottomPop
    """,
    """
    pickerType == 'normal'
    ^^^^^^^^^^^^^^^^^^^^^^
    an enum and a string are never equal; an enum's case is written .name
    """,
    """
    .normal
    ^^^^^^^
    '.normal' needs an enum to belong to; compare it with a property that has one
    """,
    """
    rowCount + .normal
               ^^^^^^^
    '.normal' is an enum's case, but a number is needed
    """,
    """
    edges == [.top]
          ^^
    flags have no order to compare in; write .name in flags, or count(flags)
    """,
    """
    .middle in edges
    ^^^^^^^
    the enum has no case '.middle'; its cases are .top, .left, .bottom and .right
    """,
    """
    rowCount + 'a'
               ^^^
    'a' is a string, but a number is needed; write number(…)
    """,
    """
    'rows: ' + rowCount
               ^^^^^^^^
    'rowCount' is a number, but a string is needed; write string(…)
    """,
    """
    bounds + 1
    ^^^^^^
    'bounds' is a rect, but a number or a string is needed
    """,
    """
    !rowCount
     ^^^^^^^^
    'rowCount' is a number, but a boolean is needed
    """,
    """
    1 + 2 && true
    ^^^^^
    '1 + 2' is a number, but a boolean is needed
    """,
    """
    rowCount ? 1 : 2
    ^^^^^^^^
    'rowCount' is a number, but a boolean is needed
    """,
    """
    true ? 1 : 'a'
               ^^^
    the values before and after ':' are a number and a string; they have to be of one type
    """,
    """
    maxHeight ?? 'none'
                 ^^^^^^
    the values before and after '??' are a number and a string; they have to be of one type
    """,
    """
    1 < 'a'
      ^
    '<' can't compare a number with a string
    """,
    """
    bounds < 1
    ^^^^^^
    'bounds' is a rect, but a number, string or date is needed
    """,
    """
    currentDate > '31.1.2026'
                  ^^^^^^^^^^^
    '31.1.2026' is no date; write '2026-01-31'
    """,
    """
    bounds == 1
    ^^^^^^^^^^^
    a rect and a number are never equal
    """,
    """
    1 in datas
    ^
    '1' is a number, but a string is needed
    """,
    """
    'a' in text
           ^^^^
    'text' is a string, but a list, range, map or flags is needed; write contains(text, part)
    """,
    """
    [1, 'a']
        ^^^
    'a' is a string in a list of number; items are of one type
    """,
    """
    datas['a']
          ^^^
    'a' is a string, but a number is needed; write number(…)
    """,
    """
    text[0]
         ^
    only lists and maps have items by index, and 'text' is a string; write substring(…)
    """,
    """
    [for k in colors: k]
              ^^^^^^
    'for' goes over a list, flags or 0..<n, and 'colors' is a map of number to color; write keys(…)
    """,
    """
    [for i in 0..<2: i] == [i]
                            ^
    there is no name 'i'
    """,
    """
    min(1)
    ^^^^^^
    min(a, b, …) takes 2 or more arguments, not 1
    """,
    """
    white(1, 1, 1)
                ^
    white(level[, alpha]) takes 1 or 2 arguments, not 3
    """,
    """
    count(1)
          ^
    '1' is a number, but a list, a map, flags or a string is needed
    """,
    """
    sum(datas)
        ^^^^^
    'datas' is a list of string, but a list of number is needed
    """,
    """
    contains(datas, 1)
                    ^
    '1' is a number, but a string is needed
    """,
    """
    color('whit')
          ^^^^^^
    there is no color 'whit'; did you mean 'white'?
    """,
    """
    color('#12')
          ^^^^^
    '#12' is no color; write #RRGGBB or #RRGGBBAA
    """,
    """
    year('2026-02-30')
         ^^^^^^^^^^^^
    '2026-02-30' is no date; write '2026-01-31'
    """,
    """
    imageSize(delbtnSize)
              ^^^^^^^^^^
    'delbtnSize' is a size, but an image is needed
    """,
  ]

  private static let values: [String] = [
    """
    1 / (rowCount - 3)
        ^^^^^^^^^^^^^^
    '(rowCount - 3)' is 0, and nothing can be divided by 0
    """,
    """
    1 % 0
        ^
    '0' is 0, and nothing can be divided by 0
    """,
    """
    datas[5]
          ^
    there is no item 5; 'datas' has items 0 to 4
    """,
    """
    datas[0.5]
          ^^^
    there is no item 0.5; 'datas' has items 0 to 4
    """,
    """
    datas[-1]
          ^^
    there is no item -1; 'datas' has items 0 to 4
    """,
    """
    1 + maxHeight
        ^^^^^^^^^
    'maxHeight' has no value, but a number is needed
    """,
    """
    delbtnImage.name
    ^^^^^^^^^^^
    'delbtnImage' has no value, so no 'name'
    """,
    """
    imageSize(image).width / 2
    ^^^^^^^^^^^^^^^^
    'imageSize(image)' has no value, so no 'width'
    """,
    """
    1e308 * 10
    ^^^^^^^^^^
    '1e308 * 10' is no finite number
    """,
    """
    sqrt(-1)
    ^^^^^^^^
    'sqrt(-1)' is no finite number
    """,
    """
    substring('abc', 2, 2)
                        ^
    the text has 3 UTF-16 units, and none at 3
    """,
    """
    substring('abc', -1, 2)
                     ^^
    '-1' is -1, but a whole number from 0 is needed
    """,
    """
    substring('😀', 0, 1)
                      ^
    unit 1 is in the middle of a character
    """,
    """
    split(text, '')
                ^^
    the separator is empty
    """,
    """
    [for i in 0..<0.5: i]
                  ^^^
    '0.5' is 0.5, but a whole number is needed
    """,
    """
    [for i in 0..<1e300: i]
                  ^^^^^
    '1e300' is 1e+300, but a whole number is needed
    """,
    """
    [for i in 0..<1e10: i]
              ^^^^^^^^
    a list gets longer than 10000 items
    """,
    """
    rgb(1, 2, 0)
           ^
    a color's parts go from 0 to 1, and this is 2
    """,
    """
    color(text)
          ^^^^
    there is no color 'Tap here'; write #RRGGBB or a system color's name
    """,
    """
    count([for i in 0..<1000: [for j in 0..<1000: i * j]])
                              ^^^^^^^^^^^^^^^^^^^^^^^^^^
    the limit of steps is used up; the expressions do too much
    """,
  ]

  @Test(arguments: grammar + types + values)
  func pointsAtWhatIsWrong(drawing: String) {
    let text = String(drawing.prefix { $0 != "\n" })
    #expect(ExpressionSample.drawn(text) == drawing, "\(ExpressionSample.drawn(text) ?? "nothing")")
  }

  @Test(
    arguments: [
      ("rowCount", .string, "rowCount\n^^^^^^^^\n'rowCount' is a number, but a string is needed; write string(…)"),
      ("'white'", .color, "'white'\n^^^^^^^\n'white' is a string, but a color is needed; write color(…)"),
      ("null", .number, "null\n^^^^\n'null' is null, but a number is needed"),
      (".a", .enumeration(["b"]), ".a\n^^\nthe enum has no case '.a'; did you mean '.b'?"),
      (".a", .flags(["a"]), ".a\n^^\nflags are a list of cases; write [.a]"),
      ("'x'", .date, "'x'\n^^^\n'x' is a string, but a date is needed"),
    ] as [(String, ExpressionType, String)])
  func requiresTheExpectedType(text: String, type: ExpressionType, drawing: String) {
    #expect(ExpressionSample.drawn(text, expecting: type) == drawing)
  }

  @Test(
    arguments: [
      (".a", .enumeration(["a", "b"])), ("[.a, .b]", .flags(["a", "b"])), ("true ? .a : .b", .enumeration(["a", "b"])),
      ("'2026-01-31'", .date), ("maxHeight", .number), ("null", .optional(.number)), ("[]", .list(.color)),
      ("[for i in 0..<2: .a]", .list(.enumeration(["a"]))), ("maxHeight", .any), ("currentDate", .string),
    ] as [(String, ExpressionType)])
  func takesWhatFitsTheExpectedType(text: String, type: ExpressionType) {
    #expect(ExpressionSample.drawn(text, expecting: type) == nil)
  }
}
