extension Registry {
  /// The class of a project's that `name` is one letter away from, in the same module where both name one.
  /// - Parameter orLike: whether one will do that `name` is no slip for, as it is wrong in any case.
  func classMeant(by name: String, module: String?, orLike: Bool) -> String? {
    if classes.isEmpty || name.utf8.count < 3 { return nil }
    let candidates = classes.values.lazy.joined().filter { known in
      module == nil || known.module == nil || known.module == module
    }.map { Spelling($0.name) }
    let near = nearestSpelling(of: name, among: candidates, within: 1)
    return near.flatMap { (orLike ? !$0.differsInNumbers(from: name) : Slip(name, for: $0) != nil) ? $0 : nil }
  }
}

extension Worker {
  /// The system's class of the same prefix that `name` is one letter away from. A class of a module is never the system's.
  func systemClassMeant(by name: String, module: String?, on platform: Platform) -> String? {
    guard module == nil, name.utf8.count > 5 else { return nil }
    let question = platform.name + name
    if let known = nearestSystemClasses[question] { return known }
    let near = systemClass(near: name, on: platform)
    nearestSystemClasses[question] = .some(near)
    return near
  }

  private func systemClass(near name: String, on platform: Platform) -> String? {
    let prefix = String(name.prefix(2))
    let question = platform.name + prefix
    let known: [Spelling]
    if let met = systemClasses[question] {
      known = met
    } else {
      let symbols = SystemTables.classes.lazy.filter {
        $0.platforms.contains(platform) && $0.symbol.bytes.starts(with: prefix.utf8)
      }
      known = symbols.map { Spelling($0.name) }
      systemClasses[question] = known
    }
    return nearestSpelling(of: name, among: known, within: 1).flatMap { Slip(name, for: $0) == nil ? nil : $0 }
  }
}

extension String {
  /// `Page1` is no misspelled `Page2`.
  func differsInNumbers(from other: String) -> Bool {
    filter { !$0.isNumber } == other.filter { !$0.isNumber }
  }
}
