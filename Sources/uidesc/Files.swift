#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a named file could not be read.
struct FileProblem: Error { let message: String }

enum Files {
  static func isFolder(_ path: String) -> Bool { mode(path).map { $0 & S_IFMT == S_IFDIR } ?? false }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// 0 for what can't be looked at; reading it says why.
  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The first bytes of a regular file; empty for anything else.
  static func head(of path: String, _ count: Int) -> [UInt8] {
    guard mode(path).map({ $0 & S_IFMT == S_IFREG }) ?? false else { return [] }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let length = systemRead(file, &bytes, count)
    return Array(bytes.prefix(max(0, length)))
  }

  private static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }

  static func read(_ path: String, maximumSize: Int) throws(FileProblem) -> [UInt8] {
    if path == "-" { return try drain(0, sizeHint: 0, maximumSize) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw unreadable() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileProblem(message: "it is no regular file, so it may never end; save it as one, or give it as '-'")
    }
    guard status.st_size <= maximumSize else { throw tooLarge(maximumSize) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unreadable() }
    defer { close(file) }
    return try drain(file, sizeHint: Int(status.st_size), maximumSize)
  }

  private static func drain(_ file: Int32, sizeHint: Int, _ maximumSize: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sizeHint + 1)
    var chunk = [UInt8](repeating: 0, count: min(max(sizeHint, 4096), 1 << 20))
    while true {
      let count = systemRead(file, &chunk, chunk.count)
      if count < 0 { throw unreadable() }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= maximumSize else { throw tooLarge(maximumSize) }
    }
  }

  /// Writes beside the target first, so that nobody ever sees half a file.
  static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    let temporary = path + ".uidesc-\(getpid())"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw FileProblem(message: "can't write it: \(reason())") }
    let isWritten = writeAll(bytes, to: file)
    close(file)
    guard isWritten, rename(temporary, path) == 0 else {
      let problem = FileProblem(message: "can't write it: \(reason())")
      unlink(temporary)
      throw problem
    }
  }

  /// Makes the folders that `path` is in. A failure shows when the file itself is written.
  static func makeFolders(to path: String) {
    for index in path.indices.dropFirst() where path[index] == "/" { mkdir(String(path[..<index]), 0o755) }
  }

  static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(1 << 20))
      let count = systemWrite(file, piece, piece.count)
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func tooLarge(_ size: Int) -> FileProblem {
    FileProblem(message: "it is larger than \(size) bytes; --max-size allows more")
  }

  static func unreadable() -> FileProblem { FileProblem(message: "can't read it: \(reason())") }

  private static func reason() -> String { String(cString: strerror(errno)) }
}

/// Writes text to standard output (1) or standard error (2).
func write(_ text: String, to file: Int32) { _ = Files.writeAll(Array(text.utf8), to: file) }

/// The C functions, which the methods above would hide.
private func systemRead(_ file: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int { read(file, &bytes, count) }
private func systemWrite(_ file: Int32, _ bytes: [UInt8], _ count: Int) -> Int { write(file, bytes, count) }
