import Testing

@testable import UIDescKit

/// What two versions of a file share, however much of it comes again and again.
@Suite struct CommonLinesTests {
  private func common(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    func lines(_ numbers: [Int]) -> [ArraySlice<UInt8>] { numbers.map { Array("\($0)\n".utf8)[...] } }
    return CommonLines(lines(old), lines(new)).pairs
  }

  @Test(arguments: [2, 5, 40, 1000]) func areTheSameInBothAndInOrder(kinds: Int) {
    var generator = Linear(state: UInt64(kinds))
    for count in [0, 1, 2, 9, 300, 700] {
      let old = (0..<count).map { _ in Int.random(in: 0..<kinds, using: &generator) }
      var new = old
      for _ in 0..<count / 3 {
        let place = Int.random(in: 0..<new.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: new[place] = kinds
        case 1 where new.count > 1: new.remove(at: place)
        default: new.insert(Int.random(in: 0..<kinds, using: &generator), at: place)
        }
      }
      let pairs = common(old, new)
      #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
      #expect(common(old, old).count == count)
    }
  }

  /// Few lines are compared until no more are the same.
  @Test func areAsManyAsThereCanBeAmongFew() {
    #expect(common([1, 2, 1, 2, 1], [2, 1, 3, 1, 2]).count == 3)
    #expect(common([1, 1, 2, 2], [2, 2, 1, 1]).count == 2)
    // 7 and 8 are there once.
    #expect(common([1, 7, 1, 1, 8, 2], [3, 7, 1, 3, 8, 4]).map(\.old) == [1, 2, 4])
  }

  /// Of many that are alike, every other one changes: comparing each with each would take minutes.
  @Test func areFoundAmongTensOfThousands() {
    let alike = (0..<40_000).map { $0 % 2 }
    #expect(common(alike, alike.map { $0 == 0 ? 2 : $0 }).count == 20_000)
    #expect(common(alike, alike.map { _ in 1 }).count == 20_000)
    let different = Array(0..<40_000)
    #expect(common(different, different.map { $0 % 2 == 0 ? -$0 - 1 : $0 }).count == 20_000)
    #expect(common(different, different.map { -$0 - 1 }).isEmpty)
  }
}

/// The same numbers in each run.
private struct Linear: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
