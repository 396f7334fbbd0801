import XMLSource

extension Resolver {
  /// Lists a runtime attribute and sets what it sets.
  /// - Parameter localized: how many localised ones of the object came before.
  func apply(_ element: ElementID, _ node: inout ViewTree.Node, _ localized: inout Int) {
    guard tree.name(element) == words.userDefinedRuntimeAttribute else {
      node.unresolved.append(.init(tree.nameString(element), verbatim(element)))
      return
    }
    let keyPath = string(words.keyPath, element) ?? ""
    var value = self.value(ofRuntimeAttribute: element)
    if string(words.localized, element) == "YES", case .string(let text) = value {
      let key = "\(node.id).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localized)]"
      localized += 1
      value = .object([
        .init("text", .string(text)), .init("key", .string(key)), .init("table", .string(stringsTable)),
      ])
    }
    let property = property(keyPath, of: element)
    add(RuntimeValue(keyPath: keyPath, type: string(words.type, element) ?? "", value: value), of: property, to: &node)
  }

  /// The property that a runtime attribute reaches; nil when nobody knows it.
  private func property(_ keyPath: String, of element: ElementID) -> Property? {
    guard let owner = document.owner(of: element) else { return nil }
    let steps = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let chain = registry.chain(of: owner, in: document)
    guard case .found(let property, _) = registry.follow(steps, from: chain, on: document.platform) else { return nil }
    return property
  }

  /// A runtime attribute's value, as the document or a default gives it.
  struct RuntimeValue {
    var keyPath: String
    var type: String
    var value: Value
    var isDefault = false
  }

  func add(_ runtime: RuntimeValue, of property: Property?, to node: inout ViewTree.Node) {
    var fields: [Value.Field] = [
      .init("keyPath", .string(runtime.keyPath)), .init("type", .string(runtime.type)), .init("value", runtime.value),
    ]
    if let owner = property?.declaredBy { fields.append(.init("declaredBy", .string(owner))) }
    if let target = property?.sets { fields.append(.init("sets", .string(target))) }
    let value = property.map { runtime.value.stored(in: $0.type, typedValues) } ?? runtime.value
    if property?.isSystem == false, value != runtime.value { fields.append(.init("resolved", value)) }
    if runtime.isDefault { fields.append(.init("default", .bool(true))) }
    node.runtimeAttributes.append(.object(fields))
    let steps = runtime.keyPath.split(separator: ".").map(String.init)
    if property?.isSystem ?? false || steps.count > 1 {
      // The search for a setter takes `layer.CornerRadius` to `cornerRadius`.
      set(property.map { steps.dropLast() + [$0.key] } ?? steps, value, &node)
    }
    guard let target = property?.sets else { return }
    // An extension of CALayer forwards to a key of the same layer.
    let path = runtime.keyPath.hasPrefix("layer.") && !target.hasPrefix("layer.") ? "layer." + target : target
    set(path.split(separator: ".").map(String.init), value, &node)
  }

  /// Built-in keys change `properties` or `layer`; a deeper path goes under `keyPaths`.
  private func set(_ steps: [String], _ value: Value, _ node: inout ViewTree.Node) {
    if steps.count == 2, steps[0] == "layer" {
      node.layer[steps[1]] = value
    } else if steps.count == 1 {
      node.properties[steps[0]] = value
    } else {
      node.keyPaths[steps.joined(separator: ".")] = value
    }
  }

  private func value(ofRuntimeAttribute element: ElementID) -> Value {
    let child = tree.children(element).first { string(words.key, $0) == "value" }
    let text = string(words.value, element)
    switch string(words.type, element) {
    case "boolean": return .bool(text == "YES")
    case "nil": return .null
    case "image": return text.map { .object(image($0, of: element)) } ?? .null
    case "number" where child == nil:
      return text.flatMap { parseNumber(ArraySlice(Array($0.utf8))) }.map(Value.number) ?? text.map(Value.string)
        ?? .null
    default:
      if let child { return plainValue(child) }
      let value = text ?? ""
      if string(words.base64UTF8, element) == "YES" { return .string(decodeBase64(value) ?? value) }
      return .string(value)
    }
  }
}
