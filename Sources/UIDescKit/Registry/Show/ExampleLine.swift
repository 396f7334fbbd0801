extension Property {
  /// The runtime attribute that stores the default, or some value, in a document; nil for what none can set.
  var exampleLine: String? {
    guard !isReadOnly, let value = StoredExample(self) else { return nil }
    let start = "<userDefinedRuntimeAttribute type=\"\(value.type)\" keyPath=\"\(key.asAttributeValue)\""
    guard let child = value.child else { return "\(start) value=\"\(value.text.asAttributeValue)\"/>" }
    return "\(start)>\(child)</userDefinedRuntimeAttribute>"
  }
}

/// How an attribute stores a value: its type, and its text or the element that holds the value.
private struct StoredExample {
  let type: String
  var text = ""
  var child: String?

  init?(_ property: Property) {
    let given = property.defaultValue
    let type = property.type
    switch type {
    case .system(.enumeration(let known)):
      guard let first = known.cases.first else { return nil }
      (self.type, child) = ("number", "<integer key=\"value\" value=\"\(first.raw)\"/>")
    case .system: return nil
    case _ where property.limits.pattern != nil && given == nil:
      // Nobody knows what matches the pattern.
      (self.type, text) = ("string", "…")
    case .boolean: (self.type, text) = ("boolean", given?.bool == false ? "NO" : "YES")
    case .image: (self.type, text) = ("image", given?.string ?? "name")
    case .color:
      self.type = "color"
      child =
        "<color key=\"value\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\""
        + " customColorSpace=\"sRGB\"/>"
    case .integer, .number:
      self.type = "number"
      let element = type == .integer ? "integer" : "real"
      child = "<\(element) key=\"value\" value=\"\((given?.number ?? property.limits.sample).shown)\"/>"
    case .point, .size, .rect, .range:
      self.type = type.name
      let fields = (type.fields ?? []).map { "\($0)=\"\((given?[$0]?.number ?? 1).shown)\"" }
      child = "<\(type.name) key=\"value\" \(fields.joined(separator: " "))/>"
    case .duration where given == nil: (self.type, text) = ("string", property.limits.sample.shown)
    default:
      guard let text = ExampleText.text(type, given), !text.isEmpty || given?.string != nil else { return nil }
      (self.type, self.text) = ("string", text)
    }
  }
}

extension Property.Limits {
  /// A number within them.
  fileprivate var sample: Double {
    if let minimum { return minimum }
    return min(maximum ?? 1, step ?? 1)
  }
}
