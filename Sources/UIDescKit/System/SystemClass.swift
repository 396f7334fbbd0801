/// A class of Apple's frameworks.
public struct SystemClass: SystemRow, Hashable {
  /// Its place in `SystemTables.classes`.
  public let index: Int
  var record: SystemRecord { SystemRecord(.classes, index) }

  /// The class at a place in `SystemTables.classes`.
  public init(index: Int) { self.index = index }

  /// The Objective-C name.
  public var symbol: SystemSymbol { record.symbol(0) }
  /// The Objective-C name: `UIButton`.
  public var name: String { symbol.string }
  /// The framework that declares it; `UIFoundation` for those that UIKit and AppKit share.
  public var module: String { record.symbol(12).string }
  /// Since when it exists and is deprecated.
  public var availability: SystemAvailability { SystemAvailability(index: Int(record.u32(16))) }
  /// The platforms that have it.
  public var platforms: PlatformSet { PlatformSet(rawValue: record.u8(28)) }
  /// What it declares itself, and what it gets from protocols that no superclass adopts; sorted by name.
  public var ownProperties: SystemRows<SystemProperty> { record.rows(20) }

  /// The superclass; a few differ on the Mac (`WKWebView` is an `NSView` there).
  public func superclass(on platform: Platform) -> SystemClass? {
    let index = record.u32(platform == .macOS ? 8 : 4)
    return index == SystemSection.none ? nil : SystemClass(index: Int(index))
  }

  /// The class itself, its superclass, and so on to the root.
  public func chain(on platform: Platform) -> UnfoldFirstSequence<SystemClass> {
    sequence(first: self) { $0.superclass(on: platform) }
  }

  /// Whether it is `ancestor` or a subclass of it.
  public func inherits(from ancestor: SystemClass, on platform: Platform) -> Bool {
    chain(on: platform).contains(ancestor)
  }

  /// Whether it takes any key without complaint, as `CALayer` does.
  public func acceptsAnyKey(on platform: Platform) -> Bool {
    chain(on: platform).contains { $0.record.u8(29) & Self.anyKeyFlag != 0 }
  }

  package static let anyKeyFlag: UInt8 = 1
}
