/// The type of a system property: what key-value coding may store in it.
public enum SystemType: Equatable, Sendable {
  case boolean, integer, number, string, color, cgColor, image, font, point, size, rect, insets,
    range, any
  /// An enum or an option set.
  case enumeration(SystemEnum)
  /// An object of a class, which the tables may or may not describe.
  case object(SystemSymbol)
  /// An object known only by a protocol.
  case conforming(SystemSymbol)
  /// A C struct that no stored form fits, such as `CATransform3D`.
  case structure(SystemSymbol)
  /// A value that a document can't hold: `block`, `selector`, `class`, a Core Foundation reference.
  case opaque(SystemSymbol)

  /// The types without a parameter, by their code in the table file and their name in registries.
  package static let plainNames = [
    "boolean", "integer", "number", "string", "color", "cgColor", "image", "font", "point", "size",
    "rect",
    "insets", "range", "any",
  ]
  private static let plain: [SystemType] = [
    .boolean, .integer, .number, .string, .color, .cgColor, .image, .font, .point, .size, .rect,
    .insets, .range, .any,
  ]
  package static let enumerationCode: UInt8 = 32
  package static let objectCode: UInt8 = 33
  package static let conformingCode: UInt8 = 34
  package static let structureCode: UInt8 = 35
  package static let opaqueCode: UInt8 = 36

  init(code: UInt8, parameter: UInt32) {
    switch code {
    case Self.enumerationCode: self = .enumeration(SystemEnum(index: Int(parameter)))
    case Self.objectCode: self = .object(SystemSymbol(index: parameter))
    case Self.conformingCode: self = .conforming(SystemSymbol(index: parameter))
    case Self.structureCode: self = .structure(SystemSymbol(index: parameter))
    case Self.opaqueCode: self = .opaque(SystemSymbol(index: parameter))
    default: self = Int(code) < Self.plain.count ? Self.plain[Int(code)] : .any
    }
  }

  /// The type as a registry would name it.
  public var name: String {
    switch self {
    case .enumeration(let type): type.name
    case .object(let symbol), .conforming(let symbol), .structure(let symbol), .opaque(let symbol):
      symbol.string
    default: Self.plain.firstIndex(of: self).map { Self.plainNames[$0] } ?? "any"
    }
  }

  /// The class that a key path goes on with, when the value is an object of a known class.
  public var objectClass: SystemClass? {
    guard case .object(let symbol) = self else { return nil }
    return SystemTables.classIndex(of: symbol).map(SystemClass.init(index:))
  }
}
