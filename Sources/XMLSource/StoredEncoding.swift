/// How a file's bytes spell its text: by its mark, else by its first bytes, else by what its XML declaration says.
struct StoredEncoding {
  /// The encoding to convert from; nil for UTF-8.
  var conversion: String?
  var markLength = 0

  init(of bytes: [UInt8]) {
    let start = bytes.prefix(4)
    if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      markLength = 3
    } else if start.starts(with: [0xFF, 0xFE]) {
      (conversion, markLength) = ("UTF-16LE", 2)
    } else if start.starts(with: [0xFE, 0xFF]) {
      (conversion, markLength) = ("UTF-16BE", 2)
    } else if start.starts(with: [0x3C, 0, 0x3F, 0]) {
      conversion = "UTF-16LE"
    } else if start.starts(with: [0, 0x3C, 0, 0x3F]) {
      conversion = "UTF-16BE"
    } else if let declared = Self.declared(in: bytes), !Self.isUTF8(declared) {
      conversion = declared
    }
  }

  private static func isUTF8(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "utf-8" || name == "utf8" || name == "us-ascii" || name == "ascii"
  }

  /// The value of `encoding="…"` in the XML declaration.
  private static func declared(in bytes: [UInt8]) -> String? {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
    guard let end = bytes.prefix(256).firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = Array(bytes[..<end])
    guard let key = declaration.firstIndex(ofText: "encoding") else { return nil }
    let text = String(decoding: declaration[(key + "encoding".utf8.count)...], as: UTF8.self)
    let rest = text.drop { $0 == " " || $0 == "=" || $0 == "\t" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }
}
