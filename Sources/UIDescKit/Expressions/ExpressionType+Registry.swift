extension ExpressionType {
  /// The type of a property's values in expressions.
  init(_ type: ValueType) {
    self =
      switch type {
      case .boolean: .boolean
      case .integer, .number, .duration: .number
      case .string, .localizedString: .string
      case .color: .color
      case .image: .image
      case .font: .font
      case .point: .point
      case .size: .size
      case .rect: .rect
      case .insets: .insets
      case .range: .range
      case .date: .date
      case .any: .any
      case .enumeration(let cases): .enumeration(cases.map(\.name))
      case .flags(let options): .flags(options.map(\.name))
      case .list(let item): .list(.init(item))
      case .map(let key, let value): .map(.init(key), .init(value))
      case .call: .call
      case .system(let type): .init(system: type)
      }
  }

  private init(system type: SystemType) {
    switch type {
    case .cgColor: self = .color
    case .font: self = .font
    case .insets: self = .insets
    case .enumeration(let known):
      let names = known.cases.map(\.name)
      self = known.isFlags ? .flags(names) : .enumeration(names)
    default: self = .any
    }
  }
}
