#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// What a folder has in it.
  struct Entry {
    let name: String
    /// Nil when only a closer look can tell.
    let isFolder: Bool?
  }

  /// In no order.
  static func entries(of folder: String) throws(FileProblem) -> [Entry] {
    guard let stream = opendir(folder.fileName) else { throw unreadable() }
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
}
