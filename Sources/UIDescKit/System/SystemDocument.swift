/// An element name of one vocabulary.
struct SystemElement: SystemRow {
  let record: SystemRecord
  init(index: Int) { record = SystemRecord(.documentElements, index) }

  var symbol: SystemSymbol { record.symbol(0) }
  var className: SystemSymbol? { record.optionalSymbol(4) }
  /// Sorted by name.
  var attributes: SystemRows<SystemAttribute> { record.rows(8) }
  var vocabulary: UInt8 { record.u8(16) }
  var role: ElementRole { ElementRole(rawValue: record.u8(17)) ?? .record }

  var isOptionSet: Bool { record.u16(18) != 0 }

  func attribute(_ symbol: SystemSymbol) -> SystemAttribute? {
    let rows = attributes
    return rows.position(of: symbol, in: .documentAttributes).map { rows[$0] }
  }

  /// The element `symbol` of a vocabulary.
  static func find(_ symbol: SystemSymbol, in vocabulary: VocabularyID) -> SystemElement? {
    let all = SystemRows<SystemElement>(all: .documentElements)
    // The vocabularies follow each other, each sorted by name.
    guard let first = all.firstIndex(where: { $0.vocabulary == vocabulary.rawValue }) else { return nil }
    let end = all[first...].firstIndex { $0.vocabulary != vocabulary.rawValue } ?? all.endIndex
    let run = SystemRows<SystemElement>(first: first, count: end - first)
    return run.position(of: symbol, in: .documentElements).map { run[$0] }
  }
}

/// An attribute that an element can have.
struct SystemAttribute: SystemRow {
  let record: SystemRecord
  init(index: Int) { record = SystemRecord(.documentAttributes, index) }

  var symbol: SystemSymbol { record.symbol(0) }
  /// The property it sets.
  var property: SystemSymbol? { record.optionalSymbol(4) }
  var enumeration: SystemEnum? {
    record.optionalSymbol(8).flatMap { SystemTables.enum(named: $0.string) }
  }
  var spellings: SystemRows<SystemSpelling> { record.rows(12) }
  var kind: AttributeKind { AttributeKind(rawValue: record.u8(20)) ?? .other }
  var isForDesign: Bool { record.u8(21) != 0 }
}

/// What a document writes for a case of an enum.
struct SystemSpelling: SystemRow {
  let record: SystemRecord
  init(index: Int) { record = SystemRecord(.documentSpellings, index) }

  var spelling: SystemSymbol { record.symbol(0) }
  var caseName: SystemSymbol { record.symbol(4) }
}
