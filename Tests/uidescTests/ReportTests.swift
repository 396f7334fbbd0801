import Foundation
import Testing

private let good = "<document><objects><view id=\"card\"/></objects></document>"
private let bad = "<document><objects><view id=\"card\"/><view id=\"card\"/></objects></document>"
private let dubious =
  "<document><objects><view id=\"card\" contentMode=\"scaleToFil\" nonsense=\"1\"/></objects></document>"

@Suite struct ReportTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.add("good.xib", good)
    try scratch.add("bad.xib", bad)
    try scratch.add("dubious.xib", dubious)
  }

  @Test func strictFailsOnWarnings() throws {
    #expect(try Program("validate", "dubious.xib", in: scratch.folder).status == 0)
    #expect(try Program("validate", "--strict", "dubious.xib", in: scratch.folder).status == 1)
    #expect(try Program("compile", "--strict", "dubious.xib", in: scratch.folder).status == 1)
    #expect(try Program("validate", "--strict", "good.xib", in: scratch.folder).status == 0)
  }

  @Test func notesAreCountedUntilTheyAreShown() throws {
    let plain = try Program("validate", "dubious.xib", in: scratch.folder)
    #expect(!plain.output.contains("[unknown-attribute]"))
    #expect(plain.output.hasSuffix("1 file: 0 errors, 1 warning (--notes shows 1 note)\n"))
    let full = try Program("validate", "--notes", "dubious.xib", in: scratch.folder)
    #expect(full.output.contains("[unknown-attribute]"))
    #expect(full.output.hasSuffix("1 file: 0 errors, 1 warning\n"))
  }

  @Test func quietLeavesErrorsOnly() throws {
    let run = try Program("validate", "--quiet", "bad.xib", "dubious.xib", in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("bad.xib:1:47: error: "))
    #expect(!run.output.contains("warning"))
    #expect(!run.output.contains("files"))
    let json = try Program("validate", "--quiet", "--format=json", "dubious.xib", in: scratch.folder)
    #expect(
      try json.output == Program("validate", "--notes", "--format=json", "dubious.xib", in: scratch.folder).output)
    #expect((try json.report["findings"] as? [Any])?.count == 2)
  }

  @Test func failuresAreInTheJSONReport() throws {
    let run = try Program(
      "validate", "--format", "json", "--max-size", "80", "missing.xib", "dubious.xib", "bad.xib", in: scratch.folder)
    #expect(run.status == 2)
    let failures = try #require(try run.report["failures"] as? [[String: String]])
    #expect(failures.map { $0["path"] } == ["missing.xib", "dubious.xib"])
    #expect(failures.allSatisfy { $0.count == 2 })
    #expect(failures.last?["message"]?.contains("larger than 80 bytes") ?? false)
    #expect((try run.report["findings"] as? [[String: Any]])?.count == 1)
    let order = ["\"version\"", "\"findings\"", "\"failures\"", "\"summary\""].map {
      run.output.range(of: $0)?.lowerBound
    }
    #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted() && !order.contains(nil))
    #expect(try Program("validate", "--format=json", "good.xib", in: scratch.folder).report["failures"] == nil)
    let text = try Program("validate", "missing.xib", "good.xib", in: scratch.folder)
    #expect(text.output == "1 file: 0 errors, 0 warnings; 1 could not be read or written\n")
  }

  @Test func aFolderThatCannotBeReadDoesNotHideItsNeighbours() throws {
    try scratch.add("in/a/good.xib", good)
    try scratch.add("in/z.xib", bad)
    try scratch.addTooDeepFolder("in/m")
    let run = try Program("validate", "--format=json", "in", in: scratch.folder)
    #expect(run.status == 2)
    #expect((try run.report["summary"] as? [String: Int])?["files"] == 2)
    #expect((try run.report["failures"] as? [[String: String]])?.count == 1)
    #expect((try run.report["findings"] as? [[String: Any]])?.first?["path"] as? String == "in/z.xib")
  }

  @Test func emptyFoldersAreCleanAndSaid() throws {
    try scratch.add("in/readme.txt", "")
    let run = try Program("validate", "in", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors == "uidesc: no documents in in\n")
  }

  @Test func aFixIsCalledOne() throws {
    try scratch.add("near.xib", "<document><objects><view id=\"a\" customClass=\"UILable\"/></objects></document>")
    let run = try Program("validate", "near.xib", in: scratch.folder)
    #expect(run.output.contains("\nfix (unsafe): change 'UILable' to 'UILabel'\n"))
  }

  @Test(arguments: ["", "\u{FEFF}"]) func fixesNameTheBytesOfTheFile(mark: String) throws {
    let text = """
      \(mark)<document><objects><view id="é"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="hiden" value="YES"/>
      </userDefinedRuntimeAttributes></view></objects></document>
      """
    try scratch.add("marked.xib", text)
    let run = try Program("validate", "--format=json", "marked.xib", in: scratch.folder)
    let fixes = (try run.report["findings"] as? [[String: Any]])?.compactMap { $0["fix"] as? [String: Any] }
    let fix = try #require(fixes?.first)
    let (start, end) = (try #require(fix["start"] as? Int), try #require(fix["end"] as? Int))
    #expect(Array(text.utf8)[start..<end].elementsEqual("hiden".utf8))
  }
}
