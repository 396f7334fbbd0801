import Testing

@testable import UIDescKit

/// What is said of edits by hand that break a document, and where: in the second line, at the mark.
@Suite struct CommonFaultTests {
  @Test(arguments: [
    (
      #"<label id="a" text="Fish ↓& Chips"/>"#,
      "a '&' begins the name of a character; write '&amp;' for the sign itself"
    ),
    (#"<label id="a" text="a↓&b=c"/>"#, "a '&' begins the name of a character; write '&amp;' for the sign itself"),
    (
      #"<string key="text">Fish ↓& Chips</string>"#,
      "a '&' begins the name of a character; write '&amp;' for the sign itself"
    ),
    (#"<label id="a" text="Fish ↓&amp Chips"/>"#, "'&amp' needs a ';' at its end"),
    (
      #"<label id="a" text="Fish↓&nbsp;Chips"/>"#,
      "XML knows no '&nbsp;'; write the character itself, or '&amp;' for the sign '&'"
    ),
    (#"<label id="a" text=↓"Fish enabled="NO" tag="3"/>"#, "the value of 'text' has no closing quote"),
    (#"<label id="a" text=↓"Fish/>"#, "the value of 'text' has no closing quote"),
    ("<label id=\"a\" text=↓\"Fish>\n<color white=\"1\"/></label>", "the value of 'text' has no closing quote"),
    (#"<label id=↓a" text="Fish"/>"#, "the value of 'id' has no opening quote"),
    ("<label id=↓“a” text=\"Fish\"/>", "the quotes around the value of 'id' are those of prose; write '\"'"),
    (
      "↓<?xml version=\"1.0\"?>",
      "the XML declaration can only be the very first of a document; delete it, or split the file if two documents are joined here"
    ),
    (#"<label ↓"id="a"/>"#, "no attribute's name begins with this; delete it"),
    (#"<label></label ↓text="a">"#, "the tag should end before this; write '>'"),
    (#"<label id=↓a text="Fish"/>"#, "the value of 'id' has no quotes; write id=\"a\""),
    (#"<label id="a" ↓hidden text="Fish"/>"#, "the attribute 'hidden' has no value; write hidden=\"…\", or delete it"),
    (#"<label id="a" ↓hidden=/>"#, "the attribute 'hidden' has no value; write hidden=\"…\", or delete it"),
    (#"<label id="a" ↓hidden/>"#, "the attribute 'hidden' has no value; write hidden=\"…\", or delete it"),
    (
      #"<label id="a" text="Fish" tag="3" ↓text="Chips" mode="left"/>"#,
      "the attribute 'text' is there twice; delete one"
    ),
    (#"<label id="a"↓text="Fish"/>"#, "a blank is missing before the attribute 'text'"),
    (#"<label id="a"↓, text="Fish"/>"#, "this stands where a blank or the tag's end should; delete it"),
    (#"<label id="a" text="say ↓"hi" now"/>"#, "this quote ends the value of 'text'; write '&quot;' for one inside"),
    (#"<label id="a" text='it↓'s'/>"#, "this quote ends the value of 'text'; write '&apos;' for one inside"),
    (
      #"<string key="text">if a<b ↓then</string>"#,
      "the attribute 'then' has no value; write then=\"…\", or delete it; if its '<' is text, write '&lt;'"
    ),
    (
      #"<string key="text">a<↓b</string>"#,
      "the tag isn't closed behind this; write '>' or '/>'; if its '<' is text, write '&lt;'"
    ),
    (#"<label id="a" text="a ↓< b"/>"#, "a '<' can't stand in a value; write '&lt;'"),
    (#"<string key="text">a ↓< b</string>"#, "no element's name follows this '<'; write '&lt;' for the sign itself"),
    ("<label id=\"a\" text=\"b↓\"\n<view id=\"c\"/>", "the tag isn't closed behind this; write '>' or '/>'"),
    (#"<!-- a ↓-- b -->"#, "a comment can't hold '--'; write one '-', or another sign"),
    (#"<label id="a"/>↓<!-- it goes on"#, "this comment has no end; write '-->' behind it"),
    (
      "</objects></document>\n↓<?xml version=\"1.0\"?><document/>",
      "the XML declaration can only be the very first of a document; delete it, or split the file if two documents are joined here"
    ),
    (
      "</objects></document>\n↓<view id=\"c\"/>",
      "the document has ended before this; delete it, or move it into the root element"
    ),
  ])
  func isToldWhereItIs(line: String, message: String) throws {
    let start = "<document><objects>\n"
    let before = try #require(line.split(separator: "↓", omittingEmptySubsequences: false).first)
    let text = start + line.replacing("↓", with: "") + "\n</objects></document>"
    let found = found(text)
    #expect(found.map(\.message) == ["not well-formed XML: " + message])
    #expect(found.first?.range.lowerBound == (start + before).utf8.count)
    #expect(found.first?.range.isEmpty == false)
  }

  @Test func aRepeatedAttributeHasANoteAtTheFirst() throws {
    let text = "<document><view text=\"a\" text=\"b\"/></document>"
    #expect(found(text).first?.notes.map(\.range) == [16..<20])
  }

  @Test func ofADocumentThatBreaksOffTheOpenElementIsNamed() throws {
    let text = "<document><objects>"
    let only = try #require(found(text).first)
    #expect(only.message == "not well-formed XML: the document ends while 'objects' is still open; add '</objects>'")
    #expect(only.range == 19..<19 && only.notes.map(\.range) == [10..<18])
  }

  @Test(arguments: ["<label te", "<label id=", "<label ", "<label id=\"a\" ", "<label id=\"a\""])
  func aTagThatBreaksOffIsTold(tag: String) {
    let text = "<document><objects>" + tag
    let found = found(text)
    #expect(found.map(\.message) == ["not well-formed XML: the document ends in the middle of a tag"])
    #expect(found.first?.range == text.utf8.count..<text.utf8.count)
  }

  @Test(arguments: ["\n", "<!-- a --> \n<!-- b -->"])
  func onlyBlanksAndCommentsBeforeADeclarationAreToBeDeleted(start: String) {
    #expect(
      found(start + "<?xml version=\"1.0\"?><document/>").map(\.message) == [
        "not well-formed XML: the XML declaration can only be the very first of a document; delete what stands before it"
      ])
  }

  /// Nothing is read beyond the text, wherever it breaks off.
  @Test func everyCutIsTold() {
    let text = Array("<document a=\"b &amp; c\"><view d='e'/><!-- f --></document>".utf8)
    for length in 1..<text.count { #expect(found(String(decoding: text[..<length], as: UTF8.self)).count == 1) }
  }

  private func found(_ text: String) -> [Diagnostic] {
    Compiler(registry: Registry(), options: .init()).validate(path: "a.xib", contents: Array(text.utf8), with: Worker())
      .findings.map(\.diagnostic)
  }
}
