import Testing

@testable import UIDescKit

/// What a baseline knows again after its document was edited, and what it doesn't take for something it knows.
@Suite struct BaselineTests {
  private static let lines = [
    "  <rect key=\"frame\" x=\"0\" y=\"20.5\" width=\"10\" height=\"10\"/>",
    "  <view id=\"a\" misplaced=\"YES\"/>",
    "  <label id=\"b\" misplaced=\"YES\"/>",
    "  <view id=\"c\"><userDefinedRuntimeAttributes>\(attribute("boolean", "hiden", value: "YES"))</userDefinedRuntimeAttributes></view>",
  ]

  private func findings(_ lines: [String], header: String = "toolsVersion=\"1\"") -> [Finding] {
    let text = "<document \(header)><objects>\n\(lines.joined(separator: "\n"))\n</objects></document>"
    return Compiler(registry: Registry(), options: .init())
      .validate(path: "a.xib", contents: Array(text.utf8), with: Worker()).findings
      .filter { ["misplaced-view", "unknown-key-path"].contains($0.diagnostic.rule.name) }
  }

  private var baseline: Baseline {
    var baseline = Baseline()
    baseline.add(findings(Self.lines), of: "a.xib")
    return baseline
  }

  /// How many findings are new, and how many are gone.
  private func compare(_ lines: [String], header: String = "toolsVersion=\"1\"", path: String = "a.xib") -> [Int] {
    let (new, stale) = baseline.compare(findings(lines, header: header), of: path)
    return [new.count, stale.count]
  }

  @Test func knowsWhatItHas() {
    #expect(baseline.count == 3)
    #expect(compare(Self.lines) == [0, 0])
  }

  @Test func editsElsewhereChangeNothing() {
    #expect(compare(["<!-- above -->", "  <view id=\"z\"/>"] + Self.lines) == [0, 0])
    #expect(compare(Self.lines.reversed()) == [0, 0])
    let noise = Self.lines.map { $0.replacing("20.5", with: "20.333333333333332") }
    #expect(compare(noise, header: "toolsVersion=\"32700.99\" variant=\"6xAndEarlier\"") == [0, 0])
  }

  @Test func whatIsNewIsTold() {
    #expect(compare(Self.lines + ["<view id=\"d\" misplaced=\"YES\"/>"]) == [1, 0])
    #expect(compare(Self.lines.map { $0.replacing("id=\"a\"", with: "id=\"n\"") }) == [1, 1])
    #expect(compare(Self.lines.map { $0.replacing("hiden", with: "hidenn") }) == [1, 1])
    #expect(compare(Self.lines, path: "moved.xib") == [3, 0])
  }

  /// Of objects without ids nobody knows which is which, but two are more than one.
  @Test func aSecondEqualOneIsNew() {
    let twice = "<view misplaced=\"YES\"/>"
    var baseline = Baseline()
    baseline.add(findings([twice]), of: "a.xib")
    let more = baseline.compare(findings([twice, twice]), of: "a.xib")
    #expect(more.new.count == 1 && more.stale.count == 0)
    var two = Baseline()
    two.add(findings([twice, twice]), of: "a.xib")
    let fewer = two.compare(findings([twice]), of: "a.xib")
    #expect(fewer.new.isEmpty && fewer.stale.count == 1)
    two.subtract(fewer.stale)
    #expect(String(decoding: two.json, as: UTF8.self) == String(decoding: baseline.json, as: UTF8.self))
  }

  @Test func isWrittenInOneWay() throws {
    var baseline = baseline
    baseline.add(findings(["<view misplaced=\"YES\"/>", "<view misplaced=\"YES\"/>"]), of: "B \"x\".xib")
    let text = String(decoding: baseline.json, as: UTF8.self)
    #expect(
      text == """
        {"format": "uidesc.baseline", "version": 1, "findings": [
          {"path": "B \\"x\\".xib", "rule": "misplaced-view", "spot": "misplaced", "count": 2},
          {"path": "a.xib", "rule": "misplaced-view", "object": "a", "spot": "misplaced"},
          {"path": "a.xib", "rule": "misplaced-view", "object": "b", "spot": "misplaced"},
          {"path": "a.xib", "rule": "unknown-key-path", "object": "c", "keyPath": "hiden"}
        ]}

        """)
    #expect(try Baseline(reading: Array(text.utf8)).json == baseline.json)
    #expect(try Baseline(reading: Baseline().json).count == 0)
    #expect(baseline.lines.first == "B \"x\".xib: misplaced-view at 'misplaced' (2 times)")
    #expect(baseline.lines.last == "a.xib: unknown-key-path of 'c' at 'hiden'")
  }

  @Test(arguments: [
    ("./m.xib", "m.xib"), ("c/./d/..//m.xib", "c/m.xib"), ("../m.xib", "../m.xib"), ("../bc/m.xib", "../bc/m.xib"),
    (".m/.n.xib", ".m/.n.xib"), ("..m", "..m"),
  ]) func pathsAreReadAsTheyAreMeant(path: String, meant: String) throws {
    let text = Self.start + "{\"path\": \"\(path)\", \"rule\": \"b\"}]}"
    #expect(try Baseline(reading: Array(text.utf8), in: "/a/b").paths == [meant])
  }

  private static let start = "{\"format\": \"uidesc.baseline\", \"version\": 1, \"findings\": [\n"

  @Test(arguments: [
    ("", "1:1", "value should be"), ("[]", "1:1", "is no baseline of uidesc"),
    ("{\"format\": \"x\"}", "1:12", "is no baseline of uidesc"),
    ("{\"format\": \"uidesc.baseline\", \"findings\": []}", "1:1", "has no 'version'"),
    ("{\"format\": \"uidesc.baseline\", \"version\": 2, \"findings\": []}", "1:42", "only version 1"),
    ("{\"format\": \"uidesc.baseline\", \"version\": 1, \"findings\": {}}", "1:57", "should be a list"),
    ("{\"format\": \"uidesc.baseline\", \"version\": 1, \"finding\": []}", "1:45", "did you mean 'findings'?"),
    (start + "1]}", "2:1", "should be an object"), (start + "{\"path\": \"a\"}]}", "2:1", "has no 'rule'"),
    (start + "{\"path\": \"a\", \"rule\": 1}]}", "2:23", "should be a string"),
    (start + "{\"path\": \"a\", \"rule\": \"b\", \"count\": 0}]}", "2:37", "from 1 to a million"),
    (start + "{\"path\": \"a\", \"rule\": \"b\", \"line\": 3}]}", "2:28", "nothing that a baseline has"),
    (start + "{\"path\": \"a\", \"rule\": \"b\", \"path\": \"c\"}]}", "2:28", "'path' stands twice"),
    ("{\"format\": \"uidesc.baseline\", \"format\": \"uidesc.baseline\"}", "1:31", "'format' stands twice"),
    (start + "{\"path\": \"/a.xib\", \"rule\": \"b\"}]}", "2:10", "is absolute"),
    (start + "{\"path\": \"../b/m.xib\", \"rule\": \"b\"}]}", "2:10", "write 'm.xib'"),
    (start + "{\"path\": \"../../a/b/c/m.xib\", \"rule\": \"b\"}]}", "2:10", "write 'c/m.xib'"),
    (start + "{\"path\": \"./\", \"rule\": \"b\"}]}", "2:10", "names no file"),
    (start + "<<<<<<< ours\n]}", "2:1", "unfinished merge"),
  ]) func whatIsNoneIsSaidAtItsPlace(text: String, place: String, message: String) throws {
    let problem = #expect(throws: BaselineProblem.self) {
      try Baseline(reading: Array(text.utf8), in: "/a/b")
    }
    #expect(problem.map { "\($0.position.line):\($0.position.column)" } == place)
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "")")
  }
}
