import Foundation
import Testing

private let bad = "<document><objects><view id=\"card\"/><view id=\"card\"/></objects></document>"

@Suite struct PipeTests {
  /// As behind `| head` when head has seen enough.
  private func closedPipe() throws -> FileHandle {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    return pipe.fileHandleForWriting
  }

  @Test(arguments: ["validate", "compile"]) func nobodyReadingEndsTheRunWithoutAWord(command: String) throws {
    let scratch = try Scratch()
    try scratch.add("card.xib", "<document><objects><view id=\"card\"/></objects></document>")
    let run = try Program(command, "card.xib", in: scratch.folder, outputStream: try closedPipe())
    #expect(run.status == 2)
    #expect(run.errors.isEmpty)
    #expect(try Program("--help", outputStream: try closedPipe()).errors.isEmpty)
  }

  @Test func treesAreWrittenWhenNobodyReadsTheFindings() throws {
    let scratch = try Scratch()
    for name in ["a.xib", "b.xib"] { try scratch.add(name, bad) }
    let run = try Program(
      "compile", "--keep-going", "--output-dir", "out", "a.xib", "b.xib", in: scratch.folder,
      errorStream: try closedPipe())
    #expect(run.status == 1)
    #expect(try scratch.names("out") == ["a.xib.json", "b.xib.json"])
  }

  #if os(Linux)
    @Test func aFullDiskIsSaid() throws {
      let scratch = try Scratch()
      try scratch.add("card.xib", bad)
      for arguments in [["validate"], ["compile", "--keep-going"]] {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let run = try Program(arguments + ["card.xib"], in: scratch.folder, outputStream: full)
        #expect(run.status == 2)
        #expect(run.errors.contains("standard output: can't write it: No space left"))
      }
    }
  #endif

  @Test func standardInputIsADocumentAndDoubleDashMakesPaths() throws {
    let scratch = try Scratch()
    try scratch.add("--strict", bad)
    let named = try Program("validate", "--", "--strict", in: scratch.folder)
    #expect(named.output.hasPrefix("--strict:1:47: error: "))
    let piped = try Program("compile", "--keep-going", "-", input: bad)
    #expect(piped.errors.hasPrefix("<stdin>:1:47: error: "))
    #expect(piped.output.hasPrefix("{"))
    let twice = try Program("validate", "-", "-", input: bad)
    #expect(twice.status == 2)
    #expect(twice.errors.contains("can be read only once"))
  }

  @Test(arguments: ["validate --registry - -", "registry show --registry - --registry - UILabel"])
  func registriesCountAsReadersOfStandardInput(line: String) throws {
    let run = try Program(line.split(separator: " ").map(String.init), input: "{\"version\": 1}")
    #expect(run.status == 2)
    #expect(run.errors == "uidesc: '-' is named twice, but standard input can be read only once\n")
    #expect(try Program("registry", "show", "--registry", "-", "UILabel", input: "{\"version\": 1}").status == 0)
  }
}
