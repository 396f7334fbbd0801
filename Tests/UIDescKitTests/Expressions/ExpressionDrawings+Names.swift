extension ExpressionDrawings {
  /// Names, members and cases that there aren't.
  static let names: [String] = [
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
    flags can't be compared as a whole; write .name in flags, or count(flags) == 0 for none
    """,
    """
    edges == []
          ^^
    flags can't be compared as a whole; write .name in flags, or count(flags) == 0 for none
    """,
    """
    pickerType in edges
    ^^^^^^^^^^
    'pickerType' is an enum, but one with the cases .top, .left, .bottom and .right is needed
    """,
    """
    width / 2
    ^^^^^
    there is no name 'width'; write bounds.width
    """,
    """
    self.height
    ^^^^
    what the object has is named without 'self'; write bounds.height
    """,
    """
    [for true in datas: 1]
         ^^^^
    'true' is unexpected here; a name is missing
    """,
    """
    .middle in edges
    ^^^^^^^
    the enum has no case '.middle'; its cases are .top, .left, .bottom and .right
    """,
  ]
}
