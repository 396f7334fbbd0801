/// A named colour of UIKit or AppKit.
public struct SystemColor: SystemRow {
  private let record: SystemRecord

  /// The colour at a place in `SystemTables.colors`.
  public init(index: Int) { record = SystemRecord(.colors, index) }

  /// Components in sRGB, 0 to 1.
  public struct Components: Equatable, Sendable {
    /// From 0 to 1.
    public let red, green, blue, alpha: Double

    /// The colour of these shares, from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// What a dynamic colour depends on. Every colour has `light`, the fixed ones nothing else.
  public enum Variant: UInt32, CaseIterable, Sendable {
    case light, dark, highContrast, darkHighContrast
  }

  /// The Objective-C getter's name.
  public var symbol: SystemSymbol { record.symbol(0) }
  /// The Objective-C getter's name, as documents write it: `labelColor`.
  public var name: String { symbol.string }
  /// Since when it exists and is deprecated.
  public var availability: SystemAvailability { SystemAvailability(index: Int(record.u32(4))) }
  var platform: UInt8 { record.u8(8) }
  /// Whether the value is a good guess, not a measured one.
  public var isApproximate: Bool { record.u8(10) != 0 }
  /// Whether it is the same in every appearance.
  public var isFixed: Bool { record.u8(9) == 1 }

  /// The colour in an appearance, or nil when it has no value of its own there.
  public func components(_ variant: Variant) -> Components? {
    guard record.u8(9) >> UInt8(variant.rawValue) & 1 == 1 else { return nil }
    let field = 12 + variant.rawValue * 32
    return Components(
      red: record.f64(field), green: record.f64(field + 8), blue: record.f64(field + 16),
      alpha: record.f64(field + 24))
  }
}

extension SystemTables {
  /// Every colour of a platform, as documents write it.
  static func colorNames(on platform: Platform) -> [String] {
    let owner = platform == .macOS ? Platform.macOS : .iOS
    return colors.filter { $0.platform == owner.rawValue }.map(\.name)
  }

  /// Whether any platform has the colour that documents call `name`, with or without the `Color` suffix.
  static func isColor(named name: String) -> Bool {
    [name, name + "Color"].contains { SystemSymbol($0).flatMap { colors.position(of: $0, in: .colors) } != nil }
  }

  /// The system colour that documents call `name`, with or without the `Color` suffix. tvOS and watchOS share iOS's.
  public static func color(named name: some StringProtocol, on platform: Platform) -> SystemColor? {
    let owner = platform == .macOS ? Platform.macOS : .iOS
    guard let symbol = SystemSymbol(name + "Color") ?? SystemSymbol(name) else { return nil }
    let found = colors.lowerBound(of: symbol, in: .colors)
    return colors[found...].prefix { $0.symbol == symbol }.first { $0.platform == owner.rawValue }
  }
}
