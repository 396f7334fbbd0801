/// What one place of a path's pattern takes.
enum GlobPart: Sendable, Equatable {
  /// Any number of names.
  case anyFolders
  case name([GlobPiece])

  static let anyName = GlobPart.name([.anyText])

  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    guard case .name(let pieces) = self else { return false }
    return matchesAll(pieces, name.indices, isWildcard: { $0 == .anyText }, end: { $0.end(in: name, $1) })
  }

  /// The name, when it is written out.
  var literal: [UInt8]? {
    guard case .name(let pieces) = self else { return nil }
    var bytes: [UInt8] = []
    for piece in pieces {
      guard case .byte(let byte) = piece else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}

extension [GlobPart] {
  /// Whether all of a path matches.
  func match(_ path: PathNames) -> Bool {
    matchesAll(
      self, path.names.indices, isWildcard: { $0 == .anyFolders },
      end: { part, place in part.matches(path.names[place]) ? place + 1 : nil })
  }
}

/// What one place of a name's pattern takes.
enum GlobPiece: Sendable, Equatable {
  case byte(UInt8)
  /// One character.
  case any
  /// One character of a set.
  case one(ScalarSet)
  /// Any number of characters.
  case anyText

  /// Where it ends when it starts at `place`, which is in `name`; nil when it doesn't match there.
  func end(in name: ArraySlice<UInt8>, _ place: Int) -> Int? {
    switch self {
    case .byte(let byte): return name[place] == byte ? place + 1 : nil
    case .any: return Self.endOfCharacter(in: name, place)
    case .one(let set):
      let end = Self.endOfCharacter(in: name, place)
      let character = String(validating: name[place..<end], as: UTF8.self)?.unicodeScalars.first
      return character.map(set.contains) ?? false ? end : nil
    case .anyText: return nil
    }
  }

  private static func endOfCharacter(in name: ArraySlice<UInt8>, _ place: Int) -> Int {
    var end = place + 1
    while end < name.endIndex, name[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
