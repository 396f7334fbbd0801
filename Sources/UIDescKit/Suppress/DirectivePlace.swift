import XMLSource

/// A directive and what it covers.
struct DirectivePlace {
  let directive: Directive
  /// The bytes that it covers; nil when nothing follows that it could.
  let scope: Range<Int>?
  /// The comment that it is in; nil for an object's notes, which the editor writes.
  let comment: Range<Int>?
  /// Whether the comment holds more.
  var hasNeighbours = false
}

extension Document {
  /// In the order of what they cover, so that of two the inner one is the later.
  func directivePlaces() -> [DirectivePlace] {
    (commentDirectives + noteDirectives).sorted { a, b in
      (a.scope?.lowerBound ?? 0, -(a.scope?.count ?? 0), a.directive.range.lowerBound)
        < (b.scope?.lowerBound ?? 0, -(b.scope?.count ?? 0), b.directive.range.lowerBound)
    }
  }

  private var whole: Range<Int> { 0..<tree.source.count + 1 }

  private var commentDirectives: [DirectivePlace] {
    let bytes = tree.source.bytes
    return tree.comments.flatMap { comment in
      let text = comment.range.lowerBound + "<!--".utf8.count..<comment.range.upperBound - "-->".utf8.count
      let starts = starts(ofLinesIn: text).filter { bytes[$0..<text.upperBound].starts(with: Directive.mark.utf8) }
      let first = starts.first.map { start in bytes[text.lowerBound..<start].allSatisfy(\.isBlank) } ?? false
      return zip(starts, starts.dropFirst() + [text.upperBound]).map { start, end in
        let directive = Directive(in: bytes, at: start..<end)
        let scope = directive.isForFile ? whole : tree.element(after: comment).map(tree.range)
        return DirectivePlace(
          directive: directive, scope: scope, comment: comment.range, hasNeighbours: starts.count > 1 || !first)
      }
    }
  }

  /// Where the first character of each line stands, leaving out blanks.
  private func starts(ofLinesIn text: Range<Int>) -> [Int] {
    let bytes = tree.source.bytes
    var starts: [Int] = []
    var isAtStart = true
    for at in text {
      if bytes[at] == 10 || bytes[at] == 13 {
        isAtStart = true
      } else if isAtStart, !bytes[at].isBlank {
        starts.append(at)
        isAtStart = false
      }
    }
    return starts
  }

  /// Those in the notes that an editor keeps for objects.
  private var noteDirectives: [DirectivePlace] {
    let (notes, key) = (tree.names.intern("userComments"), words.key)
    var places: [DirectivePlace] = []
    for index in 0..<tree.elementCount {
      let element = ElementID(index)
      if tree.attribute(notes, of: element) != nil {
        places += directives(in: tree.valueRange("userComments", of: element), on: element)
      }
      guard let parent = tree.parent(element), let attribute = tree.attribute(key, of: element),
        tree.bytes(attribute).elementsEqual("userComments".utf8)
      else { continue }
      for part in tree.subtree(element).lazy.map(ElementID.init) {
        for name in ["content", "value"] where tree.attribute(tree.names.intern(name), of: part) != nil {
          places += directives(in: tree.valueRange(name, of: part), on: parent)
        }
        if tree.string(words.base64UTF8, of: part) == "YES" {
          places += encodedDirectives(in: part, on: parent)
        } else if tree.hasText(part) {
          places += directives(in: tree.startTag(part).upperBound..<tree.range(part).upperBound, on: parent)
        }
      }
    }
    return places
  }

  /// - Parameter object: what the notes are kept for.
  private func directives(in text: Range<Int>, on object: ElementID) -> [DirectivePlace] {
    directives(in: tree.source.bytes, text, on: object)
  }

  /// Those of a text that is stored as Base64. What stands in it has no place of its own in the file.
  private func encodedDirectives(in part: ElementID, on object: ElementID) -> [DirectivePlace] {
    guard let bytes = base64Bytes(tree.text(part)) else { return [] }
    return directives(in: bytes, bytes.indices, on: object).map { place in
      DirectivePlace(
        directive: place.directive.moved(to: tree.startTag(part)), scope: place.scope, comment: nil)
    }
  }

  private func directives(in bytes: [UInt8], _ text: Range<Int>, on object: ElementID) -> [DirectivePlace] {
    var places: [DirectivePlace] = []
    var at = text.lowerBound
    while at < text.upperBound, bytes[at] != UInt8(ascii: "<") {
      let isWordStart = at == text.lowerBound || bytes[at - 1].isBlank || bytes[at - 1] == UInt8(ascii: ";")
      if isWordStart, bytes[at..<text.upperBound].starts(with: Directive.mark.utf8) {
        let directive = Directive(in: bytes, at: at..<Self.endOfLine(from: at, in: bytes[..<text.upperBound]))
        places.append(
          DirectivePlace(directive: directive, scope: directive.isForFile ? whole : tree.range(object), comment: nil))
        at = directive.range.upperBound
      } else {
        at += 1
      }
    }
    return places
  }

  private static func endOfLine(from start: Int, in text: ArraySlice<UInt8>) -> Int {
    let bytes = text[start...]
    return bytes.indices.first { at in
      bytes[at] == 10 || bytes[at] == 13 || bytes[at] == UInt8(ascii: "<")
        || bytes[at] == UInt8(ascii: "&")
          && ["&#10;", "&#xA;", "&#xa;", "&#13;"].contains { bytes[at...].starts(with: $0.utf8) }
    } ?? text.endIndex
  }
}

extension SourceFile {
  /// In Base64 the mark can't be seen.
  var mayHaveDirectives: Bool { mentions(Directive.mark) || mentions("base64-UTF8") && mentions("userComments") }
}

extension Directive {
  var isForFile: Bool { verb.text == "disable-file" }
}

extension XMLTree {
  /// The element that follows a comment in the one that both stand in.
  func element(after comment: Comment) -> ElementID? {
    let next = comment.next
    guard Int(next.index) < elementCount else { return nil }
    guard let parent = parent(next) else { return next }
    // What starts before the comment and isn't around the next element must end before the comment too.
    var element = ElementID(Int(next.index) - 1)
    while element != parent {
      guard range(element).upperBound <= comment.range.lowerBound, let outer = self.parent(element) else { return nil }
      element = outer
    }
    return next
  }
}
