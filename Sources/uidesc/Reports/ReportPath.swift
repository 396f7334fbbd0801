import UIDescKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Names of files as tools want them that read reports.
struct ReportPath: Sendable {
  /// The folder that the process runs in, without a slash at its end; nil when it is gone.
  private let folder: String?

  static let here = ReportPath(folder: workingFolder())

  init(folder: String?) { self.folder = folder }

  /// From the working folder, without `.` and `..` as far as that goes; a file elsewhere stays as it is named.
  func relative(_ path: String) -> String {
    guard let folder, path.hasPrefix("/") else { return path.plainPath }
    let plain = path.plainPath
    return plain.hasPrefix(folder + "/") ? String(plain.dropFirst(folder.count + 1)) : plain
  }

  func absolute(_ path: String) -> String {
    guard let folder, !path.hasPrefix("/") else { return path.plainPath }
    return (folder + "/" + path).plainPath
  }

  private static func workingFolder() -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard getcwd(&bytes, bytes.count) != nil else { return nil }
    let path = String(fileName: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))).shownFileName
    return path == "/" ? "" : path
  }
}
