import XMLSource

/// What no table knows, in elements that are no objects and no values: kept under `unresolved`, by the element's key or name;
/// with the ids that lists have, which are no objects.
extension Resolver {
  /// - Parameter holdsAnything: what stands in the element is looked at one by one elsewhere.
  func keepStrangers(in element: ElementID, holdsAnything: Bool = false, of unresolved: inout KeyedList<Value.Field>) {
    let fields = strangers(in: element, holdsAnything: holdsAnything)
    if !fields.isEmpty {
      unresolved.add(string(words.key, element) ?? tree.nameString(element), .object(fields.entries))
    }
  }

  /// The same for an element and all in it.
  func keepStrangers(inAllOf element: ElementID, of unresolved: inout KeyedList<Value.Field>) {
    keepStrangers(in: element, of: &unresolved)
    for child in tree.children(element) where meaning(child).isKnown { keepStrangers(inAllOf: child, of: &unresolved) }
  }

  private func strangers(in element: ElementID, holdsAnything: Bool) -> KeyedList<Value.Field> {
    var fields = KeyedList<Value.Field>()
    let name = tree.name(element)
    for attribute in tree.attributes(element)
    where holdsAnything && tree.name(attribute) == words.id
      || !document.vocabulary.attribute(tree.name(attribute), of: name).isKnown
    {
      fields.add(tree.names.string(tree.name(attribute)), .string(tree.string(attribute)))
    }
    if !holdsAnything {
      for child in tree.children(element) where !meaning(child).isKnown && object(child) == nil {
        fields.add(tree.nameString(child), verbatim(child))
      }
    }
    if tree.hasText(element) { fields.add("text", .string(tree.text(element))) }
    return fields
  }
}
