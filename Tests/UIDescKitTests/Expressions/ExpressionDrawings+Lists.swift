extension ExpressionDrawings {
  /// Wrong items, lists and arguments.
  static let lists: [String] = [
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
    there is no name 'i'; a text needs quotes of its own: "'i'"
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
}
