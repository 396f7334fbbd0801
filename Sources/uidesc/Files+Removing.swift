#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// How every tree begins; nothing else is ever removed.
  private static let treeStart = Array("{\n  \"format\": \"uidesc.view-tree\"".utf8)

  /// Removes a view tree that an earlier run has written; a link to one stays, as nobody but its maker knows who else uses it.
  /// - Returns: whether there was one.
  static func removeTree(_ path: String) -> Bool {
    !isLink(path) && head(of: path, treeStart.count) == treeStart && unlink(path) == 0
  }
}
