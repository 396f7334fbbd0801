import Foundation
import Testing

/// `uidesc config`: what it shows is a configuration that says the same.
@Suite struct ConfigCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.add("Legacy/a.xib", misplaced)
    try scratch.add(
      ".uidesc.json",
      #"{"rules": {"misplaced-view": "error"}, "overrides": [{"paths": ["Legacy/**"], "rules": {"misplaced-view": "off"}}]}"#
    )
  }

  private func shown(_ arguments: String...) throws -> (rules: [String: Any], from: String) {
    let run = try Program(["config"] + arguments, in: scratch.folder)
    #expect(run.status == 0)
    return (try #require(try run.report["rules"] as? [String: Any]), run.errors)
  }

  @Test func showsWhatHoldsForAPath() throws {
    let here = try shown()
    #expect(here.rules["misplaced-view"] as? String == "error" && here.from == "uidesc: from .uidesc.json\n")
    for path in ["Legacy", "Legacy/a.xib", "Legacy/none/yet.xib"] {
      #expect(try shown(path).rules["misplaced-view"] as? String == "off", "\(path)")
    }
    #expect(try shown("--rule", "misplaced-view=note", "Legacy").rules["misplaced-view"] as? String == "note")
    let none = try shown("--isolated")
    #expect(none.rules["misplaced-view"] as? String == "warning")
    #expect(none.from == "uidesc: no configuration; this holds without one\n")
  }

  @Test func whatItShowsIsAConfiguration() throws {
    let shown = try Program("config", "Legacy", in: scratch.folder)
    try scratch.add("Legacy/.uidesc.json", shown.output)
    let again = try Program("config", "-q", "Legacy", in: scratch.folder)
    #expect(again.output == shown.output && again.status == 0 && again.errors.isEmpty)
    #expect(try Program("validate", "--strict", "Legacy", in: scratch.folder).status == 0)
  }

  @Test func brokenOnesAreSaid() throws {
    try scratch.add(".uidesc.json", #"{"rules": {"misplaced-vew": "off"}}"#)
    let run = try Program("config", in: scratch.folder)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(".uidesc.json:1:12: error: there is no rule"))
    let unknown = try Program("config", "--isolated", "--rule=xyzzy=off", in: scratch.folder)
    #expect(unknown.status == 2 && unknown.errors.hasPrefix("uidesc: '--rule': there is no rule 'xyzzy'"))
    #expect(
      try Program("config", "a", "b", in: scratch.folder).errors
        == "uidesc: name one document or folder: uidesc config card.xib\n")
  }
}
