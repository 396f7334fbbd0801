/// A runtime attribute's value, as the document, a default or a template gives it.
struct RuntimeValue {
  /// Of the key path.
  var steps: [String]
  /// As the editor calls it.
  var type: String
  var value: Value
  var isDefault = false
}

/// Sets what runtime attributes, defaults and templates set.
struct PropertySetter: Sendable {
  let registry: Registry
  let platform: Platform
  let typedValues: TypedValueContext

  func add(_ runtime: RuntimeValue, of property: Property?, to node: inout ViewTree.Node) {
    var fields: [Value.Field] = [
      .init("keyPath", .string(runtime.steps.joined(separator: "."))), .init("type", .string(runtime.type)),
      .init("value", runtime.value),
    ]
    if let owner = property?.declaredBy { fields.append(.init("declaredBy", .string(owner))) }
    if let target = property?.sets { fields.append(.init("sets", .string(target))) }
    let value = property.map { runtime.value.stored(in: $0.type, typedValues) } ?? runtime.value
    if property?.isSystem == false, value != runtime.value { fields.append(.init("resolved", value)) }
    if runtime.isDefault { fields.append(.init("default", .bool(true))) }
    node.runtimeAttributes.append(.object(fields))
    if let target = property?.sets {
      forward(value, of: property?.type, to: target, from: runtime.steps, &node)
    } else if property?.isSystem == true || runtime.steps.count > 1 {
      // The search for a setter takes `layer.CornerRadius` to `cornerRadius`.
      set(property.map { runtime.steps.dropLast() + [$0.key] } ?? runtime.steps, value, &node)
    }
  }

  /// Follows `sets` from property to property. An extension of CALayer forwards to a key of the same layer.
  private func forward(
    _ value: Value, of type: ValueType?, to target: String, from steps: [String], _ node: inout ViewTree.Node
  ) {
    var path = steps.dropLast() + target.keySteps
    var value = value
    var type = type
    let chain = registry.chain(of: node, on: platform)
    // No chain of properties is longer; the loader refuses circular ones.
    for _ in 0..<32 {
      guard case .found(let next, _) = registry.follow(Array(path), from: chain, on: platform) else { break }
      value = (type.map(value.raw(of:)) ?? value).stored(in: next.type, typedValues)
      type = next.type
      guard let further = next.sets else { break }
      path = path.dropLast() + further.keySteps
    }
    set(Array(path), value, &node)
  }

  /// Built-in keys change `properties`, `layer` or the node in a slot; another deep path goes under `keyPaths`.
  private func set(_ steps: [String], _ value: Value, _ node: inout ViewTree.Node) {
    guard let first = steps.first else { return }
    if steps.count == 1 {
      if first == "frame", case .object(let frame) = value, frame.isFrame {
        node.frame = frame
      } else {
        node.properties[first] = value
      }
    } else if first == "layer", steps.count == 2 {
      node.layer[steps[1]] = value
    } else if let slot = node.slots.position(of: first), node.slots[slot].nodes.count == 1 {
      set(Array(steps.dropFirst()), value, &node.slots[slot].nodes[0])
    } else {
      node.keyPaths[steps.joined(separator: ".")] = value
    }
  }
}
