#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds the documents of a folder, in path order.
enum Walk {
  struct Problem: Error {
    let path: String
    let problem: FileProblem
  }

  /// Other people's code and what builds leave behind. A skipped folder that is named on the command line is walked.
  private static let skipped: Set = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

  static func documents(in folder: String) throws(Problem) -> [Input] {
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    return try names(under: root, "").map { Input(path: root + $0, name: $0) }
  }

  /// - Parameter prefix: empty, or a path in `root` with a slash at its end.
  private static func names(under root: String, _ prefix: String) throws(Problem) -> [String] {
    var found: [String] = []
    for name in try entries(root + prefix).sorted() where !name.hasPrefix(".") {
      let path = root + prefix + name
      if Files.isFolder(path) {
        if !skipped.contains(name), !Files.isLink(path) { found += try names(under: root, prefix + name + "/") }
      } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
        || name.hasSuffix(".xml") && looksLikeDocument(path)
      {
        found.append(prefix + name)
      }
    }
    return found
  }

  private static func entries(_ folder: String) throws(Problem) -> [String] {
    guard let stream = opendir(folder) else { throw Problem(path: folder, problem: Files.unreadable()) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // A tuple of 256 characters: read as bytes, which a mirror of it does a hundred times more slowly.
      names.append(withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }

  /// An XML file whose root is a document's.
  private static func looksLikeDocument(_ path: String) -> Bool {
    let head = String(decoding: Files.head(of: path, 4096), as: UTF8.self)
    return head.contains("<document")
      && ["com.apple.InterfaceBuilder", "<objects", "<scenes"].contains { head.contains($0) }
  }
}
