import Foundation
import Testing

/// Links in folders, and files with several names.
@Suite struct LinkTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.add("in/a.xib", misplaced)
    try scratch.add("out/secret", "<document>secret</objects>")
    try scratch.add("out/b.xib", misplaced)
  }

  private func link(_ name: String, to target: String) {
    symlink(target, scratch.folder.appendingPathComponent(name).path)
  }

  private func paths(_ arguments: String...) throws -> [String] {
    try scratch.found(arguments, in: "").map { String($0.prefix { $0 != ":" }) }
  }

  @Test(arguments: ["../out/secret", "../in/../out/secret", "deep", "/etc/shadow"])
  func linksOutOfAWalkedFolderArentTaken(target: String) throws {
    link("in/deep", to: "../out/secret")
    link("in/s.storyboard", to: target)
    let run = try Program("validate", "--notes", "in", in: scratch.folder)
    #expect(run.status == 0 && run.output.hasSuffix("1 file: 0 errors, 1 warning\n") && run.errors.isEmpty)
    let told = try Program("validate", "--verbose", "in", in: scratch.folder)
    #expect(told.errors.hasPrefix("uidesc: in/s.storyboard: left out, since the link leads out of the folder\n"))
    let named = try Program("validate", "out/secret", in: scratch.folder)
    #expect(named.status == 1)
  }

  @Test func whatIsNamedIsTakenAndALinkWithinIsToo() throws {
    link("in/b.xib", to: "../out/b.xib")
    link("in/c.xib", to: "sub/real.xib")
    try scratch.add("in/sub/real.xib", misplaced)
    #expect(try paths("in") == ["in/a.xib", "in/sub/real.xib"])
    #expect(try paths("in/b.xib") == ["in/b.xib"])
    #expect(try paths(".") == ["in/a.xib", "in/sub/real.xib", "out/b.xib"])
    // By its own name the walk doesn't find it.
    try FileManager.default.moveItem(
      at: scratch.folder.appendingPathComponent("in/sub"), to: scratch.folder.appendingPathComponent("in/.sub"))
    link("in/d.xib", to: ".sub/real.xib")
    try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("in/c.xib"))
    #expect(try paths("in") == ["in/a.xib", "in/d.xib"])
  }

  @Test(arguments: [(".uidesc.json", #"{"exclude": ["z/**"]}"#), (".gitignore", "z/\n"), ("z/.ignore", "real.xib\n")])
  func aLinkToWhatIsLeftOutIsLeftOutToo(file: String, text: String) throws {
    try scratch.add("in/z/real.xib", misplaced)
    link("in/c.xib", to: "z/real.xib")
    try scratch.add("in/.git/HEAD", "")
    try scratch.add("in/" + file, text)
    #expect(try paths("in") == ["in/a.xib"])
    let told = try Program("validate", "--verbose", "in", in: scratch.folder)
    #expect(told.errors.hasPrefix("uidesc: in/c.xib: left out, as the file that the link leads to is\n"))
  }

  /// The configuration beside the file holds, and not the one beside the link.
  @Test func theFileIsWhatItsFolderSays() throws {
    try scratch.add("in/z/real.xib", misplaced)
    link("in/c.xib", to: "z/real.xib")
    try scratch.add("in/z/.uidesc.json", #"{"rules": {"misplaced-view": "off"}}"#)
    #expect(try paths("in") == ["in/a.xib"])
    try Program("validate", "--isolated", "--write-baseline", "b.json", "in", in: scratch.folder)
    let baseline = try scratch.text("b.json")
    #expect(baseline.contains("in/z/real.xib") && !baseline.contains("in/c.xib"))
  }

  @Test func linksThatArentFollowedAreNamed() throws {
    link("in/sub", to: "../out")
    link("in/up", to: "..")
    link("in/x.xib", to: "y.xib")
    link("in/y.xib", to: "x.xib")
    let told = try Program("validate", "--verbose", "in", in: scratch.folder)
    #expect(
      told.errors.hasPrefix(
        """
        uidesc: in/sub: left out, since links to folders aren't followed
        uidesc: in/up: left out, since the link leads in a circle
        uidesc: in/x.xib: left out, since the link leads in a circle
        uidesc: in/y.xib: left out, since the link leads in a circle

        """))
    #expect(told.status == 0)
  }

  @Test func fixesStayInTheFolder() throws {
    let wrong = misplaced.replacingOccurrences(
      of: "/></objects>",
      with:
        "><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"Hidden\" value=\"YES\"/>"
        + "</userDefinedRuntimeAttributes></view></objects>")
    try scratch.add("out/b.xib", wrong)
    link("in/b.xib", to: "../out/b.xib")
    try Program("validate", "--fix", "in", in: scratch.folder)
    #expect(try scratch.text("out/b.xib") == wrong)
    // However many names it has, it is fixed once.
    let run = try Program("validate", "--fix", "out/b.xib", "./out/b.xib", "in/b.xib", ".", in: scratch.folder)
    #expect(run.errors == "uidesc: fixed 1 finding in 1 file\n")
    #expect(try scratch.text("out/b.xib") != wrong)
  }

  @Test func aFileWithSeveralNamesIsOne() throws {
    let names = ["in/a.xib", "./in/a.xib", scratch.folder.path + "/in/a.xib", "in", "in/../in/a.xib"]
    #expect(try paths("in/a.xib", "./in/a.xib", "in", "in/../in/a.xib") == ["in/a.xib"])
    #expect(try Program(["validate"] + names, in: scratch.folder).output.hasSuffix("\n1 file: 0 errors, 1 warning\n"))
    try Program(["validate", "--write-baseline", "b.json"] + names, in: scratch.folder)
    #expect(try !scratch.text("b.json").contains(#""count""#))
    let run = try Program(["compile", "--output-dir", "trees"] + names, in: scratch.folder)
    #expect(run.status == 0)
    #expect(try scratch.names("trees") == ["a.xib.json"])
  }

  @Test func aRegistryWithTwoNamesIsOne() throws {
    try scratch.add("r.json", #"{"version": 1, "classes": {"Card": {"superclass": "UIView"}}}"#)
    let run = try Program("validate", "--registry", "r.json", "--registry", "./r.json", "in", in: scratch.folder)
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test(arguments: ["nowhere", ".uidesc.json"]) func aConfigurationThatLeadsNowhereIsAMistake(target: String) throws {
    link("in/.uidesc.json", to: target)
    let run = try Program("validate", "in", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("uidesc: in/.uidesc.json: it is a link that leads nowhere; mend or delete it\n"))
  }

  @Test func aConfigurationFromAboveTheRepositoryIsNamed() throws {
    try scratch.add(".uidesc.json", "{}")
    try scratch.add("in/.git/HEAD", "")
    let above = try Program("validate", "--verbose", "in", in: scratch.folder)
    #expect(
      above.errors.contains(".uidesc.json: the configuration of 1 document, from above the Git repository 'in'\n"))
    try scratch.add("in/.uidesc.json", "{}")
    #expect(try !Program("validate", "--verbose", "in", in: scratch.folder).errors.contains("repository"))
  }
}
