import XMLSource

extension Document {
  /// Of an id or an element's name, in bytes of UTF-8. The editor's have 10 and at most 40.
  static let longestName = 256
  /// Of all ids that the tree must make up, in bytes of UTF-8.
  static let mostMadeUp = 128 << 20

  /// What would make a tree far larger than its document: it repeats ids and element's names in the ids that it makes up,
  /// one for each object without its own.
  var excess: Diagnostic? {
    var paths: [Int] = []
    paths.reserveCapacity(objects.count)
    var madeUp = 0
    for object in objects {
      if let id = tree.attribute(words.id, of: object.element) {
        let length = tree.length(id)
        if length > Self.longestName { return .tooLong("an id", at: tree.valueRange("id", of: object.element)) }
        paths.append(length)
        continue
      }
      let name = tree.nameString(object.element).utf8.count
      if name > Self.longestName { return .tooLong("an element's name", at: tree.nameRange(object.element)) }
      let above = object.parent.map { paths[$0] } ?? 0
      paths.append(above + name + "/[0]".utf8.count)
      madeUp += above + name
      if madeUp > Self.mostMadeUp {
        return Diagnostic(
          "refused-input", .error,
          "so many objects without an id nest so deep that their made-up ids take more than 128 MB; give the outer ones an id",
          at: tree.startTag(object.element))
      }
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func tooLong(_ what: String, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "refused-input", .error,
      "\(what) has more than \(Document.longestName) bytes, which no editor writes, and the tree would repeat it; shorten it",
      at: range)
  }
}
