import XMLSource

extension Resolver {
  /// Lists an object's runtime attributes and sets what they set, after all that the document itself says of it.
  func applyRuntimeAttributes(_ lists: [ElementID], to node: inout ViewTree.Node) {
    var localized = 0
    for list in lists {
      keepStrangers(in: list, holdsAnything: true, of: &node.unresolved)
      for element in tree.children(list) {
        if tree.name(element) == words.userDefinedRuntimeAttribute {
          apply(element, to: &node, &localized)
        } else {
          node.unresolved.add(tree.nameString(element), verbatim(element))
        }
        lift(from: element, into: &node)
      }
    }
  }

  /// - Parameter localized: how many localised ones of the object came before.
  private func apply(_ element: ElementID, to node: inout ViewTree.Node, _ localized: inout Int) {
    let keyPath = string(words.keyPath, element) ?? ""
    var value = self.value(ofRuntimeAttribute: element)
    if string(words.localized, element) == "YES", case .string(let text) = value {
      let key = "\(node.id).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localized)]"
      localized += 1
      value = .object([
        .init("text", .string(text)), .init("key", .string(key)), .init("table", .string(stringsTable)),
      ])
    }
    let steps = keyPath.keySteps
    let runtime = RuntimeValue(steps: steps, type: string(words.type, element) ?? "", value: value)
    keepStraysOfRuntimeAttribute(element, keyPath, &node)
    setter.add(runtime, of: reach(steps, from: element), to: &node)
  }

  /// What the value's element doesn't hold, as the children beside it.
  private func keepStraysOfRuntimeAttribute(_ element: ElementID, _ keyPath: String, _ node: inout ViewTree.Node) {
    var strays = strays(of: element)
    var hasValue = false
    for child in tree.children(element) where object(child) == nil {
      if !hasValue, string(words.key, child) == "value" {
        hasValue = true
        strays.add(self.strays(of: child))
      } else {
        strays.add(tree.nameString(child), verbatim(child))
      }
    }
    if !strays.isEmpty { node.unresolved.add(keyPath, .object(strays.entries)) }
  }

  /// The property that a runtime attribute reaches; nil when nobody knows it.
  private func reach(_ steps: [String], from element: ElementID) -> Property? {
    guard let owner = document.owner(of: element) else { return nil }
    let chain = registry.chain(of: owner, in: document)
    guard case .found(let property, _) = registry.follow(steps, from: chain, on: document.platform) else { return nil }
    return property
  }

  /// The value of a runtime attribute, in the form that its type has. A text that isn't of the type stays one.
  private func value(ofRuntimeAttribute element: ElementID) -> Value {
    let child = tree.valueChild(of: element, words)
    let text = string(words.value, element)
    switch string(words.type, element) {
    case "boolean" where text == "YES" || text == "NO": return .bool(text == "YES")
    case "nil": return .null
    case "image": return text.map { .object(image($0, of: element)) } ?? .null
    case "number" where child == nil:
      return text.map { Value(number: ArraySlice(Array($0.utf8))) ?? .string($0) } ?? .null
    default:
      if let child { return plainValue(child) }
      let value = text ?? ""
      if string(words.base64UTF8, element) == "YES" { return .string(decodeBase64(value) ?? value) }
      return .string(value)
    }
  }
}
