import Foundation
import Testing

/// Which configuration holds where, and what it changes.
@Suite struct ConfigurationTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for path in ["a.xib", "Legacy/b.xib", "Legacy/deep/c.xib", "App/d.xib"] { try scratch.add(path, misplaced) }
    try scratch.add(
      ".uidesc.json",
      #"{"rules": {"misplaced-view": "error"}, "overrides": [{"paths": ["Legacy"], "rules": {"misplaced-view": "note"}}]}"#
    )
  }

  @Test func aConfigurationIsFoundAboveEachDocument() throws {
    let all = [
      "App/d.xib: error misplaced-view", "Legacy/b.xib: note misplaced-view", "Legacy/deep/c.xib: note misplaced-view",
      "a.xib: error misplaced-view",
    ]
    #expect(try scratch.found(".") == all)
    #expect(try scratch.found("c.xib", in: "Legacy/deep") == ["c.xib: note misplaced-view"])
    #expect(try scratch.found("../../a.xib", in: "Legacy/deep") == ["../../a.xib: error misplaced-view"])
    #expect(
      try scratch.found(scratch.folder.path + "/Legacy/b.xib", in: "App").map {
        $0.hasSuffix("b.xib: note misplaced-view")
      } == [true])
  }

  @Test func theNearestOneHoldsAlone() throws {
    try scratch.add("Legacy/deep/.uidesc.json", #"{"exclude": ["x"]}"#)
    #expect(
      try scratch.found("Legacy") == ["Legacy/b.xib: note misplaced-view", "Legacy/deep/c.xib: warning misplaced-view"])
    try scratch.add("Legacy/deep/.uidesc.json", #"{"rules": {"misplaced-view": "off"}}"#)
    #expect(try scratch.found("Legacy") == ["Legacy/b.xib: note misplaced-view"])
  }

  @Test func documentsOnLinkedPathsBelongToTheirFolder() throws {
    let elsewhere = try Scratch()
    symlink(scratch.folder.appendingPathComponent("Legacy").path, elsewhere.folder.appendingPathComponent("link").path)
    #expect(try elsewhere.found("link/b.xib") == ["link/b.xib: note misplaced-view"])
    #expect(try elsewhere.found("link") == ["link/b.xib: note misplaced-view", "link/deep/c.xib: note misplaced-view"])
  }

  @Test func optionsWin() throws {
    try scratch.add("strict.json", #"{"rules": {"misplaced-view": "off"}}"#)
    #expect(try scratch.found("--isolated", "a.xib") == ["a.xib: warning misplaced-view"])
    #expect(try scratch.found("--config", "strict.json", "a.xib", "Legacy").isEmpty)
    #expect(try scratch.found("--rule", "misplaced-view=note", "a.xib") == ["a.xib: note misplaced-view"])
    #expect(
      try scratch.found("--rule=misplaced-view=off", "--rule=misplaced-view=warning", "Legacy/b.xib") == [
        "Legacy/b.xib: warning misplaced-view"
      ])
    #expect(
      try scratch.found("--config=strict.json", "--rule=IBLinter misplaced=error", "a.xib") == [
        "a.xib: error misplaced-view"
      ])
  }

  @Test func standardInputHasTheConfigurationOfItsPath() throws {
    func severities(_ arguments: String..., in folder: String = "") throws -> [String] {
      let run = try Program(
        ["validate", "--notes"] + arguments + ["-"], input: misplaced, in: scratch.folder.appendingPathComponent(folder)
      )
      return ["error", "warning", "note"].filter { run.output.contains(": \($0): ") }
    }
    #expect(try severities() == ["error"])
    #expect(try severities("--stdin-path", "Legacy/new/x.xib") == ["note"])
    #expect(try severities(in: "Legacy") == ["error"])
  }

  @Test func compilingTakesSeveritiesToo() throws {
    try scratch.add(".uidesc.json", #"{"rules": {"duplicate-id": "warning"}}"#)
    try scratch.add("twice.xib", misplaced.replacingOccurrences(of: "</objects>", with: "<label id=\"v\"/></objects>"))
    let run = try Program("compile", "twice.xib", in: scratch.folder)
    #expect(run.status == 0 && run.output.hasPrefix("{"))
    #expect(run.errors.contains("warning: ") && run.errors.contains("[duplicate-id]"))
    #expect(try Program("compile", "--isolated", "twice.xib", in: scratch.folder).status == 1)
  }

  @Test func brokenOnesStopTheRun() throws {
    try scratch.add("Legacy/.uidesc.json", "{\n  \"ruls\": {}\n}")
    let run = try Program("validate", ".", in: scratch.folder)
    #expect(run.status == 2)
    #expect(
      run.output.hasPrefix(
        "Legacy/.uidesc.json:2:3: error: the configuration has no member 'ruls'; did you mean 'rules'? [invalid-configuration]\n"
      ))
    #expect(
      run.errors
        == "uidesc: Legacy/.uidesc.json is wrong, so no document was checked; correct it, or leave it out with --isolated\n"
    )
    #expect(try scratch.found(".") == ["Legacy/.uidesc.json: error invalid-configuration"])
    let deep = try Program("validate", "c.xib", in: scratch.folder.appendingPathComponent("Legacy/deep"))
    #expect(deep.output.hasPrefix("../.uidesc.json:2:3: error: ") && deep.status == 2)
    #expect(try Program("validate", "a.xib", in: scratch.folder).status == 1)
    #expect(try Program("compile", "Legacy/b.xib", in: scratch.folder).output.isEmpty)
    #expect(try Program("validate", "--isolated", ".", in: scratch.folder).status == 0)
  }

  @Test func unreadableOnesStopTheRun() throws {
    try scratch.add("App/.uidesc.json/x", "")
    let run = try Program("validate", "App", in: scratch.folder)
    #expect(run.status == 2 && run.errors.hasPrefix("uidesc: App/.uidesc.json: it is no regular file"))
    let missing = try Program("validate", "--config", "none.json", "App", in: scratch.folder)
    #expect(missing.status == 2 && missing.errors.hasPrefix("uidesc: none.json: can't read it"))
    #expect(!missing.output.contains("misplaced"))
  }

  @Test func wordsAreSaidOnTheCommandLineToo() throws {
    func answer(_ arguments: String...) throws -> String {
      let run = try Program(["validate"] + arguments + ["a.xib"], in: scratch.folder)
      #expect(run.status == 2 && run.output.isEmpty)
      return run.errors
    }
    #expect(
      try answer("--rule", "misplaced-vew=off")
        == "uidesc: '--rule': there is no rule 'misplaced-vew'; did you mean 'misplaced-view'?\n")
    #expect(
      try answer("--rule", "misplaced-view")
        == "uidesc: 'misplaced-view' is no value for '--rule', which takes a rule's id and off, note, warning or error: misplaced-view=off\n"
    )
    #expect(try answer("--rule", "misplaced-view=warn").hasSuffix("; did you mean 'misplaced-view=warning'?\n"))
    #expect(
      try answer("--rule", "use_trait_collections=note", "--rule", "no_trait_variations=note").contains(
        "'use_trait_collections' and 'no_trait_variations' are both the rule 'trait-variations', and one wants what the other forbids"
      ))
    #expect(
      try answer("--rule", "not-well-formed=off")
        == "uidesc: '--rule': 'not-well-formed' is always an error, since nothing can be made of such a file\n")
    #expect(
      try answer("--config", "x", "--isolated").hasPrefix("uidesc: '--config' names a configuration and '--isolated'"))
    #expect(
      try answer("--deployment-target", "ios=13").hasPrefix("uidesc: 'ios=13' is no value for '--deployment-target'"))
  }

  @Test func namesOfOneRuleAreTakenTogether() throws {
    let both = ["--rule", "view_as_device=warning", "--rule", "no_simulated_metrics=warning"]
    let configured = #"{"rules": {"view_as_device": "warning", "no_simulated_metrics": "warning"}}"#
    try scratch.add("both.json", configured)
    let found = try scratch.found(["--isolated", "a.xib"] + both, in: "")
    #expect(found.contains("a.xib: warning simulated-device"))
    #expect(try found == scratch.found("--config", "both.json", "a.xib").filter { !$0.contains("both.json") })
  }

  @Test func yamlIsToldFromJSON() throws {
    try scratch.add(".iblinter.yml", "enabled_rules:\n  - misplaced\n")
    let run = try Program("validate", "--config", ".iblinter.yml", "a.xib", in: scratch.folder)
    #expect(
      run.status == 2 && run.output.hasPrefix(".iblinter.yml:1:1: error: this is YAML, and a configuration is JSON; "))
  }

  @Test func verboseSaysWhatIsUsed() throws {
    try scratch.add("App/.uidesc.json", "{}")
    let run = try Program("validate", "--verbose", ".", in: scratch.folder)
    #expect(run.errors.contains("uidesc: .uidesc.json: the configuration of 3 documents\n"))
    #expect(run.errors.contains("uidesc: App/.uidesc.json: the configuration of 1 document\n"))
    let none = try Program("validate", "--verbose", "--isolated", "a.xib", in: scratch.folder)
    #expect(none.errors.contains("uidesc: no configuration for 1 document\n"))
  }
}
