/// The members of one object, which are few.
extension [Value.Field] {
  /// The member `key`; setting one that isn't there adds it at the end, setting nil removes it.
  subscript(key: String) -> Value? {
    get { first { $0.key == key }?.value }
    set {
      if let index = firstIndex(where: { $0.key == key }) {
        if let newValue { self[index].value = newValue } else { remove(at: index) }
      } else if let newValue {
        append(.init(key, newValue))
      }
    }
  }

  var haveDistinctKeys: Bool {
    indices.allSatisfy { index in !self[..<index].contains { $0.key == self[index].key } }
  }

  /// The members named first, in that order, then the others as they are.
  func ordered(_ keys: String...) -> [Value.Field] {
    var ordered: [Value.Field] = []
    ordered.reserveCapacity(count)
    for key in keys { if let field = first(where: { $0.key == key }) { ordered.append(field) } }
    for field in self where !keys.contains(field.key) { ordered.append(field) }
    return ordered
  }
}
