/// Checks that what a property `sets` is there and takes its values.
struct Forwarding {
  private let registry: Registry

  init(_ registry: Registry) { self.registry = registry }

  func problem(with declaration: RegistryLoader.Declaration) -> String? {
    guard let path = declaration.property.sets else { return nil }
    let steps = path.keySteps
    if steps.contains("") || path.contains(where: \.isWhitespace) { return "'\(path)' is no key path" }
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
    if Self.canSet(property.type, target.type) { return nil }
    return
      "'\(property.key)' is \(withArticle(property.type.name)) and can't set '\(property.sets ?? "")', \(withArticle(target.type.name))"
  }

  private func advice(
    for steps: [String], of declaration: RegistryLoader.Declaration, _ chain: ClassChain, _ platform: Platform
  ) -> String {
    guard case .unknown(let step, let owner) = registry.follow(steps, from: chain, on: platform) else { return "" }
    // What it would set is never the property itself.
    let keys = registry.properties(of: owner, on: platform).filter { !$0.isReadOnly }.map(\.key)
      .filter { step > 0 || $0 != declaration.property.key }
    return nearestSpelling(of: steps[step], among: keys).map { "; did you mean '\($0)'?" } ?? ""
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

  /// Whether values of `type` can be stored where `target` is expected.
  static func canSet(_ type: ValueType, _ target: ValueType) -> Bool {
    if type == target || type == .any || target == .any { return true }
    switch (type, target) {
    case (.color, .system(.cgColor)), (.integer, .number), (.number, .enumeration), (.integer, .enumeration),
      (.number, .system(.enumeration)), (.integer, .system(.enumeration)):
      return true
    // The same type by other names: a registry spells out the cases that the system's tables know.
    case (.enumeration, .system(.enumeration)), (.flags, .system(.enumeration)), (.font, .system(.font)),
      (.insets, .system(.insets)), (.localizedString, .string), (.string, .localizedString), (.number, .duration),
      (.duration, .number):
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
