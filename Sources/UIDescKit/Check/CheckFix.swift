import XMLSource

extension Document {
  /// Deletes an attribute with its line; nil where the object doesn't have it.
  func edit(for fix: WidgetCheck.Fix, on object: Int) -> Diagnostic.Fix? {
    let places = runtimeAttributes.filter { $0.owner == object }.map { AttributePlace($0, in: self) }
    // What an app shows may change.
    return places.last { $0.keyPath == fix.removed }.map { deletion(of: $0.element, fix.title, isSafe: false) }
  }
}
