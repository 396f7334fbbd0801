import XMLSource

extension LintContext {
  mutating func checkValues() {
    let limits = options.table("values").sorted { $0.key < $1.key }.compactMap(ValueLimit.init)
    guard !limits.isEmpty else { return }
    for (index, object) in document.objects.enumerated() where !object.isPlaceholder {
      let chain = registry.chain(of: index, in: document)
      let classes = Set(chain.links.map(\.name) + [tree.nameString(object.element)])
      for limit in limits where classes.contains(limit.owner) { check(object.element, limit) }
    }
  }

  private mutating func check(_ object: ElementID, _ limit: ValueLimit) {
    guard let found = storedText(of: limit.key, object) else {
      guard options.flag("required") else { return }
      return report(
        "'\(limit.key)' isn't set, but here it must be \(limit.shown)", at: tree.startTag(object), in: object)
    }
    guard !found.texts.contains(where: limit.allows) else { return }
    let only = limit.allowed.count == 1 && found.isAttribute ? limit.allowed.first : nil
    report(
      "'\(limit.key)' is '\(found.texts.first ?? "")', but here it must be \(limit.shown)", at: found.range, in: object,
      keyPath: found.isRuntime ? limit.key : nil,
      fix: only.map {
        .init("change '\(limit.key)' to '\($0)'", isSafe: false, replace: found.range, with: $0.asAttributeValue)
      })
  }

  private struct Found {
    /// As it is written, and as code calls it.
    var texts: [String]
    var range: Range<Int>
    var isRuntime = false
    /// Whether `range` is what stands between quotes.
    var isAttribute = true
  }

  /// What an object has for a key; a runtime attribute comes after all else.
  private func storedText(of key: String, _ object: ElementID) -> Found? {
    if let attribute = runtimeAttribute(key, of: object) { return runtimeText(of: attribute) }
    for attribute in tree.attributes(object) {
      let meaning = document.vocabulary.attribute(tree.name(attribute), of: tree.name(object))
      let name = tree.names.string(tree.name(attribute))
      guard name == key || meaning.key == key else { continue }
      let caseName = meaning.caseName(tree.bytes(attribute))
      return Found(
        texts: [tree.string(attribute)] + [caseName].compactMap { $0 }, range: tree.valueRange(name, of: object))
    }
    let child = tree.children(object).first { tree.string(words.key, of: $0) == key }
    return child.flatMap(colorText)
  }

  private func runtimeText(of attribute: ElementID) -> Found? {
    if let child = tree.valueChild(of: attribute, words) {
      if var found = colorText(of: child) {
        found.isRuntime = true
        return found
      }
      guard let text = tree.string(words.value, of: child) else { return nil }
      return Found(texts: [text], range: tree.valueRange("value", of: child), isRuntime: true)
    }
    guard let text = tree.string(words.value, of: attribute) else { return nil }
    return Found(texts: [text], range: tree.valueRange("value", of: attribute), isRuntime: true)
  }

  private func colorText(of element: ElementID) -> Found? {
    guard tree.name(element) == words.color, let use = document.colorUse(of: element) else { return nil }
    let text =
      switch use {
      case .system(let name, _), .catalog(let name): name
      case .components(let color): color.shown
      }
    return Found(texts: [text], range: tree.startTag(element), isAttribute: false)
  }
}

/// What may be stored for a key of a class.
private struct ValueLimit {
  let owner: String
  let key: String
  let allowed: [String]

  /// Nil for a name without a key.
  init?(_ name: String, _ allowed: [String]) {
    guard let dot = name.firstIndex(of: "."), !allowed.isEmpty else { return nil }
    owner = String(name[..<dot])
    key = String(name[name.index(after: dot)...])
    self.allowed = allowed
  }

  var shown: String { alternatives(allowed.map { "'\($0)'" }) }

  /// Numbers may be written in several ways.
  func allows(_ text: String) -> Bool {
    if allowed.contains(text) { return true }
    guard let number = parseNumber(ArraySlice(text.utf8)) else { return false }
    return allowed.contains { parseNumber(ArraySlice($0.utf8)) == number }
  }
}
