/// An element of an `XMLTree`, by its place in document order.
public struct ElementID: Hashable, Comparable, Sendable {
  /// The place in document order, from 0.
  public let index: Int32

  /// The one at a place in document order.
  public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// Whether `a` starts before `b`.
  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// An attribute of an `XMLTree`, by its place in document order.
public struct AttributeID: Hashable, Sendable {
  /// The place in document order, from 0.
  public let index: Int32

  /// The one at a place in document order.
  public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// A well-formed XML document as flat arrays in document order. It knows where everything stands and nothing of what it
/// means. Attribute values are byte ranges until somebody needs a `String`; text is read from the source on demand.
public final class XMLTree {
  /// What it was parsed from.
  public let source: SourceFile
  /// What its names' numbers mean.
  public let names: NameTable
  let elements: [ElementRecord]
  let attributes: [AttributeRecord]
  /// Values that held entities or other text to decode.
  let decoded: [UInt8]
  /// In document order.
  public let comments: [Comment]

  init(
    source: SourceFile, names: NameTable, elements: [ElementRecord], attributes: [AttributeRecord], decoded: [UInt8],
    comments: [Comment]
  ) {
    (self.source, self.names, self.elements, self.attributes) = (source, names, elements, attributes)
    (self.decoded, self.comments) = (decoded, comments)
  }

  struct ElementRecord {
    var name: UInt32
    /// -1 for the root.
    var parent: Int32
    /// The index after the last descendant.
    var subtreeEnd: Int32
    var firstAttribute: UInt32
    var tagStart: UInt32
    /// The offset after the end tag.
    var end: UInt32
    var attributeCount: UInt32
    /// Text other than white space stands directly in the element.
    var hasText: Bool
  }

  struct AttributeRecord {
    var name: UInt32
    var start: UInt32
    /// The highest bit says that the value lies in `decoded`.
    var length: UInt32

    static let decodedFlag: UInt32 = 1 << 31
  }

  /// A comment, which belongs to no element.
  public struct Comment: Sendable {
    /// With its `<!--` and `-->`.
    public let range: Range<Int>
    /// The first element that starts after it; may be past the last one.
    public let next: ElementID
  }

  /// The outermost element.
  public var root: ElementID { ElementID(0) }
  /// How many elements there are, the root included.
  public var elementCount: Int { elements.count }

  func record(_ element: ElementID) -> ElementRecord? {
    elements.indices.contains(Int(element.index)) ? elements[Int(element.index)] : nil
  }
}
