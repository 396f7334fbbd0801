import XMLSource

/// A directive and what it covers.
struct DirectivePlace {
  let directive: Directive
  /// The bytes that it covers; nil when nothing follows that it could.
  let scope: Range<Int>?
  /// The comment that holds nothing else; nil for an object's notes, which the editor writes.
  let comment: Range<Int>?
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
    return tree.comments.compactMap { comment in
      var start = comment.range.lowerBound + "<!--".utf8.count
      let end = comment.range.upperBound - "-->".utf8.count
      while start < end, bytes[start].isBlank { start += 1 }
      guard start < end, bytes[start..<end].starts(with: Directive.mark.utf8) else { return nil }
      let directive = Directive(in: bytes, at: start..<end)
      let scope = directive.isForFile ? whole : tree.element(after: comment).map(tree.range)
      return DirectivePlace(directive: directive, scope: scope, comment: comment.range)
    }
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
        if tree.hasText(part) {
          places += directives(in: tree.startTag(part).upperBound..<tree.range(part).upperBound, on: parent)
        }
      }
    }
    return places
  }

  /// - Parameter object: what the notes are kept for.
  private func directives(in text: Range<Int>, on object: ElementID) -> [DirectivePlace] {
    let bytes = tree.source.bytes
    var places: [DirectivePlace] = []
    var at = text.lowerBound
    while at < text.upperBound, bytes[at] != UInt8(ascii: "<") {
      let isWordStart = at == text.lowerBound || bytes[at - 1].isBlank || bytes[at - 1] == UInt8(ascii: ";")
      if isWordStart, bytes[at..<text.upperBound].starts(with: Directive.mark.utf8) {
        let directive = Directive(in: bytes, at: at..<endOfLine(from: at, in: text))
        places.append(
          DirectivePlace(directive: directive, scope: directive.isForFile ? whole : tree.range(object), comment: nil))
        at = directive.range.upperBound
      } else {
        at += 1
      }
    }
    return places
  }

  private func endOfLine(from start: Int, in text: Range<Int>) -> Int {
    let bytes = tree.source.bytes[start..<text.upperBound]
    return bytes.indices.first { at in
      bytes[at] == 10 || bytes[at] == 13 || bytes[at] == UInt8(ascii: "<")
        || bytes[at] == UInt8(ascii: "&")
          && ["&#10;", "&#xA;", "&#xa;", "&#13;"].contains { bytes[at...].starts(with: $0.utf8) }
    } ?? text.upperBound
  }
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
