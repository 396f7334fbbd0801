/// What templates set: keys that the class has, values of their types.
extension WidgetTypeChecker {
  mutating func check(
    _ settings: Template.Settings, of chain: ClassChain, _ platform: Platform, in scope: Scope
  ) {
    for setting in settings.properties { check(setting, of: chain, platform, in: scope) }
    let layer = registry.chain(of: "CALayer", module: nil, base: nil, on: platform)
    for setting in settings.layer { check(setting, of: layer, platform, in: scope) }
    for setting in settings.extra { checkUntyped(setting.value, in: scope) }
    for part in settings.parts {
      guard let known = NodePart.named[part.key] else { continue }
      check(part, of: known, in: scope)
    }
  }

  private mutating func check(
    _ setting: Template.Setting, of chain: ClassChain, _ platform: Platform, in scope: Scope
  ) {
    if setting.key == "frame" {
      fail("a frame is a member of the node itself, beside its 'properties'", setting.keyRange)
    } else if let property = registry.property(setting.key, of: chain, on: platform) {
      if property.isReadOnly {
        fail("'\(setting.key)' is read-only\(Self.advice(instead: setting.key))", setting.keyRange)
      }
      check(setting.value, setting.valueRange, property, in: scope)
    } else {
      if !chain.isOpen { fail(unknown(setting.key, of: chain, platform), setting.keyRange) }
      checkUntyped(setting.value, in: scope)
    }
  }

  private func unknown(_ key: String, of chain: ClassChain, _ platform: Platform) -> String {
    let keys = registry.properties(of: chain, on: platform).lazy.filter { !$0.isReadOnly }.map(\.key)
    let advice = nearestSpelling(of: key, among: keys).map { "did you mean '\($0)'?" }
    let name = chain.links.first?.name ?? "object"
    return "'\(name)' has no property '\(key)'; \(advice ?? "what only renderers read goes under 'extra'")"
  }

  private static func advice(instead key: String) -> String {
    switch key {
    case "layer": "; the layer's properties go under 'layer', beside 'properties'"
    case "subviews": "; subviews go under 'children'"
    default: " and can't be set; what only renderers read goes under 'extra'"
    }
  }

  mutating func checkUntyped(_ value: TemplateValue, in scope: Scope) {
    switch value {
    case .constant: break
    case .expression(let expression): check(expression, nil, in: scope)
    case .object(let members): for member in members { checkUntyped(member.value, in: scope) }
    case .list(let items):
      each(items, in: scope) { checker, item, inner in checker.checkUntyped(item.value, in: inner) }
    }
  }

  /// Items of a list with the names that each may use.
  mutating func each(
    _ items: [TemplateValue.Item], in scope: Scope,
    _ check: (inout WidgetTypeChecker, TemplateValue.Item, Scope) -> Void
  ) {
    for item in items {
      var inner = scope
      self.check(item.control, in: &inner)
      check(&self, item, inner)
    }
  }
}
