import CSchemas

/// One record of a table: a place in the embedded bytes. Making one allocates nothing, reading a field checks its bounds.
struct SystemRecord {
  let base: UInt32

  init(_ section: SystemSection, _ index: Int) {
    base = uidesc_system_record(section.rawValue, UInt32(clamping: index))
  }

  func u8(_ field: UInt32) -> UInt8 { uidesc_system_u8(base, field) }
  func u16(_ field: UInt32) -> UInt16 { uidesc_system_u16(base, field) }
  func u32(_ field: UInt32) -> UInt32 { uidesc_system_u32(base, field) }
  func i64(_ field: UInt32) -> Int64 { uidesc_system_i64(base, field) }
  func f64(_ field: UInt32) -> Double { uidesc_system_f64(base, field) }

  func symbol(_ field: UInt32) -> SystemSymbol { SystemSymbol(index: u32(field)) }

  func optionalSymbol(_ field: UInt32) -> SystemSymbol? {
    let index = u32(field)
    return index == SystemSection.none ? nil : SystemSymbol(index: index)
  }

  /// A run of records in another section: its first index, then its length.
  func rows<Row: SystemRow>(_ field: UInt32) -> SystemRows<Row> {
    SystemRows(first: Int(u32(field)), count: Int(u32(field + 4)))
  }
}
