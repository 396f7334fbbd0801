import Testing

@testable import UIDescKit

/// What names of files and folders say of a project.
@Suite struct AssetNamesTests {
  @Test(arguments: [
    ("star.png", ["star", "star.png"]), ("star@2x.png", ["star", "star.png"]),
    ("star@3x~ipad.png", ["star", "star.png"]), ("star~ipad@2x.PNG", ["star", "star.PNG"]),
    ("star.v2.pdf", ["star.v2", "star.v2.pdf"]), ("logo.heic", ["logo", "logo.heic"]), ("star", []),
    ("star.swift", []), (".png", []), ("Contents.json", []), ("@2x.png", ["", ".png"]),
  ])
  func filesAreImagesWithoutDeviceAndScale(file: String, images: [String]) {
    var names = AssetNames()
    names.add(file: file)
    #expect(names.images.sorted() == images.sorted())
    #expect(names.project.images == (images.isEmpty ? nil : Set(images)))
    #expect(names.project.colors == nil)
  }

  @Test func setsAreAssetsOfTheirKind() {
    var names = AssetNames()
    let sets = [
      ("star.imageset", "Icons/"), ("AppIcon.appiconset", ""), ("Brand.colorset", ""), ("my.heart.symbolset", ""),
    ]
    for (folder, namespace) in sets {
      let isAsset = names.add(folder: folder, namespace: namespace)
      #expect(isAsset)
    }
    for folder in ["Assets.xcassets", "Version 2.0", "Sprites.spriteatlas", "Sources"] {
      let isAsset = names.add(folder: folder, namespace: "")
      #expect(!isAsset)
    }
    #expect(names.project.images == ["Icons/star", "AppIcon"])
    #expect(names.project.colors == ["Brand"])
    #expect(names.project.symbols == ["my.heart"])
  }

  @Test func anEmptyCatalogueIsKnowledgeToo() {
    var names = AssetNames()
    _ = names.add(folder: "Assets.xcassets", namespace: "")
    #expect(names.project.images == [] && names.project.colors == [])
    #expect(AssetNames().project.images == nil)
  }

  @Test(arguments: [
    (#"{"info": {}, "properties": {"provides-namespace": true}}"#, true),
    (#"{"properties": {"provides-namespace": false}}"#, false), (#"{"info": {}}"#, false), ("", false), ("[", false),
    (#"{"properties": []}"#, false),
  ])
  func foldersMayProvideNamespaces(contents: String, provides: Bool) {
    #expect(AssetNames.providesNamespace(Array(contents.utf8)) == provides)
  }

  @Test func namespacesAreFolderNames() {
    #expect(AssetNames.namespace(of: "Version 2.0") == "Version 2.0/")
    #expect(AssetNames.namespace(of: "Sprites.spriteatlas") == "Sprites/")
  }

  @Test func stringCatalogsNameTheirLanguages() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a.text": {"localizations": {"de": {}, "en": {}}},
        "b.text": {"localizations": {"pt-BR": {}}}, "c.text": {}}}
      """
    #expect(StringCatalog.languages(Array(catalog.utf8)) == ["de", "pt-BR"])
    #expect(StringCatalog.languages(Array("{}".utf8)) == nil)
    #expect(StringCatalog.languages(Array("{".utf8)) == nil)
  }
}
