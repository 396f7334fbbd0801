import Foundation
import Testing

@testable import UIDescKit

/// What is unusual must not push anything else out of the tree.
struct NothingLostTests {
  private func text(_ objects: String) throws -> String {
    String(decoding: try #require(outcome(objects, keepGoing: true).output), as: UTF8.self)
  }

  @Test func aKeyThatComesOftenIsOneList() throws {
    let sizes = (1...3).map { "<size key=\"minSize\" width=\"\($0)\" height=\"0\"/>" }.joined()
    let properties =
      try root("<textView id=\"a\">\(sizes)</textView>", header: "targetRuntime=\"MacOSX.Cocoa\"")["properties"]
      as? [String: Any]
    let widths = (properties?["minSize"] as? [[String: Any]])?.map { $0["width"] as? Int }
    #expect(widths == [1, 2, 3])
  }

  @Test func twoAttributesOfOnePropertyAreBothKept() throws {
    let node = try root(
      "<toolbarItem implicitItemIdentifier=\"NSToolbarSpaceItem\" explicitItemIdentifier=\"space\" id=\"a\"/>",
      header: "targetRuntime=\"MacOSX.Cocoa\"")
    let values = (node["properties"] as? [String: String])?.values.sorted()
    #expect(values == ["NSToolbarSpaceItem", "space"])
  }

  @Test func aStatesPropertyIsNoneOutsideOfStates() throws {
    let states = "<state key=\"normal\" title=\"A\"/><state key=\"normal\" title=\"B\"/>"
    let own = "<string key=\"title\">own</string>"
    let node = try root("<button id=\"a\">\(own)\(states)</button>")
    #expect(same(node["properties"], ["title": ["normal": "B"]]))
    #expect(same(node["unresolved"], ["title": ["own", ["normal": "A"]] as [Any]]))
  }

  @Test func severalListsOfObjectsAndScenesAreOne() throws {
    let text = """
      <document><objects><view id="a"/></objects><objects><view id="b"/></objects><view id="c"/></document>
      """
    let output = Compiler(registry: Registry(), options: .init())
      .compile(path: "x", contents: Array(text.utf8), with: Worker()).output
    let tree = try JSONSerialization.jsonObject(with: Data(try #require(output))) as? [String: Any]
    #expect((tree?["roots"] as? [[String: Any]])?.map { $0["id"] as? String } == ["a", "b", "c"])
  }

  @Test func unknownPartsOfValuesAreKept() throws {
    let node = try root(
      """
      <label id="a"><color key="textColor" red="1" green="0" blue="0" alpha="1" glow="2"><halo/></color>
      <fontDescription key="fontDescription" type="system" pointSize="9" slant="3"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="tag">
      <integer key="value" value="3" odd="x"/><extra more="y"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      </label>
      """)
    let unresolved = try #require(node["unresolved"] as? [String: Any])
    #expect(same(unresolved["textColor"], ["glow": "2", "halo": [:] as [String: Any]] as [String: Any]))
    #expect(same(unresolved["tag"], ["odd": "x", "extra": ["more": "y"]] as [String: Any]))
    let font = (node["properties"] as? [String: Any])?["font"]
    #expect(same(font, ["family": "system", "size": 9, "weight": 400, "slant": "3"] as [String: Any]))
  }

  @Test func whatHasAKeyThatNobodyReadsIsNoProperty() throws {
    let node = try root(
      """
      <label text="a" id="a"><string key="sparkle">x</string><color key="selectedTintColor" white="1" alpha="1"/>
      <fontDescription key="wobble" type="system" pointSize="12"/><fontDescription key="fontDescription" type="system" pointSize="9"/>
      </label>
      """)
    let unresolved = try #require(node["unresolved"] as? [String: Any])
    #expect(unresolved["sparkle"] as? String == "x")
    #expect((unresolved["selectedTintColor"] as? [String: Any])?["hex"] as? String == "#FFFFFFFF")
    #expect((unresolved["wobble"] as? [String: Any])?["size"] as? Int == 12)
    let font: [String: Any] = ["family": "system", "size": 9, "weight": 400]
    #expect(same(node["properties"], ["text": "a", "font": font] as [String: Any]))
  }

  /// However many there are, of which the first thousand are told.
  @Test func noMisspelledKeyBecomesAProperty() throws {
    let label = "<label><color key=\"texColor\" white=\"1\" alpha=\"1\"/></label>"
    let text = try text(String(repeating: label, count: 1100))
    #expect(text.components(separatedBy: "\"unresolved\"").count == 1101)
    #expect(!text.contains("\"properties\""))
  }

  @Test func aStateWithoutAKeySetsNothing() throws {
    let node = try root("<button id=\"a\"><state title=\"x\"/></button>")
    #expect(node["properties"] == nil)
    #expect(same(node["unresolved"], ["state": ["title": "x"]]))
  }

  @Test func whatStandsInAListOfOthersIsKept() throws {
    let node = try root(
      """
      <view id="a"><connections><color key="tintColor" white="1" alpha="1"/></connections><string>x</string>
      <variation hidden="YES"/></view>
      """)
    let unresolved = try #require(node["unresolved"] as? [String: Any])
    #expect(unresolved["color"] != nil && unresolved["string"] as? String == "x")
    #expect(node["properties"] == nil)
    #expect(same(node["variations"], ["variation": ["hidden": true]]))
  }

  @Test func aBooleanInAnElementIsOne() throws {
    let node = try root(
      "<view id=\"a\"><accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility></view>"
    )
    #expect(same(node["accessibility"], ["isElement": false]))
  }

  @Test func aWeightThatNobodyKnowsStaysAWord() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"bolder\" pointSize=\"9\"/>"
    let properties = try root("<label id=\"a\">\(font)</label>")["properties"] as? [String: Any]
    #expect((properties?["font"] as? [String: Any])?["weight"] as? String == "bolder")
  }

  @Test func aCatalogueColourMayHoldItsComponents() throws {
    let color = """
      <color key="tintColor" name="mystery" catalog="Mine" colorSpace="catalog">
      <color key="color" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></color>
      """
    let properties = try root("<view id=\"a\">\(color)</view>")["properties"] as? [String: Any]
    #expect((properties?["tintColor"] as? [String: Any])?["hex"] as? String == "#FF0000FF")
  }

  @Test func integersAreExact() throws {
    #expect(try text("<view id=\"a\" tag=\"9007199254740993\"/>").contains("\"tag\": 9007199254740993"))
    #expect(try text("<view id=\"a\" tag=\"-9223372036854775808\"/>").contains("\"tag\": -9223372036854775808"))
    let attribute = attribute("number", "tag", child: "<integer key=\"value\" value=\"9223372036854775807\"/>")
    let view = "<view id=\"a\"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>"
    #expect(try text(view).contains("\"value\": 9223372036854775807"))
  }

  @Test func enumsStoredAsNumbersGoByName() throws {
    #expect(same(try root("<view id=\"a\" contentMode=\"4\"/>")["properties"], ["contentMode": "center"]))
    #expect(same(try root("<view id=\"a\" contentMode=\"99\"/>")["properties"], ["contentMode": 99]))
  }

  @Test func anOptionSetIsAListAlsoWhenItIsEmpty() throws {
    let masks = "<autoresizingMask key=\"autoresizingMask\"/><dataDetectorType key=\"dataDetectorTypes\"/>"
    let some = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"NO\"/>"
    #expect(
      same(
        try root("<textView id=\"a\">\(masks)</textView>")["properties"],
        ["autoresizingMask": [], "dataDetectorTypes": []] as [String: [String]]))
    #expect(same(try root("<view id=\"a\">\(some)</view>")["properties"], ["autoresizingMask": ["flexibleWidth"]]))
  }

  @Test func aDevicesAdaptationIsPartOfTheEnvironment() throws {
    let device = "<device id=\"retina6_12\"><adaptation id=\"fullscreen\"/></device>"
    let output = try #require(outcome("<view id=\"a\"/>", before: device).output)
    let tree = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any]
    let screen = (tree?["environment"] as? [String: Any])?["device"] as? [String: Any]
    #expect(same(screen?["adaptation"], ["id": "fullscreen"]))
  }
}
