extension Property.Limits {
  /// What is wrong with a value that has the right type.
  func problem(with stored: StoredValue, of type: ValueType) -> Compatibility? {
    switch stored {
    case .number(let value, _): return problem(with: value).map { .outOfRange($0, .error) }
    case .string(let text, _):
      if type == .duration { return TypedText(text).seconds.flatMap(problem(with:)).map { .outOfRange($0, .error) } }
      guard let pattern, !pattern.matches(text) else { return nil }
      return .badText("'\(text)' doesn't match the pattern '\(pattern.source)'", at: 0..<text.utf8.count)
    default: return nil
    }
  }

  func problem(with value: Double) -> String? {
    if let minimum, value < minimum {
      return "\(value.shown) is less than the minimum, \(minimum.shown)"
    }
    if let maximum, value > maximum {
      return "\(value.shown) is more than the maximum, \(maximum.shown)"
    }
    if let step, step > 0 {
      let steps = (value - (minimum ?? 0)) / step
      // Documents store numbers with float noise.
      if abs(steps - steps.rounded()) > 1e-6 {
        return "\(value.shown) is no multiple of the step, \(step.shown)"
          + (minimum.map { $0 == 0 ? "" : ", counted from the minimum, \($0.shown)" } ?? "")
      }
    }
    return nil
  }
}
