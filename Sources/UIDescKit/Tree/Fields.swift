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

  /// Moves the members of these keys to the front, in that order; the others stay as they are.
  mutating func putFirst(_ keys: [String]) {
    var place = startIndex
    for key in keys {
      guard let index = self[place...].firstIndex(where: { $0.key == key }) else { continue }
      if index > place { insert(remove(at: index), at: place) }
      place += 1
    }
  }
}
