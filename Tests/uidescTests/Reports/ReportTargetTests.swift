import Foundation
import Testing

@testable import uidesc

/// Where reports go, and what becomes of the run.
@Suite struct ReportTargetTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.add("good.xib", "<document><objects><view id=\"card\"/></objects></document>")
    try scratch.add("bad.xib", "<document><objects><view id=\"card\"/><view id=\"card\"/></objects></document>")
  }

  @Test(arguments: [
    ("sarif", ReportTarget(.sarif)), ("text=-", ReportTarget(.text)), ("json=a=b", ReportTarget(.json, file: "a=b")),
    ("json=", nil), ("=a", nil), ("", nil), ("JSON", nil), ("yaml=x", nil),
  ])
  func targetsAreRead(text: String, target: ReportTarget?) { #expect(ReportTarget(text) == target) }

  @Test func filesComeBesideTheText() throws {
    let plain = try Program("validate", "bad.xib", in: scratch.folder)
    let run = try Program(
      "validate", "--format", "json=out/a.json", "--format=sarif=out/b.sarif", "bad.xib", in: scratch.folder)
    #expect(run.status == 1 && run.output == plain.output && run.errors.isEmpty)
    #expect(try scratch.names("out") == ["a.json", "b.sarif"])
    let json = try Program("validate", "--format=xcode=x.log", "--format=json", "bad.xib", in: scratch.folder)
    #expect(try json.output == scratch.text("out/a.json"))
  }

  @Test func compileReportsToo() throws {
    let run = try Program(
      "compile", "--format=json=a.json", "--format=xcode", "-o", "t.json", "bad.xib", in: scratch.folder)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.contains("/bad.xib:1:47: error: ") && run.errors.hasPrefix("/"))
    #expect(try scratch.text("a.json").contains("\"duplicate-id\""))
  }

  @Test func aReportThatCannotBeWrittenFailsTheRunAndNoOther() throws {
    let run = try Program(
      "validate", "--format=json=good.xib/a.json", "--format=jsonl=b.jsonl", "good.xib", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors == "uidesc: good.xib/a.json: can't write it: Not a directory\n")
    #expect(try scratch.text("b.jsonl").hasPrefix("{\"summary\""))
  }

  @Test func anOldReportStaysUntilTheNewOneIsWhole() throws {
    try scratch.add("old.json", "old")
    let wrong = try Program("validate", "--format=json=old.json", "--xyzzy", "good.xib", in: scratch.folder)
    #expect(wrong.status == 2)
    #expect(try scratch.text("old.json") == "old")
    let closed = try Program(
      "validate", "--format=json", "--format=sarif=old.json", "bad.xib", in: scratch.folder, outputStream: closedPipe())
    #expect(closed.status == 2)
    #expect(try scratch.text("old.json") == "old")
    try Program("validate", "--format=json=old.json", "good.xib", in: scratch.folder)
    #expect(try scratch.text("old.json").hasPrefix("{\"version\": 1"))
  }

  @Test func exitZeroIsForFindingsOnly() throws {
    let run = try Program("validate", "--exit-zero", "bad.xib", in: scratch.folder)
    #expect(run.status == 0 && run.output.hasPrefix("bad.xib:1:47: error: "))
    #expect(try Program("compile", "--exit-zero", "bad.xib", in: scratch.folder).status == 0)
    #expect(try Program("validate", "--exit-zero", "missing.xib", "bad.xib", in: scratch.folder).status == 2)
  }

  @Test func pathsAreNamedFromTheFolder() {
    let here = ReportPath(folder: "/src/app")
    #expect(here.relative("./a//b.xib") == "a/b.xib" && here.relative("/src/app/a.xib") == "a.xib")
    #expect(here.relative("/src/apps/a.xib") == "/src/apps/a.xib" && here.relative("../a.xib") == "../a.xib")
    #expect(here.absolute("../a.xib") == "/src/a.xib" && here.absolute("/x/./a.xib") == "/x/a.xib")
    #expect(ReportPath(folder: "").relative("/a/b.xib") == "a/b.xib" && ReportPath(folder: "").absolute("b") == "/b")
    #expect(ReportPath(folder: nil).absolute("a.xib") == "a.xib")
  }

  @Test func pathsThatLookLikePlacesDoNot() {
    #expect(printablePath("a/b.xib") == "a/b.xib" && printablePath("a:b.xib") == "a:b.xib")
    #expect(printablePath("a:1:2: error: x.xib") == "a\u{FFFD}1\u{FFFD}2\u{FFFD} error\u{FFFD} x.xib")
    #expect(printablePath("a:5") == "a\u{FFFD}5")
    #expect(printablePath(" ::error::x") == "./ ::error::x")
    #expect(printable("##[group]##.## ##vso[x] ##foo [") == "##\u{FFFD}group]##.## ##vso\u{FFFD}x] ##foo [")
  }

  private func closedPipe() -> FileHandle {
    let pipe = Pipe()
    try? pipe.fileHandleForReading.close()
    return pipe.fileHandleForWriting
  }
}
