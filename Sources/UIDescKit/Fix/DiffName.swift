/// Git's way to write names of files in diffs.
enum DiffName {
  /// - Parameter side: `a` or `b`.
  static func text(_ side: String, _ name: [UInt8]) -> String {
    // A tab ends a name with a blank, which `patch` would take for its end.
    let end = name.contains(UInt8(ascii: " ")) ? "\t" : ""
    if let text = String(validating: name, as: UTF8.self), !name.contains(where: needsQuotes) {
      return "\(side)/\(text)\(end)"
    }
    return "\"\(side)/\(quoted(name))\"\(end)"
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte < 32 || byte == 127 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Every byte that isn't of ASCII is written as a number, as Git does in such names.
  private static func quoted(_ name: [UInt8]) -> String {
    name.map { byte in
      switch byte {
      case UInt8(ascii: "\n"): "\\n"
      case UInt8(ascii: "\t"): "\\t"
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
      case 32..<127: String(Unicode.Scalar(byte))
      default: "\\" + String(byte >> 6) + String(byte >> 3 & 7) + String(byte & 7)
      }
    }.joined()
  }
}
