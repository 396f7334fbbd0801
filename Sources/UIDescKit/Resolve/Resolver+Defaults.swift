import XMLSource

/// What a document that doesn't set a property leaves it at, where a registry knows.
extension Resolver {
  func addDefaults(of element: ElementID, to node: inout ViewTree.Node) {
    guard let object = object(element) else { return }
    if let systemClass = document.objects[object].systemClass { addDefaults(of: systemClass, to: &node) }
    let chain = registry.chain(of: object, in: document)
    for property in registry.properties(of: chain, on: document.platform) where !property.isSystem {
      guard let given = property.defaultValue, !node.sets(property.key) else { continue }
      let value = property.type.stored(given, typedValues)
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
