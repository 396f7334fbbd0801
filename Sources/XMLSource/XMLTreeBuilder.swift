import CXMLReader

extension XMLTree {
  /// Elements may nest this deep, the root counting as 1.
  public static let maximumDepth = 256
  /// An element may have this many attributes; real documents have about 50 at the most.
  public static let maximumAttributes = 256
  /// So many namespaces may be declared on an element and those around it; real documents have none.
  public static let maximumNamespaces = maximumAttributes

  /// Parses `source`. The names go into `names`, which later documents may share.
  public static func parse(_ source: SourceFile, names: NameTable) -> Result<XMLTree, XMLProblem> {
    guard let reader = names.reader else {
      return .failure(XMLProblem(kind: .notWellFormed, offset: 0, message: "out of memory", code: 2, openTags: []))
    }
    var builder = XMLTreeBuilder(expectedBytes: source.count)
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      builder.base = base
      builder.end = base + source.count
      withUnsafeMutablePointer(to: &builder) { builder in
        var events = XMLTreeBuilder.events(for: builder)
        uixml_parse(reader, base, source.count, UInt32(maximumDepth), UInt32(maximumAttributes), &events)
      }
    }
    if let problem = builder.problem { return .failure(problem) }
    return .success(
      XMLTree(
        source: source, names: names, elements: builder.elements, attributes: builder.attributes,
        decoded: builder.decoded, comments: builder.comments))
  }
}

/// Fills the flat arrays from the reader's events. It is reached by a raw pointer alone, which saves the exclusivity
/// checks that a class would pay for at each of a million events.
private struct XMLTreeBuilder {
  var base: UnsafePointer<UInt8>?
  var end: UnsafePointer<UInt8>?
  var elements: [XMLTree.ElementRecord] = []
  var attributes: [XMLTree.AttributeRecord] = []
  var decoded: [UInt8] = []
  var comments: [XMLTree.Comment] = []
  var open: Int32 = -1
  var problem: XMLProblem?

  init(expectedBytes: Int) {
    // Real documents have an element about every 150 bytes and an attribute about every 45.
    elements.reserveCapacity(expectedBytes / 128)
    attributes.reserveCapacity(expectedBytes / 40)
  }

  static func events(for builder: UnsafeMutablePointer<XMLTreeBuilder>) -> uixml_events {
    uixml_events(
      context: builder,
      start: { context, name, tag, attributes, count in
        let builder = context.assumingMemoryBound(to: XMLTreeBuilder.self)
        builder.pointee.start(name, tag, UnsafeBufferPointer(start: attributes, count: Int(count)))
      },
      end: { context, offset in context.assumingMemoryBound(to: XMLTreeBuilder.self).pointee.close(offset) },
      text: { context in context.assumingMemoryBound(to: XMLTreeBuilder.self).pointee.markText() },
      comment: { context, start, end in
        let builder = context.assumingMemoryBound(to: XMLTreeBuilder.self)
        builder.pointee.comments.append(
          XMLTree.Comment(range: Int(start)..<Int(end), next: ElementID(builder.pointee.elements.count)))
      },
      problem: { context, problem, code, offset, message in
        let builder = context.assumingMemoryBound(to: XMLTreeBuilder.self)
        builder.pointee.fail(problem, Int(code), Int(offset), String(cString: message))
      })
  }

  mutating func start(_ name: UInt32, _ tag: UInt32, _ list: UnsafeBufferPointer<uixml_attribute>) {
    let firstAttribute = UInt32(attributes.count)
    for attribute in list {
      var record = XMLTree.AttributeRecord(name: attribute.name, start: 0, length: attribute.length)
      if let base, let end, attribute.value >= base, attribute.value <= end {
        record.start = UInt32(attribute.value - base)
      } else {
        record.start = UInt32(decoded.count)
        record.length |= XMLTree.AttributeRecord.decodedFlag
        decoded.append(contentsOf: UnsafeBufferPointer(start: attribute.value, count: Int(attribute.length)))
      }
      attributes.append(record)
    }
    let index = Int32(truncatingIfNeeded: elements.count)
    elements.append(
      XMLTree.ElementRecord(
        name: name, parent: open, subtreeEnd: index + 1, firstAttribute: firstAttribute, tagStart: tag, end: 0,
        attributeCount: UInt32(list.count), hasText: false))
    open = index
  }

  mutating func close(_ offset: UInt32) {
    guard open >= 0 else { return }
    let index = Int(open)
    elements[index].subtreeEnd = Int32(truncatingIfNeeded: elements.count)
    elements[index].end = offset
    open = elements[index].parent
  }

  mutating func markText() {
    if open >= 0 { elements[Int(open)].hasText = true }
  }

  mutating func fail(_ problem: uixml_problem, _ code: Int, _ offset: Int, _ message: String) {
    let kind: XMLProblem.Kind =
      switch problem {
      case uixml_encoding: .encoding
      case uixml_doctype: .documentType
      case uixml_depth: .tooDeep
      case uixml_attribute_count: .tooManyAttributes
      case uixml_namespace_count: .tooManyNamespaces
      case uixml_character: .forbiddenCharacter
      default: .notWellFormed
      }
    var openTags: [Int] = []
    var element = open
    while element >= 0 {
      openTags.append(Int(elements[Int(element)].tagStart))
      element = elements[Int(element)].parent
    }
    self.problem = XMLProblem(kind: kind, offset: offset, message: message, code: code, openTags: openTags.reversed())
  }
}
