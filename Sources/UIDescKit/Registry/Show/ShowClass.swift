/// What the registry knows of a class, for people: its superclasses, every key with its inspector title, type, default,
/// limits and the line that sets it, which uses are wrong, and what a widget becomes.
/// - Parameter showsAll: lists inherited properties and the rules of superclasses' extensions too, not only their number.
/// - Returns: nil when nobody knows the class.
public func describeClass(_ name: String, in registry: Registry = Registry(), showsAll: Bool = false) -> String? {
  let known = registry.classes[name] ?? []
  if known.isEmpty {
    guard let system = SystemTables.class(named: name) else { return nil }
    let platforms = system.platforms.platforms
    let about = "module \(system.module) on \(platforms.map(\.name).joined(separator: ", "))\n"
    return ClassDescription(name, module: nil, platforms.first ?? .iOS, registry, showsAll).text(about: about)
  }
  return known.map { declaration in
    let platform = registry.chain(of: name, module: declaration.module, base: nil, on: .iOS).mainPlatform
    return ClassDescription(name, module: declaration.module, platform, registry, showsAll)
      .text(about: declaration.header) + declaration.connections
  }.joined(separator: "\n")
}

extension Registry {
  /// Of every class that is known.
  var classNames: [String] { classes.keys.sorted() + SystemTables.classes.map(\.name) }
}

private struct ClassDescription {
  private let name: String
  private let registry: Registry
  private let platform: Platform
  private let chain: ClassChain
  private let showsAll: Bool

  init(_ name: String, module: String?, _ platform: Platform, _ registry: Registry, _ showsAll: Bool) {
    self.name = name
    self.registry = registry
    self.platform = platform
    self.showsAll = showsAll
    chain = registry.chain(of: name, module: module, base: nil, on: platform)
  }

  func text(about: String) -> String {
    let names = chain.links.map(\.name)
    let header = names.joined(separator: " : ") + (chain.isOpen ? " : (unknown)" : "") + "\n" + about
    return header + sections + inherited + rules
  }

  /// Its own properties, its traits', those that extensions add, and with `showsAll` those of each class above.
  private var sections: String {
    let all = registry.sections(of: chain, on: platform).filter { showsAll || $0.owner == name }
    // Beside all that a system class has, what a project adds to it would be lost.
    let first = chain.isProject ? [] : all.filter { $0.isExtension && $0.owner == name }
    let rest = chain.isProject ? all : all.filter { !$0.isExtension || $0.owner != name }
    return (first + rest).map { section in
      "\n\(section.heading)\n" + PropertyTable(section.properties, on: platform).text
    }.joined()
  }

  /// How many properties there are above, and the keys that extensions add there.
  private var inherited: String {
    if showsAll { return "" }
    let above = registry.sections(of: chain, on: platform).filter { $0.owner != name }
    let added = above.filter(\.isExtension).map { section in
      "\(section.heading): " + section.properties.map(\.key).joined(separator: ", ") + "\n"
    }
    var counts: [(owner: String, count: Int)] = []
    for section in above where !section.isExtension {
      if counts.last?.owner == section.owner {
        counts[counts.count - 1].count += section.properties.count
      } else {
        counts.append((section.owner, section.properties.count))
      }
    }
    let list = counts.map { "\($0.owner) \($0.count)" }.joined(separator: ", ")
    return (added.isEmpty ? "" : "\n" + added.joined())
      + (counts.isEmpty ? "" : "\nInherited properties, which --all lists: \(list)\n")
  }

  /// Of the class, of those above it, and of extensions: those of other classes in a line.
  private var rules: String {
    var text = ""
    var others: [String] = []
    var hasTemplate = false
    for link in chain.links {
      if case .project(let known) = link {
        var rules = known.rules
        // A class's own template replaces its superclass's.
        if hasTemplate { rules.template = nil }
        hasTemplate = hasTemplate || rules.template != nil
        text += rules.outline(of: known.name)
      }
      for added in registry.extensionRules[link.name] ?? [] {
        let keys = added.keys.sorted().joined(separator: ", ")
        let what = keys.isEmpty ? "every \(link.name)" : "\(link.name) with one of \(keys)"
        if showsAll || link.name == name { text += added.rules.outline(of: what) } else { others.append(what) }
      }
    }
    let more = others.map { "  \($0)\n" }.joined()
    return text + (more.isEmpty ? "" : "\nRules of extensions hold for it too, which --all shows; those of\n\(more)")
  }
}

extension ProjectClass {
  /// Where it is declared, and what its registry says of it.
  fileprivate var header: String {
    let module = module.map { "module \($0), " } ?? ""
    let traits = traits.isEmpty ? "" : ", with \(traits.count == 1 ? "the trait" : "the traits") " + traits.listed
    return (about.map { $0 + "\n" } ?? "")
      + "\(module)declared in \(file)\(isDesignable ? ", designable" : "")\(traits)\n"
  }

  /// Outlets and actions, a line each.
  fileprivate var connections: String {
    let outlets = (outlets ?? []).map { "  outlet \($0.name)" + ($0.type.map { "  \($0)" } ?? "") + "\n" }
    let actions = (actions ?? []).map { "  action \($0.selector)" + ($0.event.map { "  on \($0)" } ?? "") + "\n" }
    return outlets.isEmpty && actions.isEmpty ? "" : "\nConnections\n" + outlets.joined() + actions.joined()
  }
}

extension [String] {
  /// `a`, `a and b` or `a, b and c`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
