import Testing

@testable import UIDescKit

/// What Git's documentation says of its patterns.
@Suite struct IgnoreFileTests {
  private static let table: [(lines: String, path: String, isFolder: Bool, verdict: Bool?)] = [
    ("build", "build", true, true), ("build", "a/build", true, true), ("build", "build", false, true),
    ("build/", "build", true, true), ("build/", "build", false, nil), ("build/", "a/b/build", true, true),
    ("/build", "build", true, true), ("/build", "a/build", true, nil),
    ("a/build", "a/build", true, true), ("a/build", "x/a/build", true, nil), ("a/build/", "a/build", false, nil),
    ("*.xib", "x/y/a.xib", false, true), ("*.xib", "a.storyboard", false, nil),
    ("a/*", "a/b", false, true), ("a/*", "a/b/c", false, nil), ("a/**", "a/b/c", false, true), ("a/**", "a", true, nil),
    ("**/a/b", "x/a/b", false, true), ("**/a", "a", false, true), ("a/**/b", "a/b", false, true),
    ("# a\na", "a", false, true), ("#a", "#a", false, nil), (##"\#a"##, "#a", false, true),
    ("*.xib\n!keep.xib", "keep.xib", false, false), ("!keep.xib\n*.xib", "keep.xib", false, true),
    (#"\!a"#, "!a", false, true), ("a  ", "a", false, true), (#"a\ "#, "a ", false, true), ("a\r\nb", "a", false, true),
    ("[", "[", false, nil), ("\n\n", "a", false, nil), ("/", "a", true, nil), ("{a,b}", "a", false, nil),
    ("{a,b}", "{a,b}", false, true), ("[!a]b", "cb", false, true), ("[!a]b", "ab", false, nil),
  ]

  @Test(arguments: table) func saysWhatGitSays(lines: String, path: String, isFolder: Bool, verdict: Bool?) {
    let file = IgnoreFile(Array(lines.utf8))
    #expect(file.ignores(PathNames(path), isFolder: isFolder) == verdict, "\(lines.debugDescription): \(path)")
  }

  @Test func pathsAreCountedFromItsFolder() {
    let file = IgnoreFile(Array("/b".utf8))
    #expect(file.ignores(PathNames("a/b").below(1), isFolder: false) == true)
    #expect(file.ignores(PathNames("a/b"), isFolder: false) == nil)
  }
}
