import Foundation
import Testing

@testable import uidesc

/// Names of files are bytes; those that aren't UTF-8 are opened like any other and shown escaped.
@Suite struct FileNameTests {
  @Test(arguments: [
    (Array("card.xib".utf8), "card.xib"), (Array("é😀.xib".utf8), "é😀.xib"),
    ([0x63, 0xE9, 0x2E], #"c\xE9."#), ([0xF4, 0x8F, 0xB8, 0xAE], "\u{10FE2E}"),
    // A name that has the stand-in of a stray byte.
    ([0xF4, 0x8F, 0xBB, 0xA9], #"\xF4\x8F\xBB\xA9"#), ([0xF0, 0x9F, 0x98], #"\xF0\x9F\x98"#), ([], ""),
  ])
  func bytesComeBack(_ bytes: [UInt8], _ shown: String) {
    let name = String(fileName: bytes)
    #expect(name.fileName == bytes.map { CChar(bitPattern: $0) } + [0])
    #expect(name.shownFileName == shown)
  }

  #if os(Linux)
    private func add(_ name: [UInt8], _ text: String, to folder: URL) {
      let path = Array(folder.path.utf8) + [UInt8(ascii: "/")] + name
      let file = open(path.map { CChar(bitPattern: $0) } + [0], O_WRONLY | O_CREAT, 0o644)
      _ = Array(text.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      close(file)
    }

    private let stray: [UInt8] = Array("caf".utf8) + [0xE9] + Array(".xib".utf8)

    @Test func aWalkFindsThem() throws {
      let scratch = try Scratch()
      add(stray, "<document><objects><view id=\"a\" hidden=\"x\"/></objects></document>", to: scratch.folder)
      let run = try Program("validate", "--format", "json", ".", in: scratch.folder)
      #expect(run.status == 1)
      let findings = try #require(try run.report["findings"] as? [[String: Any]])
      #expect(findings.map { $0["path"] as? String } == [#"caf\xE9.xib"#])
      let text = try Program("validate", ".", in: scratch.folder)
      #expect(text.output.hasPrefix(#"caf\xE9.xib:1:"#))
    }

    @Test func theyAreNamedOnTheCommandLine() throws {
      let scratch = try Scratch()
      add(stray, "<document><objects><view id=\"a\"/></objects></document>", to: scratch.folder)
      try scratch.add(
        "run", "exec \"$1\" compile --output-dir out \"$(printf 'caf\\351.xib')\" \"$(printf 'no\\351.xib')\"")
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["run", Program.executable.path]
      shell.currentDirectoryURL = scratch.folder
      shell.standardError = try FileHandle(forWritingTo: scratch.add("errors", ""))
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 2)
      #expect(try scratch.text("errors").hasPrefix(#"uidesc: no\xE9.xib: can't read it"#))
      var status = stat()
      let tree = Array((scratch.folder.path + "/out/").utf8) + stray + Array(".json".utf8)
      #expect(stat(tree.map { CChar(bitPattern: $0) } + [0], &status) == 0)
    }

    /// They are the same text, but not the same file.
    @Test func namesThatSpellALetterInTwoWaysAreTwo() throws {
      let scratch = try Scratch()
      for name in ["\u{E9}.xib", "e\u{301}.xib"] {
        add(Array(name.utf8), "<document><objects><view id=\"a\"/></objects></document>", to: scratch.folder)
      }
      #expect(try Program("compile", "--output-dir", "out", ".", in: scratch.folder).status == 0)
      #expect(try scratch.names("out").count == 2)
    }
  #endif
}
