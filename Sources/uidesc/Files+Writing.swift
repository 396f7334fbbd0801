import CProcess

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// Where a process writes without opening anything.
  enum Stream: Int32 {
    case output = 1
    case errors = 2

    var name: String { self == .output ? "output" : "error" }
  }

  static func write(_ bytes: [UInt8], to stream: Stream) throws(FileProblem) {
    try writeAll(bytes, to: stream.rawValue)
  }

  /// Replaces a file, or the one that a link leads to; a pipe or a device takes the bytes and stays what it is.
  static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    guard exists(path), !isRegular(path) else { return try replace(end(ofLinksAt: path), with: bytes) }
    let file = open(path.fileName, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw unwritable() }
    defer { close(file) }
    try writeAll(bytes, to: file)
  }

  /// Makes the folders that `path` is in. A failure shows when the file itself is written.
  static func makeFolders(to path: String) {
    for index in path.indices.dropFirst() where path[index] == "/" { mkdir(String(path[..<index]).fileName, 0o755) }
  }

  /// Writes beside the target first, so that nobody ever sees half a file.
  private static func replace(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
    var old = stat()
    let isThere = stat(path.fileName, &old) == 0
    // Its folder's mode allows it, but not what somebody has said of the file.
    if isThere, old.st_mode & 0o222 == 0 || access(path.fileName, W_OK) != 0 {
      throw FileProblem(message: "can't write it: it is read-only; make it writable first")
    }
    // A signal waits until the file beside the target is gone.
    uiprocess_hold_signals()
    defer { uiprocess_take_signals() }
    let temporary = path + ".uidesc-\(getpid())"
    let file = open(temporary.fileName, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw unwritable() }
    defer { close(file) }
    // Who may read the old file may read the new one, and nobody else.
    if isThere { fchmod(file, old.st_mode & 0o777) }
    do throws(FileProblem) {
      try writeAll(bytes, to: file)
      if rename(temporary.fileName, path.fileName) != 0 { throw unwritable() }
    } catch {
      unlink(temporary.fileName)
      throw error
    }
  }

  /// `path`, or where its links lead, be there a file or not.
  static func end(ofLinksAt path: String) throws(FileProblem) -> String {
    var path = path
    for _ in 0..<maximumLinks {
      guard let target = target(ofLink: path) else { return path }
      let folder = Paths.split(path).folder
      path = target.hasPrefix("/") || folder.isEmpty ? target : Paths.append(target, to: folder)
    }
    errno = ELOOP
    throw unwritable()
  }

  /// As many as Linux follows.
  private static let maximumLinks = 40

  /// Nil for what is no link.
  private static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path.fileName, &bytes, bytes.count)
    return count < 0 ? nil : String(fileName: bytes.prefix(count).map(UInt8.init(bitPattern:)))
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

  private static func unwritable() -> FileProblem {
    FileProblem(message: "can't write it: \(reason())", isClosedPipe: errno == EPIPE)
  }
}

/// Writes to standard error. When that fails there is nobody left to tell.
func complain(_ text: String) { try? Files.write(Array(text.utf8), to: .errors) }

/// The C function, which the methods above would hide.
private func systemWrite(_ file: Int32, _ bytes: [UInt8]) -> Int { write(file, bytes, bytes.count) }
