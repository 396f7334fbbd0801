/// The sections of the table file, numbered by their place in its directory. The generator writes what these say.
package enum SystemSection: UInt32, CaseIterable {
  /// Offset and length of every string, sorted by bytes: the order of indices is the order of strings.
  case strings
  case text
  /// A hash table from a string's bytes to its index: as many buckets as a power of two, `none` in the empty ones.
  case stringBuckets
  case classes
  case traits
  /// Each class's own and adopted properties in one run, sorted by name.
  case properties
  /// Class and key pairs sorted by key: who has it?
  case keyOwners
  case subkeys
  case versions
  case enums
  case enumCases
  case colors
  case devices
  case textStyles
  case textSizes
  /// The elements of documents, a vocabulary after the other, each sorted by name.
  case documentElements
  case documentAttributes
  case documentSpellings
  /// Widths of the system font's characters by code point, in em; tracking by size in points; what a weight adds, in em.
  case fontAdvances
  case fontTracking
  case fontWeights
  case fontLineHeight
  /// Name, path and text of the registry files that are loaded by name.
  case registryFiles

  /// First four bytes of the file.
  package static let magic: UInt32 = 0x5444_4955
  /// An index that refers to nothing.
  package static let none = UInt32.max
}

/// The hash that the generator and the lookup share (FNV-1a).
package struct SystemHash {
  package private(set) var value: UInt32 = 2_166_136_261

  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt32(byte)) &* 16_777_619 }
  }
}
