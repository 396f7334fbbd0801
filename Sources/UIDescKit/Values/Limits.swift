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
    let shown = Compatibility.display(value)
    if let minimum, value < minimum {
      return "\(shown) is less than the minimum, \(Compatibility.display(minimum))"
    }
    if let maximum, value > maximum {
      return "\(shown) is more than the maximum, \(Compatibility.display(maximum))"
    }
    if let step, step > 0 {
      let steps = (value - (minimum ?? 0)) / step
      // Documents store numbers with float noise.
      if abs(steps - steps.rounded()) > 1e-6 {
        return "\(shown) is no multiple of the step, \(Compatibility.display(step))"
          + (minimum.map { $0 == 0 ? "" : ", counted from the minimum, \(Compatibility.display($0))" } ?? "")
      }
    }
    return nil
  }
}
