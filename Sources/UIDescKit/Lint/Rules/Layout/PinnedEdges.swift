import XMLSource

/// What the required constraints of a document hold each view's edges and sizes to.
struct PinnedEdges {
  /// A view's edge, and the id of what it is held to; a size held to a number has none.
  struct Pin {
    let edge: Edge
    let other: String?
    let otherEdge: Edge?
  }

  enum Edge {
    case leading, trailing, top, bottom, width, height

    /// - Returns: nil for a center, a baseline or a margin.
    fileprivate init?(_ attribute: String) {
      switch attribute {
      case "leading", "left", "leadingMargin", "leftMargin": self = .leading
      case "trailing", "right", "trailingMargin", "rightMargin": self = .trailing
      case "top", "topMargin": self = .top
      case "bottom", "bottomMargin": self = .bottom
      case "width": self = .width
      case "height": self = .height
      default: return nil
      }
    }

    static let all: [Self] = [.leading, .trailing, .top, .bottom]
  }

  private var pins: [String: [Pin]] = [:]

  init(in document: Document) {
    let (tree, words) = (document.tree, document.words)
    for index in 0..<tree.elementCount where tree.name(ElementID(index)) == words.constraint {
      let constraint = ElementID(index)
      guard tree.attribute(words.priority, of: constraint) == nil,
        tree.attribute(words.relation, of: constraint) == nil,
        let edge = tree.string(words.firstAttribute, of: constraint).flatMap(Edge.init),
        let first = tree.string(words.firstItem, of: constraint)
          ?? tree.parent(constraint).flatMap(tree.parent).flatMap({ tree.string(words.id, of: $0) })
      else { continue }
      let second = tree.string(words.secondItem, of: constraint)
      let otherEdge = tree.string(words.secondAttribute, of: constraint).flatMap(Edge.init)
      pins[first, default: []].append(Pin(edge: edge, other: second, otherEdge: otherEdge))
      if let second, let otherEdge {
        pins[second, default: []].append(Pin(edge: otherEdge, other: first, otherEdge: edge))
      }
    }
  }

  /// Those of the view with this id.
  subscript(id: String) -> [Pin] { pins[id] ?? [] }
}
