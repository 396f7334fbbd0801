/// The characters that one place of a pattern takes.
struct ScalarSet: Sendable, Equatable {
  private(set) var ranges: [ClosedRange<UInt32>]

  init(_ ranges: [ClosedRange<UInt32>]) { self.ranges = ranges }

  init(_ scalar: Unicode.Scalar) { ranges = [scalar.value...scalar.value] }

  static let digits = ScalarSet([48...57])
  static let word = ScalarSet([48...57, 65...90, 95...95, 97...122])
  static let blanks = ScalarSet([9...13, 32...32])
  static let anyButLineBreak = ScalarSet([10...10]).inverted

  func contains(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }

  mutating func formUnion(_ other: ScalarSet) { ranges += other.ranges }

  var inverted: ScalarSet {
    var rest: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { rest.append(next...(range.lowerBound - 1)) }
      next = max(next, range.upperBound + 1)
    }
    if next <= 0x10FFFF { rest.append(next...0x10FFFF) }
    return ScalarSet(rest)
  }
}
