extension String {
  /// The keys of a key path; an empty one where two dots meet or an end has one.
  var keySteps: [String] {
    utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  var hasWhitespace: Bool {
    // What most texts are made of is settled without asking for properties of characters.
    !utf8.allSatisfy { 33...126 ~= $0 } && contains(where: \.isWhitespace)
  }
}
