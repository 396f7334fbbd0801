extension String {
  /// What people and reports call a path: from the working folder on where it is below that, without `./`.
  var shownPath: String {
    var rest = self[...]
    if utf8.first == UInt8(ascii: "/") { rest = Paths.below(Paths.current, self) ?? rest }
    while rest.utf8.starts(with: "./".utf8) {
      rest = rest.dropFirst(2).drop { $0 == "/" }
    }
    return (rest.isEmpty ? self : String(rest)).shownFileName
  }
}
