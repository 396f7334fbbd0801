/// Since when something exists and is deprecated, platform by platform.
public struct SystemAvailability: SystemRow {
  let record: SystemRecord?

  /// Deprecated, but nobody wrote down since when.
  package static let unknownVersion: UInt16 = 1

  /// The record at `index`; without one, always there and never deprecated.
  public init(index: Int) {
    record = index == Int(SystemSection.none) ? nil : SystemRecord(.versions, index)
  }

  /// The first version that has it; nil when it was always there or nobody knows.
  public func introduced(on platform: Platform) -> PlatformVersion? {
    version(at: UInt32(platform.rawValue) * 2)
  }

  /// The version that deprecates it; nil when it isn't deprecated or the version isn't known.
  public func deprecated(on platform: Platform) -> PlatformVersion? {
    version(at: 8 + UInt32(platform.rawValue) * 2)
  }

  /// Whether it is deprecated, in a known version or not.
  public func isDeprecated(on platform: Platform) -> Bool {
    (record?.u16(8 + UInt32(platform.rawValue) * 2) ?? 0) != 0
  }

  private func version(at field: UInt32) -> PlatformVersion? {
    guard let packed = record?.u16(field), packed > Self.unknownVersion else { return nil }
    return PlatformVersion(packed: packed)
  }
}
