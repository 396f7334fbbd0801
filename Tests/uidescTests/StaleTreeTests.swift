import Foundation
import Testing

private let good = "<document><objects><view id=\"card\"/></objects></document>"
private let bad = "<document><objects><view id=\"card\"/><view id=\"card\"/></objects></document>"

/// What an earlier run has written for a document that now has errors.
@Suite struct StaleTreeTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for name in ["in/card.xib", "in/form.xib"] { try scratch.add(name, good) }
    try Program("compile", "--output-dir", "out", "in", in: scratch.folder)
    try scratch.add("in/card.xib", bad)
  }

  @Test func itsTreeIsRemoved() throws {
    let run = try Program("compile", "--output-dir", "out", "in", in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("uidesc: out/card.xib.json: removed, since the document has errors"))
    #expect(try scratch.names("out") == ["form.xib.json"])
    let again = try Program("compile", "--output-dir", "out", "in", in: scratch.folder)
    #expect(!again.errors.contains("removed"))
  }

  @Test func keptTreesAreNew() throws {
    try Program("compile", "--keep-going", "--output-dir", "out", "in", in: scratch.folder)
    #expect(try scratch.names("out") == ["card.xib.json", "form.xib.json"])
  }

  @Test func nothingElseIsRemoved() throws {
    try scratch.add("notes.txt", "{\n  \"format\": \"else\"\n}")
    #expect(try Program("compile", "-o", "notes.txt", "in/card.xib", in: scratch.folder).status == 1)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent("link.json").path, withDestinationPath: "out/card.xib.json")
    try Program("compile", "-o", "link.json", "in/card.xib", in: scratch.folder)
    #expect(try scratch.names() == ["in", "link.json", "notes.txt", "out"])
    try Program("validate", "in", in: scratch.folder)
    try Program("compile", "--output-dir", "out", "--registry", "nowhere.json", "in", in: scratch.folder)
    #expect(try scratch.names("out") == ["card.xib.json", "form.xib.json"])
  }
}
