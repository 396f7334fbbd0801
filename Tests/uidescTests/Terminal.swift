import Foundation

/// A terminal without a screen: what is written to `stream` can be read back.
final class Terminal {
  let stream: FileHandle
  private let screen: Int32

  struct Missing: Error {}

  init() throws {
    #if os(Linux)
      // Glibc's module hides posix_openpt; this is what it does.
      screen = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var lock: Int32 = 0
      var number: UInt32 = 0
      guard screen >= 0, ioctl(screen, 0x4004_5431, &lock) == 0, ioctl(screen, 0x8004_5430, &number) == 0 else {
        throw Missing()
      }
      let name = "/dev/pts/\(number)"
    #else
      screen = posix_openpt(O_RDWR | O_NOCTTY)
      guard screen >= 0, grantpt(screen) == 0, unlockpt(screen) == 0, let path = ptsname(screen) else {
        throw Missing()
      }
      let name = String(cString: path)
    #endif
    let file = open(name, O_RDWR | O_NOCTTY)
    guard file >= 0 else { throw Missing() }
    stream = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    _ = fcntl(screen, F_SETFL, O_NONBLOCK)
  }

  deinit { close(screen) }

  /// All that was written so far; a terminal turns each line feed into two characters.
  var text: String {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(screen, &chunk, chunk.count)
      if count <= 0 { return String(decoding: all, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n") }
      all += chunk[..<count]
    }
  }
}
