/// The standard library's own search for a string in a string would bring a whole library for patterns into the executable.
extension Collection<UInt8> {
  /// Where `text` first stands; nil when it does nowhere.
  public func firstIndex(ofText text: String) -> Index? {
    guard let first = text.utf8.first else { return startIndex }
    return indices.first { self[$0] == first && self[$0...].starts(with: text.utf8) }
  }

  public func contains(text: String) -> Bool { firstIndex(ofText: text) != nil }
}
