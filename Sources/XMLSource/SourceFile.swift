import CXMLReader

/// A document's text as UTF-8, with its name. Offsets everywhere are bytes into `bytes`.
public struct SourceFile: Sendable {
  /// As the user named it; never opened from here.
  public let path: String
  /// The text, without a byte-order mark, and one NUL byte behind it.
  public let bytes: [UInt8]
  /// The name of the encoding it was stored in, `UTF-8` as a rule.
  public let encoding: String
  public let hadByteOrderMark: Bool

  /// The text's length, in bytes.
  public var count: Int { bytes.count - 1 }

  /// - Parameter contents: the file's bytes as stored.
  /// - Throws: `EncodingProblem` when they can't be read as text.
  public init(path: String, contents: [UInt8]) throws(EncodingProblem) {
    self.path = path
    let stored = StoredEncoding(of: contents)
    hadByteOrderMark = stored.markLength > 0
    if let name = stored.conversion {
      encoding = name
      bytes = try Self.convert(contents, from: name)
    } else {
      encoding = "UTF-8"
      var text = contents
      if stored.markLength > 0 { text.removeFirst(stored.markLength) }
      text.append(0)
      bytes = text
    }
    // There is one at the end, so the search always ends.
    let length = bytes.withUnsafeBufferPointer { $0.baseAddress.map(uixml_length) ?? 0 }
    if length < bytes.count - 1 { throw EncodingProblem(kind: .nulByte, offset: length) }
  }

  private static func convert(_ contents: [UInt8], from encoding: String) throws(EncodingProblem) -> [UInt8] {
    var output: UnsafeMutablePointer<UInt8>?
    let length = uixml_to_utf8(encoding, contents, contents.count, &output)
    defer { uixml_free(output) }
    guard length >= 0, let output else {
      throw EncodingProblem(kind: length == -1 ? .unknown(encoding) : .invalid(encoding), offset: 0)
    }
    var text = Array(UnsafeBufferPointer(start: output, count: length))
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    text.append(0)
    return text
  }
}

/// Why stored bytes are no text.
public struct EncodingProblem: Error, Sendable {
  public enum Kind: Sendable, Equatable {
    case nulByte
    case unknown(String)
    case invalid(String)
  }

  public let kind: Kind
  /// Byte offset; 0 where none can be told.
  public let offset: Int
}
