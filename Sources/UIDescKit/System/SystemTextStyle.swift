/// A text style of Dynamic Type.
public struct SystemTextStyle: SystemRow {
  private let record: SystemRecord

  /// The style at a place in `SystemTables.textStyles`.
  public init(index: Int) { record = SystemRecord(.textStyles, index) }

  /// The style as Swift code writes it.
  public var symbol: SystemSymbol { record.symbol(0) }
  /// The style as Swift code writes it: `largeTitle`.
  public var name: String { symbol.string }
  /// How documents spell it: `UICTFontTextStyleTitle0`.
  public var documentSymbol: SystemSymbol { record.symbol(4) }
  /// Since when it exists and is deprecated.
  public var availability: SystemAvailability { SystemAvailability(index: Int(record.u32(8))) }
  /// From 100 to 900; 400 is regular.
  public var weight: Int { Int(record.u16(20)) }
  var platform: UInt8 { record.u8(22) }
  /// What it measures, one for each content size category.
  public var sizes: SystemRows<SystemTextSize> { record.rows(12) }

  /// Size and leading for a content size category (`large`, `xSmall`, `AX1`), else the standard ones.
  public func size(category: String = "large") -> SystemTextSize? {
    sizes.first { $0.category == category } ?? sizes.first { $0.category == "large" }
  }
}

/// What a text style measures in one content size category.
public struct SystemTextSize: SystemRow {
  private let record: SystemRecord

  /// The size at a place in the table of all sizes.
  public init(index: Int) { record = SystemRecord(.textSizes, index) }

  /// The content size category: `large`, `xSmall`, `AX1`.
  public var category: String { record.symbol(0).string }
  /// The font's size.
  public var points: Double { Double(record.u16(4)) }
  /// The distance of two lines, in points.
  public var leading: Double { Double(record.u16(6)) }
}

extension SystemTables {
  /// The style that a document or Swift code calls `name`. watchOS shares iOS's.
  public static func textStyle(named name: some StringProtocol, on platform: Platform)
    -> SystemTextStyle?
  {
    guard let symbol = SystemSymbol(name) else { return nil }
    let owner = platform == .watchOS ? Platform.iOS : platform
    return textStyles.first {
      $0.platform == owner.rawValue && ($0.symbol == symbol || $0.documentSymbol == symbol)
    }
  }
}
