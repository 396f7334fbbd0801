extension TypedText {
  /// `slide(in, left)`: one of the forms, with arguments of its types. Arguments at the end may be left out.
  func call(_ place: Range<Int>, _ forms: [ValueType.CallForm]) -> Compatibility {
    let open = place.first { text[$0] == .open } ?? place.upperBound
    let namePlace = trimmed(place.lowerBound..<open)
    let name = string(namePlace)
    guard let form = forms.first(where: { $0.isMeant(by: name) }) else { return word(namePlace, among: forms) }
    if open == place.upperBound { return .fine }
    guard let close = closing(open, in: place) else {
      return .badText("'(' has no ')'", at: open..<(open + 1))
    }
    let rest = trimmed((close + 1)..<place.upperBound)
    if !rest.isEmpty { return .badText("'\(string(rest))' follows the closing ')'", at: rest) }
    let inside = (open + 1)..<close
    let arguments = trimmed(inside).isEmpty ? [] : split(inside, by: .comma)
    for (argument, expected) in zip(arguments, form.arguments) {
      let verdict =
        switch expected {
        case .words(let words): word(trimmed(argument), among: form.declared(words))
        case .typed(let type): item(argument, type)
        }
      if verdict != .fine { return verdict }
    }
    guard arguments.count > form.arguments.count else { return .fine }
    let most = form.arguments.count == 1 ? "1 argument" : "\(form.arguments.count) arguments"
    return .badText(
      "'\(form.name)' takes \(most), not \(arguments.count)", at: trimmed(arguments[form.arguments.count]))
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
