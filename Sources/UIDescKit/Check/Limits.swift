extension Property.Limits {
  /// What is wrong with a number that has the right type.
  func problem(with stored: StoredValue) -> Compatibility? {
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
}
