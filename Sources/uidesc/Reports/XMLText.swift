/// XML for reports.
enum XMLText {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// A tag with its attributes, without the bracket at its end.
  static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    "<" + name + attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// For texts and values; `printable` says what must not stand in a log. What XML can't hold at all, not even as a reference, is replaced.
  static func escaped(_ text: String) -> String {
    var command = CommandMark()
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      case _ where command.ends(with: scalar) || scalar.disturbsLines: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
