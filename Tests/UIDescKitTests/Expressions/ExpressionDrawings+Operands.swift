extension ExpressionDrawings {
  /// Operands of types that don't go together.
  static let operands: [String] = [
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
  ]
}
