import Foundation
import Testing

/// `--assets`: names of images and colours below folders.
@Suite struct AssetsTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.add("App/Assets.xcassets/Contents.json", "{}")
    try scratch.add("App/Assets.xcassets/star.imageset/Contents.json", "{}")
    try scratch.add("App/Assets.xcassets/star.imageset/inner.png", "")
    try scratch.add("App/Assets.xcassets/Plain/sun.imageset/Contents.json", "{}")
    try scratch.add(
      "App/Assets.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try scratch.add("App/Assets.xcassets/Icons/Deep/moon.imageset/Contents.json", "{}")
    try scratch.add("App/Assets.xcassets/Brand.colorset/Contents.json", "{}")
    try scratch.add("App/Loose/photo@2x~ipad.jpg", "")
    try scratch.add("App/.hidden/ghost.png", "")
    try scratch.add("App/build/old.png", "")
  }

  private func missing(_ names: [String], _ arguments: String...) throws -> [String] {
    let images = names.enumerated().map { "<imageView id=\"i\($0.offset)\" image=\"\($0.element)\"/>" }.joined()
    try scratch.add("card.xib", "<document><objects>\(images)</objects></document>")
    let run = try Program(["validate", "--format=json"] + arguments + ["card.xib"], in: scratch.folder)
    let findings = try #require(try run.report["findings"] as? [[String: Any]])
    return try findings.filter { $0["rule"] as? String == "missing-image" }.map { finding in
      let message = try #require(finding["message"] as? String)
      return try #require(message.split(separator: "'").dropFirst().first.map(String.init))
    }
  }

  @Test func namesComeFromCataloguesAndFiles() throws {
    let known = ["star", "sun", "Icons/moon", "photo", "photo.jpg"]
    #expect(try missing(known, "--assets=App") == [])
    #expect(try missing(["moon", "inner", "ghost", "old"], "--assets", "App/") == ["moon", "inner", "ghost", "old"])
  }

  @Test func catalogueAndGroupsCanBeNamedThemselves() throws {
    #expect(try missing(["star", "sun", "photo"], "--assets", "App/Assets.xcassets") == ["photo"])
    #expect(try missing(["star", "photo"], "--assets", "App/Assets.xcassets", "--assets", "App/Loose") == [])
  }

  @Test func withoutAssetsNothingIsMissing() throws { #expect(try missing(["nothing"]) == []) }

  @Test func linksToFoldersAreNotFollowed() throws {
    try FileManager.default.createSymbolicLink(
      at: scratch.folder.appendingPathComponent("App/Loop"), withDestinationURL: scratch.folder)
    try scratch.add("outside.png", "")
    #expect(try missing(["outside", "star"], "--assets=App") == ["outside"])
  }

  @Test func aFolderThatIsNoneIsRefused() throws {
    let run = try Program("validate", "--assets=Ap", "card.xib", in: scratch.folder)
    #expect(run.status == 2)
    #expect(
      run.errors == "uidesc: '--assets Ap': it isn't there, so nothing could be said of images and colours\n")
    try scratch.add("file", "")
    #expect(try Program("validate", "--assets=file", "card.xib", in: scratch.folder).errors.contains("is no folder"))
  }

  @Test func whatCantBeReadIsSaidOnce() throws {
    try scratch.addTooDeepFolder("App/Deep")
    for name in ["a", "b", "c"] {
      try scratch.add(
        "docs/\(name).xib", "<document><objects><imageView id=\"i\" image=\"gone\"/></objects></document>")
    }
    let run = try Program("validate", "--jobs=3", "--assets=App", "docs", in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").count == 1 && run.errors.contains("can't read it"))
    #expect(!run.output.contains("missing-image"))
  }

  @Test func lanesShareTheIndex() throws {
    for number in 0..<60 {
      let image = number % 3 == 0 ? "gone" : "star"
      try scratch.add(
        "docs/\(number).xib", "<document><objects><imageView id=\"i\" image=\"\(image)\"/></objects></document>")
    }
    let run = try Program("validate", "--jobs=4", "--assets=App", "docs", in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("60 files: 20 errors, 0 warnings\n"))
  }

  @Test func compilingTakesThemToo() throws {
    let list = #"<resources><image name="moon" width="1" height="1"/></resources>"#
    try scratch.add(
      "card.xib", "<document><objects><imageView id=\"i\" image=\"star\"/></objects>\(list)</document>")
    #expect(try Program("compile", "card.xib", in: scratch.folder).errors.contains("[undeclared-resource]"))
    let run = try Program("compile", "--assets=App", "card.xib", in: scratch.folder)
    #expect(!run.errors.contains("undeclared-resource"))
  }
}
