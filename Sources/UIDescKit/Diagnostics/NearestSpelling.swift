/// A word to choose from, ready to be compared many times.
public struct Spelling: Sendable {
  let word: String
  let letters: [Unicode.Scalar]

  /// The word as it is spelled.
  public init(_ word: String) {
    self.word = word
    letters = Array(word.lowercased().unicodeScalars)
  }
}

/// The candidate that `word` was most likely meant to be; nil when none is near, and for what is too long to be a name:
/// comparing takes time in proportion to the square of the length.
public func nearestSpelling(of word: String, among candidates: some Sequence<String>) -> String? {
  nearestSpelling(of: word, among: candidates.spellings, within: max(1, word.count / 3))
}

/// The candidate that `word` was most likely meant to be.
func nearestSpelling(of word: String, among candidates: some Sequence<Spelling>) -> String? {
  nearestSpelling(of: word, among: candidates, within: max(1, word.count / 3))
}

/// Whether one name may be meant by the other, when what counts is how they differ after the words that both begin with.
func isNear(_ name: String, _ other: String) -> Bool {
  let (name, other) = (Array(name.utf8), Array(other.utf8))
  var start = 0
  for (index, (byte, otherByte)) in zip(name, other).enumerated() {
    guard byte | 0x20 == otherByte | 0x20 else { break }
    if [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/")].contains(byte), byte == otherByte {
      start = index + 1
    } else if 65...90 ~= byte, byte == otherByte {
      start = index
    }
  }
  let rests = [name, other].map { String(decoding: $0.dropFirst(start), as: UTF8.self) }
  guard let rest = rests.first else { return false }
  return nearestSpelling(of: rest, among: rests.dropFirst()) != nil
}

/// The candidate that `word` is a slip of the finger for. Of a name that may be right though no table knows it, a likeness is
/// not enough: `minimumValue` is no misspelled `maximumValues`.
func misspelling(of word: String, among candidates: some Sequence<String>) -> String? {
  misspelling(of: word, among: candidates.spellings)
}

/// The candidate that `word` is a slip of the finger for.
func misspelling(of word: String, among candidates: some Sequence<Spelling>) -> String? {
  let length = word.count
  return length < 3 ? nil : nearestSpelling(of: word, among: candidates, within: length < 6 ? 1 : 2)
}

extension Sequence<String> {
  /// Those that are short enough to be names.
  fileprivate var spellings: some Sequence<Spelling> {
    lazy.filter { $0.utf8.count <= 512 }.map(Spelling.init)
  }
}

/// - Parameter limit: how many letters may be wrong.
func nearestSpelling(
  of word: String, among candidates: some Sequence<Spelling>, within limit: Int
) -> String? {
  guard 1...256 ~= word.utf8.count else { return nil }
  var best: (distance: Int, word: String)?
  let letters = Array(word.lowercased().unicodeScalars)
  for candidate in candidates where abs(candidate.letters.count - letters.count) <= limit {
    guard let distance = editDistance(letters, candidate.letters, limit: best?.distance ?? limit) else { continue }
    if best.map({ (distance, candidate.word) < ($0.distance, $0.word) }) ?? true {
      best = (distance, candidate.word)
    }
  }
  return best?.word
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other; nil when they are more
/// than `limit`.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int? {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  var leastOfLast = 0
  for i in 0..<a.count {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    var least = i + 1
    for j in 0..<b.count {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
      least = min(least, cost)
    }
    // A swap reaches two rows back, so both must be too far.
    if least > limit, leastOfLast > limit { return nil }
    leastOfLast = least
    beforeLast = last
    last = row
  }
  return last[b.count] <= limit ? last[b.count] : nil
}
