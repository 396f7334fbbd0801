import Foundation
import Testing

/// What is known of the languages that stand beside a document.
@Suite struct LocalizationsTests {
  private let scratch: Scratch
  private let document = "<document><objects><label id=\"a\" text=\"Good morning\"/></objects></document>"

  init() throws {
    scratch = try Scratch()
    try scratch.add("App/Base.lproj/Main.xib", document)
    try scratch.add("App/de.lproj/Other.strings", "")
  }

  private func isTold(_ arguments: String..., in folder: String = "") throws -> Bool {
    try scratch.found(Array(arguments), in: folder).contains { $0.hasSuffix("warning unlocalized-string") }
  }

  /// Where uidesc runs and how the document is named makes no difference.
  @Test func isTheSameFromEveryFolder() throws {
    #expect(try isTold("."))
    #expect(try isTold("App/Base.lproj/Main.xib"))
    #expect(try isTold("Main.xib", in: "App/Base.lproj"))
    #expect(try isTold(".", in: "App/Base.lproj"))
    #expect(try isTold("../Base.lproj/Main.xib", in: "App/de.lproj"))
    #expect(try isTold(scratch.folder.path + "/App/Base.lproj/Main.xib", in: "App"))
    let piped = try Program(
      "validate", "--stdin-path", "Main.xib", "-", input: document,
      in: scratch.folder.appendingPathComponent("App/Base.lproj"))
    #expect(piped.output.contains("[unlocalized-string]"))
    #expect(try !Program("validate", "-", input: document, in: scratch.folder).output.contains("[unlocalized-string]"))
  }

  @Test(arguments: ["de.lproj/Main.strings", "de.lproj/Main.xcstrings", "de.lproj/Main.xib", "fr.lproj/Main.strings"])
  func aFileOfTheDocumentsNameTranslatesIt(path: String) throws {
    try scratch.add("App/" + path, "")
    #expect(try !isTold("App/Base.lproj/Main.xib"))
    #expect(try !isTold("Main.xib", in: "App/Base.lproj"))
  }

  @Test(arguments: [
    (#"{"sourceLanguage": "en", "strings": {"a.text": {"localizations": {"de": {}}}}}"#, false),
    (#"{"sourceLanguage": "en", "strings": {"a.text": {"localizations": {"en": {}}}}}"#, true),
    ("{", true),
  ]) func aCatalogueTranslatesItIntoItsLanguages(text: String, isTold: Bool) throws {
    try scratch.add("App/mul.lproj/Main.xcstrings", text)
    #expect(try self.isTold("Main.xib", in: "App/Base.lproj") == isTold)
  }

  @Test func otherFoldersAreNoBase() throws {
    try scratch.add("App/Plain.xib", document)
    try scratch.add("App/en.lproj/Main.xib", document)
    #expect(try !isTold("App/Plain.xib"))
    #expect(try !isTold("App/en.lproj/Main.xib"))
    try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("App/de.lproj"))
    try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("App/en.lproj"))
    #expect(try !isTold("App/Base.lproj/Main.xib"))
  }

  /// Looking for languages must not take as long as looking for images does.
  @Test func assetsAreNotWalkedForThem() throws {
    try scratch.addTooDeepFolder("Art/Deep")
    let run = try Program("validate", "--assets", "Art", "App/Base.lproj/Main.xib", in: scratch.folder)
    #expect(run.status == 0 && run.errors.isEmpty && run.output.contains("[unlocalized-string]"))
  }
}
