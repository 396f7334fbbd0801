/// Bytes that grow at their end, by little at a time: an array makes sure at each call that nobody else has it, twice.
struct ByteBuffer {
  private var bytes: [UInt8]
  private(set) var count = 0

  /// - Parameter capacity: how many bytes it has room for before it grows.
  init(capacity: Int) {
    // Nobody reads a byte before it is written, so none is set to zero.
    bytes = Array(unsafeUninitializedCapacity: capacity) { _, count in count = capacity }
  }

  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    bytes[count] = byte
    count += 1
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: text.count)
    copy(text, to: count)
    count += text.count
  }

  mutating func append(_ part: Slice<UnsafeBufferPointer<UInt8>>) { append(UnsafeBufferPointer(rebasing: part)) }

  /// Appends `text` with `mark` before and after it.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, between mark: UInt8) {
    makeRoom(for: text.count + 2)
    bytes[count] = mark
    copy(text, to: count + 1)
    bytes[count + 1 + text.count] = mark
    count += text.count + 2
  }

  /// What has been appended. Nothing is left of it.
  mutating func take() -> [UInt8] {
    bytes.removeLast(bytes.count - count)
    defer { (bytes, count) = ([], 0) }
    return bytes
  }

  private mutating func copy(_ text: UnsafeBufferPointer<UInt8>, to offset: Int) {
    bytes.withUnsafeMutableBytes { bytes in
      bytes[offset..<offset + text.count].copyBytes(from: text)
    }
  }

  private mutating func makeRoom(for more: Int) {
    if bytes.count - count >= more { return }
    bytes.append(contentsOf: repeatElement(0, count: max(more, bytes.count, 256)))
  }
}
