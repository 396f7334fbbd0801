/// A version of an operating system, such as 13.0 or 10.12.2, packed into two bytes.
public struct PlatformVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// Major in the high byte, then four bits each for minor and patch: the order of numbers is the order of versions.
  public let packed: UInt16

  /// The version that `packed` holds.
  public init(packed: UInt16) { self.packed = packed }

  /// The version that `text` (`15`, `15.0`, `10.12.2`) names; nil when it names none.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt16($0) }
    guard (1...3).contains(parts.count), let major = parts.first.flatMap({ $0 }), major <= 255
    else { return nil }
    var packed = major << 8
    for (part, shift) in zip(parts.dropFirst(), [4, 0]) {
      guard let part, part <= 15 else { return nil }
      packed |= part << UInt16(shift)
    }
    self.packed = packed
  }

  /// Whether `left` is the older one.
  public static func < (left: Self, right: Self) -> Bool { left.packed < right.packed }

  /// As Apple writes it; the patch only when there is one: `13.0`, `10.12.2`.
  public var description: String {
    let patch = packed & 15
    return "\(packed >> 8).\(packed >> 4 & 15)" + (patch == 0 ? "" : ".\(patch)")
  }
}
