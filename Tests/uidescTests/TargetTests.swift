import Foundation
import Testing

private let good = "<document><objects><view id=\"card\"/></objects></document>"

/// What `-o` may name beside a file: it stays what it is.
@Suite struct TargetTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.add("good.xib", good)
  }

  private func path(_ name: String) -> String { scratch.folder.appendingPathComponent(name).path }

  private func kind(_ name: String) -> mode_t {
    var status = stat()
    return lstat(path(name), &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  private func compile(to target: String) throws -> Program {
    try Program("compile", "-o", target, "good.xib", in: scratch.folder)
  }

  @Test func pipesAreWrittenInto() throws {
    mkfifo(path("pipe"), 0o600)
    let reader = FileHandle(fileDescriptor: open(path("pipe"), O_RDONLY | O_NONBLOCK), closeOnDealloc: true)
    #expect(try compile(to: "pipe").status == 0)
    #expect(kind("pipe") == S_IFIFO)
    #expect(try reader.readToEnd()?.first == UInt8(ascii: "{"))
  }

  @Test func devicesAreWrittenInto() throws {
    symlink("/dev/null", path("null"))
    #expect(try compile(to: "null").status == 0)
    #expect(kind("null") == S_IFLNK)
    #expect(try scratch.names() == ["good.xib", "null"])
  }

  @Test(arguments: [true, false]) func linksAreFollowed(isThereAFile: Bool) throws {
    try scratch.add("real/kept", "")
    if isThereAFile { try scratch.add("real/tree.json", "old") }
    symlink("real/tree.json", path("first"))
    symlink(path("first"), path("second"))
    #expect(try compile(to: "second").status == 0)
    #expect(kind("first") == S_IFLNK && kind("second") == S_IFLNK)
    #expect(try scratch.text("real/tree.json").hasPrefix("{"))
    #expect(try scratch.names("real") == ["kept", "tree.json"])
  }

  @Test func linksInACircleAreSaid() throws {
    symlink("b", path("a"))
    symlink("a", path("b"))
    let run = try compile(to: "a")
    #expect(run.status == 2)
    #expect(run.errors == "uidesc: a: can't write it: Too many levels of symbolic links\n")
    #expect(try scratch.names() == ["a", "b", "good.xib"])
  }
}
