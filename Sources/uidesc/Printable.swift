/// `text` for a terminal: control characters and those that change the direction of writing must not reach it.
/// Every scalar stays one, so that carets point to the right place.
func printable(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 9: result.append(" ")
    // The last are bytes of file names that aren't UTF-8.
    case ..<32, 127...159, 0x10FE80...0x10FEFF, 0x2028...0x202E, 0x2066...0x2069: result.append("\u{FFFD}")
    default: result.append(scalar)
    }
  }
  return String(result)
}
