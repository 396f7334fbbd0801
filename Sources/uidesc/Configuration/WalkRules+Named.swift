extension WalkRules {
  /// Whether a walk of a folder excludes a file in it, or a folder that it is in. That its name is hidden is no reason.
  static func exclude(_ path: String, in root: String, _ configurations: Configurations) -> Bool {
    guard let names = Paths.below(root, path)?.utf8.split(separator: UInt8(ascii: "/")) else { return false }
    var rules = WalkRules(configurations, startingAt: root)
    var folder = root
    for name in names.dropLast().map({ String(Substring($0)) }) {
      rules.enter(folder, with: (try? Files.entries(of: folder)) ?? [])
      folder = Paths.append(name, to: folder)
      if !rules.entersFolder(folder, called: name) { return true }
    }
    rules.enter(folder, with: (try? Files.entries(of: folder)) ?? [])
    return rules.excludesDocument(path)
  }

  /// Whether a walk of the configuration's folder, or of the working folder where there is none, would take what is named,
  /// as far as configurations say. What ignore files leave out isn't committed, so nobody names it.
  static func takes(_ path: String, _ configurations: Configurations) -> Bool {
    let isFolder = Files.isFolder(path)
    let place = isFolder ? Paths.absoluteFolder(path) : Paths.absolute(path)
    guard let parent = Paths.parent(of: place) else { return true }
    var folder = isFolder ? place : parent
    let rules = WalkRules(configurations, in: folder)
    if !isFolder, Paths.split(place).name.hasPrefix(".") { return false }
    while folder != rules.top, Paths.below(rules.top, folder) != nil, let outer = Paths.parent(of: folder) {
      let name = Paths.split(folder).name
      if name.hasPrefix(".") || !rules.entersFolder(folder, called: name) { return false }
      folder = outer
    }
    return isFolder || rules.takesDocument(place) && (Walk.hasShape(path) || !Files.exists(path))
  }
}
