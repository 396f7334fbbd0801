/// A resolved value, as the view tree writes it.
public indirect enum Value: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case color(Color)
  case list([Value])
  /// What stands under one key more than once; written as a list.
  case several([Value])
  /// Members in the order they are written in.
  case object([Field])

  public struct Field: Keyed, Equatable {
    public var key: String
    public var value: Value

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
  public var dark: Components?
  public var highContrast: Components?
  public var darkHighContrast: Components?
  /// Of a system or catalogue colour.
  public var name: String?
  /// The components as given, when sRGB can't hold them.
  public var original: Original?
  /// Converted without the profile it was meant for.
  public var isApproximate = false

  public init() {}

  /// Each 0–1.
  public struct Components: Sendable, Equatable {
    public var red, green, blue, alpha: Double
  }

  public struct Original: Sendable, Equatable {
    public var space: String
    public var red, green, blue: Double
  }
}
