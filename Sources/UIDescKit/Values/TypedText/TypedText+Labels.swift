/// Arguments with labels: `image(star, index: 3)`.
extension TypedText {
  /// The parameter that an argument is for, by its label or else its place, and where the value stands.
  func parameter(
    of form: ValueType.CallForm, for argument: Range<Int>, at position: Int
  ) -> (ValueType.Argument, value: Range<Int>)? {
    if let label = label(of: argument, in: form), let named = form.arguments.first(where: { $0.label == label }) {
      return (named, value(afterLabel: argument))
    }
    return position < form.arguments.count ? (form.arguments[position], argument) : nil
  }

  /// The label of an argument; nil when it has none that the form knows.
  func label(of argument: Range<Int>, in form: ValueType.CallForm) -> String? {
    guard form.arguments.contains(where: { $0.label != nil }), let first = split(argument, by: .colon).first,
      first.upperBound < argument.upperBound
    else { return nil }
    let word = string(trimmed(first))
    return form.arguments.contains { $0.label == word } ? word : nil
  }

  func value(afterLabel argument: Range<Int>) -> Range<Int> {
    let label = split(argument, by: .colon).first?.upperBound ?? argument.lowerBound
    return min(label + 1, argument.upperBound)..<argument.upperBound
  }

  func missingLabel(_ label: String, _ argument: Range<Int>, _ form: ValueType.CallForm) -> Compatibility {
    let place = trimmed(argument)
    guard let first = split(argument, by: .colon).first, first.upperBound < argument.upperBound else {
      return .badText("'\(string(place))' needs a label; write '\(label): \(string(place))'", at: place)
    }
    return word(trimmed(first), among: form.arguments.compactMap(\.label))
  }
}
