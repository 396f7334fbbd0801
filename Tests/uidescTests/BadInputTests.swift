import Foundation
import Testing

private let good = "<document><objects><view id=\"card\"/></objects></document>"

/// What turns up where a document should be: one diagnostic at its place, and the run goes on.
@Suite struct BadInputTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    /// `line:column`, and words of the message.
    let place: String
    let says: String

    init(_ what: String, _ bytes: some Sequence<UInt8>, at place: String, says: String) {
      testDescription = what
      self.bytes = Array(bytes)
      self.place = place
      self.says = says
    }
  }

  static let cases: [Case] = [
    Case("empty", [], at: "1:1", says: "is empty"),
    Case("blank", "\n \n".utf8, at: "1:1", says: "is empty"),
    Case("NUL", "<document>\n  <\0objects/></document>".utf8, at: "2:4", says: "NUL"),
    Case(
      "NUL after a mark", [0xEF, 0xBB, 0xBF] + Array("<document>\n  <\0objects/></document>".utf8), at: "2:4",
      says: "NUL"
    ),
    Case("NUL in UTF-16", utf16("<document a='é'>\n  <\0objects/></document>"), at: "2:4", says: "NUL"),
    Case(
      "invalid UTF-8", Array("<document>\n<a b='".utf8) + [0xC3, 0x28] + "'/></document>".utf8, at: "2:7", says: "UTF-8"
    ),
    Case("Latin-1", Array("<document>\n<a b='caf".utf8) + [0xE9] + "'/></document>".utf8, at: "2:10", says: "UTF-8"),
    Case(
      "wrong EUC-JP", Array("<?xml version='1.0' encoding='EUC-JP'?>\n<document a='".utf8) + [0xA3, 0x2D] + "'/>".utf8,
      at: "1:1", says: "EUC-JP"),
    Case("depth 257", (String(repeating: "<document>", count: 256) + "\n <document>").utf8, at: "2:2", says: "256"),
    Case("cut off", "<document>\n<objects>\n<view id=".utf8, at: "3:10", says: "well-formed"),
    Case(
      "LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:1\n".utf8, at: "1:1", says: "git lfs pull"),
    Case("AppleDouble", [0, 5, 0x16, 7, 0, 2, 0, 0], at: "1:1", says: "AppleDouble"),
    Case("binary", [1, 2, 3, 0, 255, 254], at: "1:1", says: "binary"),
    Case("picture", Array("\u{1A}PNG\n".utf8) + [0, 13, 255], at: "2:1", says: "binary"),
    Case("compiled nib", Array("NIBArchive".utf8) + [1, 0, 0, 0], at: "1:1", says: "compiled nib"),
    Case("keyed nib", Array("bplist00".utf8) + [0xD4, 1, 2], at: "1:1", says: "compiled nib"),
    Case("other XML", "<?xml version='1.0'?>\n<svg/>".utf8, at: "2:1", says: "'svg'"),
  ]

  private static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
  }

  @Test func textInOtherEncodingsIsShownAsText() throws {
    let scratch = try Scratch()
    try Data(Self.utf16("<document a='é'>\n  <\0objects/></document>")).write(
      to: scratch.folder.appendingPathComponent("nul.xib"))
    try Data(Self.utf16("<d") + [0x6F]).write(to: scratch.folder.appendingPathComponent("half.xib"))
    let nul = try Program("validate", "nul.xib", in: scratch.folder)
    #expect(nul.output.contains("\n    2 |   <"), "\(nul.output)")
    let half = try Program("validate", "half.xib", in: scratch.folder)
    #expect(half.output.contains("not valid UTF-16LE") && half.output.contains("\n    1 | \n"), "\(half.output)")
  }

  @Test(arguments: cases) func oneFindingAtItsPlaceAndTheRestGoesOn(input: Case) throws {
    let scratch = try Scratch()
    try scratch.add("good.xib", good)
    try Data(input.bytes).write(to: scratch.folder.appendingPathComponent("bad.xib"))
    let run = try Program("compile", "--output-dir", "out", "bad.xib", "good.xib", in: scratch.folder)
    let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(run.status == 1)
    #expect(errors.count == 1)
    #expect(run.errors.hasPrefix("bad.xib:\(input.place): error: "), "\(run.errors)")
    #expect(errors.first?.contains(input.says) == true, "\(run.errors)")
    #expect(try scratch.tree() == ["bad.xib", "good.xib", "out", "out/good.xib.json"])
  }

  @Test func nothingThatADoctypeNamesIsRead() throws {
    let scratch = try Scratch()
    try scratch.add("secret", "hush")
    let secret = scratch.folder.appendingPathComponent("secret").path
    try scratch.add(
      "card.xib",
      """
      <?xml version="1.0"?>
      <!DOCTYPE document SYSTEM "\(secret)" [<!ENTITY hidden SYSTEM "file://\(secret)"><!ENTITY a "b">]>
      <document><objects><view id="card" userLabel="&hidden;&a;"/></objects></document>
      """)
    let run = try Program("compile", "--keep-going", "card.xib", in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("card.xib:2:1: error: a DOCTYPE"))
    #expect(!run.errors.contains("hush"))
  }

  @Test func filesThatCannotBeReadAreOneLineEach() throws {
    let scratch = try Scratch()
    try scratch.add("good.xib", good)
    try scratch.add("large.xib", good + String(repeating: " ", count: 2000))
    mkfifo(scratch.folder.appendingPathComponent("pipe.xib").path, 0o600)
    let run = try Program(
      "compile", "--quiet", "--max-size", "1K", "--output-dir", "out", "missing.xib", "pipe.xib", "large.xib",
      "good.xib",
      in: scratch.folder)
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n").map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    #expect(lines == ["uidesc: missing.xib", "uidesc: pipe.xib", "uidesc: large.xib"], "\(run.errors)")
    #expect(try scratch.tree() == ["good.xib", "large.xib", "out", "out/good.xib.json", "pipe.xib"])
  }

  /// Files that can't be read whoever asks: a folder on the way is none, links lead in a circle, a name is too long, and
  /// one that opens but fails when it is read.
  private static var unreadable: [String] {
    var paths = ["good.xib/bad.xib", "circle.xib", String(repeating: "n", count: 300) + ".xib"]
    #if os(Linux)
      paths.append("/proc/self/mem")
    #endif
    if geteuid() != 0 { paths.append("locked.xib") }
    return paths
  }

  @Test(arguments: unreadable) func unreadableFilesDoNotStopTheRest(path: String) throws {
    let scratch = try Scratch()
    try scratch.add("good.xib", good)
    symlink("circle.xib", scratch.folder.appendingPathComponent("circle.xib").path)
    chmod(try scratch.add("locked.xib", good).path, 0)
    let run = try Program("compile", "--output-dir", "out", path, "good.xib", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("uidesc: \(path): can't read it: "), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(try scratch.tree("out") == ["good.xib.json"])
  }

  @Test func aWalkPassesPipesAndLinksThatLeadNowhere() throws {
    let scratch = try Scratch()
    try scratch.add("in/good.xib", good)
    mkfifo(scratch.folder.appendingPathComponent("in/pipe.xib").path, 0o600)
    symlink("gone.xib", scratch.folder.appendingPathComponent("in/link.xib").path)
    let run = try Program("compile", "--output-dir", "out", "in", in: scratch.folder)
    #expect(run.status != 1)
    #expect(try scratch.tree("out") == ["good.xib.json"])
  }

  @Test(arguments: ["-o", "--output-dir"]) func targetsThatCannotBeWrittenLeaveNothing(option: String) throws {
    let scratch = try Scratch()
    try scratch.add("good.xib", good)
    // -o takes a file and --output-dir a folder.
    try scratch.add(option == "-o" ? "target/kept" : "target", "kept")
    let run = try Program("compile", option, "target", "good.xib", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("uidesc: ") && run.errors.contains("target"))
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(try scratch.tree() == (option == "-o" ? ["good.xib", "target", "target/kept"] : ["good.xib", "target"]))
  }

  @Test func aFolderWhereATreeShouldBeStaysAhalf() throws {
    let scratch = try Scratch()
    try scratch.add("good.xib", good)
    try scratch.add("other.xib", good)
    try scratch.add("out/good.xib.json/kept", "")
    let run = try Program("compile", "--output-dir", "out", "good.xib", "other.xib", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("uidesc: out/good.xib.json: can't write it"))
    #expect(try scratch.tree("out") == ["good.xib.json", "good.xib.json/kept", "other.xib.json"])
  }
}

extension Scratch {
  /// Everything below a folder.
  fileprivate func tree(_ path: String = "") throws -> [String] {
    let below = FileManager.default.enumerator(atPath: folder.appendingPathComponent(path).path)
    return (below?.compactMap { $0 as? String } ?? []).sorted()
  }
}
