#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Absolute paths without links, and what to call them.
enum Paths {
  /// Where the process runs.
  static let current = real(".") ?? "/"

  /// A folder's path, its links followed; of what isn't there as far as it is.
  static func absoluteFolder(_ path: String) -> String {
    if let real = real(path.isEmpty ? "." : path) { return real }
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    if trimmed.isEmpty { return current }
    let (folder, name) = split(trimmed)
    return append(name, to: absoluteFolder(folder))
  }

  /// A file's path, the links of its folder followed, but not its own: it is called what its folder calls it.
  static func absolute(_ path: String) -> String {
    var places = PlaceFinder()
    return places.place(of: path)
  }

  static func append(_ name: String, to folder: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }

  /// The folder that another one is in; nil for the root.
  static func parent(of folder: String) -> String? {
    guard folder != "/" else { return nil }
    let outer = split(folder).folder
    return outer.isEmpty ? nil : outer
  }

  /// What comes after a folder's path in `path`; nil when it isn't in the folder, empty for the folder itself.
  static func below(_ folder: String, _ path: String) -> Substring? {
    if folder == "/" { return path.dropFirst() }
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    let rest = path[path.utf8.index(path.startIndex, offsetBy: folder.utf8.count)...]
    return rest.isEmpty ? rest : rest.utf8.first == UInt8(ascii: "/") ? rest.dropFirst() : nil
  }

  /// An absolute path as somebody in the current folder would write it, who has nothing in common with the root.
  static func shown(_ path: String) -> String { relative(path, to: current, byWayOfRoot: false) }

  /// An absolute path as it is written in a folder.
  static func relative(_ path: String, to folder: String, byWayOfRoot: Bool = true) -> String {
    var around = folder
    var up = ""
    while byWayOfRoot || around != "/" {
      if let rest = below(around, path) { return rest.isEmpty ? (up.isEmpty ? "." : String(up.dropLast())) : up + rest }
      guard let outer = parent(of: around) else { break }
      around = outer
      up += "../"
    }
    return path
  }

  /// An absolute path without points and double slashes, as far as that changes nothing: what `..` leads to depends on links.
  static func tidy(_ path: String) -> String {
    "/" + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// The folder, without the slash unless it is all and empty when there is none, and the name in it.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let name = String(path[path.utf8.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }

  /// Where a file really is; nil for what isn't there.
  static func end(of path: String) -> String? { real(path) }

  private static func real(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard realpath(path.fileName, &bytes) != nil else { return nil }
    return String(fileName: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)))
  }
}
