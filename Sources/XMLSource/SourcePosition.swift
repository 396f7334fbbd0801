/// A place as people count: both numbers from 1, columns in Unicode scalars, a tab being one.
public struct SourcePosition: Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int

  /// The place in a line, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A part of a text as people count, and as tools do that know bytes only.
public struct SourceRange: Hashable, Sendable {
  /// The position of the first character.
  public var start: SourcePosition
  /// The position after the last character.
  public var end: SourcePosition
  /// The columns of both in bytes of UTF-8, from 1.
  public var byteColumns: ByteColumns

  /// Columns in bytes of UTF-8, from 1.
  public struct ByteColumns: Hashable, Sendable {
    /// That of the first character.
    public var start: Int
    /// That after the last one.
    public var end: Int
  }
}

/// A line to show under a finding, without its line break.
public struct SourceExcerpt: Sendable {
  /// The line, or what surrounds the finding in a very long one, with an ellipsis where it is cut.
  public var text: String
  /// Where the finding starts in `text`, from 1, in Unicode scalars.
  public var column: Int
  /// How many scalars of `text` the finding covers; at least 1.
  public var width: Int
}

/// Finds lines and columns. Made only when there is something to report.
public struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let count: Int
  /// Byte offsets of the lines' starts.
  private let starts: [Int]
  /// How many bytes before each block are no first byte of a scalar, so that a long line need not be counted from its start
  /// for every finding on it; empty where no line is that long.
  private let continuations: [Int]
  private static let blockSize = 4096

  /// The lines of a document.
  public init(_ source: SourceFile) { self.init(text: source.bytes, count: source.count) }

  /// - Parameter text: UTF-8; lines end with LF, CRLF or CR.
  public init(text: [UInt8], count: Int) {
    bytes = text
    self.count = count
    starts = Self.lineStarts(text[..<count])
    let longest = zip(starts, starts.dropFirst() + [count]).reduce(0) { max($0, $1.1 - $1.0) }
    continuations = longest > Self.blockSize ? Self.continuations(text[..<count]) : []
  }

  private static func lineStarts(_ text: ArraySlice<UInt8>) -> [Int] {
    var starts = [0]
    text.withUnsafeBytes { text in
      func note(_ i: Int) {
        if text[i] == 10 || (text[i] == 13 && !(i + 1 < text.count && text[i + 1] == 10)) { starts.append(i + 1) }
      }
      var i = 0
      // Most bytes are letters; thirty-two of them without a line break are passed over at once.
      while i + 32 <= text.count {
        let controls = controls(text.loadUnaligned(fromByteOffset: i, as: SIMD4<UInt64>.self))
        let halves = controls.lowHalf | controls.highHalf
        if halves.x | halves.y != 0 {
          for word in 0..<4 {
            var hits = UInt64(littleEndian: controls[word])
            while hits != 0 {
              note(i + word * 8 + hits.trailingZeroBitCount / 8)
              hits &= hits - 1
            }
          }
        }
        i += 32
      }
      for i in i..<text.count { note(i) }
    }
    return starts
  }

  /// Has the highest bit of each byte that is less than 14, as subtracting that takes from it; the bit of a byte after one may
  /// be there too.
  @inline(__always)
  private static func controls(_ bytes: SIMD4<UInt64>) -> SIMD4<UInt64> {
    (bytes &- SIMD4(repeating: 0x0E0E_0E0E_0E0E_0E0E)) & ~bytes & SIMD4(repeating: 0x8080_8080_8080_8080)
  }

  private static func continuations(_ text: ArraySlice<UInt8>) -> [Int] {
    var counts: [Int] = []
    var continuing = 0
    for (i, byte) in text.enumerated() {
      if i % blockSize == 0 { counts.append(continuing) }
      if continues(byte) { continuing += 1 }
    }
    return counts
  }

  /// The line and column of a byte; the end for one past it.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), count)
    let line = lineNumber(of: offset)
    return SourcePosition(line: line + 1, column: scalars(starts[line]..<offset) + 1)
  }

  /// The lines and columns of a range of bytes.
  public func place(of range: Range<Int>) -> SourceRange {
    let (start, end) = (position(of: range.lowerBound), position(of: range.upperBound))
    return SourceRange(
      start: start, end: end,
      byteColumns: SourceRange.ByteColumns(
        start: byteColumn(of: range.lowerBound, in: start.line), end: byteColumn(of: range.upperBound, in: end.line)))
  }

  private func byteColumn(of offset: Int, in line: Int) -> Int { min(max(offset, 0), count) - starts[line - 1] + 1 }

  /// The line that `range` starts on; at the most 120 bytes either side of the start.
  public func excerpt(of range: Range<Int>) -> SourceExcerpt {
    let offset = min(max(range.lowerBound, 0), count)
    let line = lineNumber(of: offset)
    var end = line + 1 < starts.count ? starts[line + 1] : count
    while end > starts[line], bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    let from = characterStart(max(starts[line], offset - 120))
    let to = max(characterStart(min(end, offset + 120)), min(offset, end))
    let (start, rest) = (from > starts[line] ? "…" : "", to < end ? "…" : "")
    return SourceExcerpt(
      text: start + String(decoding: bytes[from..<max(from, to)], as: UTF8.self) + rest,
      column: scalars(from..<offset) + start.unicodeScalars.count + 1,
      width: max(1, scalars(offset..<max(offset, min(range.upperBound, to)))))
  }

  private func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func characterStart(_ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private func scalars(_ range: Range<Int>) -> Int {
    range.count - continuations(in: range)
  }

  private func continuations(in range: Range<Int>) -> Int {
    let (start, end) = (range.lowerBound, range.upperBound)
    let first = (start + Self.blockSize - 1) / Self.blockSize
    let last = end / Self.blockSize
    guard last > first, last < continuations.count else { return Self.count(bytes[start..<end]) }
    return Self.count(bytes[start..<first * Self.blockSize]) + continuations[last] - continuations[first]
      + Self.count(bytes[last * Self.blockSize..<end])
  }

  private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + (continues($1) ? 1 : 0) }
  }

  private static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
