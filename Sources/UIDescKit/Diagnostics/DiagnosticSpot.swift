import XMLSource

extension Diagnostics {
  /// Says of each finding what of its object it is about, so that one finding isn't taken for another of the same rule.
  mutating func findSpots(in document: Document) {
    for index in list.indices where list[index].keyPath == nil && list[index].spot == nil {
      list[index].spot = document.spot(of: list[index])
    }
  }
}

extension Document {
  /// `contentMode` for an attribute of the object's element; `outlet[name].destination` for one of another element of it;
  /// `image[star]` where the value is a name that the finding is about.
  fileprivate func spot(of diagnostic: Diagnostic) -> String? {
    let offset = diagnostic.range.lowerBound
    guard let element = tree.element(at: offset) else { return nil }
    let attribute = tree.attribute(at: offset, of: element).map { [tree] name in
      guard Self.rulesOfNames.contains(diagnostic.rule), let value = tree.string(tree.names.intern(name), of: element)
      else { return name }
      return "\(name)[\(value.shortened)]"
    }
    // It could as well stand at another element.
    if diagnostic.isToldOnce { return attribute ?? tree.nameString(element) }
    guard let owner = owner(of: element) else { return attribute.map { "\(tree.nameString(element)).\($0)" } }
    if objects[owner].element == element { return attribute }
    let name = ["id", "property", "selector", "key"].lazy.compactMap { [tree] in
      tree.string(tree.names.intern($0), of: element)
    }.first
    return tree.nameString(element) + (name.map { "[\($0.shortened)]" } ?? "") + (attribute.map { "." + $0 } ?? "")
  }

  /// Those that say of a name that nothing has it: with another name it is another finding.
  private static let rulesOfNames: Set<RuleID> = [
    "dangling-reference", "missing-action", "missing-color", "missing-image", "missing-module", "missing-outlet",
    "undeclared-resource", "wrong-module",
  ]
}
