import XMLSource

/// A part of a document that goes missing, or stands there twice.
struct Mutation {
  enum Kind: String, CaseIterable { case dropped, doubled }

  let kind: Kind
  let range: Range<Int>

  func applied(to bytes: [UInt8]) -> [UInt8] {
    switch kind {
    case .dropped: Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
    case .doubled: Array(bytes[..<range.upperBound] + bytes[range.lowerBound...])
    }
  }

  /// - Parameter limit: of a longer document, so many bytes spread evenly.
  static func ofBytes(_ bytes: [UInt8], atMost limit: Int) -> [Mutation] {
    let count = min(bytes.count, limit)
    return (0..<count).flatMap { number in
      let index = number * bytes.count / count
      return Kind.allCases.map { Mutation(kind: $0, range: index..<index + 1) }
    }
  }

  static func ofEachElement(_ bytes: [UInt8]) throws -> [Mutation] {
    let tree = try tree(bytes)
    return (0..<tree.elementCount).flatMap { index in
      Kind.allCases.map { Mutation(kind: $0, range: tree.range(ElementID(index))) }
    }
  }

  /// With the blank before each, so that the document stays well-formed without it.
  static func ofEachAttribute(_ bytes: [UInt8]) throws -> [Mutation] {
    let tree = try tree(bytes)
    return (0..<tree.elementCount).flatMap { index in
      let element = ElementID(index)
      return tree.attributes(element).flatMap { attribute in
        let range = tree.attributeRange(tree.names.string(tree.name(attribute)), of: element)
        return Kind.allCases.map { Mutation(kind: $0, range: range.lowerBound - 1..<range.upperBound) }
      }
    }
  }

  private static func tree(_ bytes: [UInt8]) throws -> XMLTree {
    try XMLTree.parse(try SourceFile(path: "sample", contents: bytes), names: NameTable()).get()
  }
}
