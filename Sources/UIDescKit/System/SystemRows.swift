import CSchemas

/// A value that is one record of a built-in table.
public protocol SystemRow: Sendable {
  /// The record at `index`; all its fields are empty when there is none.
  init(index: Int)
}

/// A run of records, made when asked for.
public struct SystemRows<Row: SystemRow>: RandomAccessCollection, Sendable {
  /// The place of the first record in its table.
  public let startIndex: Int
  /// The place after the last record.
  public let endIndex: Int

  init(first: Int, count: Int) {
    startIndex = first
    endIndex = first + count
  }

  init(all section: SystemSection) {
    self.init(first: 0, count: Int(uidesc_system_count(section.rawValue)))
  }

  /// The record at a place in its table.
  public subscript(index: Int) -> Row { Row(index: index) }
}

extension SystemRows {
  /// The position of the record that `symbol` leads, in a run of `section` sorted by its leading field.
  func position(of symbol: SystemSymbol, in section: SystemSection) -> Int? {
    let found = lowerBound(of: symbol, in: section)
    guard found < endIndex, SystemRecord(section, found).u32(0) == symbol.index else { return nil }
    return found
  }

  /// The first position whose leading field is not less than `symbol`.
  func lowerBound(of symbol: SystemSymbol, in section: SystemSection) -> Int {
    Int(
      uidesc_system_lower_bound(
        section.rawValue, UInt32(clamping: startIndex), UInt32(clamping: endIndex), symbol.index))
  }
}
