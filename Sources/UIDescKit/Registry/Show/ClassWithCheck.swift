extension Registry {
  /// The class that a check of that id is for, the first in the alphabet; nil when no file has such a check.
  public func classWithCheck(_ id: String) -> String? {
    func isMeant(_ rules: WidgetRules) -> Bool { rules.checks.contains { $0.id.name == id } }
    let own = classes.values.joined().filter { isMeant($0.rules) }.map(\.name)
    let extended = extensionRules.filter { $0.value.contains { isMeant($0.rules) } }.map(\.key)
    return (own + extended).min()
  }
}
