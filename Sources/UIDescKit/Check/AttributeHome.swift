import XMLSource

extension Document {
  /// Where what an unknown attribute says would be read: in an element, a state or a runtime attribute. Nil when nobody
  /// knows. Only of what no editor writes as an attribute: a newer one may have one for any number or text.
  func home(of attribute: String, on element: ElementID) -> String? {
    guard let symbol = SystemSymbol(attribute), let owner = vocabulary.element(tree.name(element)).systemClass else {
      return nil
    }
    func isA(_ name: String) -> Bool {
      SystemTables.class(named: name).map { owner.inherits(from: $0, on: platform) } ?? false
    }
    if isA("UIButton"), let kind = vocabulary.element(words.state).record?.attribute(symbol)?.kind {
      let value = shown(attribute, of: element)
      return kind == .other
        ? "it stands in a state: <state key=\"normal\"><color key=\"\(attribute)\" …/></state>"
        : "it stands in a state: <state key=\"normal\" \(attribute)=\"\(value)\"/>"
    }
    if let property = owner.property(symbol, on: platform), property.isAvailable(on: platform), !property.isReadOnly {
      return property.valueElement(on: platform).map { "it is an element of its own: \($0)" }
    }
    guard isA("UIView") || isA("NSView"),
      let layer = SystemTables.class(named: "CALayer")?.property(symbol, on: platform), !layer.isReadOnly
    else { return nil }
    switch layer.type {
    case .number, .integer:
      return
        "it is the layer's: <userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.\(attribute)\"><real key=\"value\" value=\"\(shown(attribute, of: element))\"/></userDefinedRuntimeAttribute>"
    case .boolean:
      return
        "it is the layer's: <userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"layer.\(attribute)\" value=\"\(shown(attribute, of: element))\"/>"
    default: return nil
    }
  }

  private func shown(_ attribute: String, of element: ElementID) -> String {
    let text = String(decoding: tree.source.bytes[tree.valueRange(attribute, of: element)], as: UTF8.self)
    return text.count > 40 ? "…" : text
  }
}

extension SystemProperty {
  /// The element that documents store it as; nil for what they store as an attribute.
  fileprivate func valueElement(on platform: Platform) -> String? {
    switch type {
    case .color: "<color key=\"\(name)\" …/>"
    case .font: platform == .macOS ? "<font key=\"font\" …/>" : "<fontDescription key=\"fontDescription\" …/>"
    case .point: "<point key=\"\(name)\" x=\"0\" y=\"0\"/>"
    case .size: "<size key=\"\(name)\" width=\"0\" height=\"0\"/>"
    case .rect: "<rect key=\"\(name)\" x=\"0\" y=\"0\" width=\"0\" height=\"0\"/>"
    default: nil
    }
  }
}
