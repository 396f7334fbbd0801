import UIDescKit

/// One field of a record. Strings become indices when the whole pool is known.
enum Field {
  case u8(UInt8)
  case u16(UInt16)
  case u32(UInt32)
  case i64(Int64)
  case f64(Double)
  case string(String)
  case optionalString(String?)
}

/// Collects the sections and lays them out: header, directory, then every section's records, all little-endian.
struct TableWriter {
  private var sections: [SystemSection: [[Field]]] = [:]

  /// Sets a section's records, which have all the same fields.
  mutating func add(_ section: SystemSection, _ records: [[Field]]) { sections[section] = records }

  func finish() -> [UInt8] {
    let pool = StringPool(sections.values.joined().joined())
    var blobs: [SystemSection: (bytes: [UInt8], count: Int)] = [:]
    for (section, records) in sections {
      blobs[section] = (records.flatMap { $0.flatMap { bytes(of: $0, pool) } }, records.count)
    }
    let header = 8 + SystemSection.allCases.count * 12
    // The strings come first, so that their offsets are known before they are written.
    let index = pool.index(textAt: header + pool.count * 8)
    blobs[.strings] = (index, pool.count)
    blobs[.text] = (pool.text, pool.text.count)
    let buckets = pool.buckets
    blobs[.stringBuckets] = (buckets.flatMap { bytes(of: $0, pool) }, buckets.count)

    var directory =
      littleEndian(SystemSection.magic) + littleEndian(UInt32(SystemSection.allCases.count))
    var body: [UInt8] = []
    for section in SystemSection.allCases {
      let (bytes, count) = blobs[section] ?? ([], 0)
      directory += littleEndian(UInt32(header + body.count)) + littleEndian(UInt32(count))
      directory += littleEndian(UInt32(count == 0 ? 0 : bytes.count / count))
      body += bytes
    }
    return directory + body
  }

  private func bytes(of field: Field, _ pool: StringPool) -> [UInt8] {
    switch field {
    case .u8(let value): [value]
    case .u16(let value): littleEndian(value)
    case .u32(let value): littleEndian(value)
    case .i64(let value): littleEndian(value)
    case .f64(let value): littleEndian(value.bitPattern)
    case .string(let text): littleEndian(pool.index(of: text))
    case .optionalString(let text): littleEndian(text.map(pool.index(of:)) ?? SystemSection.none)
    }
  }
}

/// The bytes of an integer, lowest first.
func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
  (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}
