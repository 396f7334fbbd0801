import Testing

@testable import UIDescKit

@Suite struct PatternTests {
  @Test(arguments: [
    ("[a-z]+", "abc", "ab1"), ("^a|b$", "b", "ab"), ("(?:ab)*c", "ababc", "abac"), ("a{2,3}", "aaa", "aaaa"),
    ("a{2}", "aa", "a"), ("a{2,}", "aaaaa", "a"), (#"\d{3}-\d{4}"#, "555-0199", "555-019"), ("[^0-9]*", "é ü", "é1"),
    (".", "é", "éé"), (".", "💡", "\n"), (#"\w+\.xib"#, "a_1.xib", "a_1xxib"), (#"[\w-]+"#, "a-b", "a b"),
    ("(){5}a(()|b)", "ab", "b"), ("colou?r", "color", "colouur"), ("", "", "x"), ("a|", "", "b"),
    (#"\S+\s\D"#, "ab c", "ab 1"),
    ("(a|b)+?", "abba", "c"),
    ("[a-]+", "a-a", "b"), (#"[\]]"#, "]", "["), ("(a*)*", "aaa", "b"), ("x(y(z|w)){0,2}", "xyzyw", "xyzywyz"),
  ])
  func matches(_ source: String, _ yes: String, _ no: String) throws {
    let pattern = try Pattern(source)
    #expect(pattern.matches(yes))
    #expect(!pattern.matches(no))
  }

  @Test(arguments: [
    ("(", "has no ')'"), (")", "has no '('"), ("[a", "has no ']'"), ("*a", "nothing to repeat"),
    ("a**", "nothing to repeat"),
    ("a{3,2}", "is written as"), ("a{", "should follow '{'"), ("[z-a]", "a later one"), ("[]", "takes no character"),
    (#"\b"#, "not supported"), (#"(a)\1"#, "not supported"), ("(?=a)", "only '(?:…)'"), ("a^b", "pattern's ends"),
    ("a\\", "ends in '\\'"), ("a{99999}", "is written as"), ("((a{1000}){1000}){1000}", "repeats too much"),
    (String(repeating: "(", count: 999), "nest too deep"), ("((((){1000}){1000}){1000}){1000}", "repeats too much"),
    ("((()()()()){1000}){1000}", "repeats too much"),
  ])
  func refuses(_ source: String, _ message: String) {
    let problem = #expect(throws: PatternProblem.self) { try Pattern(source) }
    #expect(problem?.message.contains(message) == true)
  }

  /// A matcher that tries one way after the other would take 2^60 steps.
  @Test func takesNoLongerForNestedRepeats() throws {
    #expect(try !Pattern("(a+)+b").matches(String(repeating: "a", count: 60)))
  }
}
