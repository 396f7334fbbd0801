/// Checks that what a property `sets` is there and takes its values.
struct Forwarding {
  private let registry: Registry

  init(_ registry: Registry) { self.registry = registry }

  func problem(with declaration: RegistryLoader.Declaration) -> String? {
    guard let path = declaration.property.sets else { return nil }
    let steps = path.keySteps
    if steps.contains("") || path.hasWhitespace { return "'\(path)' is no key path" }
    switch forwards(of: declaration) {
    case .end: break
    case .return: return "'\(path)' leads back to '\(declaration.property.key)'"
    case .areTooMany: return "'\(path)' forwards over more than \(Self.maximumForwards) keys; set the last one directly"
    }
    var failure: String?
    // A target that one platform has is enough.
    for platform in Platform.allCases {
      let chain = registry.chain(of: declaration.owner, module: declaration.module, base: nil, on: platform)
      switch registry.follow(steps, from: chain, on: platform) {
      case .unchecked: return nil
      case .found(let target, capitalised: nil):
        guard let message = problem(setting: target, from: declaration.property) else { return nil }
        failure = message
      case .found(_, let key?): failure = "the key is '\(key)'"
      case .getter(_, let key): failure = "'\(path)' is a getter's name and can't be set; the key is '\(key)'"
      case .unknown, .intoValue, .privateStep:
        failure =
          failure
          ?? "'\(declaration.owner)' has nothing at '\(path)' to set\(advice(for: steps, of: declaration, chain, platform))"
      }
    }
    return failure
  }

  private func problem(setting target: Property, from property: Property) -> String? {
    if target.isReadOnly { return "'\(property.sets ?? "")' is read-only and can't be set" }
    return Self.problem(storing: property.type, in: target.type).map { reason in
      "'\(property.key)' is \(withArticle(property.type.name)) and can't set '\(property.sets ?? "")', \(withArticle(target.type.name))"
        + (reason.isEmpty ? "" : ": \(reason)")
    }
  }

  private func advice(
    for steps: [String], of declaration: RegistryLoader.Declaration, _ chain: ClassChain, _ platform: Platform
  ) -> String {
    guard case .unknown(let step, let owner) = registry.follow(steps, from: chain, on: platform) else { return "" }
    let isLast = step == steps.count - 1
    // What it would set is never the property itself.
    let keys = registry.properties(of: owner, on: platform).filter { !isLast || !$0.isReadOnly }.map(\.key)
      .filter { step > 0 || $0 != declaration.property.key }
    if let near = nearestSpelling(of: steps[step], among: keys) { return "; did you mean '\(near)'?" }
    return step == 0 && !isLast ? "; what the class adds to itself, a template's child shows" : ""
  }

  /// A value may be handed on this often.
  static let maximumForwards = 16

  private enum Forwards { case end, `return`, areTooMany }

  /// Whether setting the property comes to set itself again, or goes on and on.
  private func forwards(of declaration: RegistryLoader.Declaration) -> Forwards {
    let chain = registry.chain(of: declaration.owner, module: declaration.module, base: nil, on: .iOS)
    var seen: Set<String> = [declaration.property.key]
    var next = declaration.property.sets
    while let key = next {
      if !seen.insert(key).inserted { return .return }
      if seen.count > Self.maximumForwards + 1 { return .areTooMany }
      next = registry.property(key, of: chain, on: .iOS)?.sets
    }
    return .end
  }

  /// Why values of `type` can't be stored where `target` is expected, as far as more is to be said than that they can't;
  /// nil when they can.
  static func problem(storing type: ValueType, in target: ValueType) -> String? {
    switch (type, target) {
    case (.enumeration(let cases), .system(.enumeration(let known))),
      (.flags(let cases), .system(.enumeration(let known))):
      return cases.lazy.compactMap { known.problem(with: $0) }.first
    default: return canSet(type, target) ? nil : ""
    }
  }

  private static func canSet(_ type: ValueType, _ target: ValueType) -> Bool {
    if type == target || type == .any || target == .any { return true }
    switch (type, target) {
    case (.color, .system(.cgColor)), (.integer, .number), (.number, .enumeration), (.integer, .enumeration),
      (.number, .system(.enumeration)), (.integer, .system(.enumeration)):
      return true
    // The same type by other names.
    case (.font, .system(.font)), (.insets, .system(.insets)), (.localizedString, .string),
      (.string, .localizedString), (.number, .duration), (.duration, .number):
      return true
    case (_, .system(.conforming)): return true
    case (_, .system(.object(let symbol))): return holds(type, objectOf: symbol.string)
    default: return false
    }
  }

  private static func holds(_ type: ValueType, objectOf name: String) -> Bool {
    switch name {
    case "NSObject", "id": true
    case "NSArray", "NSMutableArray": if case .list = type { true } else { false }
    case "NSDictionary", "NSMutableDictionary": if case .map = type { true } else { false }
    case "NSNumber": [.boolean, .integer, .number, .duration].contains(type)
    case "NSString", "NSMutableString": [.string, .localizedString].contains(type)
    case "NSDate": type == .date
    default: false
    }
  }
}

extension SystemEnum {
  /// Why a registry's case is none of the enum's; it may have a name of its own for a raw value.
  fileprivate func problem(with named: ValueType.EnumCase) -> String? {
    // Enums that the tables name without cases take any.
    if cases.isEmpty { return nil }
    let known = raw(named: named.name)
    guard let raw = named.raw else {
      return known == nil ? "'\(named.name)' is no case of \(name), and has no raw value" : nil
    }
    if let known, known != raw { return "'\(named.name)' is \(known) in \(name), not \(raw)" }
    let isValue = isFlags ? flagNames(raw).unknown == 0 : caseName(raw) != nil
    return isValue ? nil : "\(raw), '\(named.name)', is no value of \(name)"
  }
}
