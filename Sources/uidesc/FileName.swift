/// Names of files are bytes, which need not be UTF-8. A `String` stands for them: a byte that is no part of UTF-8 is one
/// scalar of a private area, so that names can be put together and cut like any text and still open what they name.
extension String {
  private static let strayBytes: ClosedRange<UInt32> = 0x10FE80...0x10FEFF
  /// What every scalar of the area starts with in UTF-8.
  private static let strayMark: UInt8 = 0xF4

  /// The name made of `bytes`.
  init(fileName bytes: [UInt8]) {
    if !bytes.contains(Self.strayMark), let text = String(validating: bytes, as: UTF8.self) {
      self = text
      return
    }
    var scalars = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let text = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }.first
      if let text, let scalar = text.unicodeScalars.first, !Self.strayBytes.contains(scalar.value) {
        scalars.append(scalar)
        rest = rest.dropFirst(text.utf8.count)
      } else {
        scalars.append(Self.stray(first))
        rest = rest.dropFirst()
      }
    }
    self = String(scalars)
  }

  /// The name's bytes and a NUL, as the system takes them.
  var fileName: [CChar] {
    guard mayHaveStrayBytes else { return Array(utf8CString) }
    let bytes = unicodeScalars.flatMap { scalar in
      Self.strayBytes.contains(scalar.value) ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
    return bytes.map(CChar.init(bitPattern:)) + [0]
  }

  /// The name for people and reports: `caf\\xE9.xib`.
  var shownFileName: String {
    guard mayHaveStrayBytes else { return self }
    return unicodeScalars.map { scalar in
      Self.strayBytes.contains(scalar.value)
        ? "\\x" + String(scalar.value & 0xFF, radix: 16, uppercase: true) : String(scalar)
    }.joined()
  }

  private var mayHaveStrayBytes: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(Self.strayMark) } ?? utf8.contains(Self.strayMark)
  }

  private static func stray(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(strayBytes.lowerBound & ~0xFF | UInt32(byte)) ?? "\u{FFFD}"
  }
}
