import XMLSource

/// What a document that doesn't set a property leaves it at, where a registry knows.
extension Resolver {
  func addDefaults(of element: ElementID, to node: inout ViewTree.Node) {
    guard let object = object(element) else { return }
    if let systemClass = document.objects[object].systemClass { addDefaults(of: systemClass, to: &node) }
    let chain = registry.chain(of: object, in: document)
    for property in registry.properties(of: chain, on: document.platform) where !property.isSystem {
      guard let given = property.defaultValue, !node.sets(property.key) else { continue }
      let value = Value(given)
      let runtime = RuntimeValue(
        steps: [property.key], type: property.type.storedType(of: value), value: value, isDefault: true)
      // What the document itself has set where this one would go counts for more.
      var property = property
      if let target = property.sets, node.hasValue(at: target) { property.sets = nil }
      setter.add(runtime, of: property, to: &node)
    }
  }

  private func addDefaults(of systemClass: SystemClass, to node: inout ViewTree.Node) {
    for property in systemClass.allProperties(on: document.platform) where !property.isReadOnly {
      guard node.properties[property.name] == nil, let value = Value(defaultOf: property, typedValues) else { continue }
      node.properties.append(new: .init(property.name, value))
    }
  }
}

extension Value {
  /// The default that the system's tables know.
  init?(defaultOf property: SystemProperty, _ context: TypedValueContext) {
    guard let text = property.defaultValue else { return nil }
    switch property.type {
    case .boolean: self = .bool(text == "true")
    case .integer, .number: self = parseNumber(ArraySlice(Array(text.utf8))).map(Value.number) ?? .string(text)
    case .color: self = context.color(text).map(Value.color) ?? .string(text)
    default: self = .string(text)
    }
  }
}

extension ViewTree.Node {
  fileprivate func sets(_ keyPath: String) -> Bool {
    runtimeAttributes.contains {
      guard case .object(let fields) = $0 else { return false }
      return fields["keyPath"] == .string(keyPath)
    }
  }

  fileprivate func hasValue(at path: String) -> Bool {
    path.hasPrefix("layer.") ? layer[String(path.dropFirst("layer.".count))] != nil : properties[path] != nil
  }
}

extension Value {
  /// A default, as a registry writes it.
  init(_ json: JSONValue) {
    switch json.content {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let items): self = .list(items.map { Value($0) })
    case .object(let members): self = .object(members.map { .init($0.key, Value($0.value)) })
    }
  }
}

extension Color {
  /// A system colour; nil when the tables have none of that name.
  init?(named name: String, on platform: Platform, isDark: Bool) {
    guard let system = SystemTables.color(named: name, on: platform) else { return nil }
    self.init(system, name: name, isDark: isDark)
  }

  /// `#RRGGBB` or `#RRGGBBAA`.
  init?(hex text: String) {
    guard let bytes = ColorName.hex(text) else { return nil }
    func component(_ shift: UInt32) -> Double { Double(bytes >> shift & 0xFF) / 255 }
    self.init()
    components = .init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
