/// The values that expressions about a node may use: what the document sets, else what a registry says is the default.
struct InstanceValues {
  let registry: Registry
  let platform: Platform
  let typedValues: TypedValueContext
  let uses: OutletUses

  /// By name; what has no value isn't there.
  func values(of node: ViewTree.Node, _ chain: ClassChain) -> [String: Value] {
    var values = ["attributes": Value.object(node.attributes)]
    for property in registry.properties(of: chain, on: platform) {
      values[property.key] = property.isSystem ? systemValue(property, node) : declaredValue(property, node)
    }
    values["usedAs"] = .list(uses.of(node.id).map(Value.string))
    values["childCount"] = .number(Double(node.children.count))
    if let frame = Frame(node.frame) {
      values["frame"] = frame.value
      values["bounds"] = Frame(x: 0, y: 0, width: frame.width, height: frame.height).value
    }
    return values
  }

  private func declaredValue(_ property: Property, _ node: ViewTree.Node) -> Value? {
    let set = node.runtimeAttributes.last { attribute in
      guard case .object(let fields) = attribute else { return false }
      return fields["keyPath"] == .string(property.key)
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
  /// The values of runtime attributes by key path; of several for one, the last.
  fileprivate var attributes: [Value.Field] {
    var attributes: [Value.Field] = []
    for case .object(let fields) in runtimeAttributes {
      if case .string(let key)? = fields["keyPath"] { attributes[key] = fields["resolved"] ?? fields["value"] }
    }
    return attributes
  }
}

/// A rectangle in points.
struct Frame {
  var x, y, width, height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init?(_ fields: [Value.Field]) {
    guard let x = fields["x"]?.double, let y = fields["y"]?.double, let width = fields["width"]?.double,
      let height = fields["height"]?.double
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  var fields: [Value.Field] {
    [
      .init("x", .number(x)), .init("y", .number(y)), .init("width", .number(width)), .init("height", .number(height)),
    ]
  }
  var value: Value { .object(fields) }
}

extension Value {
  var double: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }
}
