/// The candidate that `word` was most likely meant to be; nil when none is near, and for what is too long to be a name:
/// comparing takes time in proportion to the square of the length.
public func nearestSpelling(of word: String, among candidates: some Sequence<String>) -> String? {
  guard word.utf8.count <= 256 else { return nil }
  let limit = max(1, word.count / 3)
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
