import Foundation
import Testing

/// Suppressions of a `.uidesc.json`.
@Suite struct ConfiguredSuppressionTests {
  private static let document = """
    <document><objects>
      <view id="a" misplaced="YES"/>
      <view id="b" misplaced="YES"/>
    </objects></document>
    """

  private static func configuration(_ suppressions: String...) -> String {
    "{\"suppressions\": [\n\(suppressions.joined(separator: ",\n"))\n]}\n"
  }

  private func run(
    _ configuration: String, _ arguments: String..., files: [String: String] = [:]
  ) throws -> Program {
    let scratch = try Scratch()
    try scratch.add("Views/card.xib", Self.document)
    try scratch.add("Views/other.xib", "<document><objects><view id=\"z\"/></objects></document>")
    try scratch.add(".uidesc.json", configuration)
    for (name, text) in files { try scratch.add(name, text) }
    return try Program(["validate"] + arguments, in: scratch.folder)
  }

  @Test func silenceByFileAndObject() throws {
    let one = #"{"rule": "misplaced-view", "file": "Views/card.xib", "object": "a", "reason": "why"}"#
    let run = try run(Self.configuration(one), ".")
    #expect(run.output.contains("card.xib:3:") && !run.output.contains("card.xib:2:"))
    #expect(run.output.hasSuffix("2 files: 0 errors, 1 warning\n"))
    let all = #"{"rule": "misplaced-view", "file": "Views/*.xib", "reason": "why"}"#
    #expect(try self.run(Self.configuration(all), ".").output == "2 files: 0 errors, 0 warnings\n")
  }

  /// To which a name's accents are composed otherwise.
  @Test func filesOfEqualLookingNamesAreTwo() throws {
    let names = ["Caf\u{E9}.xib", "Cafe\u{301}.xib"]
    let suppressions = names.map { "{\"rule\": \"misplaced-view\", \"file\": \"\($0)\", \"reason\": \"why\"}" }
    let scratch = try Scratch()
    for name in names { try scratch.add(name, Self.document) }
    try scratch.add(".uidesc.json", Self.configuration(suppressions[0], suppressions[1]))
    #expect(try Program(["validate", "."], in: scratch.folder).output == "2 files: 0 errors, 0 warnings\n")
  }

  @Test func whatSilencesNothingIsToldAtItsLine() throws {
    let used = #"{"rule": "misplaced-view", "file": "Views/card.xib", "reason": "why"}"#
    let idle = #"{"rule": "misplaced-view", "file": "Views/other.xib", "reason": "why"}"#
    let wide = #"{"rule": "duplicate-id", "file": "Views/**", "reason": "why"}"#
    let off = #"{"rule": "font-policy", "file": "Views/**", "reason": "why"}"#
    let text = Self.configuration(used, idle, wide, off)
    let whole = try run(text, ".")
    #expect(whole.output.contains(".uidesc.json:3:") && whole.output.contains(".uidesc.json:4:"))
    #expect(whole.output.hasSuffix("2 files: 0 errors, 2 warnings\n"))
    // Of a part of the documents less can be said.
    let part = try run(text, "Views/card.xib")
    #expect(part.output == "1 file: 0 errors, 0 warnings\n")
    let other = try run(text, "Views/other.xib")
    #expect(other.output.contains(".uidesc.json:3:") && other.output.hasSuffix("1 file: 0 errors, 1 warning\n"))
  }

  @Test func whatAnOverrideSaysIsNothingToTheConfiguration() throws {
    let overrides = #"{"overrides": [{"paths": ["Views/card.xib"], "rules": {"unused-suppression": "off"}}], "#
    let idle = Self.configuration(#"{"rule": "duplicate-id", "file": "Views/*.xib", "reason": "why"}"#)
    #expect(
      try run(overrides + idle.dropFirst(), ".").output.contains(
        ".uidesc.json:2:10: warning: 'duplicate-id' isn't found in 'Views/*.xib'"))
    let off = idle.dropLast(2) + ", \"rules\": {\"unused-suppression\": \"off\"}}"
    #expect(try !run(String(off), ".").output.contains("unused-suppression"))
  }

  @Test func aFileThatNoDocumentIsIsNamed() throws {
    let stray = #"{"rule": "misplaced-view", "file": "Views/crad.xib", "object": "a", "reason": "why"}"#
    let run = try run(Self.configuration(stray), ".")
    #expect(
      run.output.contains(
        ".uidesc.json:2:36: warning: 'Views/crad.xib' is no document that is checked, so nothing is silenced; correct the path"
      ))
    let idle = #"{"rule": "duplicate-id", "file": "Views/card.xib", "object": "a", "keyPath": "k", "reason": "why"}"#
    #expect(
      try self.run(Self.configuration(idle), ".").output.contains(
        "'duplicate-id' isn't found at 'k' of 'a' in 'Views/card.xib', or silenced already, so this silences nothing"))
  }

  /// What the run didn't look for it can't call idle.
  @Test func whatTheRunDoesntLookForIsNotCalledUnused() throws {
    let one = #"{"rule": "misplaced-view", "file": "Views/card.xib", "reason": "why"}"#
    #expect(
      try run(Self.configuration(one), "--rule", "misplaced-view=off", ".").output == "2 files: 0 errors, 0 warnings\n")
    let overridden =
      #"{"overrides": [{"paths": ["Views"], "rules": {"misplaced-view": "off"}}], "suppressions": [\#(one)]}"#
    #expect(try run(overridden, ".").output == "2 files: 0 errors, 0 warnings\n")
    // Another tool's name stands for two rules, one of which is looked for.
    let two = one.replacingOccurrences(of: "misplaced-view", with: "autolayout_frames")
      .replacingOccurrences(of: "card", with: "other")
    #expect(
      try !run(Self.configuration(two), "--rule", "misplaced-view=off", ".").output.contains("unused-suppression"))
    #expect(try run(Self.configuration(two), ".").output.contains(".uidesc.json:2:"))
  }

  @Test func whatNeedsAssetsIsToldWhereThereAreSome() throws {
    let idle = #"{"rule": "missing-image", "file": "Views/card.xib", "object": "a", "reason": "why"}"#
    let files = ["Art/Assets.xcassets/star.imageset/Contents.json": "{}"]
    let text = Self.configuration(idle)
    #expect(try !run(text, "Views/card.xib", files: files).output.contains("unused-suppression"))
    let known = text.replacingOccurrences(of: "{\"suppressions\"", with: "{\"assets\": [\"Art\"], \"suppressions\"")
    #expect(try run(known, "Views/card.xib", files: files).output.contains("'missing-image' isn't found"))
    #expect(try run(known, "--isolated", "Views/card.xib", files: files).output.contains("unused") == false)
  }
}
