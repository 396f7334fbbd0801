import Foundation
import UIDescKit

/// Turns the readable tables of a `Schemas` folder into the bytes that the executable embeds.
struct SystemTableBuilder {
  let schemas: URL

  func bytes() throws -> [UInt8] {
    var writer = TableWriter()
    var versions = VersionTable()
    let registry = try SystemRegistry(folder: schemas.appendingPathComponent("registries/system"))
    let enums = EnumTable(registry, &writer)
    let properties = PropertyTable(registry, enums)
    let classes = try ClassTable(registry, properties)
    try classes.write(to: &writer, versions: &versions)
    try writeColors(decode("colors"), to: &writer, versions: &versions)
    try writeDevices(decode("devices"), to: &writer)
    try writeTextStyles(decode("textStyles"), to: &writer, versions: &versions)
    try writeFontMetrics(decode("fontMetrics"), to: &writer)
    _ = try DocumentTable(folder: schemas.appendingPathComponent("documents"), writer: &writer)
    try writeRegistryFiles(in: schemas.appendingPathComponent("registries"), to: &writer)
    versions.write(to: &writer)
    return writer.finish()
  }

  private func decode<Table: Decodable>(_ name: String) throws -> Table {
    try decodeTable(at: schemas.appendingPathComponent("system/\(name).json"))
  }
}

/// What is wrong with a table, and where.
struct TableError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Reads one JSON file; an error names the file.
func decodeTable<Table: Decodable>(at url: URL) throws -> Table {
  do {
    return try JSONDecoder().decode(Table.self, from: Data(contentsOf: url))
  } catch {
    throw TableError("\(url.lastPathComponent): \(error)")
  }
}
