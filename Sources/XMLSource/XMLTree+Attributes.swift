extension XMLTree {
  /// The attributes of an element, in the order of its start tag.
  @inline(__always)
  public func attributes(_ element: ElementID) -> Attributes {
    let record = elements[Int(element.index)]
    return Attributes(cursor: record.firstAttribute, end: record.firstAttribute &+ record.attributeCount)
  }

  /// A run of attributes.
  public struct Attributes: Sequence, IteratorProtocol {
    var cursor: UInt32
    let end: UInt32

    /// How many are left.
    public var underestimatedCount: Int { Int(end - cursor) }

    /// The next attribute; nil after the last.
    @inline(__always)
    public mutating func next() -> AttributeID? {
      guard cursor < end else { return nil }
      defer { cursor &+= 1 }
      return AttributeID(Int(cursor))
    }
  }

  /// The attribute's name.
  @inline(__always)
  public func name(_ attribute: AttributeID) -> Name { Name(number: attributes[Int(attribute.index)].name) }

  /// The attribute of that name; nil when there is none.
  public func attribute(_ name: Name, of element: ElementID) -> AttributeID? {
    for attribute in attributes(element) where self.name(attribute) == name { return attribute }
    return nil
  }

  /// The value with its entities replaced.
  public func string(_ attribute: AttributeID) -> String {
    let record = attributes[Int(attribute.index)]
    let start = Int(record.start)
    if record.length & AttributeRecord.decodedFlag != 0 {
      let length = Int(record.length & ~AttributeRecord.decodedFlag)
      return String(decoding: decoded[start..<start + length], as: UTF8.self)
    }
    return String(decoding: source.bytes[start..<start + Int(record.length)], as: UTF8.self)
  }

  /// The value with its entities replaced, or the first and the last `size` bytes of a very long one.
  public func ends(_ attribute: AttributeID, _ size: Int) -> String {
    let whole = bytes(attribute)
    if whole.count <= 2 * size { return string(attribute) }
    func continues(_ i: Int) -> Bool { whole[i] & 0xC0 == 0x80 }
    var (end, start) = (whole.startIndex + size, whole.endIndex - size)
    while end > whole.startIndex, continues(end) { end -= 1 }
    while start < whole.endIndex, continues(start) { start += 1 }
    return String(decoding: whole[..<end] + whole[start...], as: UTF8.self)
  }

  /// The value of the attribute of that name, with its entities replaced; nil when there is none.
  public func string(_ name: Name, of element: ElementID) -> String? {
    attribute(name, of: element).map(string)
  }

  /// How many bytes of UTF-8 the value has, with its entities replaced.
  @inline(__always)
  public func length(_ attribute: AttributeID) -> Int {
    Int(attributes[Int(attribute.index)].length & ~AttributeRecord.decodedFlag)
  }

  /// The value's UTF-8, without a copy.
  @inline(__always)
  public func bytes(_ attribute: AttributeID) -> ArraySlice<UInt8> {
    let record = attributes[Int(attribute.index)]
    let start = Int(record.start)
    if record.length & AttributeRecord.decodedFlag != 0 {
      return decoded[start..<start + Int(record.length & ~AttributeRecord.decodedFlag)]
    }
    return source.bytes[start..<start + Int(record.length)]
  }

  /// A hash of the value's UTF-8 with its entities replaced. It changes from run to run, so that no document can make many alike.
  public func hash(_ attribute: AttributeID) -> Int {
    var hasher = Hasher()
    bytes(attribute).withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// The value's `i`-th byte, 0 past its end.
  @inline(__always)
  public func byte(_ attribute: AttributeID, at i: Int) -> UInt8 {
    let record = attributes[Int(attribute.index)]
    guard i < Int(record.length & ~AttributeRecord.decodedFlag) else { return 0 }
    return record.length & AttributeRecord.decodedFlag != 0
      ? decoded[Int(record.start) + i] : source.bytes[Int(record.start) + i]
  }
}
