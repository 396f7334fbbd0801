extension WalkRules {
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
