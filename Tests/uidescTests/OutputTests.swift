import Foundation
import Testing

private let good = "<document><objects><view id=\"card\"/></objects></document>"
private let bad = "<document><objects><view id=\"card\"/><view id=\"card\"/></objects></document>"

@Suite struct OutputTests {
  @Test func foldersKeepTheirShape() throws {
    let scratch = try Scratch()
    for name in ["a/card.xib", "b/card.xib", "b/form.xml", "Pods/x.xib", ".hidden/x.xib", "b/._card.xib"] {
      try scratch.add("in/" + name, good)
    }
    try scratch.add("in/b/other.xml", "<other/>")
    let run = try Program("compile", "--output-dir", "out", "in", in: scratch.folder)
    #expect(run.status == 0)
    #expect(try scratch.names("out") == ["a", "b"])
    #expect(try scratch.names("out/a") == ["card.xib.json"])
    #expect(try scratch.names("out/b") == ["card.xib.json", "form.xml.json"])
  }

  @Test func documentsWithErrorsLeaveNoTree() throws {
    let scratch = try Scratch()
    try scratch.add("card.xib", bad)
    let run = try Program("compile", "-o", "tree.json", "card.xib", in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("[duplicate-id]"))
    #expect(try scratch.names() == ["card.xib"])
    let kept = try Program("compile", "--keep-going", "-o", "tree.json", "card.xib", in: scratch.folder)
    #expect(kept.status == 1)
    #expect(try scratch.names() == ["card.xib", "tree.json"])
  }

  @Test func manyJobsWriteWhatOneWrites() throws {
    let scratch = try Scratch()
    for number in 0..<200 { try scratch.add("in/\(number).xib", number % 3 == 0 ? bad : good) }
    let one = try Program("validate", "-j1", "in", in: scratch.folder)
    let many = try Program("validate", "--jobs=4", "in", in: scratch.folder)
    #expect(one.output.hasSuffix("200 files: 67 errors, 0 warnings\n"))
    #expect(one.output == many.output)
  }

  @Test func manyJobsCompileWhatOneCompiles() throws {
    let scratch = try Scratch()
    for number in 0..<150 { try scratch.add("in/\(number % 7)/\(number).xib", number % 5 == 0 ? bad : good) }
    let runs = try ["one": "1", "two": "2", "again": "2"].map { folder, jobs in
      try Program("compile", "--jobs", jobs, "--output-dir", folder, "in", in: scratch.folder).errors
    }
    #expect(Set(runs).count == 1)
    for folder in 0..<7 {
      let names = try scratch.names("one/\(folder)")
      #expect(!names.isEmpty)
      for other in ["two", "again"] {
        #expect(try scratch.names("\(other)/\(folder)") == names)
        for name in names {
          #expect(try scratch.text("\(other)/\(folder)/\(name)") == scratch.text("one/\(folder)/\(name)"))
        }
      }
    }
  }

  @Test func foldersOfTheOutputAreMade() throws {
    let scratch = try Scratch()
    try scratch.add("card.xib", good)
    try scratch.add("bad.xib", bad)
    #expect(try Program("compile", "-o", "a/b/tree.json", "card.xib", in: scratch.folder).status == 0)
    #expect(try scratch.names("a/b") == ["tree.json"])
    #expect(try Program("compile", "-o", "c/tree.json", "bad.xib", in: scratch.folder).status == 1)
    #expect(try !scratch.names().contains("c"))
    let blocked = try Program("compile", "-o", "card.xib/tree.json", "card.xib", in: scratch.folder)
    #expect(blocked.status == 2)
    #expect(blocked.errors == "uidesc: card.xib/tree.json: can't write it: Not a directory\n")
  }

  @Test func twoTreesNeverShareAFile() throws {
    let scratch = try Scratch()
    try scratch.add("a/card.xib", good)
    try scratch.add("b/card.xib", good)
    let run = try Program("compile", "--output-dir", "out", "a/card.xib", "b/card.xib", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("would both be written"))
  }

  @Test func foldersAreWalkedInTheOrderOfPaths() throws {
    let scratch = try Scratch()
    for name in ["a/x.xib", "a.xib", "a-b.xib", "B.xib"] { try scratch.add("in/" + name, bad) }
    let run = try Program("validate", "in", in: scratch.folder)
    let order = run.output.split(separator: "\n").filter { $0.hasPrefix("in/") && $0.contains(": error: ") }
      .map { $0.prefix { $0 != ":" } }
    #expect(order == ["in/B.xib", "in/a-b.xib", "in/a.xib", "in/a/x.xib"])
  }

  @Test func standardInputIsWrittenUnderItsName() throws {
    let scratch = try Scratch()
    let run = try Program(
      "compile", "--output-dir", "out", "--stdin-path", "Views/card.xib", "-", input: good, in: scratch.folder)
    #expect(run.status == 0)
    #expect(try scratch.names("out") == ["card.xib.json"])
    let idle = try Program("compile", "--stdin-path", "a.xib", "b.xib", in: scratch.folder)
    #expect(idle.status == 2 && idle.errors.contains("'--stdin-path' names what '-' reads, and no path is '-'"))
    let nameless = try Program("compile", "--output-dir", "other", "-", input: good, in: scratch.folder)
    #expect(nameless.status == 2)
    #expect(nameless.errors.contains("--stdin-path"))
    #expect(try scratch.names() == ["out"])
  }
}
