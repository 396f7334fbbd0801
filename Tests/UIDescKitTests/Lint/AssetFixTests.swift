import Testing

@testable import UIDescKit

/// An asset's name is replaced where it surely was meant; else it is only named.
@Suite struct AssetFixTests {
  @Test(arguments: [
    ("xx", "x", false), ("light", "night", false), ("icon_cat", "icon_chat", false), ("icon_rouge", "icon_rogue", true),
    ("stars", "star", false), ("icon_wether", "icon_weather", true), ("brnad", "brand", true), ("Pill", "pill", true),
  ])
  func isOffered(written: String, known: String, isFixed: Bool) throws {
    var options = Compiler.Options()
    options.findProject = { _, _ in Project(images: [known]) }
    let text = "<document><objects><imageView id=\"a\" image=\"\(written)\"/></objects></document>"
    let found = Compiler(registry: Registry(), options: options)
      .validate(path: "a.xib", contents: Array(text.utf8), with: Worker()).findings.map(\.diagnostic)
    #expect(found.map(\.rule) == ["missing-image"])
    #expect(found.first?.message.hasSuffix("; did you mean '\(known)'?") == true, "\(found)")
    #expect(found.first?.fix?.replacement == (isFixed ? known : nil))
  }
}
