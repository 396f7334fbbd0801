import Foundation
import Testing

private let good = "<document><objects><view id=\"card\"/></objects></document>"
private let bad = "<document><objects><view id=\"card\"/><view id=\"card\"/></objects></document>"

@Suite struct CommandLineTests {
  @Test func cleanDocumentExitsWithZero() throws {
    let scratch = try Scratch()
    try scratch.add("card.xib", good)
    let run = try Program("validate", "card.xib", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output == "1 file: 0 errors, 0 warnings\n")
  }

  @Test func errorsAreShownInTheirLine() throws {
    let scratch = try Scratch()
    try scratch.add("card.xib", bad)
    let run = try Program("validate", "card.xib", in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("card.xib:1:47: error: "))
    #expect(run.output.contains("[duplicate-id]\n    1 | \(bad)\n      | \(String(repeating: " ", count: 46))^~~~\n"))
  }

  @Test func jsonReportHoldsPlacesAndSummary() throws {
    let scratch = try Scratch()
    try scratch.add("card.xib", bad)
    let run = try Program("validate", "--format", "json", "card.xib", in: scratch.folder)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "duplicate-id")
    #expect(finding["line"] as? Int == 1)
    #expect(finding["column"] as? Int == 47)
    #expect(finding["endColumn"] as? Int == 51)
    #expect((report["summary"] as? [String: Int])?["errors"] == 1)
  }

  @Test func whatCannotBeReadDoesNotStopTheRest() throws {
    let scratch = try Scratch()
    try scratch.add("bad.xib", bad)
    mkfifo(scratch.folder.appendingPathComponent("pipe.xib").path, 0o600)
    let run = try Program("validate", "missing.xib", "pipe.xib", "bad.xib", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("missing.xib: can't read it"))
    #expect(run.errors.contains("pipe.xib: it is no regular file"))
    #expect(run.output.contains("bad.xib:1:47: error"))
  }

  @Test func tooLargeFilesAreRefused() throws {
    let scratch = try Scratch()
    try scratch.add("card.xib", good)
    let run = try Program("validate", "--max-size", "8", "card.xib", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("larger than 8 bytes"))
  }

  @Test func standardInputHasAName() throws {
    let run = try Program("validate", "--stdin-path", "edited.xib", "-", input: bad)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("edited.xib:1:47: "))
  }

  @Test func badOptionsNameTheNearestGoodOne() throws {
    let option = try Program("validate", "--formt", "json", "card.xib")
    #expect(option.status == 2)
    #expect(option.errors.contains("did you mean '--format'?"))
    let command = try Program("compil", "card.xib")
    #expect(command.status == 2)
    #expect(command.errors.contains("did you mean 'compile'?"))
  }

  @Test func controlCharactersDoNotReachTheTerminal() throws {
    let run = try Program("validate", "no\u{1B}[31m.xib")
    #expect(run.status == 2)
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func brokenRegistryStopsTheRun() throws {
    let scratch = try Scratch()
    try scratch.add("card.xib", bad)
    try scratch.add("widgets.json", "{\"version\": 1, \"clases\": {}}")
    let run = try Program("validate", "--registry", "widgets.json", "card.xib", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("widgets.json:1:"))
    #expect(!run.output.contains("card.xib"))
  }

  @Test func strictnessSaysWhyItFailsWhereWarningsAreHidden() throws {
    let scratch = try Scratch()
    try scratch.add("card.xib", "<document><objects><lable id=\"card\"/></objects></document>")
    let quiet = try Program("validate", "-q", "--strict", "card.xib", in: scratch.folder)
    #expect(quiet.status == 1 && quiet.output.isEmpty)
    #expect(quiet.errors == "uidesc: --strict fails on 1 warning; without --quiet they are shown\n")
    #expect(try Program("validate", "--strict", "card.xib", in: scratch.folder).errors.isEmpty)
    let lenient = try Program("validate", "-q", "card.xib", in: scratch.folder)
    #expect(lenient.status == 0 && lenient.errors.isEmpty)
  }
}
