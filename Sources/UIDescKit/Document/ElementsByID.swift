import XMLSource

/// The elements of a document by their ids, compared by bytes: one table of numbers, since most documents that are checked
/// are small and a dictionary of strings takes longer to set up than they take to decode.
struct ElementsByID {
  private let tree: XMLTree
  private let id: Name
  /// An element's number plus one, where the hash of its id leads or at the next free place; zero where there is none.
  private var slots: [Int]

  /// - Parameters:
  ///   - id: the name of the attribute that holds ids.
  ///   - count: how many ids there are at most.
  init(_ tree: XMLTree, by id: Name, atMost count: Int) {
    self.tree = tree
    self.id = id
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Puts an element in, unless one with its id is there.
  /// - Returns: that one.
  mutating func insert(_ element: ElementID, _ attribute: AttributeID) -> ElementID? {
    let (slot, found) = find(attribute)
    if found == nil { slots[slot] = Int(element.index) + 1 }
    return found
  }

  subscript(id: AttributeID) -> ElementID? { find(id).found }

  /// All of them, in no order.
  var all: some Sequence<ElementID> { slots.lazy.filter { $0 > 0 }.map { ElementID($0 - 1) } }

  private func find(_ value: AttributeID) -> (slot: Int, found: ElementID?) {
    let text = tree.bytes(value)
    var slot = tree.hash(value) & (slots.count - 1)
    while slots[slot] > 0 {
      let element = ElementID(slots[slot] - 1)
      if let other = tree.attribute(id, of: element), tree.bytes(other) == text { return (slot, element) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return (slot, nil)
  }
}
