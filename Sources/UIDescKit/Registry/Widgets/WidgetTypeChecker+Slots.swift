/// Nodes that fill a property of the node above them.
extension WidgetTypeChecker {
  mutating func checkSlots(of children: [NodeTemplate], in chain: ClassChain, _ platform: Platform) {
    var filled: [String: NodeTemplate] = [:]
    for child in children {
      guard let slot = child.slot else { continue }
      guard let property = registry.property(slot.key, of: chain, on: platform) else {
        if !chain.isOpen { fail(unknownSlot(slot.key, of: chain, platform), slot.range) }
        continue
      }
      switch property.type {
      case .any, .list: continue
      case .system(.object(let symbol)) where symbol.string.isCollection: continue
      case .system(.object), .system(.conforming), .system(.any): break
      default:
        fail("'\(slot.key)' is \(withArticle(property.type.name)), so no node can fill it", slot.range)
        continue
      }
      if !child.control.loops.isEmpty {
        fail("'\(slot.key)' holds one node, so what fills it can't repeat", slot.range)
      } else if let other = filled[slot.key], [other, child].contains(where: { $0.control.condition == nil }) {
        fail("'\(slot.key)' holds one node, and '\(other.id)' fills it already; give each a 'when'", slot.range)
      }
      // One that is always there leaves no room for any other.
      if filled[slot.key]?.control.condition != nil || filled[slot.key] == nil { filled[slot.key] = child }
    }
  }

  private func unknownSlot(_ key: String, of chain: ClassChain, _ platform: Platform) -> String {
    let keys = registry.properties(of: chain, on: platform).lazy.filter(\.type.isObject).map(\.key)
    let advice = nearestSpelling(of: key, among: keys).map { "did you mean '\($0)'?" }
    let name = chain.links.first?.name ?? "object"
    return "'\(name)' has no property '\(key)' that a node could fill; \(advice ?? "without 'slot' it is a child")"
  }
}

extension String {
  /// Whether it is the name of a class whose objects hold others.
  fileprivate var isCollection: Bool {
    ["Array", "Set", "Dictionary"].contains(where: hasSuffix)
  }
}
