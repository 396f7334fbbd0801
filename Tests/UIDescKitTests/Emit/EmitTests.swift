import Testing

@testable import UIDescKit

@Suite struct EmitTests {
  private func text(_ tree: ViewTree) -> String { String(decoding: emit(tree) ?? [], as: UTF8.self) }

  /// The keys of a line, in the order they are written, at an indentation.
  private func keys(_ text: String, indent: Int) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let body = line.drop { $0 == " " }
      guard line.count - body.count == indent, body.first == "\"" else { return nil }
      return body.dropFirst().split(separator: "\"").first.map(String.init)
    }
  }

  @Test func anEmptyTreeSaysOnlyWhatItIs() {
    #expect(
      text(ViewTree()) == "{\n  \"format\": \"uidesc.view-tree\",\n  \"version\": \"1.0\"\n}\n")
  }

  @Test func keysHaveTheirOrder() {
    var tree = ViewTree()
    let field = [Value.Field("a", .integer(1))]
    (tree.unresolved, tree.environment) = (KeyedList(field), KeyedList(field))
    (tree.assets, tree.source) = (field, field)
    tree.scenes = [ViewTree.Scene(id: "s")]
    tree.roots = [fullNode()]
    tree.placeholders = [ViewTree.Node(id: "p")]
    let text = text(tree)
    #expect(
      keys(text, indent: 2) == [
        "format", "version", "source", "environment", "roots", "placeholders", "scenes", "assets",
        "unresolved",
      ])
    #expect(
      keys(text, indent: 6).prefix(23) == [
        "id", "class", "module", "bases", "name", "frame", "installed", "properties", "layer",
        "keyPaths", "runtimeAttributes",
        "constraints", "outlets", "actions", "segues", "bindings", "accessibility", "variations",
        "design", "unresolved",
        "slots", "lists", "children",
      ])
  }

  @Test func anInstalledNodeDoesNotSaySo() {
    var tree = ViewTree()
    tree.roots = [ViewTree.Node(id: "a")]
    #expect(keys(text(tree), indent: 6) == ["id"])
  }

  @Test func aSlotThatTwoObjectsFillIsAList() {
    var node = ViewTree.Node(id: "a")
    for (key, id) in [("item", "1"), ("other", "2"), ("item", "3")] { node.slots.add(key, [ViewTree.Node(id: id)]) }
    var tree = ViewTree()
    tree.roots = [node]
    let text = text(tree)
    #expect(keys(text, indent: 8) == ["item", "other"])
    #expect(
      text.contains(
        "\"item\": [\n          {\n            \"id\": \"1\"\n          },\n          {\n            \"id\": \"3\""
      ))
    #expect(text.contains("\"other\": {\n          \"id\": \"2\""))
  }

  private func fullNode() -> ViewTree.Node {
    let fields = [Value.Field("a", .integer(1))]
    let values = [Value.object(fields)]
    let inner = ViewTree.Node(id: "i")
    var node = ViewTree.Node(id: "n")
    (node.className, node.module, node.bases, node.name, node.installed) = (
      "C", "M", ["B"], "N", false
    )
    let list = KeyedList(fields)
    (node.frame, node.properties, node.layer, node.keyPaths) = (fields, list, list, list)
    (node.accessibility, node.variations, node.design, node.unresolved) = (list, list, list, list)
    (node.runtimeAttributes, node.constraints, node.outlets, node.actions) = (
      values, values, values, values
    )
    (node.segues, node.bindings) = (values, values)
    node.slots.add("s", [inner])
    node.lists.add("l", [inner])
    node.children = [inner]
    return node
  }

  @Test func aTreeThatOutgrowsItsLimitIsNone() {
    var tree = ViewTree()
    tree.roots = (0..<50).map { ViewTree.Node(id: "view-\($0)") }
    let size = emit(tree)?.count ?? 0
    #expect(emit(tree, most: size) != nil)
    #expect(emit(tree, most: size / 2) == nil)
  }
}
