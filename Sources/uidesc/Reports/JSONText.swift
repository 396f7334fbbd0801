import UIDescKit

/// JSON on one line.
enum JSONText {
  /// What must not stand in a log, as `printable` says, is escaped.
  static func string(_ text: String) -> String {
    let quoted = jsonString(text)
    guard quoted.contains("##") || quoted.unicodeScalars.contains(where: \.disturbsLines) else { return quoted }
    var command = CommandMark()
    return quoted.unicodeScalars.reduce(into: "") { result, scalar in
      if command.ends(with: scalar) || scalar.disturbsLines {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// - Parameter members: names that need no escape, and values as JSON.
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  static func array(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  /// The items of a list that is written as it grows, an item a line.
  struct Lines {
    private var isFirst = true

    /// What comes before the next item.
    mutating func separator() -> String {
      defer { isFirst = false }
      return isFirst ? "\n  " : ",\n  "
    }

    /// What comes before the bracket at the end.
    var end: String { isFirst ? "" : "\n" }
  }
}
