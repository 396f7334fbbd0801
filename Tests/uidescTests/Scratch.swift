import Foundation

/// A folder that goes when the test is over.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("uidesc-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch {
      // Paths may be too long for it.
      _ = try? Process.run(URL(fileURLWithPath: "/bin/rm"), arguments: ["-rf", folder.path]).waitUntilExit()
    }
  }

  @discardableResult
  func add(_ name: String, _ text: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  func names(_ path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path).sorted()
  }
}

extension Scratch {
  /// Folders in folders, until a path is too long to be opened: unreadable even for who may read everything.
  func addTooDeepFolder(_ name: String) throws {
    try add(name + "/.keep", "")
    var folder = open(self.folder.appendingPathComponent(name).path, O_RDONLY)
    for _ in 0..<20 {
      let part = String(repeating: "d", count: 250)
      mkdirat(folder, part, 0o755)
      let next = openat(folder, part, O_RDONLY)
      close(folder)
      folder = next
    }
    close(folder)
  }
}
