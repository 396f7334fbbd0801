#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a file could not be read or written.
struct FileProblem: Error {
  let message: String
  /// Whoever read from the other end has gone.
  var isClosedPipe = false
}

enum Files {
  /// Where a process writes without opening anything.
  enum Stream: Int32 {
    case output = 1
    case errors = 2

    var name: String { self == .output ? "output" : "error" }
  }

  static func exists(_ path: String) -> Bool { mode(path) != nil }

  static func isFolder(_ path: String) -> Bool { mode(path).map { $0 & S_IFMT == S_IFDIR } ?? false }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether both paths lead to one file.
  static func isSame(_ a: String, _ b: String) -> Bool {
    var first = stat()
    var second = stat()
    return stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
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
    if path == "-" { return try drain(0, after: [], maximumSize) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw unreadable() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileProblem(message: "it is no regular file, so it may never end; save it as one, or give it as '-'")
    }
    guard status.st_size <= maximumSize else { throw tooLarge(maximumSize) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unreadable() }
    defer { close(file) }
    // One byte more than there should be, so that a file that hasn't grown takes one call.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    let count = systemRead(file, &bytes, bytes.count)
    if count < 0 { throw unreadable() }
    if count < bytes.count {
      bytes.removeLast(bytes.count - count)
      return bytes
    }
    return try drain(file, after: bytes, maximumSize)
  }

  private static func drain(_ file: Int32, after start: [UInt8], _ maximumSize: Int) throws(FileProblem) -> [UInt8] {
    var bytes = start
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= maximumSize {
      let count = systemRead(file, &chunk, chunk.count)
      if count < 0 { throw unreadable() }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
    throw tooLarge(maximumSize)
  }

  /// Writes beside the target first, so that nobody ever sees half a file.
  static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    let temporary = path + ".uidesc-\(getpid())"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw unwritable() }
    defer { close(file) }
    do throws(FileProblem) {
      try writeAll(bytes, to: file)
      if rename(temporary, path) != 0 { throw unwritable() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  static func write(_ bytes: [UInt8], to stream: Stream) throws(FileProblem) {
    try writeAll(bytes, to: stream.rawValue)
  }

  /// Makes the folders that `path` is in. A failure shows when the file itself is written.
  static func makeFolders(to path: String) {
    for index in path.indices.dropFirst() where path[index] == "/" { mkdir(String(path[..<index]), 0o755) }
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) throws(FileProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.count == bytes.count ? systemWrite(file, bytes) : systemWrite(file, Array(rest))
      if count < 0, errno == EINTR { continue }
      if count <= 0 { throw unwritable() }
      rest = rest.dropFirst(count)
    }
  }

  private static func tooLarge(_ size: Int) -> FileProblem {
    FileProblem(message: "it is larger than \(size) bytes, so it is probably no document; --max-size allows more")
  }

  static func unreadable() -> FileProblem { FileProblem(message: "can't read it: \(reason())") }

  private static func unwritable() -> FileProblem {
    FileProblem(message: "can't write it: \(reason())", isClosedPipe: errno == EPIPE)
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}

/// Writes to standard error. When that fails there is nobody left to tell.
func complain(_ text: String) { try? Files.write(Array(text.utf8), to: .errors) }

/// The C functions, which the methods above would hide.
private func systemRead(_ file: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  while true {
    let result = read(file, &bytes, count)
    if result >= 0 || errno != EINTR { return result }
  }
}
private func systemWrite(_ file: Int32, _ bytes: [UInt8]) -> Int { write(file, bytes, bytes.count) }
