/// `a, b or c`; the first of many.
func alternatives(_ words: [String]) -> String { listed(words, "or") }

/// `a, b and c`; the first of many.
func listed(_ words: [String], _ conjunction: String = "and") -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  if words.count > 12 { return words.prefix(12).joined(separator: ", ") + " …" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
