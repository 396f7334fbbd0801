import Foundation
import Testing

/// What text says besides the line.
@Suite struct TextReportTests {
  private func text(_ objects: String, _ arguments: String...) throws -> String {
    let scratch = try Scratch()
    try scratch.add("in/a.xib", "<document><objects>\n\(objects)\n</objects></document>\n")
    return try Program(["validate", "--notes", "in/a.xib"] + arguments, in: scratch.folder).output
  }

  private static let attribute =
    "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"hiden\" value=\"YES\"/>"

  @Test func anObjectIsNamedWhereItsLineDoesnt() throws {
    let label =
      "<label id=\"x1\" userLabel=\"Title\">\n<userDefinedRuntimeAttributes>\n\(Self.attribute)\n"
      + "</userDefinedRuntimeAttributes></label>"
    #expect(try text(label).contains("~\nobject: UILabel 'Title', id 'x1'\nnote: "))
    // The line shows it.
    #expect(try !text("<view id=\"a\" misplaced=\"YES\"/>").contains("object:"))
    // Nobody must take a name for the place of another finding.
    #expect(try !text(label.replacingOccurrences(of: "Title", with: "b.xib:1:2: error: no [x]")).contains("object:"))
    // The message does.
    #expect(try !text("<view id=\"a\"/>\n<view\nid=\"a\"/>").contains("object:"))
  }

  /// One form of path everywhere.
  @Test(arguments: ["text", "json", "github", "gitlab", "rdjson", "markdown"])
  func pathsBeginInTheWorkingFolder(format: String) throws {
    let scratch = try Scratch()
    try scratch.add("in/a.xib", "<document><objects><view id=\"a\"/><view id=\"a\"/></objects></document>")
    let named = ["in/a.xib", "./in/a.xib", ".//in/a.xib", ".", "./in", "././in/", scratch.folder.path + "/in/a.xib"]
    let plain = try Program("validate", "--format", format, named[0], in: scratch.folder).output
    #expect(plain.contains("in/a.xib") || plain.contains("in&#47;a.xib"))
    for path in named {
      #expect(try Program("validate", "--format", format, path, in: scratch.folder).output == plain, "\(path)")
    }
    let missing = try Program("validate", "./none.xib", in: scratch.folder)
    #expect(missing.errors.hasPrefix("uidesc: none.xib: ") && missing.output.hasPrefix("0 files: "))
  }
}
