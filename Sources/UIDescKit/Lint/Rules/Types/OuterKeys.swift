/// The keys that runtime attributes set on other objects than their own: `view.hidden` of a view controller. Nobody knows which
/// of two objects' attributes are set first.
struct OuterKeys {
  private let document: Document
  private var keys: Set<String>?
  private var reachesLayers = false

  init(_ document: Document) { self.document = document }

  /// Whether one of them may be a property that has a key. A view's layer holds much of the view, by other names.
  mutating func set(_ key: String) -> Bool {
    let keys = self.keys ?? find()
    self.keys = keys
    return reachesLayers || keys.contains(Self.plain(key))
  }

  private mutating func find() -> Set<String> {
    var found: Set<String> = []
    for attribute in document.runtimeAttributes {
      guard let steps = AttributePlace(attribute, in: document).steps, steps.count > 1, let key = steps.last else {
        continue
      }
      reachesLayers = reachesLayers || steps.dropFirst().contains("layer")
      // That of the object's own layer.
      if steps.count > 2 || steps.first != "layer" { found.insert(Self.plain(key)) }
    }
    return found
  }

  /// `hidden`, `Hidden` and `isHidden` are one to key-value coding.
  private static func plain(_ key: String) -> String {
    let plain = key.lowercased()
    return plain.hasPrefix("is") ? String(plain.dropFirst(2)) : plain
  }
}
