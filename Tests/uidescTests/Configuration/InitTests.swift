import Foundation
import Testing

/// `uidesc init`: the configuration that it writes is right at once.
@Suite struct InitTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func configuration(_ path: String = ".uidesc.json") throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(scratch.text(path).utf8)) as? NSDictionary)
  }

  @Test func writesWhatItFinds() throws {
    let target = "<dependencies><deployment version=\"4864\" identifier=\"iOS\"/></dependencies><objects>"
    let document = misplaced.replacingOccurrences(of: "<objects>", with: target)
    try scratch.add("App/Base.lproj/Main.storyboard", document)
    try scratch.add("App/de.lproj/Main.strings", "")
    try scratch.add(
      "App/mul.lproj/Main.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"fr": {}}}}}"#)
    try scratch.add("App/Assets.xcassets/Contents.json", "{}")
    try scratch.add("Kit/Images/x.png", "")
    try scratch.add("Kit/card.json", #"{"version": 1, "classes": {"Card": {"superclass": "UIView"}}}"#)
    try scratch.add("Kit/other.json", #"{"version": 1, "name": "x"}"#)
    try scratch.add("Pods/P/p.json", #"{"version": 1, "classes": {}}"#)
    let run = try Program("init", in: scratch.folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        wrote .uidesc.json
          documents: 1
          registries: Kit/card.json
          assets: App, Kit
          languages: de, fr
          deployment target: iOS 13.0
        next: uidesc validate .
        to hear of new findings only: uidesc validate --write-baseline uidesc-baseline.json .
          and in the configuration: "baseline": "uidesc-baseline.json"

        """)
    let expected: NSDictionary = [
      "version": 1, "registries": ["Kit/card.json"], "assets": ["App", "Kit"], "deploymentTarget": ["iOS": "13.0"],
      "rules": [String: String](),
    ]
    #expect(try configuration() == expected)
    #expect(try Program("validate", ".", in: scratch.folder).status == 0)
  }

  /// A screenshot must not pass for an image of the app.
  @Test func imagesThatNoDocumentUsesAreLeftOut() throws {
    try scratch.add("App/Assets.xcassets/Contents.json", "{}")
    for name in ["Views/card.xib", "Code/Views/b.storyboard", "Extra/x.xib"] { try scratch.add(name, misplaced) }
    for name in [
      "Views/a.png", "Code/Views/img/b.png", "Kit/resources/c.png", "AppTests/Images/d.png", "KitUITests/e.png",
      "fastlane/Images/f.png", "Docs/images/g.png", "Technotes/h.png", "logo.png",
    ] { try scratch.add(name, "") }
    try scratch.add("AppTests/Test.xcassets/Contents.json", "{}")
    let run = try Program("init", in: scratch.folder)
    #expect(run.output.contains("\n  assets: App, Code, Kit, Views\n"))
    #expect(
      run.output.contains(
        "\nleft out: AppTests, Docs, KitUITests, Technotes, fastlane, whose images no document seems to use; if one does, "
      ))
    try scratch.add("Sub/Only.xcassets/Contents.json", "{}")
    #expect(try Program("init", "Sub", in: scratch.folder).output.contains("  assets: .\n"))
  }

  @Test func cataloguesCountWhateverTheirFoldersAreCalled() throws {
    try scratch.add("App/a.xib", misplaced)
    for folder in ["App", "Design", "Docs", "Marketing", "AppTests"] {
      try scratch.add("\(folder)/Colors.xcassets/Contents.json", "{}")
    }
    let run = try Program("init", in: scratch.folder)
    #expect(run.output.contains("\n  assets: App, Design, Docs, Marketing\n"))
    #expect(run.output.contains("\nleft out: AppTests, "))
  }

  @Test func thatAllCataloguesAreLeftOutIsSaid() throws {
    try scratch.add("a.xib", misplaced)
    try scratch.add("AppTests/Colors.xcassets/Contents.json", "{}")
    let output = try Program("init", in: scratch.folder).output
    #expect(output.contains("\nleft out: AppTests, ") && !output.contains("assets: "))
  }

  @Test func registriesThatContradictEachOtherArentLoadedTogether() throws {
    try scratch.add("a.json", #"{"version": 1, "classes": {"Card": {"superclass": "UIView"}}}"#)
    try scratch.add("b.json", #"{"version": 1, "classes": {"Card": {"superclass": "UILabel"}}}"#)
    try scratch.add("c.json", #"{"version": 1, "classes": {"Chart": {"superclass": "Card"}}}"#)
    try scratch.add("d.xib", misplaced)
    let run = try Program("init", in: scratch.folder)
    #expect(run.status == 0 && run.output.contains("  registries: a.json, c.json\n"))
    #expect(run.output.contains("\nleft out: b.json, since beside the other registries "))
    #expect(try Program("validate", ".", in: scratch.folder).status == 0)
  }

  /// The project may have the module's sources in a folder of its name.
  @Test func builtInRegistriesOfModulesThatDocumentsNameAreLoaded() throws {
    func view(_ module: String) -> String {
      misplaced.replacingOccurrences(
        of: "</objects>", with: "<view id=\"x\" customClass=\"AnimatableView\" customModule=\"\(module)\"/></objects>")
    }
    try scratch.add("App/a.xib", view("Own"))
    try scratch.add("App/b.xib", view("widgets"))
    try scratch.add("App/c.xib", view("system"))
    #expect(try !Program("init", "App", in: scratch.folder).output.contains("registries"))
    try scratch.add("Kit/IBAnimatable/a.xib", view("IBAnimatable"))
    let run = try Program("init", "Kit", in: scratch.folder)
    #expect(run.output.contains("\n  registries: IBAnimatable (built in)\n"))
    #expect(try configuration("Kit/.uidesc.json")["registries"] as? [String] == ["IBAnimatable"])
    #expect(try Program("validate", "Kit", in: scratch.folder).status == 0)
    let within = scratch.folder.appendingPathComponent("Kit")
    #expect(try Program("validate", ".", in: within).status == 0)
    #expect(try Program("registry", "show", "--registry", "IBAnimatable", "AnimatableView", in: within).status == 0)
  }

  @Test func builtInRegistriesThatTheProjectsOwnContradictAreLeftOut() throws {
    try scratch.add(
      "own.json",
      #"{"version": 1, "module": "IBAnimatable", "classes": {"AnimatableView": {"superclass": "UIControl"}}}"#)
    try scratch.add(
      "a.xib",
      misplaced.replacingOccurrences(
        of: "</objects>",
        with: "<view id=\"x\" customClass=\"AnimatableView\" customModule=\"IBAnimatable\"/></objects>"))
    let run = try Program("init", in: scratch.folder)
    #expect(run.output.contains("\n  registries: own.json\n"))
    #expect(run.output.contains("\nleft out: IBAnimatable, since beside the other registries "))
  }

  @Test(arguments: [".iblinter.yml", ".xiblint.json"]) func otherLintersConfigurationsAreNoticed(name: String) throws {
    try scratch.add("Sub/" + name, "")
    let run = try Program("init", "Sub", in: scratch.folder)
    #expect(
      run.output.contains("\n\(name) stays as it is: write its rules' names under \"rules\"; docs/configuration.md"))
    #expect(try !Program("init", in: scratch.folder).output.contains(name))
  }

  @Test func neverReplacesOne() throws {
    try scratch.add(".uidesc.json", "mine")
    let run = try Program("init", in: scratch.folder)
    #expect(
      run.status == 2 && run.errors == "uidesc: .uidesc.json is there already; 'uidesc config .' shows what holds\n")
    #expect(try scratch.text(".uidesc.json") == "mine")
    try scratch.add("Sub/a", "")
    symlink("nowhere", scratch.folder.appendingPathComponent("Sub/.uidesc.json").path)
    #expect(try Program("init", "Sub", in: scratch.folder).status == 2)
    #expect(try scratch.names("Sub") == [".uidesc.json", "a"])
  }

  @Test func anEmptyFolderGetsOneToo() throws {
    try scratch.add("Sub/x", "")
    let run = try Program("init", "Sub", in: scratch.folder)
    #expect(
      run.status == 0 && run.output.hasPrefix("wrote Sub/.uidesc.json\n  documents: 0\nnext: no documents are here yet")
    )
    #expect(try configuration("Sub/.uidesc.json") == ["version": 1, "rules": [String: String]()])
    #expect(
      try Program("init", "None", in: scratch.folder).errors
        == "uidesc: 'None' is no folder, and a configuration is for one: uidesc init\n")
    #expect(
      try Program("init", "Sub", "Sub", in: scratch.folder).errors == "uidesc: name one folder: uidesc init Sources\n")
  }
}
