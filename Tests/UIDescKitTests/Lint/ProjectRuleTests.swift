import Testing

@testable import UIDescKit

/// What examples of rules for the project don't show: messages, and how rules share the work.
@Suite struct ProjectRuleTests {
  private func said(
    _ objects: String, resources: String = "", project: Project? = nil, registry: String? = nil
  ) -> [String] {
    var options = Compiler.Options()
    if let project { options.findProject = { _, _ in project } }
    let text = "<document><objects>\(objects)</objects>\(resources)</document>"
    let known = registry.map { Registry.load(files: [("r.json", Array($0.utf8))]).registry } ?? Registry()
    return Compiler(registry: known, options: options)
      .validate(path: "x.xib", contents: Array(text.utf8), with: Worker()).findings
      .map { "\($0.diagnostic.severity.name) \($0.diagnostic.rule.name): \($0.diagnostic.message)" }
  }

  private let picture = #"<imageView id="a" image="star"/>"#
  private let brand = #"<view id="a"><color key="tintColor" name="Brand"/></view>"#

  @Test func whereImagesAreKnownResourcesAreNotAsked() {
    let list = #"<resources><image name="moon" width="1" height="1"/></resources>"#
    #expect(said(picture, resources: list).map { $0.prefix(27) } == ["warning undeclared-resource"])
    #expect(said(picture, resources: list, project: Project(images: ["star"])) == [])
    #expect(
      said(picture, resources: list, project: Project(images: ["stars"])) == [
        "error missing-image: the project has no image 'star', so it is missing at run time; did you mean 'stars'?"
      ])
    #expect(said(picture, resources: list, project: Project(colors: [])).count == 1)
    #expect(said(brand, resources: list).map { $0.prefix(27) } == ["warning undeclared-resource"])
    #expect(said(brand, resources: list, project: Project(colors: ["Brand"])) == [])
    #expect(
      said(brand, resources: list, project: Project(colors: [])) == [
        "error missing-color: the project has no colour 'Brand', so it is missing at run time; correct the name, or add it to an asset catalogue"
      ])
  }

  /// In a document where nothing is right, every name would be compared with all others.
  @Test func onlyTheFirstNamesAreCompared() {
    let pictures = (0..<40).map { "<imageView id=\"i\($0)\" image=\"star\($0 % 2)\"/>" }.joined()
    let found = said(pictures, project: Project(images: ["stars"]))
    #expect(found.count == 40)
    #expect(found.filter { $0.contains("did you mean") }.count == 20)
  }

  @Test func everyAttributeForImagesIsLookedAt() {
    var names: Set<String> = []
    for element in SystemRows<SystemElement>(all: .documentElements) {
      for attribute in element.attributes where attribute.kind == .image { names.insert(attribute.symbol.string) }
    }
    #expect(names.sorted() == LintRule.imageAttributes)
  }

  private static let shop =
    #"{"version": 1, "module": "Shop", "classes": {"CardView": {"superclass": "UIView", "properties": {"k": {"type": "string"}}}}}"#
  private static let complete = shop.replacing("1,", with: "1, \"complete\": true,", maxReplacements: 1)
  private static let wrongValue =
    #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="k"><real key="value" value="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"#

  private func saidOfClass(_ attributes: String, _ registry: String) -> [String] {
    said("<view id=\"a\" \(attributes)>\(Self.wrongValue)</view>", registry: registry)
  }

  @Test func aMisspelledModuleIsSaid() {
    #expect(
      saidOfClass(#"customClass="CardView" customModule="Shpo""#, Self.shop) == [
        "warning wrong-module: the class 'CardView' is in 'Shop', not in 'Shpo', so its keys are not checked and the app may not find it; did you mean 'Shop'?"
      ])
    #expect(
      saidOfClass(#"customClass="CardView" customModule="App""#, Self.shop) == [
        "note unchecked-class: registries have a class 'CardView' in 'Shop', but none in 'App', so its own keys are not checked; correct the module, or add the class with --registry"
      ])
  }

  /// Where all classes are known, the one of that name is meant, and its keys are checked.
  @Test(arguments: [
    (#"customClass="CardView" customModule="App""#, "error wrong-module"),
    (#"customClass="CardView""#, "error missing-module"),
  ])
  func completeRegistriesKnowTheModule(attributes: String, rule: String) {
    let found = saidOfClass(attributes, Self.complete)
    #expect(found.map { $0.prefix { $0 != ":" } } == [Substring(rule), "error type-mismatch"])
    let provided = saidOfClass(attributes + #" customModuleProvider="target""#, Self.complete)
    #expect(provided.map { $0.prefix { $0 != ":" } } == ["error type-mismatch"])
  }

  @Test func classesOfSeveralModulesNeedOne() {
    let two = #"{"version": 1, "module": "Kit", "classes": {"CardView": {"superclass": "UIView"}}}"#
    func said(_ first: String) -> [String] {
      let loaded = Registry.load(files: [("a.json", Array(first.utf8)), ("b.json", Array(two.utf8))])
      let text = #"<document><objects><view id="a" customClass="CardView"/></objects></document>"#
      return Compiler(registry: loaded.registry, options: .init())
        .validate(path: "x.xib", contents: Array(text.utf8), with: Worker()).findings
        .map { "\($0.diagnostic.severity.name) \($0.diagnostic.message)" }
    }
    #expect(
      said(Self.shop) == [
        "note registries have a class 'CardView' in 'Kit' and 'Shop', and the document doesn't say which, so its own keys are not checked; name its module"
      ])
    #expect(
      said(Self.complete) == [
        "error the class 'CardView' is in the modules 'Kit' and 'Shop', which the document doesn't say, so the app can't find it; add customModule=\"Kit\""
      ])
  }

  @Test func theClassOfAStandInIsNotLookedFor() {
    let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardView"/>"#
    #expect(said(owner + #"<view id="a"/>"#, registry: Self.complete) == [])
  }

  @Test func classesAndConnectionsAreErrorsOfCompleteRegistriesOnly() {
    let objects = """
      <view id="a" customClass="Gauge"/><view id="b" customClass="CardView" customModule="Shop"><connections>
      <outlet property="x" destination="a" id="o"/></connections></view>
      """
    let listed = Self.complete.replacing(#""properties""#, with: #""outlets": {}, "properties""#)
    #expect(said(objects, registry: Self.shop).map { $0.prefix { $0 != ":" } } == ["note unchecked-class"])
    #expect(said(objects, registry: Self.complete).map { $0.prefix { $0 != ":" } } == ["error unknown-class"])
    #expect(
      said(objects, registry: listed).map { $0.prefix { $0 != ":" } } == [
        "error unknown-class", "error missing-outlet",
      ]
    )
  }
}
