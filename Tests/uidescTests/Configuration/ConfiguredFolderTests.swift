import Foundation
import Testing

/// Folders and files that configurations name: assets and reports.
@Suite struct ConfiguredFolderTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>\
      <imageView id="v" image="red"/></objects><resources><image name="red" width="1" height="1"/></resources></document>
      """
    try scratch.add("A/red.xib", document)
    try scratch.add("B/red.xib", document)
    try scratch.add("A/Art/Assets.xcassets/red.imageset/Contents.json", "{}")
    try scratch.add("B/Art/Assets.xcassets/blue.imageset/Contents.json", "{}")
  }

  @Test func assetsAreThoseOfTheDocumentsConfiguration() throws {
    #expect(try scratch.found(".").isEmpty)
    for folder in ["A", "B"] { try scratch.add("\(folder)/.uidesc.json", #"{"assets": ["Art"]}"#) }
    #expect(try scratch.found(".") == ["B/red.xib: error missing-image"])
    #expect(try scratch.found("red.xib", in: "B") == ["red.xib: error missing-image"])
    #expect(try scratch.found("--assets", "A/Art", ".").isEmpty)
  }

  @Test func rulesThatKnowTooLittleAreNamed() throws {
    func silent(_ arguments: String...) throws -> String {
      try Program(["validate", "--verbose", "B"] + arguments, in: scratch.folder).errors
    }
    #expect(
      try silent().contains(
        #"uidesc: silent for want of asset catalogues or image files ("assets" in .uidesc.json, or --assets): missing-image"#
          + "\n"))
    #expect(
      try silent().contains(
        #"uidesc: silent for want of asset catalogues ("assets" in .uidesc.json, or --assets): missing-color"# + "\n"))
    #expect(
      try silent().contains(
        #"uidesc: silent for want of a registry that says 'complete' ("registries" in .uidesc.json, or --registry): missing-action, missing-module, missing-outlet, unknown-class"#
          + "\n"
      ))
    #expect(
      try silent().contains(
        #"uidesc: silent for want of a deployment target ("deploymentTarget" in .uidesc.json, or --deployment-target): availability"#
          + "\n"))
    #expect(try !silent("--deployment-target", "13.0").contains("availability"))
    #expect(
      try silent().contains(
        "uidesc: silent for want of localisations beside the document, such as de.lproj: unlocalized-string\n"))
    try scratch.add("B/de.lproj/red.strings", "")
    #expect(try !silent().contains("unlocalized-string"))
    try scratch.add("Empty/.keep", "")
    #expect(try silent("--assets", "Empty").contains(": missing-image\n"))
    try scratch.add("all.json", #"{"version": 1, "complete": true, "classes": {}}"#)
    #expect(try !silent("--registry", "all.json").contains("'complete'"))
    #expect(try !silent("--rule", "missing-image=off").contains("missing-image"))
    try scratch.add("B/.uidesc.json", #"{"assets": ["Art"]}"#)
    #expect(try !silent().contains("missing-image"))
  }

  @Test func reportsAreWrittenBesideTheConfiguration() throws {
    try scratch.add(
      ".uidesc.json", #"{"assets": ["B"], "reports": [{"format": "json", "file": "out.json"}, {"format": "github"}]}"#)
    let run = try Program("validate", "A", in: scratch.folder)
    #expect(run.output.hasPrefix("::error file=A/red.xib,"))
    #expect(try scratch.text("out.json").hasPrefix("{\"version\": 1"))
    // Where another one holds, or where the command line asks for others, they aren't.
    try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("out.json"))
    #expect(try Program("validate", "--format", "text", "A", in: scratch.folder).output.hasPrefix("A/red.xib:1:"))
    try scratch.add("A/.uidesc.json", "{}")
    #expect(
      try Program("validate", "red.xib", in: scratch.folder.appendingPathComponent("A")).output
        == "1 file: 0 errors, 0 warnings\n")
    #expect(try !scratch.names().contains("out.json"))
  }

  @Test func patternsThatMatchNothingAreNamed() throws {
    try scratch.add(
      ".uidesc.json",
      #"{"include": ["A", "C"], "exclude": ["B", "Gone", "A/Art"], "overrides": [{"paths": ["A/*.xib", "*.nib"], "rules": {}}]}"#
    )
    let lines = try Program("validate", "--verbose", ".", in: scratch.folder).errors.split(separator: "\n")
    #expect(
      lines.filter { $0.hasSuffix("matches nothing") } == [
        "uidesc: .uidesc.json: 'Gone' under 'exclude' matches nothing",
        "uidesc: .uidesc.json: 'C' under 'include' matches nothing",
        "uidesc: .uidesc.json: '*.nib' under 'overrides' matches nothing",
      ])
    #expect(try !Program("validate", "--verbose", "A", in: scratch.folder).errors.contains("matches nothing"))
    #expect(try !Program("validate", ".", in: scratch.folder).errors.contains("matches nothing"))
  }

  @Test(arguments: ["../out.json", "/tmp/uidesc-out.json", "A/../../out.json"])
  func noReportIsAskedForOutsideOfTheFolder(file: String) throws {
    try scratch.add("A/.uidesc.json", "{\"reports\": [{\"format\": \"json\", \"file\": \"\(file)\"}]}")
    let run = try Program("validate", ".", in: scratch.folder.appendingPathComponent("A"))
    #expect(run.status == 2 && run.output.contains("leads out of the configuration's folder"))
  }

  @Test(arguments: ["link/x.json", "link/new/x.json", "x.json"]) func noLinkLeadsOutOfIt(file: String) throws {
    symlink("../B", scratch.folder.appendingPathComponent("A/link").path)
    symlink("../B/x.json", scratch.folder.appendingPathComponent("A/x.json").path)
    try scratch.add("A/.uidesc.json", "{\"reports\": [{\"format\": \"json\", \"file\": \"\(file)\"}]}")
    let run = try Program("validate", ".", in: scratch.folder.appendingPathComponent("A"))
    #expect(run.status == 2 && run.errors.contains("a link leads the report '\(file)' out of the folder"))
    #expect(try scratch.names("B") == ["Art", "red.xib"])
    // Inside of it links are as good as anything.
    try scratch.add("A/real/.keep", "")
    symlink("real", scratch.folder.appendingPathComponent("A/inner").path)
    try scratch.add("A/.uidesc.json", #"{"reports": [{"format": "json", "file": "inner/x.json"}]}"#)
    #expect(try Program("validate", ".", in: scratch.folder.appendingPathComponent("A")).status == 0)
    #expect(try scratch.names("A/real").contains("x.json"))
  }

  @Test func theSchemaHasEveryFormat() throws {
    try scratch.add(".uidesc.json", #"{"reports": [{"format": "xyzzy"}]}"#)
    let run = try Program("validate", "A", in: scratch.folder)
    let schema = try String(
      contentsOf: Program.root.appendingPathComponent("Schemas/configuration.schema.json"), encoding: .utf8)
    let part = try #require(schema.components(separatedBy: "\"format\": {").last?.components(separatedBy: "]").first)
    let names = part.components(separatedBy: "\"").enumerated().filter { $0.offset.isMultiple(of: 2) == false }.map(
      \.element)
    #expect(run.output.contains("; there are \(names.dropFirst().joined(separator: ", ")) ["))
  }
}
