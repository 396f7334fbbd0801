/// A slip of the finger for a name that is one letter away. At a word's end another letter, or one more, makes a name of its own,
/// as another number does: `OrdersView` beside `OrderView`, `ItemCellB` beside `ItemCellA`.
struct Slip {
  enum Kind {
    case capitals, swap, doubled, missing, extra, replaced
  }

  let kind: Kind
  /// How many letters the word has in which it happened, the shorter of the two.
  let wordLength: Int

  /// - Returns: nil for a name of its own.
  init?(_ written: String, for meant: String) {
    let (written, meant) = (Letters(written), Letters(meant))
    let start = zip(written.folded, meant.folded).prefix { $0 == $1 }.count
    let rest = zip(written.folded.dropFirst(start).reversed(), meant.folded.dropFirst(start).reversed())
    let end = rest.prefix { $0 == $1 }.count
    let different = (written.count - start - end, meant.count - start - end)
    let numbers = (written.all.dropFirst(start).dropLast(end) + meant.all.dropFirst(start).dropLast(end)).contains {
      $0.isNumber
    }
    if numbers { return nil }
    switch different {
    case (0, 0): kind = .capitals
    case (2, 2):
      guard written.folded[start] == meant.folded[start + 1], written.folded[start + 1] == meant.folded[start] else {
        return nil
      }
      kind = .swap
    case (1, 1):
      if written.endsWord(start) || meant.endsWord(start) { return nil }
      kind = .replaced
    case (1, 0):
      if !written.isDoubled(start), written.endsWord(start) { return nil }
      kind = written.isDoubled(start) ? .doubled : .extra
    case (0, 1):
      if !meant.isDoubled(start), meant.endsWord(start), meant.mayBeAdded(start) { return nil }
      kind = .missing
    default: return nil
    }
    wordLength =
      different.0 < different.1
      ? meant.wordLength(around: start) - 1 : written.wordLength(around: start) - different.0 + different.1
  }
}

/// A name's letters, and its words: what starts with a capital or after another sign.
private struct Letters {
  let all: [Character]
  let folded: [String]

  init(_ name: String) {
    all = Array(name)
    folded = all.map { $0.lowercased() }
  }

  var count: Int { all.count }

  func endsWord(_ index: Int) -> Bool {
    index + 1 >= count || all[index + 1].isUppercase || !all[index + 1].isLetter
  }

  /// At the end of a name, capitals count something: `CellA`, `CellAA`.
  func isDoubled(_ index: Int) -> Bool {
    index > 0 && folded[index] == folded[index - 1] && (all[index].isLowercase || index + 1 < count)
  }

  /// A plural's letter, or a word of one.
  func mayBeAdded(_ index: Int) -> Bool { folded[index] == "s" || !all[index].isLowercase }

  func wordLength(around index: Int) -> Int {
    if all.isEmpty { return 0 }
    let place = min(index, count - 1)
    let lowercase = all[...place].reversed().prefix(while: \.isLowercase).count
    let start = place + 1 - lowercase
    let hasCapital = start > 0 && all[start - 1].isUppercase
    let rest = all[(place + 1)...].prefix(while: \.isLowercase).count
    return (hasCapital ? 1 : 0) + lowercase + rest
  }
}
