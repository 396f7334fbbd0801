/// Which outlets lead to an object, as `UITextField.inputView`: the name of the class that has the outlet, and of each
/// class above it, so that a subclass counts too.
struct OutletUses: Sendable {
  private var uses: [String: [String]] = [:]

  init(_ tree: ViewTree, _ registry: Registry, _ platform: Platform) {
    var open = tree.roots + tree.placeholders
    for scene in tree.scenes { open += [scene.controller].compactMap { $0 } + scene.objects + scene.placeholders }
    while let node = open.popLast() {
      open += node.children + node.slots.flatMap(\.nodes) + node.lists.flatMap(\.nodes)
      guard !node.outlets.isEmpty else { continue }
      let classes = registry.chain(of: node, on: platform).links.map(\.name)
      for case .object(let outlet) in node.outlets {
        guard case .string(let property)? = outlet["property"], case .string(let destination)? = outlet["destination"]
        else { continue }
        uses[destination, default: []] += classes.map { "\($0).\(property)" }
      }
    }
  }

  func of(_ id: String) -> [String] { uses[id] ?? [] }
}
