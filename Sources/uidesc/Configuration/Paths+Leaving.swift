extension Paths {
  /// Whether a file that is to be in a folder is outside of it, since a link leads there.
  /// - Parameter folder: absolute, without links.
  static func leaves(_ folder: String, _ path: String) -> Bool {
    if below(folder, absolute(path)) == nil { return true }
    guard Files.isLink(path) else { return false }
    // What a link leads to need not be there yet.
    guard let end = try? Files.end(ofLinksAt: path) else { return true }
    return below(folder, absolute(end)) == nil
  }
}
