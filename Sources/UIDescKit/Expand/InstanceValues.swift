/// The values that expressions about a node may use: what the document sets, else what a registry says is the default.
struct InstanceValues {
  let registry: Registry
  let platform: Platform
  let typedValues: TypedValueContext
  let uses: OutletUses

  /// Nil for a name that has no value.
  func value(_ name: String, of node: ViewTree.Node, _ chain: ClassChain) -> Value? {
    // Built-in names win over properties; the day isn't the object's.
    switch name {
    case "today": return nil
    case "attributes": return .object(node.attributes)
    case "usedAs": return .list(uses.of(node.id).map(Value.string))
    case "childCount": return .number(Double(node.documentChildren.count))
    case "frame": return Frame(node.frame)?.value
    case "bounds": return Frame(node.frame).map { Frame(x: 0, y: 0, width: $0.width, height: $0.height).value }
    default:
      guard let property = registry.property(name, of: chain, on: platform) else { return nil }
      return property.isSystem ? systemValue(property, node) : declaredValue(property, node)
    }
  }

  private func declaredValue(_ property: Property, _ node: ViewTree.Node) -> Value? {
    let set = node.runtimeAttributes.last { attribute in
      guard case .object(let fields) = attribute else { return false }
      guard case .string(let key)? = fields["keyPath"] else { return false }
      return key.reaches(property.key)
    }
    if case .object(let fields)? = set {
      guard let value = fields["resolved"] ?? fields["value"] else { return nil }
      // What is no value of the type has been reported, and goes for none.
      if let plain = plain(value), plain.fits(property.type) { return plain }
      if value == .null { return nil }
    }
    return property.defaultValue.map { Value($0).stored(in: property.type, typedValues) }
  }

  private func systemValue(_ property: Property, _ node: ViewTree.Node) -> Value? {
    plain(node.properties[property.key])
      ?? SystemTables.class(named: property.declaredBy)?.property(named: property.key, on: platform).flatMap {
        Value(defaultOf: $0, typedValues)
      }
  }

  /// A localised string's text; null is no value.
  private func plain(_ value: Value?) -> Value? {
    if case .object(let fields)? = value, fields["key"] != nil, let text = fields["text"] { return text }
    return value == .null ? nil : value
  }
}

extension ViewTree.Node {
  /// The values of the document's runtime attributes by key path; of several for one, the last.
  fileprivate var attributes: [Value.Field] {
    var attributes: [Value.Field] = []
    for case .object(let fields) in runtimeAttributes where fields["default"] == nil {
      if case .string(let key)? = fields["keyPath"] { attributes[key] = fields["resolved"] ?? fields["value"] }
    }
    return attributes
  }
}

extension ViewTree.Node {
  /// The children that the document gives it, without those that a template made.
  var documentChildren: [ViewTree.Node] { children.filter { $0.synthesized == nil } }
}

extension String {
  /// Whether key-value coding sets `key` by this name: setters are capitalised, so `CornerRadius` sets `cornerRadius`.
  fileprivate func reaches(_ key: String) -> Bool {
    self == key
      || (utf8.count == key.utf8.count && dropFirst() == key.dropFirst() && prefix(1).lowercased() == key.prefix(1))
  }
}

extension Value {
  /// The number, of either kind.
  var double: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }
}
