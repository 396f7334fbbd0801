import Testing

@testable import UIDescKit

/// Texts need a translation where Xcode puts the documents that it localises, and in no other place.
@Suite struct LocalizedPlaceTests {
  @Test(arguments: [(true, 1), (false, 0)]) func textsAreToldOf(isBase: Bool, count: Int) {
    let path = "App/Main.xib"
    var options = Compiler.Options()
    options.findProject = { Project(localizations: $0 == path && $1 == .localizations ? [] : nil, isBase: isBase) }
    let document = LintRule.Example.whole(#"<label id="a" text="Good morning"/>"#)
    let found = Compiler(registry: Registry(), options: options)
      .validate(path: path, contents: Array(document.utf8), with: Worker()).findings
    #expect(found.filter { $0.diagnostic.rule == "unlocalized-string" }.count == count)
  }

  @Test func aLaunchScreenShowsNoTranslation() {
    var options = Compiler.Options()
    options.findProject = { _, _ in Project(localizations: [], isBase: true) }
    let document =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" launchScreen=\"YES\"><objects><label id=\"a\" text=\"Good morning\"/></objects></document>"
    let found = Compiler(registry: Registry(), options: options)
      .validate(path: "Base.lproj/Launch.xib", contents: Array(document.utf8), with: Worker()).findings
    #expect(found.filter { $0.diagnostic.rule == "unlocalized-string" }.isEmpty)
  }
}
