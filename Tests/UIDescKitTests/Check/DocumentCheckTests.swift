import Testing
import XMLSource

@testable import UIDescKit

/// Checks that need more of a document than one object.
@Suite struct DocumentCheckTests {
  private func found(_ text: String) -> [String] {
    Compiler(registry: Registry(), options: .init()).validate(path: "x.xib", contents: Array(text.utf8), with: Worker())
      .findings.map { "\($0.start.line):\($0.start.column) \($0.diagnostic.severity.name) \($0.diagnostic.rule.name)" }
  }

  private func hosting(_ attribute: String, root: String = "", dependencies: String = "", element: String = "view")
    -> String
  {
    """
    <document \(root)>\(dependencies)<objects><\(element) id="a"><userDefinedRuntimeAttributes>
    \(attribute)
    </userDefinedRuntimeAttributes></\(element)></objects></document>
    """
  }

  @Test(arguments: [
    (#"launchScreen="YES""#, ["2:53 warning runtime-attribute-ignored"]), (#"launchScreen="NO""#, []),
    (#"targetRuntime="watchKit""#, ["2:53 warning runtime-attribute-ignored"]), ("", []),
  ])
  func attributesAreIgnoredWhereNoCodeRuns(_ root: String, _ expected: [String]) {
    let text = hosting(number("alpha", "0.5"), root: root, element: root.contains("watch") ? "label" : "view")
    #expect(found(text).filter { $0.contains("ignored") } == expected)
  }

  @Test(arguments: [
    ("iOS.CocoaTouch", "iOS", "1536", "6.0"), ("iOS.CocoaTouch", "iOS", "1808", "7.1"),
    ("iOS.CocoaTouch", "iOS", "5169", "14.3.1"),
    ("MacOSX.Cocoa", "macosx", "1070", "10.7"), ("MacOSX.Cocoa", "macosx", "101400", "10.14"),
    ("MacOSX.Cocoa", "macosx", "130000", "13.0"), ("MacOSX.Cocoa", "macosx", "110301", "11.3.1"),
    ("iOS.CocoaTouch", "iOS", "10", nil), ("iOS.CocoaTouch", "iOS", "2570", nil), ("MacOSX.Cocoa", "macosx", "7", nil),
  ])
  func deploymentTargetsAreRead(_ runtime: String, _ identifier: String, _ number: String, _ version: String?) throws {
    let text =
      "<document targetRuntime=\"\(runtime)\"><dependencies><deployment version=\"\(number)\" identifier=\"\(identifier)\"/></dependencies></document>"
    let worker = Worker()
    let tree = try XMLTree.parse(try SourceFile(path: "x", contents: Array(text.utf8)), names: worker.names).get()
    var diagnostics = Diagnostics()
    #expect(decode(tree, worker: worker, into: &diagnostics)?.deploymentTarget?.description == version)
  }

  private static let ios6 = #"<dependencies><deployment version="1536" identifier="iOS"/></dependencies>"#

  @Test func whatCameLaterIsReported() {
    let project = #"<dependencies><deployment identifier="iOS"/></dependencies>"#
    let key = color("tintColor")
    #expect(found(hosting(key, dependencies: Self.ios6)) == ["2:52 warning availability"])
    #expect(found(hosting(key, dependencies: project)) == [])
    #expect(found(hosting(number("alpha", "1"), dependencies: Self.ios6)) == [])
    let builtIn =
      "<document>\(Self.ios6)<objects>\n<stackView id=\"s\"/>\n<view id=\"v\">\n<color key=\"tintColor\" white=\"1\"/></view></objects></document>"
    #expect(found(builtIn) == ["2:2 warning availability", "4:13 warning availability"])
    let attribute =
      "<document>\(Self.ios6)<objects>\n<textField id=\"s\" adjustsFontForContentSizeCategory=\"YES\"/></objects></document>"
    #expect(found(attribute) == ["2:19 warning availability"])
  }

  @Test func aRegistrySaysSinceWhen() throws {
    let registry =
      #"{"version": 1, "classes": {"A": {"superclass": "UIView", "properties": {"k": {"type": "number", "introduced": {"iOS": "15.0"}}}}}}"#
    for (target, expected) in [("5120", ["availability"]), ("5376", [])] {
      let text =
        "<document><dependencies><deployment version=\"\(target)\" identifier=\"iOS\"/></dependencies><objects><view customClass=\"A\"><userDefinedRuntimeAttributes>\(number("k", "1"))</userDefinedRuntimeAttributes></view></objects></document>"
      #expect(try findings(inDocument: text, registry: registry).list.map(\.rule.name) == expected)
    }
  }

  @Test func resourcesNameEveryImageAndColour() {
    func document(_ objects: String, _ resources: String, root: String = "") -> String {
      "<document \(root)><objects>\n\(objects)\n</objects>\(resources)</document>"
    }
    let list =
      #"<resources><image name="star" width="9" height="9"/><namedColor name="accent"><color white="1"/></namedColor></resources>"#
    let star = #"<imageView id="i" image="star"/>"#
    let stir = #"<imageView id="i" image="stir"/>"#
    #expect(found(document(star, list)) == [])
    #expect(found(document(stir, list)) == ["2:26 warning undeclared-resource"])
    #expect(found(document(stir, "")) == [])
    #expect(found(document(#"<view id="v"><color key="tintColor" name="accent"/></view>"#, list)) == [])
    #expect(
      found(document(#"<view id="v"><color key="tintColor" name="accnt"/></view>"#, list)) == [
        "2:43 warning undeclared-resource"
      ])
    #expect(found(document(#"<imageView id="i" image="bolt" catalog="system"/>"#, list)) == [])
    let mac = #"targetRuntime="MacOSX.Cocoa""#
    #expect(
      found(
        document(
          #"<imageView id="i"><imageCell key="cell" image="NSAddTemplate" id="c"/></imageView>"#, list, root: mac))
        == [])
    #expect(
      found(document(#"<imageView id="i"><imageCell key="cell" image="add" id="c"/></imageView>"#, list, root: mac))
        == ["2:48 warning undeclared-resource"])
    let attribute =
      "<imageView id=\"i\"><userDefinedRuntimeAttributes>\n\(UIDescKitTests.attribute("image", "image", value: "stir"))</userDefinedRuntimeAttributes></imageView>"
    #expect(found(document(attribute, list)) == ["3:66 warning undeclared-resource"])
  }

  @Test func prototypesHaveReuseIdentifiersOfTheirOwn() {
    let cell = { (id: String, name: String) in "<tableViewCell id=\"\(id)\" reuseIdentifier=\"\(name)\"/>" }
    let table = { (id: String, cells: String) in
      "<tableView id=\"\(id)\"><prototypes>\n\(cells)</prototypes></tableView>"
    }
    let document = { (objects: String) in "<document><objects>\(objects)</objects></document>" }
    #expect(
      found(document(table("t", cell("a", "x") + "\n" + cell("b", "x")))) == ["3:40 error duplicate-reuse-identifier"])
    #expect(found(document(table("t", cell("a", "x") + cell("b", "y")))) == [])
    #expect(found(document(table("t", cell("a", "x")) + table("u", cell("b", "x")))) == [])
    let sections =
      "<tableView id=\"t\"><sections><tableViewSection id=\"s\"><cells>\(cell("a", "x") + cell("b", "x"))</cells></tableViewSection></sections></tableView>"
    #expect(found(document(sections)) == [])
    let items =
      #"<collectionView id="c"><cells><collectionViewCell id="a" reuseIdentifier="x"/><collectionViewCell id="b" reuseIdentifier="x"/></cells></collectionView>"#
    #expect(found(document(items)) == ["1:142 error duplicate-reuse-identifier"])
  }

  @Test func markersInsideTextAndCommentsAreNone() {
    let text =
      "<document><!--\n<<<<<<< HEAD\n=======\n>>>>>>> b\n--><objects><label id=\"a\"><string key=\"text\">\n=======\n&lt;&lt;&lt;&lt;&lt;&lt;&lt; x\n</string></label></objects></document>"
    #expect(found(text) == [])
  }

  @Test func sceneIDsAreASpaceOfTheirOwn() {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="a"><objects><viewController id="a"/></objects></scene></scenes></document>"#
    #expect(found(text) == [])
  }

  @Test(arguments: [
    ("string", true, "w6k", true), ("string", true, "w6k=", true), ("string", true, " w6\nk=", true),
    ("string", true, "%%%", false), ("string", true, "w=6k", false), ("string", true, "/w==", false),
    ("string", true, "YWJjZ", true), ("string", false, "%%%", true), ("mutableString", true, "%%%", false),
    ("mutableString", true, "w6k", true), ("mutableData", false, "%%%", false), ("mutableData", false, "/w==", true),
    ("mutableData", false, "", true), ("mutableData", false, "YWJjZ", true),
  ])
  func textsThatSayTheyAreBase64AreSome(_ element: String, _ saysSo: Bool, _ text: String, _ isFine: Bool) {
    let found = found(
      "<document><objects>\n<label id=\"l\"><\(element) key=\"text\"\(saysSo ? " base64-UTF8=\"YES\"" : "")>\(text)</\(element)></label></objects></document>"
    )
    #expect(found.filter { $0.contains("error") } == (isFine ? [] : ["2:15 error malformed-value"]))
  }

  /// Where an outlet leads to nothing, the app crashes or the property stays nil.
  @Test(arguments: [
    (#"<outlet property="x" destination="" id="o"/>"#, ["2:50 error dangling-reference"]),
    (#"<outlet property="x" id="o"/>"#, ["2:16 error missing-value"]),
    (#"<outletCollection property="x" id="o"/>"#, ["2:16 error missing-value"]),
    (#"<outlet property="x" destination="a" id="o"/>"#, []),
    (#"<action selector="x:" eventType="touchUpInside" id="o"/>"#, []),
  ])
  func outletsLeadSomewhere(_ connection: String, _ expected: [String]) {
    let text =
      "<document><objects><button id=\"a\">\n  <connections>\(connection)</connections></button></objects></document>"
    #expect(found(text) == expected)
  }

  @Test(arguments: [("iOS.CocoaTouch", 0), ("MacOSX.Cocoa", 0), ("AppleTV", 0), ("watchKit", 0), ("MacOS.Cocoa", 1)])
  func unknownRuntimesAreTold(_ runtime: String, _ count: Int) {
    let found = found(#"<document targetRuntime="\#(runtime)"><objects><customObject id="a"/></objects></document>"#)
    #expect(found == Array(repeating: "1:26 warning unknown-attribute-value", count: count))
  }

  @Test func scenesHaveIDsOfTheirOwn() {
    let scenes = ["b", "c"].map {
      "\n<scene sceneID=\"a\"><objects><viewController id=\"\($0)\"/></objects></scene>"
    }
    #expect(found("<document><scenes>\(scenes.joined())</scenes></document>") == ["3:17 error duplicate-id"])
  }

  /// What a key path goes through may be of a subclass of the declared class.
  @Test func cellsHaveTheKeysOfTheirClass() {
    let attributes = ["cell.placeholderString", "cell.drawsBackground", "cell.placeholderStrin"].map {
      UIDescKitTests.text($0, "x")
    }
    let text = """
      <document targetRuntime="MacOSX.Cocoa"><objects><textField id="t"><textFieldCell key="cell" id="c"/>
      <userDefinedRuntimeAttributes>
      \(attributes.joined(separator: "\n"))
      </userDefinedRuntimeAttributes></textField></objects></document>
      """
    #expect(found(text).filter { $0.contains("unknown-key-path") } == ["5:58 warning unknown-key-path"])
  }

  @Test func aClassOfAModuleIsNotTheSystems() {
    func text(_ module: String) -> String {
      "<document><objects><button id=\"b\" customClass=\"UIControl\"\(module)/></objects></document>"
    }
    #expect(found(text(" customModule=\"App\"")).filter { $0.contains("mismatch") } == [])
    #expect(found(text("")).filter { $0.contains("mismatch") } == ["1:48 warning custom-class-mismatch"])
  }

  private func color(_ keyPath: String) -> String { UIDescKitTests.attribute("color", keyPath, child: red) }
}
