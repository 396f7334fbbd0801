extension String {
  /// The path without `.`, doubled slashes and folders that `..` leaves again.
  public var plainPath: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !hasPrefix("/") {
        parts.append(part)
      }
    }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
