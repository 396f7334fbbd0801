extension TypedText {
  /// `slide(in, left)`: one of the forms, with arguments of its types. Arguments at the end may be left out.
  func call(_ place: Range<Int>, _ forms: [ValueType.CallForm]) -> Compatibility {
    let call = CallParts(place, of: self)
    let name = string(call.name)
    guard let form = forms.first(where: { $0.isMeant(by: name) }) else { return word(call.name, among: forms) }
    guard let open = call.open else { return .fine }
    guard let close = call.close else { return .badText("'(' has no ')'", at: open..<(open + 1)) }
    let rest = trimmed((close + 1)..<place.upperBound)
    if !rest.isEmpty { return .badText("'\(string(rest))' follows the closing ')'", at: rest) }
    var labels: Set<String> = []
    for (position, argument) in call.arguments.enumerated() {
      if let label = label(of: argument, in: form), !labels.insert(label).inserted {
        return .badText("'\(label)' is given twice", at: trimmed(argument))
      }
      guard let (expected, value) = parameter(of: form, for: argument, at: position) else { continue }
      let verdict =
        switch expected {
        case .words(let words): item(value) { $0.word($0.trimmed($1), among: form.declared(words)) }
        case .typed(let type): item(value, type)
        case .labelled(let label, let type):
          value == argument ? missingLabel(label, argument, form) : item(value, type)
        }
      if verdict != .fine { return verdict }
    }
    guard call.arguments.count > form.arguments.count else { return .fine }
    let most = form.arguments.count == 1 ? "1 argument" : "\(form.arguments.count) arguments"
    return .badText(
      "'\(form.name)' takes \(most), not \(call.arguments.count)", at: trimmed(call.arguments[form.arguments.count]))
  }
}

/// Where the parts of `slide(in, left)` stand.
struct CallParts {
  let name: Range<Int>
  /// The offsets of the parentheses; `close` is nil too when the one that opens is never closed.
  let open, close: Int?
  let arguments: [Range<Int>]

  init(_ place: Range<Int>, of typed: TypedText) {
    open = place.first { typed.text[$0] == .open }
    name = typed.trimmed(place.lowerBound..<(open ?? place.upperBound))
    close = open.flatMap { typed.closing($0, in: place) }
    guard let open, let close, !typed.trimmed((open + 1)..<close).isEmpty else {
      arguments = []
      return
    }
    arguments = typed.split((open + 1)..<close, by: .comma)
  }
}

extension TypedText {
  /// The offset of the parenthesis that closes the one at `open`.
  fileprivate func closing(_ open: Int, in place: Range<Int>) -> Int? {
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
