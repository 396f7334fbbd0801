import Testing

@testable import UIDescKit

/// Every attribute that the documents' schemas call an id must lead to an object.
@Suite struct ReferenceTests {
  private func found(_ objects: String, _ runtime: String) -> [String] {
    outcome(objects, header: "targetRuntime=\"\(runtime)\"").findings
      .filter { $0.diagnostic.rule == "dangling-reference" }.map(\.diagnostic.message)
  }

  @Test(arguments: [
    ("<tabView id=\"a\" initialItem=\"ID\"/>", "initialItem"),
    ("<popUpButtonCell id=\"a\" selectedItem=\"ID\"/>", "selectedItem"),
    ("<tableView id=\"a\" headerView=\"ID\"/>", "headerView"),
    ("<outlineView id=\"a\" headerView=\"ID\"/>", "headerView"),
    ("<segue id=\"a\" kind=\"show\" destination=\"a\" popoverAnchorView=\"ID\"/>", "popoverAnchorView"),
    ("<binding id=\"a\" destination=\"a\" name=\"x\" keyPath=\"x\" previousBinding=\"ID\"/>", "previousBinding"),
    ("<gridCell id=\"a\" headOfMergedCell=\"ID\"/>", "headOfMergedCell"),
    ("<toolbar id=\"a\" centeredItem=\"ID\"/>", "centeredItem"),
    ("<action id=\"a\" selector=\"x:\" target=\"ID\"/>", "target"),
    ("<constraint id=\"a\" firstItem=\"ID\" firstAttribute=\"top\"/>", "firstItem"),
  ])
  func onTheMac(_ objects: String, _ name: String) {
    let dangling = found(objects.replacing("\"ID\"", with: "\"nowhere\""), "MacOSX.Cocoa")
    #expect(dangling.count == 1 && dangling.first?.hasPrefix("'\(name)' refers to 'nowhere'") == true)
    #expect(found(objects.replacing("\"ID\"", with: "\"a\""), "MacOSX.Cocoa").isEmpty)
  }

  @Test(arguments: [("-1", "IBFilesOwner"), ("-2", "IBFirstResponder")])
  func aPlaceholderThatIsLeftOutIsNamed(id: String, identifier: String) {
    let action =
      "<button id=\"b\"><connections><action id=\"1\" selector=\"x:\" destination=\"\(id)\"/></connections></button>"
    let said = found(action, "iOS.CocoaTouch")
    #expect(
      said.count == 1
        && said.first?.contains("add <placeholder placeholderIdentifier=\"\(identifier)\" id=\"\(id)\"") == true)
    #expect(
      found(action.replacing("destination", with: "target"), "MacOSX.Cocoa").first?.contains(
        "add <customObject id=\"\(id)\"") == true)
    #expect(
      found(action + "<placeholder placeholderIdentifier=\"\(identifier)\" id=\"\(id)\"/>", "iOS.CocoaTouch") == [])
  }

  @Test func aConnectionIsNoEndOfOne() {
    let action =
      "<button id=\"go\"><connections><action id=\"card2\" selector=\"x:\" destination=\"card1\"/></connections></button>"
    #expect(found(action, "iOS.CocoaTouch").first?.hasSuffix("restore the object or delete this 'action'") == true)
    #expect(found(action + "<view id=\"card3\"/>", "iOS.CocoaTouch").first?.hasSuffix("did you mean 'card3'?") == true)
  }

  @Test(arguments: [
    (
      "<segue id=\"a\" kind=\"popoverPresentation\" destination=\"a\" popoverAnchorBarButtonItem=\"ID\"/>",
      "popoverAnchorBarButtonItem"
    ),
    ("<segue id=\"a\" kind=\"popoverPresentation\" destination=\"a\" popoverAnchorView=\"ID\"/>", "popoverAnchorView"),
    ("<tableViewCellContentView id=\"a\" tableViewCell=\"ID\"/>", "tableViewCell"),
    ("<include id=\"a\" reference=\"ID\"/>", "reference"),
    ("<constraint id=\"a\" secondItem=\"ID\" secondAttribute=\"top\"/>", "secondItem"),
    ("<outletCollection id=\"a\" property=\"x\" destination=\"ID\"/>", "destination"),
  ])
  func onIOS(_ objects: String, _ name: String) {
    let dangling = found(objects.replacing("\"ID\"", with: "\"nowhere\""), "iOS.CocoaTouch")
    #expect(dangling.count == 1 && dangling.first?.hasPrefix("'\(name)' refers to 'nowhere'") == true)
    #expect(found(objects.replacing("\"ID\"", with: "\"a\""), "iOS.CocoaTouch").isEmpty)
  }
}
