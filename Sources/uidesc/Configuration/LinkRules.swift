/// What a walk of a folder says of what links lead to. Thousands may lead into one folder, so each is entered once.
struct LinkRules {
  private let root: String
  private let atRoot: WalkRules
  /// By folder; nil where the walk doesn't get there. By bytes, since names that spell a letter in different ways are equal.
  private var known: [[UInt8]: WalkRules?] = [:]

  init(_ configurations: Configurations, in root: String) {
    self.root = root
    var rules = WalkRules(configurations, startingAt: root)
    rules.enter(root)
    atRoot = rules
  }

  /// Whether the walk excludes a file, or a folder that it is in. That its name is hidden is no reason.
  mutating func exclude(_ path: String) -> Bool {
    guard let names = Paths.below(root, path)?.utf8.split(separator: UInt8(ascii: "/")) else { return false }
    var folder = root
    var rules = atRoot
    for name in names.dropLast().map({ String(Substring($0)) }) {
      folder = Paths.append(name, to: folder)
      guard let inner = self.rules(in: folder, called: name, below: rules) else { return true }
      rules = inner
    }
    return rules.excludesDocument(path)
  }

  private mutating func rules(in folder: String, called name: String, below outer: WalkRules) -> WalkRules? {
    let key = Array(folder.utf8)
    if let known = known[key] { return known }
    var rules: WalkRules?
    if outer.entersFolder(folder, called: name) {
      rules = outer
      rules?.enter(folder)
    }
    known.updateValue(rules, forKey: key)
    return rules
  }
}

extension WalkRules {
  fileprivate mutating func enter(_ folder: String) {
    enter(folder, with: (try? Files.entries(of: folder)) ?? [])
  }
}
