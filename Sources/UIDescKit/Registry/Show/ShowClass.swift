/// What the registry knows of a class, for people: its superclasses, every key with its inspector title, type, declarer,
/// default and limits, and what a widget becomes.
/// - Returns: nil when nobody knows the class.
public func describeClass(_ name: String, in registry: Registry = Registry()) -> String? {
  let known = registry.classes[name] ?? []
  if known.isEmpty {
    guard let system = SystemTables.class(named: name) else { return nil }
    let platforms = system.platforms.platforms
    let about = "module \(system.module) on \(platforms.map(\.name).joined(separator: ", "))"
    return ClassDescription(name, module: nil, platforms.first ?? .iOS, registry).text(about: about)
  }
  return known.map { declaration in
    let chains = Platform.allCases.map { ($0, registry.chain(of: name, module: declaration.module, base: nil, on: $0)) }
    let platform = chains.first { $0.1.system?.platforms.contains($0.0) ?? false }?.0 ?? .iOS
    let module = declaration.module.map { "module \($0), " } ?? ""
    let designable = declaration.isDesignable ? ", designable" : ""
    let about = "\(module)declared in \(declaration.file)\(designable)"
    return ClassDescription(name, module: declaration.module, platform, registry).text(about: about)
      + declaration.connections
  }.joined(separator: "\n")
}

/// The known class that `name` was probably meant to be.
public func nearestClass(to name: String, in registry: Registry) -> String? {
  nearestSpelling(of: name, among: registry.classNames)
}

extension Registry {
  /// Of every class that is known.
  var classNames: [String] { classes.keys + SystemTables.classes.map(\.name) }
}

private struct ClassDescription {
  private let registry: Registry
  private let platform: Platform
  private let chain: ClassChain

  init(_ name: String, module: String?, _ platform: Platform, _ registry: Registry) {
    self.registry = registry
    self.platform = platform
    chain = registry.chain(of: name, module: module, base: nil, on: platform)
  }

  func text(about: String) -> String {
    let names = chain.links.map(\.name)
    return names.joined(separator: " : ") + (chain.isOpen ? " : (unknown)" : "") + "\n\(about)\n" + propertyTable
      + rules
  }

  private var propertyTable: String {
    let context = TypedValueContext(platform: platform, isDark: false)
    let properties = registry.properties(of: chain, on: platform)
    let titleWidth = properties.map(\.inspectorTitle.count).max() ?? 0
    let keyWidth = properties.map(\.key.count).max() ?? 0
    let typeWidth = min(32, properties.map(\.type.name.count).max() ?? 0)
    var text = ""
    for group in InspectorGroups(properties).groups {
      text += "\n" + (group.heading.map { $0 + "\n" } ?? "")
      for property in group.properties {
        let columns = [
          padded(property.inspectorTitle, titleWidth), padded(property.key, keyWidth),
          padded(property.type.name, typeWidth), property.declaredBy,
        ]
        let details = property.details(on: platform, context)
        text += "  " + columns.joined(separator: "  ") + (details.isEmpty ? "" : ": \(details)") + "\n"
      }
    }
    return text
  }

  /// Of the class, of those above it, and of extensions.
  private var rules: String {
    var text = ""
    var hasTemplate = false
    for link in chain.links {
      if case .project(let known) = link {
        var rules = known.rules
        // A class's own template hides its superclass's.
        if hasTemplate { rules.template = nil }
        hasTemplate = hasTemplate || rules.template != nil
        text += rules.outline(of: known.name)
      }
      for added in registry.extensionRules[link.name] ?? [] {
        let keys = added.keys.sorted().joined(separator: ", ")
        text += added.rules.outline(of: link.name + (keys.isEmpty ? "" : " with \(keys)"))
      }
    }
    return text
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension ProjectClass {
  /// Outlets and actions, a line each.
  fileprivate var connections: String {
    let outlets = outlets.map { "  outlet \($0.name)" + ($0.type.map { "  \($0)" } ?? "") + "\n" }
    let actions = actions.map { "  action \($0.selector)" + ($0.event.map { "  on \($0)" } ?? "") + "\n" }
    return outlets.isEmpty && actions.isEmpty ? "" : "\n" + outlets.joined() + actions.joined()
  }
}
