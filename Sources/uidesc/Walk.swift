import XMLSource

/// Finds the documents of a folder, in path order. A folder in it that can't be read doesn't keep it from the others.
struct Walk {
  private(set) var documents: [Input] = []
  private(set) var problems: [(path: String, problem: FileProblem)] = []
  private let root: String

  /// Other people's code and what builds leave behind. A skipped folder that is named on the command line is walked.
  private static let skipped: Set = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

  init(_ folder: String) {
    root = folder.hasSuffix("/") ? folder : folder + "/"
    visit("")
    documents.sort { $0.name < $1.name }
    problems.sort { $0.path < $1.path }
  }

  /// - Parameter prefix: empty, or a path in `root` with a slash at its end.
  private mutating func visit(_ prefix: String) {
    let entries: [Files.Entry]
    do throws(FileProblem) { entries = try Files.entries(of: root + prefix) } catch {
      problems.append((prefix.isEmpty ? root : root + prefix, error))
      return
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let name = prefix + entry.name
      if entry.isFolder ?? Files.isFolder(root + name) {
        if !Self.skipped.contains(entry.name), entry.isFolder == true || !Files.isLink(root + name) {
          visit(name + "/")
        }
      } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
        || name.hasSuffix(".xml") && Self.looksLikeDocument(root + name)
      {
        documents.append(Input(path: root + name, name: name))
      }
    }
  }

  /// An XML file whose root is a document's.
  private static func looksLikeDocument(_ path: String) -> Bool {
    let head = Files.head(of: path, 4096)
    return ["<document ", "<document>", "<document\n", "<document\r", "<document\t"].contains {
      head.contains(text: $0)
    }
      && ["com.apple.InterfaceBuilder", "<objects", "<scenes"].contains { head.contains(text: $0) }
  }
}
