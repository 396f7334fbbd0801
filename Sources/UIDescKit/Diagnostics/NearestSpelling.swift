/// The candidate that `word` was most likely meant to be; nil when none is near, and for what is too long to be a name:
/// comparing takes time in proportion to the square of the length.
public func nearestSpelling(of word: String, among candidates: some Sequence<String>) -> String? {
  nearestSpelling(of: word, among: candidates, within: max(1, word.count / 3))
}

/// The candidate that `word` is a slip of the finger for. Of a name that may be right though no table knows it, a likeness is
/// not enough: `minimumValue` is no misspelled `maximumValues`.
func misspelling(of word: String, among candidates: some Sequence<String>) -> String? {
  let length = word.count
  return length < 3 ? nil : nearestSpelling(of: word, among: candidates, within: length < 6 ? 1 : 2)
}

/// - Parameter limit: how many letters may be wrong.
func nearestSpelling(of word: String, among candidates: some Sequence<String>, within limit: Int) -> String? {
  guard word.utf8.count <= 256 else { return nil }
  var best: (distance: Int, word: String)?
  let letters = Array(word.lowercased().unicodeScalars)
  for candidate in candidates where candidate.utf8.count <= 512 {
    let other = Array(candidate.lowercased().unicodeScalars)
    guard abs(other.count - letters.count) <= limit else { continue }
    let distance = editDistance(letters, other)
    if distance <= limit, best.map({ (distance, candidate) < ($0.distance, $0.word) }) ?? true {
      best = (distance, candidate)
    }
  }
  return best?.word
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
