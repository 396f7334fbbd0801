import Foundation

/// A type as a property names it: one word, or an object with the kind and a name.
enum TypeReference: Decodable {
  case named(String)
  case object(String)
  case conforming(String)
  case structure(String)
  case opaque(String)

  private enum CodingKeys: String, CodingKey {
    case object
    case structure = "struct"
    case conforming = "protocol"
    case opaque
  }

  init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self = .named(name)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not a type"))
    }
    let name = try container.decode(String.self, forKey: key)
    self =
      switch key {
      case .object: .object(name)
      case .conforming: .conforming(name)
      case .structure: .structure(name)
      case .opaque: .opaque(name)
      }
  }
}

/// A default value, as text.
struct Scalar: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      text = String(flag)
    } else if let integer = try? container.decode(Int64.self) {
      text = String(integer)
    } else if let number = try? container.decode(Double.self) {
      text = String(number)
    } else {
      text = try container.decode(String.self)
    }
  }
}

/// Since when something is deprecated: versions by platform, or `true` when nobody knows.
enum Deprecation: Decodable {
  case since([String: String])
  case unknown

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let versions = try? container.decode([String: String].self) {
      self = .since(versions)
    } else {
      _ = try container.decode(Bool.self)
      self = .unknown
    }
  }
}
