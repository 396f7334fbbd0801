/// A resolved value, as the view tree writes it.
public indirect enum Value: Sendable, Equatable {
  /// No value, as `nil` in a document.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number, also one that no `Double` holds exactly.
  case integer(Int)
  /// A finite number; lengths are in points.
  case number(Double)
  /// A text, an enum's case, an id.
  case string(String)
  /// A colour, written as `#RRGGBBAA` or with its variants.
  case color(Color)
  /// Items of one list in the document's order; option sets are lists of names.
  case list([Value])
  /// What stands under one key more than once; written as a list.
  case several([Value])
  /// Members in the order they are written in.
  case object([Field])

  /// A member of an object.
  public struct Field: Keyed, Equatable {
    /// UIKit's or AppKit's name of a property, or a member's of the view tree.
    public var key: String
    /// What stands under it.
    public var value: Value

    /// `key: value`.
    public init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }
}

/// A colour in sRGB, with its variants for other appearances.
public struct Color: Sendable, Equatable {
  /// In the environment's appearance; nil when the document only names the colour and no table knows it.
  public var components: Components?
  /// In the light appearance, when the environment's is another.
  public var light: Components?
  /// In the dark appearance, when it differs.
  public var dark: Components?
  /// In the light appearance with increased contrast, when it differs.
  public var highContrast: Components?
  /// In the dark appearance with increased contrast, when it differs.
  public var darkHighContrast: Components?
  /// Of a system or catalogue colour.
  public var name: String?
  /// The components as given, when sRGB can't hold them.
  public var original: Original?
  /// Converted without the profile it was meant for.
  public var isApproximate = false

  /// A colour that nothing is known of yet.
  public init() {}

  /// Parts of a colour in sRGB.
  public struct Components: Sendable, Equatable {
    /// Each 0–1.
    public var red, green, blue, alpha: Double
  }

  /// A colour in the space that the document gives it in.
  public struct Original: Sendable, Equatable {
    /// The document's name of the space, such as `displayP3`.
    public var space: String
    /// Each 0–1 in that space; beyond in an extended one.
    public var red, green, blue: Double
  }
}
