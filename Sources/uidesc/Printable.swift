extension Unicode.Scalar {
  /// Whether it moves the cursor, ends a line or changes the direction of writing.
  var disturbsLines: Bool {
    switch value {
    case ..<32, 127...159, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// `text` for a terminal or the log of a build service: control characters and those that change the direction of writing must
/// not reach it, nor what services take for a command. Every scalar stays one, so that carets point to the right place.
func printable(_ text: String) -> String {
  switch text.trouble {
  case .none: return text
  case .tabs: return String(decoding: text.utf8.map { $0 == 9 ? 32 : $0 }, as: UTF8.self)
  case .perhaps: break
  }
  var command = CommandMark()
  if text.unicodeScalars.allSatisfy({ $0 == $0.printable(&command) }) { return text }
  var result = String.UnicodeScalarView()
  command = CommandMark()
  for scalar in text.unicodeScalars { result.append(scalar.printable(&command)) }
  return String(result)
}

/// The same for a text of several lines.
func printableLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }.joined(separator: "\n")
}

extension Unicode.Scalar {
  /// What stands for it in a line.
  fileprivate func printable(_ command: inout CommandMark) -> Self {
    switch value {
    case 9: " "
    // The last are bytes of file names that aren't UTF-8.
    case _ where disturbsLines, 0x10FE80...0x10FEFF: "\u{FFFD}"
    default: command.ends(with: self) ? "\u{FFFD}" : self
    }
  }
}

/// What a text may have that a line must not.
private enum Trouble {
  case none, tabs, perhaps
}

extension String {
  /// Told by the bytes, of most texts all such as ASCII prints: they are looked at without a branch, so that many are at once.
  fileprivate var trouble: Trouble {
    utf8.withContiguousStorageIfAvailable { bytes in
      var (tabs, others): (UInt8, UInt8) = (0, 0)
      for byte in bytes {
        let isTab: UInt8 = byte == 9 ? 1 : 0
        tabs |= isTab
        others |= isTab ^ (byte &- 32 < 95 ? 0 : 1) | (byte == UInt8(ascii: "#") ? 1 : 0)
      }
      return others == 1 ? .perhaps : tabs == 1 ? .tabs : .none
    } ?? .perhaps
  }
}

/// A path at the start of a line, which must not look like a command (`::error::`) or like a path with a place behind it.
func printablePath(_ path: String) -> String {
  var text = printable(path)
  if text.drop(while: \.isWhitespace).hasPrefix("::") { text = "./" + text }
  guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
  var result = ""
  var rest = text[...]
  while let first = rest.popFirst() {
    result.append(first == ":" && looksLikePlace(rest) ? "\u{FFFD}" : first)
  }
  return result
}

/// Whether what follows a colon is what follows a path in a line of a report: `12:` or ` error`.
private func looksLikePlace(_ text: Substring) -> Bool {
  let digits = text.prefix { $0.isASCII && $0.isNumber }
  let rest = text.dropFirst(digits.count)
  return text.hasPrefix(" ") || !digits.isEmpty && (rest.isEmpty || rest.hasPrefix(":"))
}

/// Finds the bracket of `##[group]` and `##vso[task.…]`, which build services obey wherever they stand in a line.
struct CommandMark {
  private var hashes = 0
  private var isOpen = false

  mutating func ends(with scalar: Unicode.Scalar) -> Bool {
    if scalar == "#" {
      hashes += 1
      isOpen = hashes > 1
      return false
    }
    hashes = 0
    guard isOpen else { return false }
    isOpen = scalar.properties.isAlphabetic
    return scalar == "["
  }
}
