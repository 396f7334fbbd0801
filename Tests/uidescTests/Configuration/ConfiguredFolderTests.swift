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
    #expect(try silent().contains("uidesc: silent for want of asset catalogues or image files: missing-image\n"))
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
