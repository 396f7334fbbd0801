import Foundation
import Testing

@Suite struct RegistryCheckTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.add("good.json", "{\"version\": 1, \"classes\": {\"Card\": {\"superclass\": \"UIView\"}}}")
    try scratch.add("open.json", "{\"version\": 1, \"classes\": {\"Badge\": {\"superclass\": \"Nobody\"}}}")
    try scratch.add("broken.json", "{\"version\": 1,\n  \"clases\": {}}")
    try scratch.add("other.json", "{\"version\": 1, \"classes\": {\"Card\": {\"superclass\": \"UILabel\"}}}")
  }

  @Test func aGoodFileIsClean() throws {
    let run = try Program("registry", "check", "good.json", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output == "1 file: 0 errors, 0 warnings\n")
    #expect(run.errors.isEmpty)
  }

  @Test func errorsAreFindingsAndAFailure() throws {
    let text = try Program("registry", "check", "broken.json", "good.json", in: scratch.folder)
    #expect(text.status == 2)
    #expect(text.output.hasPrefix("broken.json:2:3: error: "))
    #expect(text.output.hasSuffix("2 files: 1 error, 0 warnings\n"))
    let json = try Program("registry", "check", "--format=json", "broken.json", in: scratch.folder)
    #expect(json.status == 2)
    let findings = try #require(try json.report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["invalid-registry"])
    #expect(findings.first?["line"] as? Int == 2)
  }

  @Test func filesAreCheckedTogether() throws {
    let run = try Program("registry", "check", "good.json", "other.json", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.contains("other.json:1:"))
    let beside = try Program("registry", "check", "--registry", "good.json", "other.json", in: scratch.folder)
    #expect(beside.status == 2)
  }

  @Test func notesAreNotesAndMissingFilesFail() throws {
    let notes = try Program("registry", "check", "--notes", "open.json", in: scratch.folder)
    #expect(notes.status == 0)
    #expect(notes.output.contains("[unchecked-class]"))
    let missing = try Program("registry", "check", "broken.json", "nowhere.json", in: scratch.folder)
    #expect(missing.status == 2)
    #expect(missing.output.contains("broken.json:2:3"))
    #expect(missing.errors.contains("nowhere.json"))
  }

  @Test(arguments: ["widgets"]) func builtInRegistriesAreRight(name: String) throws {
    let run = try Program("registry", "check", "--strict", name, in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("0 errors, 0 warnings\n"))
  }
}
