import XMLSource

/// Two views side by side of which nothing says whose size gives way.
extension LintContext {
  /// - Returns: which view `element` competes with and by which priority; nil when that isn't what leaves its size open.
  mutating func competition(of element: ElementID) -> String? {
    guard hasContentSize(element) else { return nil }
    for axis in Axis.all {
      for sibling in neighbours(of: element, along: axis) where hasContentSize(sibling) {
        guard let shared = sharedPriorities(element, sibling, axis) else { continue }
        let name = value(words.id, of: sibling).map { "'\($0)'" } ?? "beside it"
        return
          "it and the \(tree.nameString(sibling)) \(name) have the same \(shared), so neither gives way; change one"
      }
    }
    return nil
  }

  /// The views that share a length with `element` which all of them fill.
  private mutating func neighbours(of element: ElementID, along axis: Axis) -> [ElementID] {
    guard let list = tree.parent(element), let parent = tree.parent(list) else { return [] }
    if tree.nameString(parent) == "stackView" {
      // A stack of AppKit's that says nothing has gravity areas.
      let isMac = document.platform == .macOS
      let fills = value("distribution", of: parent).map { $0 == "fill" || $0 == "fillProportionally" } ?? !isMac
      let isVertical = value(isMac ? "orientation" : "axis", of: parent) == "vertical"
      guard fills, isVertical == (axis.name == "vertical") else { return [] }
      // Nobody stacks more by hand, and all would look at all.
      let others = tree.children(list).prefix(64).filter { $0 != element && !isOn("hidden", of: $0) }
      return isHeld(element, axis) ? [] : others.filter { !isHeld($0, axis) }
    }
    guard let id = value(words.id, of: element) else { return [] }
    let pins = pinnedEdges[id]
    guard axis.isFilled(by: pins) else { return [] }
    var found: [ElementID] = []
    for pin in pins {
      guard let opposite = axis.opposite(of: pin.edge), pin.otherEdge == opposite, let other = pin.other,
        let number = object(other), axis.isFilled(by: pinnedEdges[other])
      else { continue }
      let sibling = document.objects[number].element
      if tree.parent(sibling) == list { found.append(sibling) }
    }
    return found
  }

  /// Whether a constraint gives it a length.
  private mutating func isHeld(_ view: ElementID, _ axis: Axis) -> Bool {
    value(words.id, of: view).map { id in pinnedEdges[id].contains { $0.edge == axis.size } } ?? false
  }

  private struct Axis {
    let name: String
    let edges: [PinnedEdges.Edge]
    let size: PinnedEdges.Edge

    static let all = [
      Self(name: "horizontal", edges: [.leading, .trailing], size: .width),
      Self(name: "vertical", edges: [.top, .bottom], size: .height),
    ]

    /// - Returns: nil for an edge of the other axis.
    func opposite(of edge: PinnedEdges.Edge) -> PinnedEdges.Edge? {
      edges.contains(edge) ? edges.first { $0 != edge } : .none
    }

    /// Whether a view is held at both ends, and its size follows from that.
    func isFilled(by pins: [PinnedEdges.Pin]) -> Bool {
      edges.allSatisfy { edge in pins.contains { $0.edge == edge } } && !pins.contains { $0.edge == size }
    }
  }

  /// Views whose content has a size.
  private func hasContentSize(_ element: ElementID) -> Bool {
    let names = ["label", "button", "textField", "segmentedControl", "switch", "stepper", "imageView", "pageControl"]
    return names.contains(tree.nameString(element)) && tree.attribute(words.customClass, of: element) == nil
  }

  private func sharedPriorities(_ first: ElementID, _ second: ElementID, _ axis: Axis) -> String? {
    // What UIKit gives a view that says nothing.
    let kinds = [
      ("HuggingPriority", "content hugging", "250"), ("CompressionResistancePriority", "compression resistance", "750"),
    ]
    let shared = kinds.compactMap { suffix, kind, standard in
      let own = [first, second].map { value(axis.name + suffix, of: $0) ?? standard }
      return own[0] == own[1] ? "\(kind) priority (\(own[0]))" : nil
    }
    return shared.isEmpty ? nil : "\(axis.name) " + shared.joined(separator: " and ")
  }
}
