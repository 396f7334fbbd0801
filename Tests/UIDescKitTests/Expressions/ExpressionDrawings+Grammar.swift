extension ExpressionDrawings {
  /// What the grammar doesn't allow.
  static let grammar: [String] = [
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
    '#' means nothing here; a color is written color('#RRGGBB')
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
}
