/// What a `.gitignore` or `.ignore` says, in Git's language, of what is in its folder.
public struct IgnoreFile: Sendable {
  private struct Line {
    var parts: [GlobPart]
    var isOfFolders: Bool
    var takesBack: Bool
  }

  private var lines: [Line] = []

  /// A line that is no pattern says nothing, as with Git.
  public init(_ contents: [UInt8]) {
    for line in contents.split(separator: 10) {
      if let line = Self.line(String(decoding: line, as: UTF8.self)) { lines.append(line) }
    }
  }

  /// Whether it is to be left out; nil when nothing is said of it.
  /// - Parameter path: from the file's folder on.
  public func ignores(_ path: PathNames, isFolder: Bool) -> Bool? {
    lines.last { (isFolder || !$0.isOfFolders) && $0.parts.match(path) }.map { !$0.takesBack }
  }

  private static func line(_ text: String) -> Line? {
    var text = Array(text.unicodeScalars)
    if text.last == "\r" { text.removeLast() }
    while text.last == " ", text.dropLast().last != "\\" { text.removeLast() }
    if text.first == "#" { return nil }
    let takesBack = text.first == "!"
    if takesBack { text.removeFirst() }
    guard let (parts, isOfFolders) = try? GlobReader(text).read(), let last = parts.last else { return nil }
    // Without a slash before its end, a name is meant wherever it stands.
    let isAnywhere = !text.dropLast().contains("/")
    let start = isAnywhere ? [GlobPart.anyFolders] : []
    let end = last == .anyFolders ? [GlobPart.anyName] : []
    return Line(parts: start + parts + end, isOfFolders: isOfFolders, takesBack: takesBack)
  }
}
