/// Which lines two files have in common. The time it takes grows with the files, however many lines differ: between lines that
/// each of them has once, little is left to compare.
struct CommonLines {
  /// Their places in the old file and in the new one, in order.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// Of each line a number that it shares with its equals.
  private let old: [Int]
  private let new: [Int]

  /// So many lines are compared with each other in search of the fewest changes.
  private static let mostCompared = 256

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(of line: ArraySlice<UInt8>) -> Int {
      let next = numbers.count
      if let known = numbers.updateValue(next, forKey: line) {
        numbers[line] = known
        return known
      }
      return next
    }
    self.old = old.map(number)
    self.new = new.map(number)
    match(self.old.indices, self.new.indices) { $0.matchBetweenUniqueLines($1, $2) }
  }

  /// Takes what is the same at the start and at the end of two ranges, and what `inner` finds of the rest.
  private mutating func match(
    _ olds: Range<Int>, _ news: Range<Int>, inner: (inout CommonLines, Range<Int>, Range<Int>) -> Void
  ) {
    let start = zip(old[olds], new[news]).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (olds.dropFirst(start), news.dropFirst(start))
    let end = zip(old[oldRest].reversed(), new[newRest].reversed()).prefix { $0 == $1 }.count
    pairs += zip(olds, news).prefix(start).map { ($0, $1) }
    inner(&self, oldRest.dropLast(end), newRest.dropLast(end))
    pairs += zip(oldRest.suffix(end), newRest.suffix(end)).map { ($0, $1) }
  }

  private mutating func matchBetweenUniqueLines(_ olds: Range<Int>, _ news: Range<Int>) {
    var (i, j) = (olds.lowerBound, news.lowerBound)
    for (old, new) in equals(olds, news, onlyUnique: true).increasing + [(olds.upperBound, news.upperBound)] {
      match(i..<old, j..<new) { $0.matchRest($1, $2) }
      if old < olds.upperBound { pairs.append((old, new)) }
      (i, j) = (old + 1, new + 1)
    }
  }

  private mutating func matchRest(_ olds: Range<Int>, _ news: Range<Int>) {
    if olds.isEmpty || news.isEmpty { return }
    guard olds.count + news.count <= Self.mostCompared else {
      pairs += equals(olds, news, onlyUnique: false).increasing
      return
    }
    let difference = new[news].difference(from: old[olds])
    let removed = Set(difference.removals.map { olds.lowerBound + $0.place })
    let inserted = Set(difference.insertions.map { news.lowerBound + $0.place })
    pairs += zip(olds.filter { !removed.contains($0) }, news.filter { !inserted.contains($0) }).map { ($0, $1) }
  }

  /// The first of a line in each range, the second and so on, in the order of the old file.
  /// - Parameter onlyUnique: whether lines are left out that one of the two has several times.
  private func equals(_ olds: Range<Int>, _ news: Range<Int>, onlyUnique: Bool) -> [(old: Int, new: Int)] {
    var places: [Int: [Int]] = [:]
    for place in news { places[new[place], default: []].append(place) }
    var counts: [Int: Int] = [:]
    for place in olds { counts[old[place], default: 0] += 1 }
    var met: [Int: Int] = [:]
    return olds.compactMap { place in
      let line = old[place]
      guard let equals = places[line], !onlyUnique || equals.count == 1 && counts[line] == 1 else { return nil }
      let index = met[line, default: 0]
      met[line] = index + 1
      return index < equals.count ? (place, equals[index]) : nil
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension [(old: Int, new: Int)] {
  /// As many of them as keep the order in both files; they are in that of the old one.
  fileprivate var increasing: Self {
    // By length, of the sequences met so far that one which ends first.
    var ends: [Int] = []
    var previous: [Int?] = []
    for index in indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]].new < self[index].new { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var sequence: Self = []
    var next = ends.last
    while let index = next {
      sequence.append(self[index])
      next = previous[index]
    }
    return sequence.reversed()
  }
}
