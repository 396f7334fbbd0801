import XMLSource

/// Finds the documents of a folder, in path order. A folder in it that can't be read doesn't keep it from the others.
struct Walk {
  private(set) var documents: [Input] = []
  private(set) var problems: [(path: String, problem: FileProblem)] = []
  private(set) var leftOut: [LeftOutLink] = []
  private let root: String
  /// The root's absolute path.
  private let place: String
  private let configurations: Configurations
  /// Links to files in the folder, which are taken when the files themselves aren't.
  private var links: [Input] = []

  init(_ folder: String, _ configurations: Configurations) {
    root = folder.hasSuffix("/") ? folder : folder + "/"
    place = Paths.absoluteFolder(folder)
    self.configurations = configurations
    visit("", WalkRules(configurations, startingAt: place))
    takeLinks()
    documents.sort { $0.name < $1.name }
    problems.sort { $0.path < $1.path }
    leftOut.sort { $0.path < $1.path }
  }

  /// - Parameter prefix: empty, or a path in `root` with a slash at its end.
  private mutating func visit(_ prefix: String, _ rules: WalkRules) {
    let entries: [Files.Entry]
    do throws(FileProblem) { entries = try Files.entries(of: root + prefix) } catch {
      problems.append((prefix.isEmpty ? root : root + prefix, error))
      return
    }
    let folder = prefix.isEmpty ? place : Paths.append(String(prefix.dropLast()), to: place)
    var rules = rules
    rules.enter(folder, with: entries)
    for entry in entries where !entry.name.hasPrefix(".") {
      let name = prefix + entry.name
      if entry.isFolder ?? Files.isFolder(root + name) {
        guard rules.entersFolder(Paths.append(entry.name, to: folder), called: entry.name) else { continue }
        if entry.isFolder == true || !Files.isLink(root + name) {
          visit(name + "/", rules)
        } else {
          let isLoop = Paths.end(of: root + name).flatMap { Paths.below($0, folder) } != nil
          leftOut.append(LeftOutLink(path: root + name, reason: isLoop ? .isLoop : .leadsToFolder))
        }
      } else if Self.isNamedLikeDocument(name) {
        take(name, at: Paths.append(entry.name, to: folder), mayBeLink: entry.isFolder == nil, rules)
      }
    }
  }

  private mutating func take(_ name: String, at path: String, mayBeLink: Bool, _ rules: WalkRules) {
    guard rules.takesDocument(path) else { return }
    let isLink = mayBeLink && Files.isLink(path)
    let input = Input(path: root + name, name: name, place: path, isLink: isLink)
    guard isLink else {
      if Self.hasShape(root + name) { documents.append(input) }
      return
    }
    if Files.isLoop(path) {
      leftOut.append(LeftOutLink(path: input.path, reason: .isLoop))
    } else if Paths.leaves(place, path) {
      leftOut.append(LeftOutLink(path: input.path, reason: .leaves))
    } else if Self.hasShape(input.path) {
      links.append(input)
    }
  }

  /// Where the walk finds a file by its own name, links to it are none of its documents. Where it leaves the file out, it leaves
  /// them out too.
  private mutating func takeLinks() {
    if links.isEmpty { return }
    // By bytes: as text, names that spell a letter in different ways are equal.
    var rules = LinkRules(configurations, in: place)
    let taken = Set(documents.map { Array(($0.place ?? "").utf8) })
    for link in links {
      guard let path = link.place, let end = Paths.end(of: path) else {
        documents.append(link)
        continue
      }
      if taken.contains(Array(end.utf8)) { continue }
      if rules.exclude(end) {
        leftOut.append(LeftOutLink(path: link.path, reason: .isExcluded))
      } else {
        documents.append(link)
      }
    }
  }

  /// Whether a file is one that walks look for.
  static func isDocument(_ path: String) -> Bool { isNamedLikeDocument(path) && hasShape(path) }

  private static func isNamedLikeDocument(_ name: String) -> Bool {
    [".xib", ".storyboard", ".xml"].contains { name.ends(in: $0) }
  }

  /// False for an XML file whose root is no document's.
  static func hasShape(_ path: String) -> Bool {
    if !path.ends(in: ".xml") { return true }
    let head = Files.head(of: path, 4096)
    return ["<document ", "<document>", "<document\n", "<document\r", "<document\t"].contains {
      head.contains(text: $0)
    }
      && ["com.apple.InterfaceBuilder", "<objects", "<scenes"].contains { head.contains(text: $0) }
  }
}

extension String {
  /// Whether a name has an ending, in letters of either case.
  /// - Parameter ending: in small letters.
  func ends(in ending: String) -> Bool {
    utf8.count >= ending.utf8.count
      && zip(utf8.reversed(), ending.utf8.reversed()).allSatisfy { byte, wanted in
        byte == wanted || (65...90).contains(byte) && byte + 32 == wanted
      }
  }
}
