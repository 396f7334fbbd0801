import Testing

@testable import UIDescKit

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, name: String = "a.xib") -> String {
    String(decoding: unifiedDiff(from: Array(old.utf8), to: Array(new.utf8), name: Array(name.utf8)), as: UTF8.self)
  }

  private func lines(_ count: Int, changing changed: [Int: String] = [:]) -> String {
    (1...count).map { (changed[$0] ?? "\($0)") + "\n" }.joined()
  }

  @Test func nothingIsTheSame() { #expect(diff("a\nb\n", "a\nb\n") == "") }

  @Test func changesHaveThreeLinesAround() {
    #expect(
      diff(lines(9), lines(9, changing: [5: "five"])) == """
        --- a/a.xib
        +++ b/a.xib
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func nearChangesAreOneHunk() {
    let near = diff(lines(20), lines(20, changing: [2: "x", 9: "y"]))
    #expect(near.components("@@ -") == 1)
    let far = diff(lines(20), lines(20, changing: [2: "x", 10: "y"]))
    #expect(far.components("@@ -") == 2)
    #expect(far.contains("@@ -1,5 +1,5 @@") && far.contains("@@ -7,7 +7,7 @@"))
  }

  @Test func linesComeAndGo() {
    #expect(diff("a\nb\nc\n", "a\nc\n").hasSuffix("@@ -1,3 +1,2 @@\n a\n-b\n c\n"))
    #expect(diff("a\n", "a\nb\nc\n").hasSuffix("@@ -1 +1,3 @@\n a\n+b\n+c\n"))
    #expect(diff("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
  }

  @Test func lineEndsAreKept() {
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n").hasSuffix(" a\r\n-b\r\n+c\r\n"))
    #expect(diff("a\nb", "a\nc").hasSuffix(" a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"))
  }

  @Test(arguments: [
    ("b/a.xib", "a/b/a.xib"), ("a b.xib", "a/a b.xib\t"), ("a\nb.xib", "\"a/a\\nb.xib\""),
    ("q\"\\.xib", "\"a/q\\\"\\\\.xib\""), ("e\u{1B}.xib", "\"a/e\\033.xib\""), ("é.xib", "a/é.xib"),
    ("é\" .xib", "\"a/\\303\\251\\\" .xib\"\t"),
  ]) func namesStayOneLine(name: String, shown: String) {
    #expect(diff("a", "b", name: name).hasPrefix("--- \(shown)\n+++ "))
  }
}

extension String {
  fileprivate func components(_ mark: String) -> Int { ranges(of: mark).count }
}
