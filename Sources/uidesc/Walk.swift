#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds the documents of a folder, in path order.
enum Walk {
  private static let skipped: Set = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

  static func documents(in folder: String, maximumSize: Int) -> [String] {
    var found: [String] = []
    guard let stream = opendir(folder) else { return [] }
    var names: [String] = []
    while let entry = readdir(stream) { names.append(name(of: entry.pointee)) }
    closedir(stream)
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if Files.isFolder(path) {
        if !skipped.contains(name), !isLink(path) { found += documents(in: path, maximumSize: maximumSize) }
      } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
        found.append(path)
      } else if name.hasSuffix(".xml"), looksLikeDocument(path, maximumSize) {
        found.append(path)
      }
    }
    return found
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func name(of entry: dirent) -> String {
    let name = Mirror(reflecting: entry.d_name).children.compactMap { $0.value as? CChar }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// An XML file whose root is a document's.
  private static func looksLikeDocument(_ path: String, _ maximumSize: Int) -> Bool {
    guard let bytes = try? Files.read(path, maximumSize: maximumSize) else { return false }
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return head.contains("<document") && (head.contains("com.apple.InterfaceBuilder") || head.contains("<objects") || head.contains("<scenes"))
  }
}
