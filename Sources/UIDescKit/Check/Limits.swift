extension Property.Limits {
  /// What is wrong with a number that has the right type.
  func problem(with stored: StoredValue) -> Compatibility? {
    if let pattern, case .string(let text, _) = stored { return Self.match(text, pattern) }
    guard case .number(let value, _) = stored else { return nil }
    let shown = Compatibility.display(value)
    if let minimum, value < minimum {
      return .outOfRange("\(shown) is less than the minimum, \(Compatibility.display(minimum))", .error)
    }
    if let maximum, value > maximum {
      return .outOfRange("\(shown) is more than the maximum, \(Compatibility.display(maximum))", .error)
    }
    if let step, step > 0 {
      let steps = (value - (minimum ?? 0)) / step
      // Documents store numbers with float noise.
      if abs(steps - steps.rounded()) > 1e-6 {
        return .outOfRange("\(shown) is no multiple of the step, \(Compatibility.display(step))", .error)
      }
    }
    return nil
  }

  /// Whether all of a text matches a regular expression.
  private static func match(_ text: String, _ pattern: String) -> Compatibility? {
    do {
      if try Regex(pattern).wholeMatch(in: text) != nil { return nil }
    } catch {
      return nil
    }
    return .badText("'\(text)' doesn't match the pattern '\(pattern)'", offset: 0)
  }

  /// Whether `pattern` can be read at all.
  static func isPattern(_ pattern: String) -> Bool { (try? Regex(pattern)) != nil }
}
