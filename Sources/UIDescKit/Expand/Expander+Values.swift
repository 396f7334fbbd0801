/// The values of a template's expressions.
extension Expander {
  /// Nil when there is no expression, its value is null, or it has none, which is reported.
  mutating func value(_ placed: PlacedExpression?, _ maker: NodeMaker) -> Value? {
    guard let placed else { return nil }
    do {
      let value = try placed.expression.value(in: &evaluation)
      return value == .null ? nil : value.withoutNoise
    } catch {
      report(error, in: placed.expression.text, maker)
      return nil
    }
  }

  /// A message with its expressions' values; nil when one has none, which is reported.
  mutating func text(_ message: Interpolation, _ maker: NodeMaker) -> String? {
    do {
      return try message.text(in: &evaluation)
    } catch {
      report(error, in: message.text, maker)
      return nil
    }
  }

  mutating func bind(_ lets: [Template.Binding], _ maker: NodeMaker) {
    for binding in lets { evaluation.values[binding.name] = value(binding.value, maker) ?? .null }
  }

  /// Binds a part's names, then asks its condition. A name that can't be worked out matters only if the part is made.
  mutating func isMade(_ control: Control, _ maker: NodeMaker) -> Bool {
    var failed: (problem: ExpressionProblem, text: String)?
    for binding in control.lets {
      do throws(ExpressionProblem) {
        evaluation.values[binding.name] = try binding.value.expression.value(in: &evaluation).withoutNoise
      } catch {
        failed = failed ?? (error, binding.value.expression.text)
        evaluation.values[binding.name] = .null
      }
    }
    var isMade = true
    if let condition = control.condition?.expression {
      do throws(ExpressionProblem) {
        guard try condition.value(in: &evaluation) == .bool(true) else { return false }
      } catch {
        failed = failed ?? (error, condition.text)
        isMade = false
      }
    }
    if let failed { report(failed.problem, in: failed.text, maker) }
    return isMade
  }

  mutating func value(_ value: TemplateValue, _ maker: NodeMaker) -> Value? {
    switch value {
    case .constant(let value): return value
    case .expression(let expression): return self.value(expression, maker)
    case .object(let members):
      var fields: [Value.Field] = []
      let before = failures
      for member in members {
        if let value = self.value(member.value, maker) { fields.append(.init(member.key, value)) }
      }
      if failures > before { return nil }
      // Of an object without any value nothing is left: `{"normal": "image"}` without the image.
      return fields.isEmpty && !members.isEmpty ? nil : .object(fields)
    case .list(let items):
      var values: [Value] = []
      for item in items {
        repeated(item.control, maker) { expander, _ in
          if let value = expander.value(item.value, maker) { values.append(value) }
        }
      }
      return .list(values)
    }
  }

  /// A part that is one object may be given as alternatives: the first that is made counts.
  mutating func part(_ part: Template.Setting, _ maker: NodeMaker) -> Value? {
    let before = failures
    guard var value = value(part.value, maker), let known = NodePart.named[part.key] else { return nil }
    if !known.isList, case .list(let alternatives) = value {
      guard let first = alternatives.first else { return nil }
      value = first
    }
    if value == .list([]) { return nil }
    guard let problem = known.shape.problem(with: value, at: part.key) else { return value }
    // What lacks a value that has failed is told already.
    if failures == before { report(ExpressionProblem(problem, at: 0..<0), in: part.key, maker) }
    return nil
  }

  /// Does `work` as often as loops and condition say, with the number of times it was done before.
  mutating func repeated(_ control: Control, _ maker: NodeMaker, _ work: (inout Expander, Int) -> Void) {
    var index = 0
    repeated(control, control.loops[...], &index, maker, work)
  }

  private mutating func repeated(
    _ control: Control, _ loops: ArraySlice<Control.Loop>, _ index: inout Int, _ maker: NodeMaker,
    _ work: (inout Expander, Int) -> Void
  ) {
    let outer = evaluation.values
    defer { evaluation.values = outer }
    guard let loop = loops.first else {
      if !control.loops.isEmpty { evaluation.values["index"] = .number(Double(index)) }
      if isMade(control, maker) { work(&self, index) }
      index += 1
      return
    }
    for round in rounds(loop, maker) {
      guard takesRound(maker, of: loop) else { return }
      evaluation.values[loop.name] = round.value
      if let key = round.key { evaluation.values["key"] = key }
      repeated(control, loops.dropFirst(), &index, maker, work)
    }
  }

  private mutating func rounds(_ loop: Control.Loop, _ maker: NodeMaker) -> [(key: Value?, value: Value)] {
    switch value(loop.source, maker) {
    case .list(let items)?: return items.map { (nil, $0) }
    case .object(let entries)?: return entries.map { (Self.key($0.key), $0.value) }
    case let count?:
      guard let number = count.double, number > 0 else { return [] }
      let limit = Evaluation.longestList
      guard let whole = Int(exactly: number), whole <= limit else {
        let message = number > Double(limit) ? "more than \(limit) repetitions" : "\(number.shown) is no whole number"
        report(ExpressionProblem(message, at: 0..<0), in: loop.source.expression.text, maker)
        return []
      }
      return (0..<whole).map { (nil, .number(Double($0))) }
    case nil: return []
    }
  }

  /// A map's key, as a number where it is one.
  private static func key(_ text: String) -> Value {
    parseNumber(ArraySlice(Array(text.utf8))).map(Value.number) ?? .string(text)
  }
}

extension Value {
  /// Numbers as arithmetic by hand gives them: 33.3 - 5 is 28.3, which binary fractions miss by some 1e-15. What has more
  /// than nine decimals stays as it is.
  fileprivate var withoutNoise: Value {
    switch self {
    case .number(let number): .number(number.snapped)
    case .list(let items): .list(items.map(\.withoutNoise))
    case .object(let fields): .object(fields.map { .init($0.key, $0.value.withoutNoise) })
    default: self
    }
  }
}

extension Double {
  fileprivate var snapped: Double {
    let decimal = (self * 1e9).rounded() / 1e9
    return abs(decimal - self) < 1e-13 * max(1, magnitude) ? decimal : self
  }
}
