/// Looks for what names were meant to be among those of a whole file, for the first few of them only: in a file where
/// nothing is right, every name would be compared with every other.
struct Suggestions {
  private var left = 20

  /// Whether no more is looked for, so that candidates need not be collected.
  var areUsedUp: Bool { left == 0 }

  mutating func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return nearestSpelling(of: word, among: candidates)
  }

  /// As `nearest`, of names in several words, such as those of assets: `icon_rage` isn't meant by `icon_rogue`.
  mutating func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: name, among: candidates).flatMap { isNear(name, $0) ? $0 : nil }
  }

  mutating func slip(_ word: String, among candidates: some Sequence<String>) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return misspelling(of: word, among: candidates)
  }
}
