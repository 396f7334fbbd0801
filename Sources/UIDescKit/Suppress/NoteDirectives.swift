import XMLSource

extension Document {
  /// Those in the notes that an editor keeps for objects.
  var noteDirectives: [DirectivePlace] {
    let (notes, key) = (tree.names.intern("userComments"), words.key)
    var places: [DirectivePlace] = []
    for index in 0..<tree.elementCount {
      let element = ElementID(index)
      if let text = tree.attribute(notes, of: element) {
        places += directives(in: text, "userComments", of: element, on: element)
      }
      guard let parent = tree.parent(element), let attribute = tree.attribute(key, of: element),
        tree.bytes(attribute).elementsEqual("userComments".utf8)
      else { continue }
      for part in tree.subtree(element).lazy.map(ElementID.init) {
        for name in ["content", "value"] {
          guard let text = tree.attribute(tree.names.intern(name), of: part) else { continue }
          places += directives(in: text, name, of: part, on: parent)
        }
        if tree.string(words.base64UTF8, of: part) == "YES" {
          guard let text = base64Bytes(tree.text(part)) else { continue }
          places += directives(ofRead: text, at: tree.startTag(part), on: parent)
        } else if tree.hasText(part) {
          places += directives(inTextOf: part, on: parent)
        }
      }
    }
    return places
  }

  private func directives(
    in text: AttributeID, _ name: String, of part: ElementID, on object: ElementID
  ) -> [DirectivePlace] {
    let range = tree.valueRange(name, of: part)
    let found = directives(in: tree.source.bytes, range, on: object)
    if tree.bytes(text).elementsEqual(tree.source.bytes[range]), !tree.bytes(text).contains(Self.hardBlank) {
      return found
    }
    return Self.better(directives(ofRead: Array(tree.bytes(text)), at: range, on: object), than: found)
  }

  private func directives(inTextOf part: ElementID, on object: ElementID) -> [DirectivePlace] {
    let bytes = tree.source.bytes
    let whole = tree.startTag(part).upperBound..<tree.range(part).upperBound
    let text = bytes[whole].prefix { $0 != UInt8(ascii: "<") }
    let found = directives(in: bytes, text.indices, on: object)
    let isAll = bytes[text.endIndex...].starts(with: "</".utf8)
    if isAll, !text.contains(where: { $0 == UInt8(ascii: "&") || $0 == Self.hardBlank }) { return found }
    return Self.better(
      directives(ofRead: Array(tree.text(part).utf8), at: tree.startTag(part), on: object), than: found)
  }

  /// What a text reads as says more than what stands in the file, unless both say the same: then that has places of its own.
  private static func better(_ read: [DirectivePlace], than found: [DirectivePlace]) -> [DirectivePlace] {
    let isSame =
      read.count == found.count && zip(read, found).allSatisfy { $0.directive.isSpelled(like: $1.directive) }
    return isSame || read.count < found.count ? found : read
  }

  /// The last byte of a blank that breaks no line, which editors for prose write.
  private static let hardBlank: UInt8 = 0xA0

  /// Those of a text that isn't in the file as it reads. What stands in it has no place of its own there.
  private func directives(ofRead text: [UInt8], at range: Range<Int>, on object: ElementID) -> [DirectivePlace] {
    var bytes = text
    for (index, next) in zip(bytes.indices, bytes.indices.dropFirst())
    where bytes[index] == 0xC2 && bytes[next] == Self.hardBlank {
      (bytes[index], bytes[next]) = (32, 32)
    }
    return directives(in: bytes, bytes.indices, on: object).map { place in
      DirectivePlace(directive: place.directive.moved(to: range), scope: place.scope, comment: nil)
    }
  }

  private func directives(in bytes: [UInt8], _ text: Range<Int>, on object: ElementID) -> [DirectivePlace] {
    var places: [DirectivePlace] = []
    var at = text.lowerBound
    while at < text.upperBound {
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
      bytes[at] == 10 || bytes[at] == 13
        || bytes[at] == UInt8(ascii: "&")
          && ["&#10;", "&#xA;", "&#xa;", "&#13;"].contains { bytes[at...].starts(with: $0.utf8) }
    } ?? text.endIndex
  }
}
