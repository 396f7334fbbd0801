import XMLSource

extension Document {
  /// Reports a point, size, rectangle or range that lacks one of its numbers. The values of runtime attributes are
  /// checked with their types.
  func checkFields(of element: ElementID, into diagnostics: inout Diagnostics) {
    let fields: [Name]
    switch tree.name(element) {
    case words.rect: fields = [words.x, words.y, words.width, words.height]
    case words.point: fields = [words.x, words.y]
    case words.size: fields = [words.width, words.height]
    case words.range: fields = [words.location, words.length]
    case words.state, words.variation: return checkCondition(of: element, into: &diagnostics)
    default: return checkDestination(of: element, into: &diagnostics)
    }
    let missing = fields.filter { tree.attribute($0, of: element) == nil }.map { "'\(tree.names.string($0))'" }
    guard !missing.isEmpty, tree.parent(element).map({ tree.name($0) }) != words.userDefinedRuntimeAttribute else {
      return
    }
    let value = tree.string(words.key, of: element).map { "'\($0)'" } ?? "this \(tree.nameString(element))"
    let message = "\(value) has no \(missing.joined(separator: ", ")), so it says nothing complete; write every number"
    diagnostics.report(
      about(owner(of: element), Diagnostic("missing-value", .error, message, at: tree.startTag(element))))
  }

  /// An outlet leads to an object; actions may go to whoever responds.
  private func checkDestination(of element: ElementID, into diagnostics: inout Diagnostics) {
    guard vocabulary.element(tree.name(element)).role == .connection, tree.nameString(element).hasPrefix("outlet"),
      tree.attribute(words.destination, of: element) == nil
    else { return }
    let message = "the outlet leads nowhere; write the id of an object as its destination, or delete it"
    diagnostics.report(
      about(owner(of: element), Diagnostic("missing-value", .error, message, at: tree.startTag(element))))
  }
}
