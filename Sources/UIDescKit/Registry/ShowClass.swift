/// What the registry knows of a class, for people: its superclasses and every key with its type, default and declarer.
/// - Returns: nil when nobody knows the class.
public func describeClass(_ name: String, in registry: Registry = Registry()) -> String? {
  let known = registry.classes[name] ?? []
  let system = SystemTables.class(named: name)
  var text = ""
  if known.isEmpty {
    guard let system else { return nil }
    let platforms = system.platforms.platforms
    text = describe(name, module: system.module, file: nil, platforms.first ?? .iOS, registry, platforms)
  }
  for declaration in known {
    let chains = Platform.allCases.map { ($0, registry.chain(of: name, module: declaration.module, base: nil, on: $0)) }
    let platform = chains.first { $0.1.system?.platforms.contains($0.0) ?? false }?.0 ?? .iOS
    text += describe(name, module: declaration.module, file: declaration.file, platform, registry, [])
    for outlet in declaration.outlets {
      text += "  outlet \(outlet.name)" + (outlet.type.map { "  \($0)" } ?? "") + "\n"
    }
    for action in declaration.actions {
      text += "  action \(action.selector)" + (action.event.map { "  on \($0)" } ?? "") + "\n"
    }
  }
  return text
}

private func describe(
  _ name: String, module: String?, file: String?, _ platform: Platform, _ registry: Registry, _ platforms: [Platform]
) -> String {
  let chain = registry.chain(of: name, module: module, base: nil, on: platform)
  let names = chain.links.map(\.name)
  var text = names.joined(separator: " : ") + (chain.isOpen ? " : (unknown)" : "") + "\n"
  if let module { text += "module \(module)" }
  if !platforms.isEmpty { text += " on \(platforms.map(\.name).joined(separator: ", "))" }
  if let file { text += (module == nil ? "" : ", ") + "declared in \(file)" }
  text += "\n\n"
  let properties = registry.properties(of: chain, on: platform).sorted { $0.key < $1.key }
  let keyWidth = properties.map(\.key.count).max() ?? 0
  let typeWidth = min(32, properties.map(\.type.name.count).max() ?? 0)
  for property in properties {
    var line =
      "  " + padded(property.key, keyWidth) + "  " + padded(property.type.name, typeWidth) + "  \(property.declaredBy)"
    if property.isReadOnly { line += ", read-only" }
    if property.isOptional { line += ", optional" }
    if let minimum = property.limits.minimum { line += ", at least \(Compatibility.display(minimum))" }
    if let maximum = property.limits.maximum { line += ", at most \(Compatibility.display(maximum))" }
    if let sets = property.sets { line += ", sets \(sets)" }
    if case .enumeration(let cases) = property.type { line += ": \(cases.map(\.name).joined(separator: " "))" }
    text += line + "\n"
  }
  return text
}

private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
