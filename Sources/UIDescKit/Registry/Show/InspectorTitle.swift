/// The label that an inspector shows for a key: `cornerRadius` is "Corner Radius", `URLString` "URL String".
struct InspectorTitle {
  let words: [String]

  var text: String { words.joined(separator: " ") }

  init(_ key: String) {
    words = key.split(separator: "_").flatMap { Self.split(Array($0)) }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
  }

  /// A word begins with a capital after something else, and with the last of several capitals; digits stay with what is
  /// before them, and so does the `s` of `URLs`.
  private static func split(_ letters: [Character]) -> [String] {
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      let isPlural = index + 2 == letters.count && letters[index + 1] == "s"
      let endsCapitals = index + 1 < letters.count && letters[index + 1].isLowercase && !isPlural
      let begins = index > 0 && letter.isUppercase && (!letters[index - 1].isUppercase || endsCapitals)
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }
}

extension Property {
  /// What its registry says, else what follows from its name.
  var inspectorTitle: String { title ?? InspectorTitle(key).text }
}

/// Properties under the headings that an inspector would show: the groups that registries name, and the first words that
/// several titles have in common. Those without a heading come first.
struct InspectorGroups {
  private(set) var groups: [(heading: String?, properties: [Property])] = []

  init(_ properties: [Property]) {
    let firstWords = Dictionary(grouping: properties.filter { $0.group == nil }) { Self.firstWord($0) }
    let named = Set(properties.compactMap(\.group))
    let headings = Dictionary(grouping: properties) { property in
      if let group = property.group { return group }
      let word = Self.firstWord(property)
      return named.contains(word) || (firstWords[word]?.count ?? 0) > 1 ? word : ""
    }
    for heading in headings.keys.sorted() {
      let sorted = (headings[heading] ?? []).sorted { $0.key < $1.key }
      groups.append((heading.isEmpty ? nil : heading, sorted))
    }
  }

  private static func firstWord(_ property: Property) -> String {
    property.inspectorTitle.split(separator: " ").first.map(String.init) ?? ""
  }
}
