extension String {
  /// The text as messages show it: what somebody else wrote may be a megabyte.
  var shortened: String {
    guard utf8.count > Self.longWord else { return self }
    let words = split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.utf8.count > Self.longWord ? word.prefix(Self.longWord / 2) + "…" + word.suffix(8) : word
    }
    let text = words.joined(separator: " ")
    guard text.utf8.count > Self.longText else { return text }
    return text.prefix(Self.longText / 2) + " … " + text.suffix(Self.longText / 4)
  }

  private static let longWord = 120
  private static let longText = 900
}
