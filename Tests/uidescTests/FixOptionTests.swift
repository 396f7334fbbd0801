import Foundation
import Testing

/// `--fix` and `--diff`.
@Suite struct FixOptionTests {
  private static func attribute(_ keyPath: String) -> String {
    "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(keyPath)\" value=\"YES\"/>"
  }

  private static func document(_ keys: String...) -> String {
    let lines = keys.map { "      " + attribute($0) + "\n" }.joined()
    return """
      <document>
        <objects>
          <view id="a">
            <userDefinedRuntimeAttributes>
      \(lines)      </userDefinedRuntimeAttributes>
          </view>
        </objects>
      </document>

      """
  }

  private static let wrong = document("Hidden", "Opaque")
  private static let right = document("hidden", "opaque")

  @Test func writesWhatIsFixedAndTellsWhatIsLeft() throws {
    let scratch = try Scratch()
    try scratch.add("in/a.xib", Self.wrong)
    try scratch.add("in/b.xib", Self.document("Hidden", "opaqe"))
    try scratch.add("in/c.xib", Self.right)
    let run = try Program("validate", "--fix", "in", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors == "uidesc: fixed 3 findings in 2 files; --fix=unsafe offers 1 more\n")
    #expect(run.output.hasSuffix("3 files: 0 errors, 1 warning\n") && run.output.contains("'opaqe'"))
    #expect(try scratch.text("in/a.xib") == Self.right)
    #expect(try scratch.text("in/b.xib") == Self.document("hidden", "opaqe"))
    #expect(try scratch.names("in") == ["a.xib", "b.xib", "c.xib"])
    let again = try Program("validate", "--fix=unsafe", "in", in: scratch.folder)
    #expect(again.status == 0)
    #expect(again.errors == "uidesc: fixed 1 finding in 1 file\n")
    let last = try Program("validate", "--fix=unsafe", "-q", "in", in: scratch.folder)
    #expect(last.errors == "")
  }

  @Test func keepsTheModeAndFollowsLinks() throws {
    let scratch = try Scratch()
    let file = try scratch.add("real.xib", Self.wrong)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent("link.xib").path, withDestinationPath: "real.xib")
    #expect(try Program("validate", "--fix", "link.xib", in: scratch.folder).status == 0)
    #expect(try scratch.text("real.xib") == Self.right)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try scratch.names() == ["link.xib", "real.xib"])
  }

  @Test func aDiffWritesNothing() throws {
    let scratch = try Scratch()
    try scratch.add("in/a.xib", Self.wrong)
    try scratch.add("in/b.xib", "<document><objects><view id=\"a\"/><view id=\"a\"/></objects></document>")
    let run = try Program("validate", "--diff", ".", in: scratch.folder)
    #expect(run.status == 1)
    #expect(try scratch.text("in/a.xib") == Self.wrong)
    #expect(run.output.hasPrefix("--- a/in/a.xib\n+++ b/in/a.xib\n@@ -2,8 +2,8 @@\n"))
    #expect(run.output.hasSuffix("     </view>\n   </objects>\n"))
    #expect(
      run.errors
        == "uidesc: would fix 2 findings in 1 file\n2 files: 1 error, 2 warnings; --format text shows them\n")
    let asked = try Program("validate", "--diff", "--format", "text", ".", in: scratch.folder)
    #expect(asked.output == run.output && asked.errors.contains("in/a.xib:5:") && asked.errors.contains("Hidden"))
    let patch = Process()
    patch.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    patch.arguments = ["git", "apply", "--unsafe-paths", "-p1", scratch.folder.appendingPathComponent("it.patch").path]
    patch.currentDirectoryURL = scratch.folder
    try scratch.add("it.patch", run.output)
    try patch.run()
    patch.waitUntilExit()
    #expect(patch.terminationStatus == 0)
    #expect(try scratch.text("in/a.xib") == Self.right)
    #expect(try Program("validate", "--diff", "in", in: scratch.folder).output == "")
  }

  @Test func aDiffSaysWhyTheRunFails() throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.document("Opaque"))
    let run = try Program("validate", "--diff", "a.xib", in: scratch.folder)
    #expect(run.status == 0 && run.errors == "uidesc: would fix 1 finding in 1 file\n")
    let strict = try Program("validate", "--strict", "--diff", "a.xib", in: scratch.folder)
    #expect(strict.status == 1 && strict.errors.hasSuffix("0 errors, 1 warning; --format text shows them\n"))
  }

  @Test func aDiffTellsOfWhatCantBeRead() throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", "<document>")
    let run = try Program("validate", "--diff", "a.xib", in: scratch.folder)
    #expect(run.status == 1 && run.output == "" && run.errors.contains("[not-well-formed]"))
    try scratch.add(".uidesc.json", #"{"reports": [{"format": "json", "file": "out.json"}]}"#)
    #expect(try Program("validate", "--diff", "a.xib", in: scratch.folder).errors == run.errors)
    #expect(try !scratch.names().contains("out.json"))
  }

  @Test func textSaysWhichFixesMustBeAskedFor() throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.document("Opaque", "hiden"))
    let run = try Program("validate", "a.xib", in: scratch.folder)
    #expect(run.output.contains("\nfix: ") && run.output.contains("\nfix (unsafe): change 'hiden' to 'hidden'\n"))
    let page = try Program("validate", "--format", "markdown", "a.xib", in: scratch.folder).output
    #expect(page.contains("<br>fix&#58; ") && page.contains("<br>fix &#40;unsafe&#41;&#58; "))
  }

  @Test func aDiffOfUnsafeFixesIsAskedFor() throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.document("hiden"))
    let safe = try Program("validate", "--diff", "a.xib", in: scratch.folder)
    #expect(safe.output == "" && safe.errors.contains("no safe fixes; --fix=unsafe --diff offers 1 more"))
    let all = try Program("validate", "--fix=unsafe", "--diff", "a.xib", in: scratch.folder)
    #expect(all.output.contains("+") && all.output.contains("\"hidden\""))
    #expect(try scratch.text("a.xib") == Self.document("hiden"))
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let run = try Program("validate", "--fix", "--stdin-path", "a.xib", "-", input: Self.wrong)
    #expect(run.output == Self.right && run.status == 0)
    let nothing = try Program("validate", "--fix", "-", input: Self.document("hiden"))
    #expect(nothing.output == Self.document("hiden") && nothing.status == 0)
    #expect(nothing.errors.contains("<stdin>:5"))
    let diff = try Program("validate", "--diff", "--stdin-path", "a.xib", "-", input: Self.wrong)
    #expect(diff.output.hasPrefix("--- a/a.xib\n"))
    let two = try Program("validate", "--fix", "-", "other.xib", input: Self.wrong)
    #expect(two.status == 2 && two.errors.contains("name nothing beside '-'"))
  }

  @Test func whatWouldGetAnErrorStaysAsItIs() throws {
    let scratch = try Scratch()
    let text = Self.document("hiden").replacingOccurrences(of: "type=\"boolean\"", with: "type=\"string\"")
    try scratch.add("a.xib", text)
    let run = try Program("validate", "--fix=unsafe", "a.xib", in: scratch.folder)
    #expect(try scratch.text("a.xib") == text)
    let start = "uidesc: a.xib:5:59: left out: change 'hiden' to 'hidden' in 'a', since it would make an error"
    #expect(run.status == 0 && run.errors.hasPrefix(start))
  }

  /// Of many edits that fail for one reason the first is told, and how many others there are.
  @Test func equalReasonsAreToldOnce() throws {
    let scratch = try Scratch()
    let view =
      "<view><userDefinedRuntimeAttributes>\n"
      + "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"hiden\" value=\"YES\"/></userDefinedRuntimeAttributes></view>\n"
    let text = "<document><objects>\n" + String(repeating: view, count: 9) + "</objects></document>"
    try scratch.add("a.xib", text)
    let run = try Program("validate", "--fix=unsafe", "a.xib", in: scratch.folder)
    #expect(try scratch.text("a.xib") == text)
    let told = run.errors.split(separator: "\n").filter { $0.contains("left out") }
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix("uidesc: a.xib:3:53: left out: change 'hiden' to 'hidden', since it would make") == true)
    #expect(told.first?.hasSuffix("[type-mismatch]; 8 others for the same reason") == true)
  }

  @Test func otherEncodingsAreLeftAlone() throws {
    let scratch = try Scratch()
    let bytes = try #require(Self.wrong.data(using: .utf16))
    let file = scratch.folder.appendingPathComponent("a.xib")
    try bytes.write(to: file)
    let run = try Program("validate", "--fix", "a.xib", in: scratch.folder)
    #expect(try Data(contentsOf: file) == bytes)
    #expect(run.errors.contains("a.xib: not fixed, since it is stored as UTF-16"))
  }

  @Test func whatCantBeWrittenIsAFailure() throws {
    let scratch = try Scratch()
    try scratch.add("in/a.xib", Self.wrong)
    let blocker = "in/" + String(repeating: "x", count: 250) + ".xib"
    try scratch.add(blocker, Self.wrong)
    // Beside it there is no room for a name that is longer still.
    let run = try Program("validate", "--fix", "in", in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("can't write it"))
    #expect(try scratch.text(blocker) == Self.wrong)
    #expect(try scratch.text("in/a.xib") == Self.right)
    #expect(run.output.contains("Hidden"))
  }

  @Test func readOnlyDocumentsStay() throws {
    let scratch = try Scratch()
    let file = try scratch.add("a.xib", Self.wrong)
    try scratch.add("b.xib", Self.wrong)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let run = try Program("validate", "--fix", ".", in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("uidesc: a.xib: can't write it: it is read-only"))
    #expect(!run.errors.contains("safe fixes"))
    #expect(try scratch.text("a.xib") == Self.wrong)
    #expect(try scratch.text("b.xib") == Self.right)
    // There is a safe one, which wasn't made.
    try scratch.add("b.xib", Self.document("Opaque", "hiden"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: scratch.folder.appendingPathComponent("b.xib").path)
    #expect(
      try Program("validate", "--fix", "b.xib", in: scratch.folder).errors.hasSuffix(
        "uidesc: nothing was fixed; --fix=unsafe offers 1 more\n"))
  }

  @Test func aDiffNamesFilesFromACommonFolder() throws {
    let scratch = try Scratch()
    try scratch.add("in/a.xib", Self.wrong)
    try scratch.add("out/o.xib", Self.wrong)
    let run = try Program(
      "validate", "--diff", "../out/o.xib", "a.xib", in: scratch.folder.appendingPathComponent("in"))
    #expect(run.output.contains("--- a/in/a.xib\n") && run.output.contains("+++ b/out/o.xib\n"))
    #expect(run.errors == "uidesc: would fix 4 findings in 2 files; its paths are from '..'\n")
  }

  @Test func aDiffNamesTheFileThatALinkLeadsTo() throws {
    let scratch = try Scratch()
    try scratch.add("in/.real/a.xib", Self.wrong)
    symlink(".real/a.xib", scratch.folder.appendingPathComponent("in/b.xib").path)
    for path in ["in", "in/b.xib"] {
      let run = try Program("validate", "--diff", path, in: scratch.folder)
      #expect(run.output.hasPrefix("--- a/in/.real/a.xib\n+++ b/in/.real/a.xib\n"))
    }
    // Its place counts for where the diff is from, too.
    symlink("../in/.real/a.xib", try scratch.add("out/x", "").deletingLastPathComponent().path + "/c.xib")
    let outer = try Program("validate", "--diff", "c.xib", in: scratch.folder.appendingPathComponent("out"))
    #expect(outer.output.hasPrefix("--- a/in/.real/a.xib\n"))
  }

  @Test func aDiffQuotesNamesThatArentUTF8() throws {
    let scratch = try Scratch()
    let file = open(scratch.folder.path, O_RDONLY)
    defer { close(file) }
    let name: [CChar] = [97, CChar(bitPattern: 0xFF), 98] + ".xib".utf8CString
    let document = openat(file, name, O_WRONLY | O_CREAT, 0o644)
    // Some file systems refuse such names.
    guard document >= 0 else { return }
    write(document, Self.wrong, Self.wrong.utf8.count)
    close(document)
    let run = try Program("validate", "--diff", ".", in: scratch.folder)
    #expect(run.output.hasPrefix("--- \"a/a\\377b.xib\"\n+++ \"b/a\\377b.xib\"\n"))
  }

  @Test(arguments: [
    (["validate", "--fix=all", "a.xib"], "is no value for '--fix'"),
    (["compile", "--fix", "a.xib"], "doesn't take it"),
    (["validate", "--diff=1", "a.xib"], "is a switch"),
  ]) func mistakesAreTold(arguments: [String], message: String) throws {
    let run = try Program(arguments)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }
}
