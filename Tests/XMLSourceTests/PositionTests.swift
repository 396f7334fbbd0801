import Testing

@testable import XMLSource

/// Positions are checked against ones counted by hand.
struct PositionTests {
  private func parse(_ text: String) throws -> XMLTree { try parse(Array(text.utf8)) }

  private func parse(_ bytes: [UInt8]) throws -> XMLTree {
    try XMLTree.parse(SourceFile(path: "test.xib", contents: bytes), names: NameTable()).get()
  }

  private func position(_ range: Range<Int>, in tree: XMLTree) -> SourcePosition {
    LineIndex(tree.source).position(of: range.lowerBound)
  }

  @Test func attributeValueInPlain() throws {
    let tree = try parse("<a>\n  <b c=\"1\" d='two'/>\n</a>")
    let b = ElementID(1)
    #expect(position(tree.startTag(b), in: tree) == SourcePosition(line: 2, column: 3))
    #expect(position(tree.valueRange("d", of: b), in: tree) == SourcePosition(line: 2, column: 15))
    #expect(tree.valueRange("d", of: b).count == 3)
    #expect(position(tree.attributeNameRange("c", of: b), in: tree) == SourcePosition(line: 2, column: 6))
  }

  @Test func entitiesAndNonASCII() throws {
    let tree = try parse("<a é=\"ü&amp;&lt;\" b=\"x\"/>")
    #expect(tree.attributes(tree.root).map(tree.string) == ["ü&<", "x"])
    // Columns count scalars, not bytes.
    #expect(position(tree.valueRange("b", of: tree.root), in: tree) == SourcePosition(line: 1, column: 22))
  }

  @Test func longLinesAreCutWithAMark() {
    let text = Array(("é" + String(repeating: "a", count: 300) + "!" + String(repeating: "b", count: 300)).utf8)
    let lines = LineIndex(text: text, count: text.count)
    func excerpt(_ range: Range<Int>) -> SourceExcerpt { lines.excerpt(of: range) }
    let middle = excerpt(302..<303)
    #expect(middle.text == "…" + String(repeating: "a", count: 120) + "!" + String(repeating: "b", count: 119) + "…")
    #expect(middle.column == 122 && middle.width == 1)
    #expect(excerpt(0..<1).text.hasPrefix("éaa") && excerpt(0..<1).text.hasSuffix("a…") && excerpt(0..<1).column == 1)
    #expect(excerpt(602..<603).text.hasPrefix("…b") && excerpt(602..<603).text.hasSuffix("b"))
    let short = LineIndex(text: Array("<a/>".utf8), count: 4).excerpt(of: 1..<2)
    #expect(short.text == "<a/>" && short.column == 2)
  }

  @Test func carriageReturnsAndByteOrderMark() throws {
    let tree = try parse([0xEF, 0xBB, 0xBF] + Array("<a>\r\n<b/>\r<c/></a>".utf8))
    #expect(position(tree.startTag(ElementID(1)), in: tree) == SourcePosition(line: 2, column: 1))
    #expect(position(tree.startTag(ElementID(2)), in: tree) == SourcePosition(line: 3, column: 1))
    #expect(tree.source.markLength == 3)
    #expect(try parse("<a/>").source.markLength == 0)
  }

  @Test(arguments: [true, false])
  func utf16(isBigEndian: Bool) throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a b=\"ä\" c=\"d\"/>"
    let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    let units = text.utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 255)]
      return isBigEndian ? bytes : bytes.reversed()
    }
    let tree = try parse(mark + units)
    #expect(tree.string(try #require(tree.attributes(tree.root).first { _ in true })) == "ä")
    #expect(position(tree.valueRange("c", of: tree.root), in: tree) == SourcePosition(line: 2, column: 13))
  }

  /// Lines are looked for in blocks, so the break stands at each place of one and between two.
  @Test(arguments: ["\n", "\r", "\r\n"])
  func everyLineBreakCountsWhereverItStands(_ lineBreak: String) {
    for length in 0..<70 {
      let text = Array("\(String(repeating: "a", count: length))\(lineBreak)b\(lineBreak)\(lineBreak)\tc".utf8)
      let lines = LineIndex(text: text, count: text.count)
      #expect(lines.position(of: length) == SourcePosition(line: 1, column: length + 1))
      #expect(lines.position(of: length + lineBreak.utf8.count) == SourcePosition(line: 2, column: 1))
      #expect(lines.position(of: text.count - 1) == SourcePosition(line: 4, column: 2))
    }
  }

  /// Of an odd number of bytes the halves of a scalar are left out.
  @Test func endsOfALongValue() throws {
    let tree = try parse(
      "<a b=\"\(String(repeating: "é", count: 20))x\(String(repeating: "ü", count: 20))\" c=\"short\"/>")
    let values = tree.attributes(tree.root).map { tree.ends($0, 5) }
    #expect(values == ["ééüü", "short"])
  }

  /// 3,000 scalars of two bytes, so that the columns lie in different blocks of the line's counts.
  @Test func columnsOfALongLineCountScalars() throws {
    let tree = try parse(
      "<a b=\"\(String(repeating: "é", count: 3000))\" c=\"\(String(repeating: "ü", count: 3000))\" d=\"x\"/>")
    #expect(position(tree.valueRange("b", of: tree.root), in: tree) == SourcePosition(line: 1, column: 7))
    #expect(position(tree.valueRange("c", of: tree.root), in: tree) == SourcePosition(line: 1, column: 3012))
    #expect(position(tree.valueRange("d", of: tree.root), in: tree) == SourcePosition(line: 1, column: 6017))
    let end = LineIndex(tree.source).position(of: tree.source.count)
    #expect(end == SourcePosition(line: 1, column: 6021))
  }

  @Test func declaredLatin1IsRead() throws {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a b=\"".utf8)
    bytes += [0xE9] + Array("\"/>".utf8)
    let tree = try parse(bytes)
    #expect(tree.attributes(tree.root).map(tree.string) == ["é"])
  }

  @Test func elementRangesAndText() throws {
    let tree = try parse("<a><s>one &amp; <![CDATA[<two>]]><!-- no --></s><e/></a>")
    #expect(tree.text(ElementID(1)) == "one & <two>")
    #expect(tree.range(ElementID(2)) == 48..<52)
    #expect(tree.text(ElementID(2)) == "")
    #expect(tree.comments.map(\.range) == [33..<44])
  }

  @Test func navigation() throws {
    let tree = try parse("<a><b><c/></b><d/></a>")
    #expect(tree.children(tree.root).map(tree.nameString) == ["b", "d"])
    #expect(tree.ancestors(ElementID(2)).map(tree.nameString) == ["b", "a"])
    #expect(tree.subtree(ElementID(1)) == 1..<3)
  }
}
