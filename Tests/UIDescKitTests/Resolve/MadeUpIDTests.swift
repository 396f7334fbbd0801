import Testing

@testable import UIDescKit

struct MadeUpIDTests {
  private func ids(in node: [String: Any]) -> [String] {
    let lists = (node["lists"] as? [String: [[String: Any]]] ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
    let slots = (node["slots"] as? [String: [String: Any]] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    let children = node["children"] as? [[String: Any]] ?? []
    return [node["id"] as? String ?? ""] + (slots + lists + children).flatMap(ids)
  }

  @Test func aPathStartsAtTheNearestID() throws {
    let node = try root("<view id=\"card\"><subviews><view><subviews><button/></subviews></view></subviews></view>")
    #expect(ids(in: node) == ["card", "~card/view[0]", "~card/view[0]/button[0]"])
  }

  @Test func containersDontCountAndIDsStayUnique() throws {
    let node = try root(
      "<tableView><view key=\"tableHeaderView\"/><subviews><view/><view id=\"x\"/><view/></subviews></tableView>")
    #expect(
      ids(in: node) == [
        "~tableView[0]", "~tableView[0]/view[0]", "~tableView[0]/view[1]", "x", "~tableView[0]/view[3]",
      ])
  }

  @Test func anIDThatTheDocumentHasIsNotMadeUp() throws {
    let node = try root("<view id=\"v\"><subviews><label/><label id=\"~v/label[0]\"/></subviews></view>")
    #expect(ids(in: node) == ["v", "~v/label[0]~", "~v/label[0]"])
  }

  @Test func constraintsToo() throws {
    let node = try root("<view><constraints><constraint firstAttribute=\"width\" constant=\"1\"/></constraints></view>")
    #expect((node["constraints"] as? [[String: Any]])?.first?["id"] as? String == "~view[0]/constraint[0]")
  }
}
