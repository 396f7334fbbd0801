import CXMLReader

/// A document's text as UTF-8, with its name. Offsets everywhere are bytes into `bytes`.
public struct SourceFile: Sendable {
  /// As the user named it; never opened from here.
  public let path: String
  /// The text, without a byte-order mark, and one NUL byte behind it.
  public let bytes: [UInt8]
  /// The name of the encoding it was stored in, `UTF-8` as a rule.
  public let encoding: String
  /// How many bytes longer the file's start is: the byte-order mark's three, where UTF-8 has one.
  public let markLength: Int

  /// The text's length, in bytes.
  public var count: Int { bytes.count - 1 }

  /// Whether `mark`, whose last character should be a rare one, stands anywhere in the text.
  public func mentions(_ mark: String) -> Bool { uixml_contains(bytes, count, mark) }

  /// - Parameter contents: the file's bytes as stored.
  /// - Throws: `EncodingProblem` when they can't be read as text.
  public init(path: String, contents: [UInt8]) throws(EncodingProblem) {
    self.path = path
    let stored = StoredEncoding(of: contents)
    if let name = stored.conversion {
      encoding = name
      markLength = 0
      bytes = try Self.convert(contents, from: name)
    } else {
      encoding = "UTF-8"
      markLength = stored.markLength
      var text = contents
      if stored.markLength > 0 { text.removeFirst(stored.markLength) }
      text.append(0)
      bytes = text
    }
    // There is one at the end, so the search always ends.
    let length = bytes.withUnsafeBufferPointer { $0.baseAddress.map(uixml_length) ?? 0 }
    if length < bytes.count - 1 { throw EncodingProblem(kind: .nulByte, offset: length, text: bytes) }
  }

  private static func convert(_ contents: [UInt8], from encoding: String) throws(EncodingProblem) -> [UInt8] {
    var output: UnsafeMutablePointer<UInt8>?
    let length = uixml_to_utf8(encoding, contents, contents.count, &output)
    defer { uixml_free(output) }
    guard length >= 0, let output else {
      // Only what is written in ASCII's units makes sense before it is converted.
      let text = encoding.hasPrefix("UTF-16") ? [] : contents
      throw EncodingProblem(kind: length == -1 ? .unknown(encoding) : .invalid(encoding), offset: 0, text: text)
    }
    var text = Array(UnsafeBufferPointer(start: output, count: length))
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    text.append(0)
    return text
  }
}

/// Why stored bytes are no text.
public struct EncodingProblem: Error, Sendable {
  /// What is wrong with the bytes.
  public enum Kind: Sendable, Equatable {
    /// There is a NUL, which no XML may hold.
    case nulByte
    /// The encoding that they declare is none that libxml2 knows.
    case unknown(String)
    /// They break the rules of the encoding that they declare.
    case invalid(String)
  }

  /// What is wrong.
  public let kind: Kind
  /// Byte offset in `text`; 0 where none can be told.
  public let offset: Int
  /// What can be shown of the file: converted as far as that goes, without a byte-order mark.
  public let text: [UInt8]
}
