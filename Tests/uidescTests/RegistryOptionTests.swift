import Foundation
import Testing

private let good = "<document><objects><view id=\"card\"/></objects></document>"
private let bad = "<document><objects><view id=\"card\"/><view id=\"card\"/></objects></document>"

@Suite struct RegistryOptionTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.add("good.xib", good)
    try scratch.add("bad.xib", bad)
    try scratch.add("broken.json", "{\"version\": 1, \"clases\": {}}")
    // A superclass that nobody knows is worth a note.
    try scratch.add("open.json", "{\"version\": 1, \"classes\": {\"Card\": {\"superclass\": \"Nobody\"}}}")
  }

  @Test func errorsOfARegistryAreFindingsAndNoDocumentIsChecked() throws {
    let run = try Program("validate", "--format=json", "--registry=broken.json", "bad.xib", in: scratch.folder)
    #expect(run.status == 2)
    let findings = try #require(try run.report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["path"] as? String } == ["broken.json"])
    #expect(findings.first?["rule"] as? String == "invalid-registry")
    #expect(try run.report["summary"] as? [String: Int] == ["files": 0, "errors": 1, "warnings": 0, "notes": 0])
    #expect(run.errors.hasPrefix("uidesc: without a registry"))
    #expect(!run.errors.contains("clases"))
  }

  @Test func notesOfARegistryCount() throws {
    let plain = try Program("validate", "--registry=open.json", "good.xib", in: scratch.folder)
    #expect(plain.status == 0)
    #expect(plain.output == "1 file: 0 errors, 0 warnings (--notes shows 1 note)\n")
    let full = try Program("validate", "--notes", "--registry=open.json", "good.xib", in: scratch.folder)
    #expect(full.output.hasPrefix("open.json:1:"))
    let json = try Program("validate", "--format=json", "--registry=open.json", "good.xib", in: scratch.folder)
    #expect((try json.report["summary"] as? [String: Int])?["notes"] == 1)
  }

  @Test func missingRegistriesAreFailures() throws {
    let run = try Program("validate", "--format=json", "--registry=sistem", "bad.xib", in: scratch.folder)
    #expect(run.status == 2)
    #expect((try run.report["failures"] as? [[String: String]])?.map { $0["path"] } == ["sistem"])
    #expect((try run.report["findings"] as? [[String: Any]])?.isEmpty ?? false)
    #expect(run.errors.contains("did you mean 'system'?"))
    let far = try Program("validate", "--registry=widgets.json", "bad.xib", in: scratch.folder)
    #expect(far.errors.hasPrefix("uidesc: widgets.json: there is no such registry file"))
    #expect(far.errors.contains("built in: system"))
  }

  @Test func builtInRegistriesHaveNamesThatFilesHide() throws {
    #expect(try Program("validate", "--registry=system", "good.xib", in: scratch.folder).status == 0)
    try scratch.add("system", "{")
    #expect(try Program("validate", "--registry=system", "good.xib", in: scratch.folder).status == 2)
  }

  @Test func showLoadsRegistriesToo() throws {
    let run = try Program("registry", "show", "--registry=open.json", "--notes", "Card", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Card : (unknown)\n"))
    #expect(run.errors.contains("[unchecked-class]"))
    let broken = try Program("registry", "show", "--registry=broken.json", "UILabel", in: scratch.folder)
    #expect(broken.status == 2)
    #expect(broken.output.isEmpty)
  }

  @Test func aFolderIsNoRegistry() throws {
    let run = try Program("validate", "--registry=.", "good.xib", in: scratch.folder)
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix("uidesc: .: it is a folder, and a registry is a file; name each of its files, such as ./"))
  }
}
