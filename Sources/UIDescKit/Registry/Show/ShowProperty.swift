extension Property {
  /// Everything but title, key and type, for people: `default 0`, `at least 0`, `sets layer.borderWidth`.
  func details(on platform: Platform, _ context: TypedValueContext) -> [String] {
    var parts: [String] = []
    if let value = shownDefault(on: platform, context) { parts.append("default \(value)") }
    if let values = type.allowedValues { parts.append(values) }
    if let minimum = limits.minimum { parts.append("at least \(minimum.shown)") }
    if let maximum = limits.maximum { parts.append("at most \(maximum.shown)") }
    if let step = limits.step { parts.append("in steps of \(step.shown)") }
    if let pattern = limits.pattern { parts.append("matching \(pattern.source)") }
    if let unit = limits.unit { parts.append("in \(unit)") }
    if isOptional { parts.append("optional") }
    if isReadOnly { parts.append("read-only") }
    if isSystem, let trait = declaringTrait { parts.append("from \(trait)") }
    if let storage = type.storage { parts.append("stored as \(storage)") }
    if let sets { parts.append("sets \(sets)") }
    for rule in order where rule.key == key {
      parts.append("after \(rule.after)" + (rule.reason.isEmpty ? "" : " (\(rule.reason))"))
    }
    return parts + versions("from", introduced) + versions("deprecated from", deprecated)
  }

  /// The protocol that declares it; nil for a class.
  private var declaringTrait: String? { SystemTables.class(named: declaredBy) == nil ? declaredBy : nil }

  private func shownDefault(on platform: Platform, _ context: TypedValueContext) -> String? {
    if let defaultValue {
      if let text = defaultValue.string { return text.isEmpty ? "''" : text }
      let text = Value(defaultValue).shown
      return text.isEmpty ? "none" : text
    }
    guard isSystem, let system = SystemTables.class(named: declaredBy)?.property(named: key, on: platform) else {
      return nil
    }
    return Value(defaultOf: system, context)?.shown
  }

  private func versions(_ word: String, _ versions: [Platform: PlatformVersion]) -> [String] {
    Platform.allCases.compactMap { platform in versions[platform].map { "\(word) \(platform.name) \($0)" } }
  }
}

extension ValueType {
  /// `normal (0), pop (2)`; nil when a value is no choice.
  fileprivate var allowedValues: String? {
    switch self {
    case .enumeration(let cases): return "one of " + Self.list(cases)
    case .flags(let options): return "some of " + Self.list(options)
    case .call(let forms): return "one of " + forms.map(\.signature).joined(separator: ", ")
    case .list(let item): return item.allowedValues
    case .system(.enumeration(let known)): return "one of " + known.cases.map(\.name).joined(separator: ", ")
    default: return nil
    }
  }

  private static func list(_ cases: [EnumCase]) -> String {
    cases.map { named in named.name + (named.raw.map { " (\($0))" } ?? "") }.joined(separator: ", ")
  }

  /// How a document stores what its editor has no kind of attribute for.
  fileprivate var storage: String? {
    switch self {
    case .enumeration(let cases) where cases.allSatisfy { $0.raw == nil }: "a string"
    case .enumeration, .flags, .duration: "a number or a string"
    case .insets: "a string or a rect"
    case .font, .date, .list, .map, .call: "a string"
    default: nil
    }
  }
}

extension ValueType.CallForm {
  fileprivate var signature: String {
    let words = arguments.map { argument in
      switch argument {
      case .words(let words): words.joined(separator: "|")
      case .typed(let type): type.name
      case .labelled(let label, let type): "\(label): \(type.name)"
      }
    }
    return name + "(" + words.joined(separator: ", ") + ")"
  }
}
