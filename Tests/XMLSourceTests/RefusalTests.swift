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

  @Test func attributesAreCounted() throws {
    func element(_ count: Int) -> String { "<a" + (0..<count).map { " b\($0)=\"\"" }.joined() + "/>" }
    #expect(try problem(element(256)) == nil)
    #expect(try problem(element(257))?.kind == .tooManyAttributes)
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
