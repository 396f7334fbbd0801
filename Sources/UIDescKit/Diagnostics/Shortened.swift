extension String {
  /// The text as messages show it: what somebody else wrote may be a megabyte.
  var shortened: String {
    guard utf8.count > Self.longWord else { return self }
    let words = utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map { word in
      Substring(word).shortened(over: Self.longWord, keeping: Self.longWord / 2, "…", 8)
    }
    return words.joined(separator: " ")[...].shortened(
      over: Self.longText, keeping: Self.longText / 2, " … ", Self.longText / 4)
  }

  private static let longWord = 120
  private static let longText = 900
}

extension Substring {
  /// Counts scalars, since a character can be of any number of them.
  fileprivate func shortened(over limit: Int, keeping start: Int, _ mark: String, _ end: Int) -> String {
    guard utf8.count > limit, unicodeScalars.count > limit else { return String(self) }
    return String(unicodeScalars.prefix(start)) + mark + String(unicodeScalars.suffix(end))
  }
}
