/// A document of the run.
struct Input: Sendable {
  /// Where it is; '-' is standard input.
  let path: String
  /// Its path in the folder that was named, or its file name; trees are written under this name.
  let name: String

  init(path: String, name: String? = nil) {
    self.path = path
    self.name = name ?? path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
