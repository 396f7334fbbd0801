extension ExpressionDrawings {
  /// What only values show.
  static let values: [String] = [
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
}
