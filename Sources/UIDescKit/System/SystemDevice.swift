/// A screen that Interface Builder can show a document on.
public struct SystemDevice: SystemRow {
  private let record: SystemRecord

  /// The device at a place in `SystemTables.devices`.
  public init(index: Int) { record = SystemRecord(.devices, index) }

  /// How much room there is in one direction.
  public enum SizeClass: UInt8, Sendable { case compact, regular }

  /// What depends on how the device is held.
  public struct Layout: Equatable, Sendable {
    /// The size classes.
    public let horizontal, vertical: SizeClass
    /// The safe area's insets, in points.
    public let top, left, bottom, right: Double
  }

  /// The id in documents.
  public var symbol: SystemSymbol { record.symbol(0) }
  /// The id in documents: `retina6_12`.
  public var id: String { symbol.string }
  /// The name of the product.
  public var name: String { record.symbol(4).string }
  /// Width in points, held upright (a television's is wider than high).
  public var width: Double { Double(record.u16(8)) }
  /// Height in points, held upright.
  public var height: Double { Double(record.u16(10)) }
  /// Pixels for each point.
  public var scale: Double { Double(record.u8(12)) }
  /// The platform that it runs.
  public var platform: Platform { Platform(rawValue: record.u8(13)) ?? .iOS }

  /// Size classes and safe area; nil for an orientation that the device doesn't have.
  public func layout(landscape: Bool) -> Layout? {
    let field: UInt32 = landscape ? 28 : 16
    guard record.u8(field) != 0 else { return nil }
    return Layout(
      horizontal: SizeClass(rawValue: record.u8(field + 1)) ?? .compact,
      vertical: SizeClass(rawValue: record.u8(field + 2)) ?? .compact,
      top: Double(record.u16(field + 4)), left: Double(record.u16(field + 6)),
      bottom: Double(record.u16(field + 8)), right: Double(record.u16(field + 10)))
  }
}

extension SystemTables {
  /// The device with an id, as documents write it.
  public static func device(id: some StringProtocol) -> SystemDevice? {
    SystemSymbol(id).flatMap { devices.position(of: $0, in: .devices) }.map { devices[$0] }
  }

  /// The device for documents that name none; nil where there isn't one (macOS).
  public static func defaultDevice(on platform: Platform) -> SystemDevice? {
    devices.first { $0.platform == platform && $0.isDefault }
  }
}

extension SystemDevice {
  fileprivate var isDefault: Bool { record.u8(14) != 0 }
}
