import Testing

@testable import XMLSource

struct RefusalTests {
  private func problem(_ text: String) throws -> XMLProblem? {
    let result = XMLTree.parse(try SourceFile(path: "x", contents: Array(text.utf8)), names: NameTable())
    if case .failure(let problem) = result { return problem }
    return nil
  }

  @Test func documentTypeIsRefusedWhereItStands() throws {
    let found = try #require(
      try problem("<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY x SYSTEM \"/etc/passwd\">]><a>&x;</a>"))
    #expect(found.kind == .documentType)
    #expect(found.offset == 22)
  }

  @Test func undefinedEntity() throws { #expect(try problem("<a>&nope;</a>")?.kind == .notWellFormed) }

  @Test func depthCountsTheRootAsOne() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(try problem(nested(256)) == nil)
    #expect(try problem(nested(257))?.kind == .tooDeep)
  }

  private static func crowded(_ count: Int, name: String = "b", value: String = "") -> String {
    "<a" + (0..<count).map { " \(name)\($0)=\"\(value)\"" }.joined() + "/>"
  }

  @Test func attributesAreCounted() throws {
    #expect(try problem(Self.crowded(256)) == nil)
    #expect(try problem("<c>\n" + Self.crowded(257) + "</c>")?.kind == .tooManyAttributes)
    #expect(try problem("<c>\n" + Self.crowded(257) + "</c>")?.offset == 4)
    #expect(try problem("<a b='\(String(repeating: "c=\"\" ", count: 300))'/>") == nil)
  }

  /// Refused after libxml2 had compared every attribute with every other, which took the square of their number.
  @Test func tooManyAttributesAreRefusedBeforeTheyAreCompared() throws {
    let twice = "<a b=\"\" b=\"\"" + Self.crowded(300).dropFirst(2)
    #expect(try problem(twice)?.kind == .tooManyAttributes)
  }

  @Test(arguments: [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?p ", "?>")])
  func whatLooksLikeATagInACommentIsNone(_ start: String, _ end: String) throws {
    let quoted = start + crowdedTwice + end
    #expect(try problem("<a>" + quoted + quoted + "</a>") == nil)
    #expect(try problem("<a>" + quoted + Self.crowded(257) + "</a>")?.offset == 3 + quoted.utf8.count)
  }

  private var crowdedTwice: String { Self.crowded(257) + Self.crowded(257) }

  @Test func namespacesAroundAnElementAreCounted() throws {
    func nested(_ outer: Int, _ inner: Int) -> String {
      Self.crowded(outer, name: "xmlns:b", value: "u").dropLast(2) + ">"
        + Self.crowded(inner, name: "xmlns:c", value: "u") + "</a>"
    }
    #expect(try problem(nested(200, 56)) == nil)
    let found = try #require(try problem(nested(200, 57)))
    #expect(found.kind == .tooManyNamespaces)
    let siblings = "<c>" + String(repeating: "<a xmlns:b=\"u\"/>", count: 300) + "</c>"
    #expect(try problem(siblings) == nil)
  }

  @Test func invalidUTF8() throws {
    let bytes = Array("<a b=\"".utf8) + [0xFF, 0x41] + Array("\"/>".utf8)
    let result = XMLTree.parse(try SourceFile(path: "x", contents: bytes), names: NameTable())
    guard case .failure(let problem) = result else {
      Issue.record("invalid UTF-8 was read")
      return
    }
    #expect(problem.kind == .encoding)
  }

  @Test func nulByte() {
    #expect(throws: EncodingProblem.self) { try SourceFile(path: "x", contents: Array("<a>\0</a>".utf8)) }
  }

  @Test func everyTruncationIsRefused() throws {
    let text = "<?xml version=\"1.0\"?><a b=\"c\"><d>text &amp; more</d><!-- e --></a>"
    for length in 0..<text.utf8.count {
      #expect(try problem(String(text.prefix(length))) != nil, "cut after \(length) bytes")
    }
  }
}
