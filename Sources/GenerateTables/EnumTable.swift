import UIDescKit

/// An enum or option set, with the names that another one replaced.
struct TypeDeclaration: Decodable {
  let `enum`: [String: RawValue]?
  let flags: [String: RawValue]?
  let aliases: Set<String>?
}

/// A raw value; the unsigned ones above Int64 keep their bits.
struct RawValue: Decodable {
  let bits: Int64

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let signed = try? container.decode(Int64.self) {
      bits = signed
    } else {
      bits = Int64(bitPattern: try container.decode(UInt64.self))
    }
  }
}

/// Enums by name, and their cases by value.
struct EnumTable {
  private let indices: [String: UInt32]

  init(_ registry: SystemRegistry, _ writer: inout TableWriter) {
    let names = registry.types.keys.sorted(by: byName)
    var enums: [[Field]] = []
    var cases: [[Field]] = []
    for name in names {
      guard let type = registry.types[name] else { continue }
      let values = (type.flags ?? type.enum ?? [:]).map { (name: $0, raw: $1.bits) }
        .map { (alias: type.aliases?.contains($0.name) ?? false, name: $0.name, raw: $0.raw) }
        .sorted { ($0.raw, $0.alias ? 1 : 0, $0.name) < ($1.raw, $1.alias ? 1 : 0, $1.name) }
      enums.append([
        .string(name), .u32(type.flags == nil ? 0 : 1), .u32(UInt32(cases.count)),
        .u32(UInt32(values.count)),
      ])
      cases += values.map { [.string($0.name), .u32($0.alias ? 1 : 0), .i64($0.raw)] }
    }
    writer.add(.enums, enums)
    writer.add(.enumCases, cases)
    indices = Dictionary(uniqueKeysWithValues: zip(names, 0...))
  }

  func index(of name: String) -> UInt32? { indices[name] }
}
