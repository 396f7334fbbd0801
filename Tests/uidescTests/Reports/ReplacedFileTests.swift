import Foundation
import Testing

/// No run replaces what it reads, or writes two things to one place.
@Suite struct ReplacedFileTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.add("a.xib", misplaced)
    try scratch.add("card.json", #"{"version": 1, "classes": {}}"#)
    try scratch.add("c.json", #"{"registries": ["card.json"], "baseline": "old.json"}"#)
    try scratch.add("old.json", #"{"format": "uidesc.baseline", "version": 1, "findings": []}"#)
    try scratch.add(".ignore", "x\n")
    symlink("card.json", scratch.folder.appendingPathComponent("link.json").path)
  }

  private func refuses(_ arguments: String...) throws -> String {
    let before = try scratch.names().map { try? scratch.text($0) }
    let run = try Program(["validate"] + arguments + ["a.xib"], in: scratch.folder)
    #expect(run.status == 2 && run.output.isEmpty, "\(arguments)")
    #expect(try scratch.names().map { try? scratch.text($0) } == before, "\(arguments)")
    return run.errors
  }

  @Test(arguments: ["c.json", "card.json", "link.json", "./card.json", "old.json", "a.xib"])
  func whatIsReadStays(file: String) throws {
    #expect(try refuses("--config", "c.json", "--format", "json=\(file)").contains("would replace it"))
  }

  @Test(arguments: [".uidesc.json", "./.uidesc.json", "Sub/.uidesc.json", ".ignore", ".gitignore"])
  func namesThatAreReadAreLeftAlone(file: String) throws {
    #expect(try refuses("--format", "json=\(file)").contains("a name that the next run reads"))
    #expect(try refuses("--write-baseline", file).contains("a name that the next run reads"))
  }

  @Test func configuredReportsAreRefusedToo() throws {
    for file in [".uidesc.json", "card.json", "old.json"] {
      try scratch.add(
        ".uidesc.json",
        #"{"registries": ["card.json"], "baseline": "old.json", "reports": [{"format": "json", "file": "\#(file)"}]}"#)
      _ = try refuses()
    }
  }

  @Test func aBaselineThatIsUsedStays() throws {
    #expect(try refuses("--baseline", "old.json", "--format", "json=old.json").contains("would replace it"))
    #expect(try refuses("--registry", "old.json", "--write-baseline", "old.json").contains("would replace it"))
  }

  @Test(arguments: ["x", "./x", "Sub/../x", "new/../x"]) func twoThingsNeedTwoFiles(other: String) throws {
    try scratch.add("Sub/y", "")
    let advice = "and the one would replace the other; name two files"
    #expect(try refuses("--format", "json=x", "--format", "sarif=\(other)").contains(advice))
    #expect(try refuses("--format", "json=\(other)", "--write-baseline", "x").contains(advice))
  }

  @Test func linksToOnePlaceAreOneFile() throws {
    symlink("x", scratch.folder.appendingPathComponent("y").path)
    #expect(try refuses("--format", "json=x", "--format", "sarif=y").contains("'x' and 'y' are one file"))
  }

  @Test func treesReplaceNothingThatIsNeeded() throws {
    try scratch.add("a.xib.json", #"{"version": 1, "classes": {}}"#)
    for arguments in [
      ["--registry", "a.xib.json", "--output-dir", "."], ["--registry", "a.xib.json", "-o", "a.xib.json"],
      ["--format", "json=trees/a.xib.json", "--output-dir", "trees"], ["-o", "c.json", "--config", "c.json"],
    ] {
      let run = try Program(["compile"] + arguments + ["a.xib"], in: scratch.folder)
      #expect(run.status == 2 && run.errors.contains("would replace"), "\(arguments) \(run.errors)")
    }
    #expect(try scratch.text("a.xib.json").contains("classes") && !scratch.names().contains("trees"))
  }

  @Test func aBaselineNeedsAFileAndGetsItsFolders() throws {
    #expect(try refuses("--write-baseline", "-").contains("'-' is no value for '--write-baseline'"))
    #expect(try refuses("--baseline", "-").contains("'-' is no value for '--baseline'"))
    #expect(try Program("validate", "--write-baseline", "q/q/b.json", "a.xib", in: scratch.folder).status == 0)
    #expect(try scratch.names("q/q") == ["b.json"])
    #expect(try scratch.text("q/q/b.json").contains(#""path": "../../a.xib""#))
    let text = try scratch.text("q/q/b.json").replacingOccurrences(of: "../../a.xib", with: "../q/a.xib")
    try scratch.add("q/q/b.json", text)
    let run = try Program("validate", "--baseline", "q/q/b.json", "a.xib", in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("q/q/b.json: 2:12: '../q/a.xib' leads out of the baseline's folder"))
    #expect(run.errors.contains("write 'a.xib'"))
  }

  @Test func whatIsReadOnlyStays() throws {
    try scratch.add("r.json", "old")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: scratch.folder.appendingPathComponent("r.json").path)
    let run = try Program("validate", "--format", "json=r.json", "a.xib", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors == "uidesc: r.json: can't write it: it is read-only; make it writable first\n")
    #expect(try scratch.text("r.json") == "old")
  }
}
