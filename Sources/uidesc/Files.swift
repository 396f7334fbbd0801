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
  static func exists(_ path: String) -> Bool { mode(path) != nil }

  /// Whether there is something of that name, be it a link to nothing.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path.fileName, &status) == 0
  }

  static func isFolder(_ path: String) -> Bool { mode(path).map { $0 & S_IFMT == S_IFDIR } ?? false }

  static func isRegular(_ path: String) -> Bool { mode(path).map { $0 & S_IFMT == S_IFREG } ?? false }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path.fileName, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a link leads to itself, be it by others.
  static func isLoop(_ path: String) -> Bool {
    var status = stat()
    return stat(path.fileName, &status) != 0 && errno == ELOOP
  }

  /// Whether both paths lead to one file.
  static func isSame(_ a: String, _ b: String) -> Bool {
    var first = stat()
    var second = stat()
    return stat(a.fileName, &first) == 0 && stat(b.fileName, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// The first bytes of a regular file; empty for anything else.
  static func head(of path: String, _ count: Int) -> [UInt8] {
    guard isRegular(path) else { return [] }
    let file = open(path.fileName, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let length = systemRead(file, &bytes, count)
    return Array(bytes.prefix(max(0, length)))
  }

  private static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path.fileName, &status) == 0 ? status.st_mode : nil
  }

  static func read(_ path: String, maximumSize: Int) throws(FileProblem) -> [UInt8] {
    if path == "-" { return try drain(0, after: [], maximumSize) }
    var status = stat()
    guard stat(path.fileName, &status) == 0 else { throw unreadable() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileProblem(message: "it is no regular file, so it may never end; save it as one, or give it as '-'")
    }
    guard status.st_size <= maximumSize else { throw tooLarge(maximumSize) }
    let file = open(path.fileName, O_RDONLY | O_CLOEXEC)
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

  private static func tooLarge(_ size: Int) -> FileProblem {
    FileProblem(message: "it is larger than \(size) bytes, so it is probably no document; --max-size allows more")
  }

  static func unreadable() -> FileProblem { FileProblem(message: "can't read it: \(reason())") }

  static func reason() -> String { String(cString: strerror(errno)) }
}

/// The C function, which the method above would hide.
private func systemRead(_ file: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  while true {
    let result = read(file, &bytes, count)
    if result >= 0 || errno != EINTR { return result }
  }
}
