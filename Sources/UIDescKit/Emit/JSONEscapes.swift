/// Which bytes of a text JSON can't hold as they are: control characters, quotes and backslashes.
enum JSONEscapes {
  static func areNeeded(for byte: UInt8) -> Bool {
    byte < 32 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 127
  }

  static func areNeeded(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeRawBufferPointer(text)
    var offset = 0
    while offset + 8 <= bytes.count {
      if areNeeded(forEight: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return true }
      offset += 8
    }
    while offset < bytes.count {
      if areNeeded(for: bytes[offset]) { return true }
      offset += 1
    }
    return false
  }

  /// Looks at eight bytes at once: a byte's highest bit is set in the results when the byte is below the subtracted one.
  private static func areNeeded(forEight bytes: UInt64) -> Bool {
    func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
    func below(_ limit: UInt8, _ bytes: UInt64) -> UInt64 { (bytes &- each(limit)) & ~bytes & each(0x80) }
    func equal(_ byte: UInt8) -> UInt64 { below(1, bytes ^ each(byte)) }
    return below(32, bytes) | equal(UInt8(ascii: "\"")) | equal(UInt8(ascii: "\\")) | equal(127) != 0
  }
}
