import Testing

@testable import UIDescKit

/// Patterns of paths against tables written by hand.
@Suite struct GlobTests {
  private static let table: [(pattern: String, covered: [String], others: [String])] = [
    ("a.xib", ["a.xib", "a.xib/b"], ["A.xib", "a.xi", "a.xibb", "b/a.xib", "ba.xib", ""]),
    ("*", ["a", "a/b/c", ".a"], []),
    ("*.xib", ["a.xib", ".xib", "a.b.xib"], ["a/b.xib", "a.xi", "a.xibs"]),
    ("a*b*c", ["abc", "aXbYc", "abbcc", "a-b-b-c"], ["ab", "acb", "abcd"]),
    ("**", ["a", "a/b", "a/b/c.xib"], []),
    ("**/*.xib", ["a.xib", "b/a.xib", "c/b/a.xib"], ["a.xi", "b/a.storyboard"]),
    ("Legacy", ["Legacy", "Legacy/a.xib", "Legacy/b/c.xib"], ["Legacy2/a.xib", "x/Legacy/a.xib"]),
    ("Legacy/", ["Legacy/a.xib", "Legacy/b/c.xib"], ["Legacy", "x/Legacy/a.xib"]),
    ("Legacy/**", ["Legacy/a.xib", "Legacy/b/c.xib"], ["Legacy", "Legacy2/a.xib"]),
    ("./Legacy/./x", ["Legacy/x"], ["x", "Legacy"]),
    ("Legacy//x", ["Legacy/x"], ["Legacy"]),
    (".", ["a", "a/b"], []),
    ("**/gen", ["gen/a", "x/gen/a", "x/y/gen"], ["gene/a", "x/agen"]),
    ("a/**/z", ["a/z", "a/b/z", "a/b/c/z", "a/z/z"], ["a", "a/b", "az", "b/z"]),
    ("a/**/b/**/c", ["a/b/c", "a/x/b/c", "a/b/x/y/c", "a/b/b/c"], ["a/c/b", "a/b"]),
    ("**/a/**/b", ["a/b", "x/a/b", "x/a/y/b", "a/a/b"], ["b/a", "ab"]),
    ("a**b", ["ab", "aXb"], ["a/b", "a/X/b"]),
    ("a/*/c", ["a/b/c", "a/b/c/d"], ["a/c", "a/b/b/c"]),
    ("?.xib", ["a.xib", "é.xib", "界.xib"], [".xib", "ab.xib", "/.xib"]),
    ("a?c", ["abc"], ["ac", "a/c", "abbc"]),
    ("*??", ["ab", "é界", "abc"], ["a", "é"]),
    ("[abc].xib", ["a.xib", "c.xib"], ["d.xib", "ab.xib", ".xib"]),
    ("[a-c0-9]x", ["bx", "7x"], ["dx", "-x"]),
    ("[!a-c]x", ["dx", "éx"], ["ax", "x", "/x"]),
    ("[^a]x", ["bx"], ["ax"]),
    ("[é-ü]", ["ê"], ["e", "\u{00FE}"]),
    ("*[0-9]", ["a1", "é2"], ["a", "é"]),
    ("[*?]", ["*", "?"], ["a"]),
    ("{a,b}.xib", ["a.xib", "b.xib"], ["c.xib", "{a,b}.xib", "a,b.xib"]),
    ("{a,b/c}/*.xib", ["a/x.xib", "b/c/x.xib"], ["b/x.xib"]),
    ("*.{xib,storyboard}", ["a.xib", "a.storyboard"], ["a.xml"]),
    ("x{,y}", ["x", "xy"], ["xyy"]),
    ("{a,{b,c}d}", ["a", "bd", "cd"], ["b", "ad"]),
    ("{a}", ["a"], ["{a}"]),
    ("[{]a,b}", ["{a,b}"], ["a"]),
    ("a,b", ["a,b"], ["a", "b"]),
    ("a}", ["a}"], ["a"]),
    (#"\*.xib"#, ["*.xib"], ["a.xib"]),
    (#"\{a,b\}"#, ["{a,b}"], ["a", "b"]),
    (#"\[a]"#, ["[a]"], ["a"]),
  ]

  @Test(arguments: table) func matchesWhatTheTableSays(pattern: String, covered: [String], others: [String]) throws {
    let glob = try Glob(pattern)
    for path in covered { #expect(glob.covers(PathNames(path)), "\(pattern) should cover \(path)") }
    for path in others { #expect(!glob.covers(PathNames(path)), "\(pattern) shouldn't cover \(path)") }
  }

  /// Looked up or tried, patterns cover the same.
  @Test func anIndexFindsWhatIsCovered() throws {
    let globs = try Self.table.map { try Glob($0.pattern) }
    let index = GlobIndex(globs.map { [$0] })
    for path in Self.table.flatMap({ $0.covered + $0.others }) {
      let names = PathNames(path)
      #expect(index.items(covering: names) == globs.indices.filter { globs[$0].covers(names) }, "\(path)")
    }
    let two = try GlobIndex([[Glob("a.xib"), Glob("b*")], [Glob("{a,c}.xib")], []])
    #expect(two.items(covering: PathNames("a.xib")) == [0, 1] && two.items(covering: PathNames("b")) == [0])
    // As texts these are equal.
    let accents = try GlobIndex([[Glob("e\u{301}.xib")], [Glob("\u{E9}.xib")]])
    #expect(accents.items(covering: PathNames("\u{E9}.xib")) == [1])
  }

  /// Only these can be looked up.
  @Test func pathsThatAreSpelledOut() throws {
    #expect(try Glob("./A/b.xib").spellings == ["A/b.xib"] && Glob("{a,b\\*}/c").spellings == ["a/c", "b*/c"])
    for pattern in ["a*", "A/", "a/**", "**/a.xib", "[ab]", "{a,b*}"] { #expect(try Glob(pattern).spellings == nil) }
  }

  private static let wrong = [
    ("", "it is empty"), ("/a", "it is counted from the configuration's folder, so leave out the '/' before it"),
    ("a/../b", "'..' leads out of the configuration's folder, and patterns are for what is in it"),
    ("[a", "a '[' has no ']'"), ("[!", "a '[' has no ']'"), ("[]", "'[]' takes no character"),
    ("[b-a]", "a range such as a-z goes from one character to a later one"), ("{a", "a '{' has no '}'"),
    ("a\\", "it ends in '\\'"), ("!a", "'!' takes nothing out here; write what to leave out under 'exclude'"),
    (String(repeating: "a", count: 1025), "it is longer than 1024 characters"),
    ("{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}", "its braces stand for more than 64 patterns; write several"),
    (String(repeating: "{", count: 1000), "a '{' has no '}'"),
  ]

  @Test(arguments: wrong) func wrongPatternsAreExplained(pattern: String, message: String) {
    #expect(throws: PatternProblem(message: message)) { try Glob(pattern) }
  }

  /// With a search that tries each wildcard again and again this would take years.
  @Test func manyWildcardsAreNoProblem() throws {
    let glob = try Glob(String(repeating: "*a", count: 200) + "b")
    #expect(!glob.covers(PathNames(String(repeating: "a", count: 2000))))
    let deep = try Glob(String(repeating: "**/a/", count: 100) + "b")
    #expect(!deep.covers(PathNames(String(repeating: "a/", count: 2000) + "c")))
  }

  @Test func foldersAreSpelledOutByTheirNamesOnly() throws {
    func spells(_ pattern: String, _ folder: String) throws -> Bool { try Glob(pattern).spellsOut(PathNames(folder)) }
    #expect(try spells("Pods/**", "Pods") && spells("**/build/x", "a/build") && spells("Pods", "Pods"))
    #expect(try !spells("**", "Pods") && !spells("*/x", "Pods") && !spells("Pods/**", "a/Pods"))
    #expect(try !spells("Pods/build", "Pods/Pods") && spells("{a,Pods}/b", "Pods"))
  }
}
