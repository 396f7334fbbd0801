extension ExpressionType {
  /// The type without `optional`.
  var unwrapped: ExpressionType {
    guard case .optional(let type) = self else { return self }
    return type.unwrapped
  }

  /// Whether a value of type `other` can stand where this type is needed. Optional ones can: a missing value is found
  /// when the expression is evaluated.
  func accepts(_ other: ExpressionType) -> Bool {
    switch (self, other.unwrapped) {
    case (.any, _), (_, .any): true
    case (.optional, .null): true
    case (.optional(let type), let other): type.accepts(other)
    case (.enumeration(let known), .enumeration(let cases)), (.flags(let known), .flags(let cases)):
      known.isEmpty || cases.allSatisfy(known.contains)
    case (.list(let item), .list(let other)): item.accepts(other)
    case (.map(let key, let value), .map(let otherKey, let other)): key.accepts(otherKey) && value.accepts(other)
    case (.string, .date): true
    case (let type, let other): type == other
    }
  }

  /// The type of a value that is of one of two types; nil when no type has both.
  func joined(with other: ExpressionType) -> ExpressionType? {
    switch (self, other) {
    case (.null, .null): .null
    case (.null, let type), (let type, .null): type == .any ? .any : .optional(type.unwrapped)
    case (.any, _), (_, .any): .any
    case (.optional(let type), let other), (let other, .optional(let type)):
      type.joined(with: other.unwrapped).map { .optional($0) }
    case (.list(let item), .list(let other)): item.joined(with: other).map { .list($0) }
    case (let type, let other): type.accepts(other) ? type : other.accepts(type) ? other : nil
    }
  }
}
