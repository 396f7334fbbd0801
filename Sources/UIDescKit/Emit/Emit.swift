/// The view tree as JSON, keys in the order of `Schemas/view-tree.schema.json`, with a line break at the end.
/// - Parameters:
///   - documentSize: of the document in bytes; trees are about four times as long.
///   - most: how many bytes it may have.
/// - Returns: nil when it would have more, as of a document that is made to nest.
func emit(_ tree: ViewTree, documentSize: Int = 0, most: Int = 1 << 30) -> [UInt8]? {
  var writer = JSONWriter(capacity: documentSize * 4, most: most)
  writer.object { writer in
    writer.key("format")
    writer.string("uidesc.view-tree")
    writer.key("version")
    writer.string("1.0")
    writer.member("source", tree.source)
    writer.member("environment", tree.environment)
    writer.nodes("roots", tree.roots)
    writer.nodes("placeholders", tree.placeholders)
    writer.items("scenes", tree.scenes) { $0.scene($1) }
    writer.member("assets", tree.assets)
    writer.member("unresolved", tree.unresolved)
  }
  return writer.isFull ? nil : writer.finish()
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ fields: [Value.Field]) {
    guard !fields.isEmpty else { return }
    key(name)
    object { $0.fields(fields) }
  }

  fileprivate mutating func member(_ name: String, _ fields: KeyedList<Value.Field>) {
    guard !fields.isEmpty else { return }
    key(name)
    object { $0.fields(fields) }
  }

  fileprivate mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  fileprivate mutating func member(_ name: String, _ values: [Value]) {
    guard !values.isEmpty else { return }
    key(name)
    list(values)
  }

  fileprivate mutating func nodes(_ name: String, _ nodes: [ViewTree.Node]) { items(name, nodes) { $0.node($1) } }

  fileprivate mutating func items<Item>(_ name: String, _ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
    guard !items.isEmpty else { return }
    key(name)
    array { writer in
      // By place: going through the items themselves would copy each, and a node has many parts.
      for index in items.indices {
        writer.item()
        write(&writer, items[index])
      }
    }
  }

  fileprivate mutating func scene(_ scene: ViewTree.Scene) {
    object { writer in
      writer.member("id", scene.id)
      if scene.isInitial { writer.member("initial", true) }
      if let controller = scene.controller {
        writer.key("controller")
        writer.node(controller)
      }
      writer.nodes("objects", scene.objects)
      writer.nodes("placeholders", scene.placeholders)
      writer.member("segues", scene.segues)
      writer.fields(scene.rest)
    }
  }

  fileprivate mutating func node(_ node: ViewTree.Node) {
    if isFull { return }
    object { writer in
      writer.member("id", node.id)
      writer.member("element", node.element)
      writer.member("class", node.className)
      writer.member("module", node.module)
      writer.items("bases", node.bases) { $0.string($1) }
      writer.member("name", node.name)
      writer.member("frame", node.frame)
      if !node.installed { writer.member("installed", false) }
      writer.member("properties", node.properties)
      writer.member("layer", node.layer)
      writer.member("keyPaths", node.keyPaths)
      writer.member("runtimeAttributes", node.runtimeAttributes)
      writer.member("constraints", node.constraints)
      writer.member("outlets", node.outlets)
      writer.member("actions", node.actions)
      writer.member("segues", node.segues)
      writer.member("bindings", node.bindings)
      writer.member("accessibility", node.accessibility)
      if !node.parts.isEmpty {
        var parts = node.parts.entries
        parts.putFirst(["hitArea", "tapAction", "alert", "animations", "textRuns"])
        writer.fields(parts)
      }
      writer.member("synthesized", node.synthesized)
      writer.member("variations", node.variations)
      writer.member("design", node.design)
      writer.member("unresolved", node.unresolved)
      writer.slots(node.slots)
      if !node.lists.isEmpty {
        writer.key("lists")
        writer.object { writer in
          for list in node.lists { writer.nodes(list.key, list.nodes) }
        }
      }
      writer.nodes("children", node.children)
    }
  }

  /// A key that several objects fill is written as a list.
  private mutating func slots(_ slots: KeyedList<ViewTree.NodeGroup>) {
    guard !slots.isEmpty else { return }
    key("slots")
    object { writer in
      for slot in slots {
        if slot.nodes.count > 1 {
          writer.nodes(slot.key, slot.nodes)
        } else if let node = slot.nodes.first {
          writer.key(slot.key)
          writer.node(node)
        }
      }
    }
  }
}
