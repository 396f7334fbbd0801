/// The standard library's search for a string in a string would bring a library for patterns into the executable, and a
/// generic search is found slowly when a process starts.
extension [UInt8] {
  /// Where `text` first stands; nil when it does nowhere.
  public func firstIndex(ofText text: String) -> Int? {
    let wanted = Array(text.utf8)
    var start = 0
    while start + wanted.count <= count {
      var length = 0
      while length < wanted.count, self[start + length] == wanted[length] { length += 1 }
      if length == wanted.count { return start }
      start += 1
    }
    return nil
  }

  /// Whether `text` stands anywhere.
  public func contains(text: String) -> Bool { firstIndex(ofText: text) != nil }
}
