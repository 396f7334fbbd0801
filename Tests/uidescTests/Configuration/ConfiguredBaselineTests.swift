import Foundation
import Testing

/// Baselines that configurations name.
@Suite struct ConfiguredBaselineTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for path in ["A/a.xib", "B/Deep/b.xib", "c.xib"] { try scratch.add(path, misplaced) }
    try scratch.add("A/.uidesc.json", #"{"baseline": "ci/base.json"}"#)
    try scratch.add("B/.uidesc.json", #"{"baseline": "base.json"}"#)
    try scratch.add("A/ci/.keep", "")
    try Program("validate", "--write-baseline", "A/ci/base.json", "A", in: scratch.folder)
    try Program("validate", "--write-baseline", "B/base.json", "B", in: scratch.folder)
  }

  @Test func eachHoldsForTheDocumentsOfItsConfiguration() throws {
    #expect(try scratch.found(".") == ["c.xib: warning misplaced-view"])
    #expect(try scratch.found("b.xib", in: "B/Deep").isEmpty)
    try scratch.add("B/base.json", #"{"format": "uidesc.baseline", "version": 1, "findings": []}"#)
    #expect(
      try scratch.found(".").sorted() == ["B/Deep/b.xib: warning misplaced-view", "c.xib: warning misplaced-view"])
  }

  @Test func theCommandLineWins() throws {
    try scratch.add("none.json", #"{"format": "uidesc.baseline", "version": 1, "findings": []}"#)
    #expect(try scratch.found("--baseline", "none.json", "A") == ["A/a.xib: warning misplaced-view"])
    #expect(try scratch.found("--isolated", "A") == ["A/a.xib: warning misplaced-view"])
    let before = try scratch.text("A/ci/base.json")
    let written = try Program("validate", "--write-baseline", "all.json", ".", in: scratch.folder)
    #expect(written.errors == "uidesc: all.json: written with 3 findings in 3 files\n")
    #expect(try scratch.text("A/ci/base.json") == before)
  }

  @Test func theyArePruned() throws {
    try scratch.add("A/a.xib", misplaced.replacingOccurrences(of: " misplaced=\"YES\"", with: ""))
    let run = try Program("validate", "--prune-baseline", "A", "B", in: scratch.folder)
    #expect(run.errors.contains("A/ci/base.json: dropped 1 finding that is gone"))
    #expect(run.errors.contains("B/base.json: none of its findings is gone"))
    #expect(try !scratch.text("A/ci/base.json").contains("misplaced-view"))
  }

  @Test func twoConfigurationsCanShareOne() throws {
    try scratch.add(".uidesc.json", #"{"baseline": "A/ci/base.json"}"#)
    try Program("validate", "--write-baseline", "A/ci/base.json", ".", in: scratch.folder)
    for path in ["A/a.xib", "c.xib"] {
      try scratch.add(path, misplaced.replacingOccurrences(of: " misplaced=\"YES\"", with: ""))
    }
    let run = try Program("validate", "--prune-baseline", "A", "c.xib", in: scratch.folder)
    #expect(run.errors.hasPrefix("uidesc: A/ci/base.json: dropped 2 findings that are gone"))
    #expect(try !scratch.text("A/ci/base.json").contains("a.xib") && !scratch.text("A/ci/base.json").contains("c.xib"))
  }

  @Test func oneThatIsMissingStopsTheRun() throws {
    try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("B/base.json"))
    let run = try Program("validate", "B", in: scratch.folder)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "uidesc: B/base.json: there is no such baseline; --write-baseline B/base.json makes one of all findings\n")
    #expect(try Program("compile", "B/Deep/b.xib", in: scratch.folder).status == 0)
  }

  @Test(arguments: ["../base.json", "/tmp/base.json", "", "ci/"]) func namesAFileInItsFolder(path: String) throws {
    try scratch.add("A/.uidesc.json", "{\"baseline\": \"\(path)\"}")
    #expect(try scratch.found("A") == ["A/.uidesc.json: error invalid-configuration"])
  }

  @Test func aLinkDoesntLeadOutOfIt() throws {
    for (name, target) in [("A/link", "../B"), ("A/base.json", "../B/base.json")] {
      symlink(target, scratch.folder.appendingPathComponent(name).path)
    }
    for path in ["link/base.json", "base.json"] {
      try scratch.add("A/.uidesc.json", "{\"baseline\": \"\(path)\"}")
      let run = try Program("validate", "--prune-baseline", "A", in: scratch.folder)
      #expect(run.status == 2 && run.errors.contains("A/\(path): a link leads out of the folder of A/.uidesc.json"))
    }
  }

  @Test func configShowsIt() throws {
    #expect(try Program("config", "A", in: scratch.folder).output.contains("\"baseline\": \"ci/base.json\""))
  }
}
