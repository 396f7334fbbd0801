import UIDescKit

/// Every string once, sorted by bytes, so that comparing indices compares strings.
struct StringPool {
  private let sorted: [String]
  private let indices: [String: UInt32]

  init(_ fields: some Sequence<Field>) {
    var all: Set<String> = []
    for field in fields {
      switch field {
      case .string(let text), .optionalString(let text?): all.insert(text)
      default: break
      }
    }
    sorted = all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    indices = Dictionary(uniqueKeysWithValues: zip(sorted, 0...))
  }

  var count: Int { sorted.count }
  var text: [UInt8] { sorted.flatMap(\.utf8) }

  func index(of text: String) -> UInt32 { indices[text] ?? SystemSection.none }

  /// Offset and length of every string, when the text starts at `start`.
  func index(textAt start: Int) -> [UInt8] {
    var offset = start
    return sorted.flatMap { string -> [UInt8] in
      defer { offset += string.utf8.count }
      return littleEndian(UInt32(offset)) + littleEndian(UInt32(string.utf8.count))
    }
  }

  /// The hash table: every string in the first free bucket from its hash on.
  var buckets: [Field] {
    var size = 1
    while size * 2 < count * 3 { size *= 2 }
    var buckets = [UInt32](repeating: SystemSection.none, count: size)
    for (index, string) in zip(UInt32(0)..., sorted) {
      var bucket = Int(SystemHash(string.utf8).value) & (size - 1)
      while buckets[bucket] != SystemSection.none { bucket = (bucket + 1) & (size - 1) }
      buckets[bucket] = index
    }
    return buckets.map(Field.u32)
  }
}

/// Sorts as the string pool does.
func byName(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
