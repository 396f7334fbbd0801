/// A platform that documents are made for.
public enum Platform: UInt8, CaseIterable, Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS

  /// Apple's spelling, which is also how registries write it.
  public var name: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    }
  }

  /// The platform with Apple's spelling `name`.
  public init?(name: some StringProtocol) {
    guard let match = Platform.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}

/// A set of platforms, one bit each.
public struct PlatformSet: OptionSet, Hashable, Sendable {
  /// A bit for each platform, by its number.
  public let rawValue: UInt8

  /// The set with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of `platforms`.
  public init(_ platforms: some Sequence<Platform>) {
    self.init(rawValue: platforms.reduce(0) { $0 | 1 << $1.rawValue })
  }

  /// Every platform.
  public static let all = PlatformSet(Platform.allCases)

  /// Whether `platform` is in the set.
  public func contains(_ platform: Platform) -> Bool { rawValue >> platform.rawValue & 1 == 1 }

  /// The platforms of the set, in the order of `Platform`.
  public var platforms: [Platform] { Platform.allCases.filter(contains) }
}
