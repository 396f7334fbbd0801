import XMLSource

/// Reads the text as XML, or reports the one thing that makes it none: every marker of an unfinished merge, or the first
/// place where it is not well-formed.
func parse(_ source: SourceFile, names: NameTable, into diagnostics: inout Diagnostics) -> XMLTree? {
  switch XMLTree.parse(source, names: names) {
  case .success(let tree): return tree
  case .failure(let problem):
    let markers = problem.kind == .notWellFormed ? conflictMarkers(in: source) : []
    if markers.isEmpty {
      diagnostics.report(.init(problem, in: source))
    } else {
      for marker in markers { diagnostics.report(.conflictMarker(marker, in: source)) }
    }
    return nil
  }
}

/// The lines that git leaves where two changes meet.
private func conflictMarkers(in source: SourceFile) -> [Range<Int>] {
  var markers: [Range<Int>] = []
  var start = 0
  while start < source.count {
    var end = start
    while end < source.count, source.bytes[end] != 10, source.bytes[end] != 13 { end += 1 }
    let line = source.bytes[start..<end]
    if let first = line.first, "<|=>".utf8.contains(first), line.prefix(7).count == 7,
      line.prefix(7).allSatisfy({ $0 == first }), line.count == 7 || line[start + 7] == 32
    {
      markers.append(start..<end)
    }
    start = end + 1
  }
  return markers.contains { source.bytes[$0.lowerBound] != UInt8(ascii: "=") } ? markers : []
}

extension Diagnostic {
  fileprivate static func conflictMarker(_ range: Range<Int>, in source: SourceFile) -> Diagnostic {
    let marker = String(decoding: source.bytes[range].prefix(7), as: UTF8.self)
    return Diagnostic(
      "conflict-marker", .error,
      "'\(marker)' is the mark of an unfinished merge; choose one side and delete the marker lines", at: range)
  }

  fileprivate init(_ problem: XMLProblem, in source: SourceFile) {
    let at = problem.offset..<min(problem.offset + 1, max(source.count, problem.offset))
    switch problem.kind {
    case .documentType:
      self.init(
        "refused-input", .error,
        "a DOCTYPE could define entities or name other files, so no document with one is read; delete it", at: at)
    case .tooDeep:
      self.init(
        "refused-input", .error, "elements nest deeper than \(XMLTree.maximumDepth), which no real document does",
        at: at)
    case .tooManyAttributes:
      self.init(
        "refused-input", .error,
        "an element has more than \(XMLTree.maximumAttributes) attributes, which no real document does", at: at)
    case .tooManyNamespaces:
      self.init(
        "refused-input", .error,
        "more than \(XMLTree.maximumNamespaces) namespaces are declared around this element, but Interface Builder uses none; "
          + "delete the 'xmlns' attributes", at: at)
    case .forbiddenCharacter: self.init(forbidden: problem, in: source)
    case .encoding:
      self.init(
        "refused-input", .error,
        "the text is not valid UTF-8 here; save the document as UTF-8, or declare its encoding",
        at: at)
    case .notWellFormed where problem.fault == .tagMismatch && !problem.openTags.isEmpty:
      self.init(mismatched: problem, in: source)
    case .notWellFormed:
      if let common = CommonFault(problem, in: source).diagnostic {
        self = common
        return
      }
      let said = problem.message.split(separator: "\n").first.map {
        $0.hasPrefix("XML") ? String($0) : $0.prefix(1).lowercased() + $0.dropFirst()
      }
      self.init("not-well-formed", .error, "not well-formed XML: \(said ?? "it breaks off here")", at: at)
      if let open = problem.openTags.last {
        notes = [Note("the innermost open element starts here", at: open..<open + 1)]
      }
    }
  }
}

extension Diagnostic {
  /// A control character or the like, or a reference to one.
  fileprivate init(forbidden problem: XMLProblem, in source: SourceFile) {
    let rest = source.bytes[problem.offset..<source.count]
    let isReference = rest.first == UInt8(ascii: "&")
    let end =
      isReference
      ? rest.firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 }
      : rest.dropFirst().firstIndex { $0 & 0xC0 != 0x80 }
    let number = String(problem.code, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    self.init(
      "not-well-formed", .error,
      "not well-formed XML: the character \(name) isn't allowed in XML, \(isReference ? "not even by its number" : "and nobody can see it"); delete it",
      at: problem.offset..<(end ?? source.count))
  }

  /// Both ends of an element that is closed by another's end tag.
  fileprivate init(mismatched problem: XMLProblem, in source: SourceFile) {
    let bytes = source.bytes[..<min(problem.offset, source.count)]
    let start = bytes.indices.dropLast().last { bytes[$0] == UInt8(ascii: "<") && bytes[$0 + 1] == UInt8(ascii: "/") }
    let end = start ?? problem.offset
    let open = problem.openTags.last ?? 0
    let name = source.bytes[(open + 1)...].prefix { !" \t\r\n/>".utf8.contains($0) }
    let opened = String(decoding: name, as: UTF8.self)
    let closed = String(decoding: bytes[end...], as: UTF8.self)
    self.init(
      "not-well-formed", .error,
      "not well-formed XML: '\(closed)' stands where '</\(opened)>' should, since '\(opened)' is still open",
      at: end..<problem.offset)
    notes = [Note("'\(opened)' is opened here", at: open..<(open + 1 + name.count))]
  }
}
