import Foundation
import Testing

/// What is taken when a folder is looked through.
@Suite struct WalkTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for path in ["a.xib", "b.storyboard", "Sub/c.xib", "Sub/Deep/d.xib", "Pods/X/e.xib", "build/f.xib", "Gen/g.xib"] {
      try scratch.add(path, misplaced)
    }
  }

  @Test func excludedOnesAreLeftOut() throws {
    try scratch.add(".uidesc.json", #"{"exclude": ["Gen", "**/Deep/*.xib", "*.storyboard"]}"#)
    #expect(try scratch.walked(".") == ["Sub/c.xib", "a.xib"])
    #expect(try scratch.walked("Sub") == ["c.xib"])
    #expect(try scratch.walked("Gen/g.xib", "b.storyboard") == ["b.storyboard", "g.xib"])
    #expect(
      try scratch.walked("--isolated", ".") == ["Gen/g.xib", "Sub/Deep/d.xib", "Sub/c.xib", "a.xib", "b.storyboard"])
  }

  @Test func onlyIncludedOnesAreTaken() throws {
    try scratch.add(".uidesc.json", #"{"include": ["Sub/**", "Pods/X"], "exclude": ["Sub/Deep"]}"#)
    #expect(try scratch.walked(".") == ["Pods/X/e.xib", "Sub/c.xib"])
    #expect(try scratch.walked("a.xib") == ["a.xib"])
  }

  @Test func aNestedConfigurationSaysWhatIsTakenInItsFolder() throws {
    try scratch.add(".uidesc.json", #"{"include": ["Sub/**"], "exclude": ["Gen"]}"#)
    try scratch.add("Sub/.uidesc.json", #"{"include": ["Deep"]}"#)
    try scratch.add("Gen/.uidesc.json", "{}")
    #expect(try scratch.walked(".") == ["Sub/Deep/d.xib"])
  }

  @Test func endingsMayBeInCapitals() throws {
    try scratch.add("First.XIB", misplaced)
    try scratch.add("Second.Storyboard", misplaced)
    try scratch.add("third.XML", misplaced)
    try scratch.add("other.XML", "<html/>")
    let walked = try scratch.walked(".").filter { $0.first?.isUppercase == true || $0.hasSuffix("L") }
    #expect(walked == ["First.XIB", "Gen/g.xib", "Second.Storyboard", "Sub/Deep/d.xib", "Sub/c.xib", "third.XML"])
    #expect(try Program("First.XIB").errors.contains("to check it: uidesc validate First.XIB"))
  }

  /// As in hooks, which name the files of a commit.
  @Test func whatIsNamedCanBeLeftOutToo() throws {
    try scratch.add(
      ".uidesc.json", #"{"include": ["*.xib", "Sub", "Gen", "Pods/X"], "exclude": ["Gen", "**/Deep/*.xib"]}"#)
    try scratch.add("data.xml", "<html/>")
    try scratch.add("card.xml", misplaced)
    let all = ["Gen/g.xib", "Sub/Deep/d.xib", "Sub/c.xib", "a.xib", "b.storyboard", "build/f.xib", "Pods/X/e.xib"]
    #expect(try scratch.walked(all + ["--force-exclude"]) == ["a.xib", "c.xib", "e.xib"])
    #expect(try scratch.walked(["--force-exclude", "g.xib", "../a.xib"], in: "Gen") == ["a.xib"])
    #expect(try scratch.walked(["--force-exclude", "Gen", "Sub"]) == ["c.xib"])
    #expect(
      try scratch.walked(["--force-exclude", "--isolated", "Gen/g.xib", "build/f.xib", "card.xml", "data.xml"]) == [
        "card.xml", "g.xib",
      ])
    for name in [".hidden.xib", "Sub/._c.xib", "Sub/.d/d.xib"] { try scratch.add(name, misplaced) }
    #expect(
      try scratch.walked(["--force-exclude", ".hidden.xib", "Sub/._c.xib", "Sub/.d/d.xib", "Sub/.d", "a.xib"]) == [
        "a.xib"
      ])
    let none = try Program("validate", "--force-exclude", "Gen/g.xib", in: scratch.folder)
    #expect(none.status == 0 && none.errors == "uidesc: no documents in Gen/g.xib\n")
    #expect(try Program("validate", "--force-exclude", "--isolated", "missing.xml", in: scratch.folder).status == 2)
  }

  @Test func ignoreFilesAreHonoured() throws {
    try scratch.add(".gitignore", "Gen/\n*.storyboard\n")
    try scratch.add("Sub/.gitignore", "/Deep\n")
    #expect(try scratch.walked(".") == ["Sub/c.xib", "a.xib"])
    try scratch.add("Sub/.ignore", "!/Deep\n/c.xib\n")
    #expect(try scratch.walked(".") == ["Sub/Deep/d.xib", "a.xib"])
    #expect(try scratch.walked("Gen/g.xib", "Sub/c.xib") == ["c.xib", "g.xib"])
  }

  @Test func ignoreFilesAboveHoldInARepository() throws {
    try scratch.add(".gitignore", "d.xib\n/Sub/c.xib\n")
    #expect(try scratch.walked("Sub") == ["Deep/d.xib", "c.xib"])
    try scratch.add(".git/HEAD", "")
    #expect(try scratch.walked("Sub").isEmpty)
  }
}
