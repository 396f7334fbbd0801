/// Where things stand. Nothing of it is stored but the tags' starts: a start tag is read again when somebody asks.
extension XMLTree {
  /// From the `<` of the start tag to its `>`.
  public func startTag(_ element: ElementID) -> Range<Int> {
    let start = Int(elements[Int(element.index)].tagStart)
    return start..<scanTag(at: start, each: { _, _ in false })
  }

  /// From the `<` of the start tag to the `>` of the end tag.
  public func range(_ element: ElementID) -> Range<Int> {
    let record = elements[Int(element.index)]
    return Int(record.tagStart)..<Int(record.end)
  }

  /// The element's name in its start tag.
  public func nameRange(_ element: ElementID) -> Range<Int> {
    let start = Int(elements[Int(element.index)].tagStart) + 1
    return start..<start + nameString(element).utf8.count
  }

  /// What stands between the quotes of the attribute `name`; the start tag when there is none.
  public func valueRange(_ name: String, of element: ElementID) -> Range<Int> {
    attributeRanges(name, of: element)?.value ?? startTag(element)
  }

  /// The attribute from its name to its closing quote; the start tag when there is none.
  public func attributeRange(_ name: String, of element: ElementID) -> Range<Int> {
    guard let ranges = attributeRanges(name, of: element) else { return startTag(element) }
    return ranges.name.lowerBound..<ranges.value.upperBound + 1
  }

  /// The attribute's name alone; the start tag when there is none.
  public func attributeNameRange(_ name: String, of element: ElementID) -> Range<Int> {
    attributeRanges(name, of: element)?.name ?? startTag(element)
  }

  private func attributeRanges(_ name: String, of element: ElementID) -> (name: Range<Int>, value: Range<Int>)? {
    var found: (Range<Int>, Range<Int>)?
    _ = scanTag(at: Int(elements[Int(element.index)].tagStart)) { key, value in
      guard source.bytes[key].elementsEqual(name.utf8) else { return false }
      found = (key, value)
      return true
    }
    return found
  }

  /// The attribute that a byte is in.
  func attributeRanges(at offset: Int, of element: ElementID) -> (name: Range<Int>, value: Range<Int>)? {
    var found: (Range<Int>, Range<Int>)?
    _ = scanTag(at: Int(elements[Int(element.index)].tagStart)) { key, value in
      guard (key.lowerBound...value.upperBound).contains(offset) else { return false }
      found = (key, value)
      return true
    }
    return found
  }

  /// Reads a start tag that the parser has found well-formed. Returns the offset after its `>`.
  private func scanTag(at start: Int, each: (_ name: Range<Int>, _ value: Range<Int>) -> Bool) -> Int {
    let bytes = source.bytes
    var i = start + 1
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }
    while i < source.count, !isSpace(bytes[i]), bytes[i] != UInt8(ascii: ">"), bytes[i] != UInt8(ascii: "/") { i += 1 }
    while i < source.count {
      while i < source.count, isSpace(bytes[i]) || bytes[i] == UInt8(ascii: "/") { i += 1 }
      if i >= source.count { break }
      if bytes[i] == UInt8(ascii: ">") { return i + 1 }
      let name = i
      while i < source.count, !isSpace(bytes[i]), bytes[i] != UInt8(ascii: "=") { i += 1 }
      let nameEnd = i
      while i < source.count, bytes[i] != UInt8(ascii: "\""), bytes[i] != UInt8(ascii: "'") { i += 1 }
      if i >= source.count { break }
      let quote = bytes[i]
      let value = i + 1
      i = value
      while i < source.count, bytes[i] != quote { i += 1 }
      if each(name..<nameEnd, value..<i) { return i }
      i += 1
    }
    return min(i, source.count)
  }
}
