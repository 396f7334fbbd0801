import Testing

@testable import UIDescKit

/// Texts of others in messages: their middle goes, and what is counted is what is cut.
@Suite struct ShortenedTests {
  @Test func whatIsShortStays() {
    for text in ["", "a", "é", String(repeating: "丁", count: 120), String(repeating: "👍🏽", count: 60)] {
      #expect(text.shortened == text)
    }
  }

  /// A family is seven scalars, of 25 bytes.
  @Test(arguments: ["x", "丁", "e\u{301}", "a\u{300}\u{301}\u{302}\u{303}", "👨‍👩‍👧‍👦"])
  func aLongWordLosesItsMiddle(character: String) {
    let text = String(repeating: character, count: 121)
    let scalars = Array(text.unicodeScalars)
    #expect(Array(text.shortened.unicodeScalars) == scalars.prefix(60) + ["…"] + scalars.suffix(8))
  }

  /// All marks are of one character.
  @Test func marksWithoutEndAreCut() {
    let text = "e" + String(repeating: "\u{301}", count: 5000)
    #expect(text.shortened.unicodeScalars.count == 69)
  }

  @Test(arguments: ["word ", "丁七 ", "🎉 "])
  func aLongTextLosesItsMiddle(word: String) {
    let text = String(repeating: word, count: 1000)
    let scalars = Array(text.unicodeScalars)
    #expect(Array(text.shortened.unicodeScalars) == scalars.prefix(450) + [" ", "…", " "] + scalars.suffix(225))
    #expect(String(repeating: word, count: 180).shortened == String(repeating: word, count: 180))
  }
}
