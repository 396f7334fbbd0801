extension Vocabulary {
  /// The elements with one of `roles`, by name.
  func elementNames(with roles: [ElementRole]) -> [String] {
    SystemRows<SystemElement>(all: .documentElements).lazy
      .filter { $0.vocabulary == self.id.rawValue && roles.contains($0.role) }.map(\.symbol.string)
  }

  /// The element that stands for `systemClass` itself.
  func elementName(for systemClass: SystemClass) -> String? {
    SystemRows<SystemElement>(all: .documentElements).lazy
      .filter { $0.vocabulary == self.id.rawValue && $0.role == .object && $0.className == systemClass.symbol }
      .map(\.symbol.string).min { ($0.count, $0) < ($1.count, $1) }
  }
}

extension ElementMeaning {
  /// Every attribute that the tables give the element.
  var attributeNames: [String] { record?.attributes.map(\.symbol.string) ?? [] }

  /// Whether a value inside the element may have this key.
  func takes(key: SystemSymbol) -> Bool { record?.attribute(key) != nil }

  /// Keys under which the editor keeps what no class declares, in documents of all kinds.
  private static let editorKeys = [
    "accessibilityConfiguration", "canvasLocation", "customSize", "defaultSimulatedMetrics", "frameInset",
    "freeformSize", "highlightedColor", "initialPositionMask", "keyboard", "keyedArchiveRepresentation",
    "landscapeSize",
    "layoutMargins", "portraitSize", "primaryBackgroundColor", "safeArea", "screenRect", "simulatedBottomBarMetrics",
    "simulatedDestinationMetrics",
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "userComments",
  ]

  /// Whether some object, if not this one, has the key: what another class has is no misspelling.
  func isKnown(key: String) -> Bool {
    if let symbol = SystemSymbol(key), takes(key: symbol) || !SystemTables.classes(declaring: symbol).isEmpty {
      return true
    }
    return Self.editorKeys.contains(key)
  }

  /// Whether what a value can be called is known to the last key.
  var hasOwnKeys: Bool { role == .object && systemClass != nil && isOwn }

  /// Whether the object itself has a key that some object has.
  func has(key: String) -> Bool {
    guard hasOwnKeys, let symbol = SystemSymbol(key), !takes(key: symbol), !Self.editorKeys.contains(key) else {
      return true
    }
    return SystemTables.classes(declaring: symbol).contains { isKind(of: [$0.name]) }
  }

  /// Every key that values inside the element are known to have: its attributes, which long texts are taken out of, and the
  /// properties of its class. Those in capitals are left out: documents write `url` for the property `URL`.
  var childKeys: [Spelling] {
    if let known = knownChildKeys { return known }
    let names = attributeNames + (systemClass?.allProperties(on: platform).map(\.symbol.string) ?? [])
    let keys = names.filter { !($0.first?.isUppercase ?? true) }.map(Spelling.init)
    knownChildKeys = keys
    return keys
  }
}
