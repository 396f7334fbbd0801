/// The classes that can be shown, by registry, with a line each.
/// - Parameter showsAll: lists the system's too, not only their number.
public func listClasses(in registry: Registry = Registry(), showsAll: Bool = false) -> String {
  let classes = registry.classes.values.joined().map { known in
    ListedClass(file: known.file, name: known.name, line: known.name + known.line)
  }
  let extensions = registry.extensions.flatMap { owner, added in
    Set(added.compactMap(\.file)).map { file in
      let keys = added.filter { $0.file == file }.map(\.key).joined(separator: ", ")
      return ListedClass(file: file, name: owner, line: "\(owner), to which are added: \(keys)")
    }
  }
  let listed = (classes + extensions).sorted { ($0.file, $0.name) < ($1.file, $1.name) }
  var text = ""
  var file: String?
  for entry in listed {
    if entry.file != file { text += "\(entry.file)\n" }
    file = entry.file
    text += "  \(entry.line)\n"
  }
  return text + (text.isEmpty ? "" : "\n") + systemClasses(showsAll)
}

/// What `name` was probably meant to be: the class that is spelled most like it, and some whose names contain it.
public func classesLike(_ name: String, in registry: Registry = Registry()) -> [String] {
  let names = registry.classNames
  let nearest = nearestSpelling(of: name, among: names).map { [$0] } ?? []
  let longer = name.count < 4 ? [] : names.filter { $0.contains(name) && !nearest.contains($0) }
  return Array((nearest + longer).prefix(3))
}

private struct ListedClass {
  let file, name, line: String
}

extension ProjectClass {
  /// ` : UIButton, 4 properties: what its registry says of it`.
  fileprivate var line: String {
    let counts = [
      (properties.count, "property", "properties"), (rules.checks.count, "check", "checks"),
      (rules.template == nil ? 0 : 1, "template", "templates"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    return (superclass.map { " : \($0)" } ?? "") + counts.map { ", \($0)" }.joined() + (about.map { ": \($0)" } ?? "")
  }
}

private func systemClasses(_ showsAll: Bool) -> String {
  let classes = SystemTables.classes
  let modules = Dictionary(grouping: classes) { $0.module }
  var text = "system, always loaded: \(classes.count) classes\(showsAll ? "" : ", which --all lists")\n"
  for module in modules.keys.sorted() {
    let inside = modules[module] ?? []
    if !showsAll {
      text += "  \(module) \(inside.count)\n"
      continue
    }
    text += "  \(module)\n"
    for known in inside {
      let superclass = known.platforms.platforms.first.flatMap { known.superclass(on: $0) }
      text += "    \(known.name)" + (superclass.map { " : \($0.name)" } ?? "") + "\n"
    }
  }
  return text
}
