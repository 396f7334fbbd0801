import Foundation
import Testing

/// Registries that configurations name.
@Suite struct ConfiguredRegistryTests {
  private let scratch: Scratch
  private let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>\
    <view id="v" customClass="Card"><userDefinedRuntimeAttributes>\
    <userDefinedRuntimeAttribute type="number" keyPath="KEY"><integer key="value" value="3"/></userDefinedRuntimeAttribute>\
    </userDefinedRuntimeAttributes></view></objects></document>
    """

  init() throws {
    scratch = try Scratch()
    func registry(_ key: String, checks: String = "") -> String {
      #"{"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {"\#(key)": {"type": "number"}}\#(checks)}}}"#
    }
    let check = #", "checks": [{"id": "too-red", "severity": "warning", "when": "red > 2", "message": "too red"}]"#
    try scratch.add("A/card.json", registry("red", checks: check))
    try scratch.add("B/card.json", registry("blue"))
    try scratch.add("A/.uidesc.json", #"{"registries": ["card.json"], "rules": {"too-red": "off"}}"#)
    try scratch.add("B/.uidesc.json", #"{"registries": ["./card.json", "widgets"]}"#)
    try scratch.add("A/red.xib", document.replacingOccurrences(of: "KEY", with: "red"))
    try scratch.add("A/blue.xib", document.replacingOccurrences(of: "KEY", with: "blue"))
    try scratch.add("B/red.xib", document.replacingOccurrences(of: "KEY", with: "red"))
    try scratch.add("B/blue.xib", document.replacingOccurrences(of: "KEY", with: "blue"))
  }

  /// What a lane remembers of one registry must not answer questions about another.
  @Test(arguments: ["1", "4"]) func eachDocumentHasThatOfItsConfiguration(jobs: String) throws {
    for index in 0..<6 {
      for key in ["red", "blue"] {
        for folder in ["A", "B"] {
          try scratch.add("\(folder)/\(key)\(index).xib", document.replacingOccurrences(of: "KEY", with: key))
        }
      }
    }
    let found = try scratch.found("-j", jobs, ".").filter { $0.contains("unknown-key-path") }
    let wrong = (["A/blue"] + (0..<6).map { "A/blue\($0)" } + ["B/red"] + (0..<6).map { "B/red\($0)" })
    #expect(found.sorted() == wrong.map { "\($0).xib: error unknown-key-path" }.sorted())
  }

  @Test func rulesOfTheirChecksCanBeSet() throws {
    #expect(try scratch.found("A/red.xib").isEmpty)
    try scratch.add("A/.uidesc.json", #"{"registries": ["card.json"], "rules": {"too-red": "error"}}"#)
    #expect(try scratch.found("A/red.xib") == ["A/red.xib: error too-red"])
    #expect(try scratch.found("--rule", "too-red=note", "A/red.xib") == ["A/red.xib: note too-red"])
    try scratch.add("A/.uidesc.json", #"{"rules": {"too-red": "error"}}"#)
    #expect(try scratch.found("A/red.xib") == ["A/.uidesc.json: error invalid-configuration"])
  }

  @Test func theyAreFoundFromEveryFolder() throws {
    #expect(try scratch.found("red.xib", in: "A").isEmpty)
    #expect(try scratch.found("../A/red.xib", in: "B").isEmpty)
    #expect(try scratch.found("--registry", "card.json", "red.xib", in: "A").isEmpty)
  }

  @Test func mistakesAreSaidAtTheirLine() throws {
    try scratch.add(
      "A/.uidesc.json",
      "{\"registries\": [\n  \"car.json\",\n  \"widgts\", \".\"],\n  \"assets\": [\"None\"],\n"
        + "  \"rules\": {\"misplaced-vew\": \"off\", \"too-red\": \"off\"}}")
    let run = try Program("validate", "red.xib", in: scratch.folder.appendingPathComponent("A"))
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix(".uidesc") }
    #expect(
      lines == [
        ".uidesc.json:2:3: error: there is no registry file 'car.json', and no built-in registry of that name [invalid-configuration]",
        ".uidesc.json:3:3: error: there is no registry file 'widgts', and no built-in registry of that name; did you mean 'widgets'? [invalid-configuration]",
        ".uidesc.json:3:13: error: '.' is a folder, and a registry is a file; name each of its files [invalid-configuration]",
        ".uidesc.json:4:14: error: there is no folder 'None', so nothing can be said of images and colours [invalid-configuration]",
        ".uidesc.json:5:13: error: there is no rule 'misplaced-vew'; did you mean 'misplaced-view'? [invalid-configuration]",
      ])
    #expect(run.status == 2)
  }

  @Test func brokenRegistriesStopTheRun() throws {
    try scratch.add("A/card.json", #"{"version": 1, "clases": {}}"#)
    let run = try Program("validate", "A", in: scratch.folder)
    #expect(run.status == 2 && run.output.hasPrefix("A/card.json:1:16: error: "))
    // Whether there is a rule 'too-red' can't be told.
    #expect(!run.output.contains("too-red"))
  }

  @Test func deploymentTargetsAreThoseOfOptionThenConfigurationThenDocument() throws {
    let registry =
      #"{"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {"red": {"type": "number", "introduced": {"iOS": "15.0"}}}}}}"#
    try scratch.add("A/card.json", registry)
    try scratch.add("A/.uidesc.json", #"{"registries": ["card.json"]}"#)
    #expect(try scratch.found("A/red.xib").isEmpty)
    try scratch.add("A/.uidesc.json", #"{"registries": ["card.json"], "deploymentTarget": {"iOS": "14.0"}}"#)
    #expect(try scratch.found("A/red.xib") == ["A/red.xib: warning availability"])
    #expect(try scratch.found("--deployment-target", "15", "A/red.xib").isEmpty)
    #expect(try scratch.found("--deployment-target", "iOS=15.0", "A/red.xib").isEmpty)
    #expect(try scratch.found("--deployment-target", "macOS=15.0", "A/red.xib") == ["A/red.xib: warning availability"])
  }
}
