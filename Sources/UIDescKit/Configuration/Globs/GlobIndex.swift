/// What patterns of paths are for: thousands that spell out one path each are looked up, and only the others are tried.
struct GlobIndex: Sendable {
  private var items: [[Glob]] = []
  private var bySpelling: [String: [Int]] = [:]
  private var others: [Int] = []

  /// Of nothing.
  init() {}

  /// - Parameter items: the patterns of each.
  init(_ items: [[Glob]]) {
    self.items = items
    for (item, globs) in items.enumerated() {
      let spellings = globs.compactMap(\.spellings)
      if spellings.count < globs.count { others.append(item) }
      for spelling in Set(spellings.joined()) { bySpelling[spelling, default: []].append(item) }
    }
  }

  /// In order, those of which a pattern covers the path.
  func items(covering path: PathNames) -> [Int] {
    var found = others
    if !bySpelling.isEmpty {
      var start: [UInt8] = []
      for name in path.names {
        if !start.isEmpty { start.append(UInt8(ascii: "/")) }
        start += name
        found += bySpelling[String(decoding: start, as: UTF8.self)] ?? []
      }
    }
    if found.isEmpty { return [] }
    // Texts that spell a letter in different ways are equal, and paths aren't.
    return Set(found).filter { items[$0].contains { $0.covers(path) } }.sorted()
  }
}
