/// A text that people read on screen.
struct UserVisibleText {
  let text: String

  init(_ text: String) { self.text = text }

  /// Attributes and keys whose texts are shown. That a property is a string doesn't say so: identifiers are too.
  static let keys = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "label", "toolTip", "placeholderString",
    "alternateTitle", "paletteLabel", "subtitle", "secondaryText", "content", "hint",
  ]

  /// The text in one line.
  var line: String { String(text.map { $0.isNewline ? " " : $0 }) }

  /// What the editor gives new objects, which nobody has written.
  private static let untouched: Set = [
    "Label", "Button", "Title", "Subtitle", "Detail", "Item", "Text", "Text Cell", "Table View Cell", "Text View",
    "Box", "View", "Window", "Check", "Radio", "Push", "Toolbar Item", "First", "Second", "Item 1", "Item 2", "Item 3",
    "Header", "Footer", "Section", "Section-1", "Placeholder", "Multiline Label", "Switch", "Root View Controller",
    "Menu", "Menu Item", "Tab", "View Controller", "Bevel Button", "Square Button", "Round Textured", "Textured",
    "Tab 1", "Tab 2", "Text Field", "Search", "Prompt",
  ]

  /// Whether it is a text in a language: not a number, a sign, a name that code looks a text up by, a blind text.
  var isWritten: Bool {
    let text = text.trimmed
    guard text.contains(where: \.isLetter), text.count > 1 || !text.utf8.allSatisfy({ $0 < 128 }) else { return false }
    if Self.untouched.contains(text) || text.lowercased().hasPrefix("lorem ipsum") { return false }
    return !text.isKey
  }
}

extension String {
  fileprivate var trimmed: String {
    if first?.isWhitespace != true, last?.isWhitespace != true { return self }
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// `login.title`, `login_title`, `loginTitle`, `%@`, `www.example.com`.
  fileprivate var isKey: Bool {
    if contains(where: \.isWhitespace) { return false }
    if contains(where: { "._/@%{$".contains($0) && $0 != last }) { return true }
    return dropFirst().contains(where: \.isUppercase) && contains(where: \.isLowercase)
  }
}
