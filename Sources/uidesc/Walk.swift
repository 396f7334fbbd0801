import XMLSource

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds the documents of a folder, in path order. A folder in it that can't be read doesn't keep it from the others.
struct Walk {
  private(set) var documents: [Input] = []
  private(set) var problems: [(path: String, problem: FileProblem)] = []
  private let root: String

  /// Other people's code and what builds leave behind. A skipped folder that is named on the command line is walked.
  private static let skipped: Set = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

  init(_ folder: String) {
    root = folder.hasSuffix("/") ? folder : folder + "/"
    visit("")
    documents.sort { $0.name < $1.name }
    problems.sort { $0.path < $1.path }
  }

  /// - Parameter prefix: empty, or a path in `root` with a slash at its end.
  private mutating func visit(_ prefix: String) {
    let entries: [Entry]
    do throws(FileProblem) { entries = try Self.entries(root + prefix) } catch {
      problems.append((prefix.isEmpty ? root : root + prefix, error))
      return
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let name = prefix + entry.name
      if entry.isFolder ?? Files.isFolder(root + name) {
        if !Self.skipped.contains(entry.name), entry.isFolder == true || !Files.isLink(root + name) {
          visit(name + "/")
        }
      } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
        || name.hasSuffix(".xml") && Self.looksLikeDocument(root + name)
      {
        documents.append(Input(path: root + name, name: name))
      }
    }
  }

  private struct Entry {
    let name: String
    /// Nil when only a closer look can tell.
    let isFolder: Bool?
  }

  private static func entries(_ folder: String) throws(FileProblem) -> [Entry] {
    guard let stream = opendir(folder.fileName) else { throw Files.unreadable() }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      // A tuple of 256 characters: read as bytes, which a mirror of it does a hundred times more slowly.
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(fileName: Array($0.prefix { $0 != 0 })) }
      let kind = Int32(entry.pointee.d_type)
      entries.append(Entry(name: name, isFolder: kind == folderKind ? true : kind == fileKind ? false : nil))
    }
    return entries
  }

  private static let folderKind = Int32(DT_DIR)
  private static let fileKind = Int32(DT_REG)

  /// An XML file whose root is a document's.
  private static func looksLikeDocument(_ path: String) -> Bool {
    let head = Files.head(of: path, 4096)
    return ["<document ", "<document>", "<document\n", "<document\r", "<document\t"].contains {
      head.contains(text: $0)
    }
      && ["com.apple.InterfaceBuilder", "<objects", "<scenes"].contains { head.contains(text: $0) }
  }
}
