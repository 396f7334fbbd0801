import XMLSource

extension Resolver {
  /// Lists a runtime attribute and sets what it sets.
  func apply(_ element: ElementID, _ node: inout ViewTree.Node) {
    guard tree.name(element) == words.userDefinedRuntimeAttribute else {
      node.unresolved.append(.init(tree.nameString(element), verbatim(element)))
      return
    }
    let keyPath = string(words.keyPath, element) ?? ""
    let type = string(words.type, element) ?? ""
    let value = self.value(ofRuntimeAttribute: element)
    var fields: [Value.Field] = [
      .init("keyPath", .string(keyPath)), .init("type", .string(type)), .init("value", value),
    ]
    let declared = document.owner(of: element).map {
      declaration(of: RuntimeAttribute(element: element, owner: $0), in: document, registry: registry)
    }
    if let owner = declared?.declaredBy { fields.append(.init("declaredBy", .string(owner))) }
    if let target = declared?.sets { fields.append(.init("sets", .string(target))) }
    node.runtimeAttributes.append(.object(fields))
    set(keyPath, value, &node)
    if let target = declared?.sets {
      // An extension of CALayer forwards to a key of the same layer.
      let path = keyPath.hasPrefix("layer.") && !target.hasPrefix("layer.") ? "layer." + target : target
      set(path, value, &node)
    }
  }

  /// Built-in keys change `properties` or `layer`; a deeper path goes under `keyPaths`.
  private func set(_ keyPath: String, _ value: Value, _ node: inout ViewTree.Node) {
    let steps = keyPath.split(separator: ".")
    if steps.count == 2, steps[0] == "layer" {
      replace(String(steps[1]), value, &node.layer)
    } else if steps.count == 1, let systemClass = node.bases.first ?? node.className,
      SystemTables.class(named: systemClass)?.property(named: keyPath, on: document.platform) != nil
        || node.className.flatMap({ SystemTables.class(named: $0) })?.property(named: keyPath, on: document.platform)
          != nil
    {
      replace(keyPath, value, &node.properties)
    } else if steps.count > 1 {
      replace(keyPath, value, &node.keyPaths)
    }
  }

  private func replace(_ key: String, _ value: Value, _ fields: inout [Value.Field]) {
    if let known = fields.firstIndex(where: { $0.key == key }) {
      fields[known].value = value
    } else {
      fields.append(.init(key, value))
    }
  }

  private func value(ofRuntimeAttribute element: ElementID) -> Value {
    let child = tree.children(element).first { string(words.key, $0) == "value" }
    let text = string(words.value, element)
    switch string(words.type, element) {
    case "boolean": return .bool(text == "YES")
    case "nil": return .null
    case "image":
      guard let text else { return .null }
      let isSymbol = tree.attributes(element).contains {
        tree.names.string(tree.name($0)) == "catalog" && tree.string($0) == "system"
      }
      return .object([.init("name", .string(text))] + (isSymbol ? [.init("symbol", .bool(true))] : []))
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
