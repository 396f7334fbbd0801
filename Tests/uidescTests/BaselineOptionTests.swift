import Foundation
import Testing

/// `--baseline`, `--write-baseline` and `--prune-baseline`.
@Suite struct BaselineOptionTests {
  private static func document(_ ids: String...) -> String {
    let views = ids.map { "  <view id=\"\($0)\" misplaced=\"YES\"/>\n" }.joined()
    return "<document><objects>\n\(views)</objects></document>\n"
  }

  private static let start = "{\"format\": \"uidesc.baseline\", \"version\": 1, \"findings\": ["

  @Test func whatItHasIsntToldAndDoesntFail() throws {
    let scratch = try Scratch()
    try scratch.add("in/a.xib", Self.document("a", "b"))
    try scratch.add("in/b/b.xib", Self.document("c"))
    let written = try Program("validate", "--strict", "--write-baseline", "ci/base.json", "in", in: scratch.folder)
    #expect(written.status == 0)
    #expect(written.errors == "uidesc: ci/base.json: written with 3 findings in 2 files\n")
    #expect(written.output == "2 files: 0 errors, 0 warnings; 3 more in the baseline\n")
    #expect(
      try scratch.text("ci/base.json") == Self.start + """

          {"path": "../in/a.xib", "rule": "misplaced-view", "object": "a", "spot": "misplaced"},
          {"path": "../in/a.xib", "rule": "misplaced-view", "object": "b", "spot": "misplaced"},
          {"path": "../in/b/b.xib", "rule": "misplaced-view", "object": "c", "spot": "misplaced"}
        ]}

        """)
    let used = try Program("validate", "--strict", "--baseline", "ci/base.json", "in", in: scratch.folder)
    #expect(used.status == 0 && used.output == written.output && used.errors == "")
    // From elsewhere, by other paths.
    let inside = try Program(
      "validate", "--strict", "--baseline", "../ci/base.json", "../in/./a.xib", scratch.folder.path + "/in/b/b.xib",
      in: scratch.folder.appendingPathComponent("in"))
    #expect(inside.status == 0 && inside.output == written.output && inside.errors == "")
    try scratch.add("in/a.xib", Self.document("a", "b", "new"))
    let new = try Program("validate", "--strict", "--baseline", "ci/base.json", "in", in: scratch.folder)
    #expect(new.status == 1)
    #expect(
      new.output.hasPrefix("in/a.xib:4:")
        && new.output.hasSuffix("2 files: 0 errors, 1 warning; 3 more in the baseline\n"))
  }

  @Test func whatIsGoneIsSaidAndDroppedOnRequest() throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.document("a", "b"))
    try scratch.add("b.xib", Self.document("c"))
    try scratch.add("c.xib", Self.document("d"))
    try Program("validate", "--write-baseline", "base.json", ".", in: scratch.folder)
    let before = try scratch.text("base.json")
    try scratch.add("a.xib", Self.document("b"))
    try scratch.add("b.xib", Self.document())
    try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("c.xib"))
    // Of what this run doesn't look at only what isn't there any more is known to be gone.
    let used = try Program("validate", "--baseline", "base.json", "a.xib", in: scratch.folder)
    #expect(used.status == 0)
    #expect(
      used.errors == "uidesc: base.json: 2 findings of it are gone; --prune-baseline drops them, --verbose lists them\n"
    )
    let verbose = try Program("validate", "--verbose", "--baseline", "base.json", "a.xib", in: scratch.folder)
    #expect(
      verbose.errors.hasSuffix(
        "drops them\n  a.xib: misplaced-view of 'a' at 'misplaced'\n  c.xib: misplaced-view of 'd' at 'misplaced'\n"))
    #expect(try scratch.text("base.json") == before)
    let pruned = try Program("validate", "--baseline", "base.json", "--prune-baseline", "a.xib", in: scratch.folder)
    #expect(pruned.errors.hasPrefix("uidesc: base.json: dropped 2 findings that are gone"))
    #expect(
      try scratch.text("base.json") == Self.start + """

          {"path": "a.xib", "rule": "misplaced-view", "object": "b", "spot": "misplaced"},
          {"path": "b.xib", "rule": "misplaced-view", "object": "c", "spot": "misplaced"}
        ]}

        """)
    try scratch.add("a.xib", "<document><objects>")
    let broken = try Program("validate", "--baseline", "base.json", "--prune-baseline", "a.xib", in: scratch.folder)
    #expect(broken.status == 1 && broken.errors == "uidesc: base.json: none of its findings is gone\n")
  }

  @Test func writingKeepsWhatThisRunDoesntLookAt() throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.document("a"))
    try scratch.add("b.xib", Self.document("b"))
    try Program("validate", "--write-baseline", "base.json", ".", in: scratch.folder)
    try scratch.add("a.xib", Self.document("z"))
    try Program("validate", "--write-baseline", "base.json", "a.xib", in: scratch.folder)
    let text = try scratch.text("base.json")
    #expect(text.contains("\"z\"") && text.contains("\"b\"") && !text.contains("\"a\""))
    let failed = try Program("validate", "--write-baseline", "base.json", "b.xib", "missing.xib", in: scratch.folder)
    #expect(failed.status == 2 && failed.errors.contains("base.json: not written"))
    #expect(try scratch.text("base.json") == text)
  }

  /// A list must not hide that a file can't be read.
  @Test(arguments: [
    "<document>\n<<<<<<< a\n=======\n>>>>>>> b\n</document>", "<document><objects>", "<!DOCTYPE a><document/>",
    "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data/></archive>",
  ]) func brokenFilesAreNeverIn(text: String) throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.document("a"))
    try scratch.add("broken.xib", text)
    let written = try Program("validate", "--write-baseline", "base.json", ".", in: scratch.folder)
    #expect(written.status == 1 && written.output.contains("broken.xib:") && !written.output.contains("a.xib:"))
    #expect(written.errors == "uidesc: base.json: written with 1 finding in 1 file\n")
    #expect(try !scratch.text("base.json").contains("broken"))
    // Somebody may have added it by hand.
    let rule = try #require(written.output.split(separator: "[").last?.split(separator: "]").first)
    try scratch.add("base.json", Self.start + "{\"path\": \"broken.xib\", \"rule\": \"\(rule)\", \"count\": 9}]}")
    #expect(try Program("validate", "--baseline", "base.json", "broken.xib", in: scratch.folder).status == 1)
  }

  @Test func aBrokenFileKeepsWhatIsKnownOfIt() throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.document("a"))
    try Program("validate", "--write-baseline", "base.json", ".", in: scratch.folder)
    let before = try scratch.text("base.json")
    try scratch.add("a.xib", "<document><objects>")
    #expect(try Program("validate", "--write-baseline", "base.json", ".", in: scratch.folder).status == 1)
    #expect(try scratch.text("base.json") == before)
  }

  @Test func notesAreCountedApart() throws {
    let scratch = try Scratch()
    let unknown = "<view id=\"k\" customClass=\"Knob\"/><view id=\"a\" misplaced=\"YES\"/>"
    try scratch.add("a.xib", "<document><objects>\(unknown)</objects></document>")
    let written = try Program("validate", "--write-baseline", "base.json", ".", in: scratch.folder)
    #expect(written.errors == "uidesc: base.json: written with 1 finding and 1 note in 1 file\n")
    #expect(written.output == "1 file: 0 errors, 0 warnings; 1 more and 1 note in the baseline\n")
    for (format, words) in [
      ("markdown", "1 file: 0 errors, 0 warnings, 0 notes; 1 more and 1 note in the baseline\n"),
      ("junit", "name=\"uidesc; 1 more and 1 note in the baseline\""), ("sarif", "\"properties\": {\"baseline\": 2}"),
      ("github", "not shown: 1 more and 1 note in the baseline\n"), ("json", "\"baseline\": 2"),
    ] {
      let run = try Program("validate", "--format", format, "--baseline", "base.json", ".", in: scratch.folder)
      #expect(run.output.contains(words), "\(format): \(run.output)")
    }
    try scratch.add("a.xib", Self.document("a"))
    let gone = try Program("validate", "--baseline", "base.json", ".", in: scratch.folder)
    #expect(gone.errors.hasPrefix("uidesc: base.json: 1 note of it is gone; --prune-baseline drops it"))
    // As the configuration has it, the rule finds warnings.
    try scratch.add("a.xib", "<document><objects>\(unknown)</objects></document>")
    let louder = try Program(
      "validate", "--rule", "unchecked-class=warning", "--write-baseline", "base.json", ".", in: scratch.folder)
    #expect(louder.errors == "uidesc: base.json: written with 2 findings in 1 file\n")
  }

  /// A rule may matter less in some folders.
  @Test func notesOfSomeDocumentsAreCountedApart() throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.document("a", "b"))
    try scratch.add("Old/b.xib", Self.document("c"))
    try scratch.add(".uidesc.json", #"{"overrides": [{"paths": ["Old"], "rules": {"misplaced-view": "note"}}]}"#)
    let written = try Program("validate", "--write-baseline", "base.json", ".", in: scratch.folder)
    #expect(written.errors == "uidesc: base.json: written with 2 findings and 1 note in 2 files\n")
    #expect(written.output == "2 files: 0 errors, 0 warnings; 2 more and 1 note in the baseline\n")
    // What it has of other documents stays and is counted.
    let part = try Program("validate", "--write-baseline", "base.json", "Old", in: scratch.folder)
    #expect(part.errors.hasPrefix("uidesc: base.json: written with ") && part.errors.hasSuffix(" in 2 files\n"))
    #expect(try scratch.text("base.json").components(separatedBy: "misplaced-view").count == 4)
  }

  @Test func onlyNewFindingsAreFixed() throws {
    func attribute(_ keyPath: String, _ id: String) -> String {
      "<view id=\"\(id)\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(keyPath)\" "
        + "value=\"YES\"/></userDefinedRuntimeAttributes></view>"
    }
    func document(_ first: String, _ second: String) -> String {
      "<document><objects>\(attribute(first, "a"))\(attribute(second, "b"))</objects></document>"
    }
    let scratch = try Scratch()
    try scratch.add("a.xib", document("Hidden", "hidden"))
    try Program("validate", "--write-baseline", "base.json", ".", in: scratch.folder)
    try scratch.add("a.xib", document("Hidden", "Hidden"))
    let diff = try Program("validate", "--diff", "--baseline", "base.json", "a.xib", in: scratch.folder)
    #expect(diff.errors.contains("would fix 1 finding in 1 file\n"))
    let run = try Program("validate", "--fix", "--baseline", "base.json", "a.xib", in: scratch.folder)
    #expect(run.errors == "uidesc: fixed 1 finding in 1 file\n" && run.status == 0)
    #expect(run.output == "1 file: 0 errors, 0 warnings; 1 more in the baseline\n")
    #expect(try scratch.text("a.xib") == document("Hidden", "hidden"))
    // Nor are unsafe ones of it offered.
    try scratch.add("a.xib", document("hiden", "hidden"))
    try Program("validate", "--write-baseline", "base.json", ".", in: scratch.folder)
    #expect(try Program("validate", "--fix", "--baseline", "base.json", "a.xib", in: scratch.folder).errors == "")
  }

  @Test func standardInputIsWrittenUnderItsName() throws {
    let scratch = try Scratch()
    try Program(
      "validate", "--write-baseline", "b.json", "--stdin-path", "in/a.xib", "-", input: Self.document("a"),
      in: scratch.folder)
    #expect(try scratch.text("b.json").contains("{\"path\": \"in/a.xib\", \"rule\": \"misplaced-view\""))
  }

  @Test func machinesAreToldTheSame() throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.document("a"))
    try Program("validate", "--write-baseline", "base.json", ".", in: scratch.folder)
    let run = try Program("validate", "--format", "json", "--baseline", "base.json", ".", in: scratch.folder)
    #expect(try (run.report["findings"] as? [Any])?.count == 0)
    #expect(try (run.report["summary"] as? [String: Int])?["baseline"] == 1)
  }

  @Test(arguments: [
    ("{}", "base.json: 1:1: this is no baseline of uidesc"), ("[\n{\"rule\": 1}]", "1:1"),
    (start + "\n  {\"path\": \"a\"}\n]}", "base.json: 2:3: the finding has no 'rule'"),
  ]) func whatIsNoneIsNeitherUsedNorReplaced(text: String, message: String) throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.document("a"))
    try scratch.add("base.json", text)
    for option in ["--baseline", "--write-baseline"] {
      let run = try Program("validate", option, "base.json", "a.xib", in: scratch.folder)
      #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
      #expect(!run.output.contains("misplaced"))
      #expect(try scratch.text("base.json") == text)
    }
  }

  @Test(arguments: [
    (["--baseline", "missing.json"], "there is no such baseline; --write-baseline missing.json makes one"),
    (["--prune-baseline"], "--baseline FILE --prune-baseline, or \"baseline\" in .uidesc.json"),
    (["--baseline", "a", "--write-baseline", "b"], "give one of them"), (["--baseline", "."], "is a folder"),
    (["--diff", "--write-baseline", "b"], "'--diff' writes no files"),
    (["--write-baseline", "b", "-"], "the findings of '-' have no path in '--write-baseline b'"),
    (["--write-baseline", "b", "--prune-baseline"], "'--prune-baseline' drops what is gone; give one of them"),
    (["--fix", "--write-baseline", "b"], "'--fix' removes them, those of the configuration's baseline too"),
  ]) func mistakesAreTold(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.document("a"))
    let run = try Program(["validate"] + arguments + ["a.xib"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }
}
