extension TypedText {
  /// `slide(in, left)`: one of the forms, with arguments of its types. Arguments at the end may be left out.
  func call(_ place: Range<Int>, _ forms: [ValueType.CallForm]) -> Compatibility {
    let open = place.first { text[$0] == .open } ?? place.upperBound
    let namePlace = trimmed(place.lowerBound..<open)
    guard let form = forms.first(where: { $0.name == string(namePlace) }) else {
      return word(namePlace, among: forms.map(\.name))
    }
    if open == place.upperBound { return .fine }
    guard let close = closing(open, in: place) else {
      return .badText("'(' has no ')'", at: open..<(open + 1))
    }
    let rest = trimmed((close + 1)..<place.upperBound)
    if !rest.isEmpty { return .badText("'\(string(rest))' follows the closing ')'", at: rest) }
    let inside = (open + 1)..<close
    let arguments = trimmed(inside).isEmpty ? [] : split(inside, by: .comma)
    var labels: Set<String> = []
    for (position, argument) in arguments.enumerated() {
      if let label = label(of: argument, in: form), !labels.insert(label).inserted {
        return .badText("'\(label)' is given twice", at: trimmed(argument))
      }
      guard let (expected, value) = parameter(of: form, for: argument, at: position) else { continue }
      let verdict =
        switch expected {
        case .words(let words): word(trimmed(value), among: words)
        case .typed(let type): item(value, type)
        case .labelled(let label, let type):
          value == argument ? missingLabel(label, argument, form) : item(value, type)
        }
      if verdict != .fine { return verdict }
    }
    guard arguments.count > form.arguments.count else { return .fine }
    let most = form.arguments.count == 1 ? "1 argument" : "\(form.arguments.count) arguments"
    return .badText(
      "'\(form.name)' takes \(most), not \(arguments.count)", at: trimmed(arguments[form.arguments.count]))
  }

  /// The parameter that an argument is for, by its label or else its place, and where the value stands.
  private func parameter(
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

  private func missingLabel(_ label: String, _ argument: Range<Int>, _ form: ValueType.CallForm) -> Compatibility {
    let place = trimmed(argument)
    guard let first = split(argument, by: .colon).first, first.upperBound < argument.upperBound else {
      return .badText("'\(string(place))' needs a label; write '\(label): \(string(place))'", at: place)
    }
    return word(trimmed(first), among: form.arguments.compactMap(\.label))
  }

  /// The offset of the parenthesis that closes the one at `open`.
  private func closing(_ open: Int, in place: Range<Int>) -> Int? {
    var depth = 0
    var isQuoted = false
    var i = open
    while i < place.upperBound {
      switch text[i] {
      case UInt8(ascii: "\\") where isQuoted: i += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case .open where !isQuoted: depth += 1
      case .close where !isQuoted:
        depth -= 1
        if depth == 0 { return i }
      default: break
      }
      i += 1
    }
    return nil
  }
}
