import UIDescKit

/// Collects the names of images, colours and symbols below folders. It follows no links to folders.
struct AssetWalk {
  private(set) var problems: [(path: String, problem: FileProblem)] = []
  private var names = AssetNames()
  /// Folders still to be read; explicit, as folders can be nested deeper than a thread's stack is high.
  private var open: [Folder]

  private struct Folder {
    let path: String
    let isInCatalogue: Bool
    /// What stands before the names in it.
    var namespace = ""
  }

  /// What builds leave behind. Other people's code is walked: its images may be the app's.
  private static let skipped: Set = ["build", "DerivedData", "node_modules"]
  private static let maximumContentsSize = 1 << 20

  init(_ folders: [String]) {
    open = folders.map { path in
      let path = path.hasSuffix("/") ? String(path.dropLast()) : path
      return Folder(path: path.isEmpty ? "/" : path, isInCatalogue: false)
    }
    for folder in open where Self.isCatalogue(folder) { _ = names.add(folder: Self.name(folder), namespace: "") }
    while let folder = open.popLast() { visit(folder) }
    problems.sort { $0.path < $1.path }
  }

  /// Where a folder can't be read not all names are known, so nothing can be said of those that documents use.
  var project: Project { problems.isEmpty ? names.project : Project() }

  private mutating func visit(_ folder: Folder) {
    let entries: [Files.Entry]
    do throws(FileProblem) { entries = try Files.entries(of: folder.path) } catch {
      problems.append((folder.path, error))
      return
    }
    let isInCatalogue = folder.isInCatalogue || Self.isCatalogue(folder)
    var namespace = folder.namespace
    if folder.isInCatalogue, entries.contains(where: { $0.name == "Contents.json" }), providesNamespace(folder) {
      namespace += AssetNames.namespace(of: Self.name(folder))
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = folder.path == "/" ? "/" + entry.name : "\(folder.path)/\(entry.name)"
      if entry.isFolder ?? Files.isFolder(path) {
        guard !Self.skipped.contains(entry.name), entry.isFolder == true || !Files.isLink(path),
          !names.add(folder: entry.name, namespace: namespace)
        else { continue }
        open.append(Folder(path: path, isInCatalogue: isInCatalogue, namespace: namespace))
      } else if !isInCatalogue {
        names.add(file: entry.name)
      }
    }
  }

  private func providesNamespace(_ folder: Folder) -> Bool {
    let contents = try? Files.read(folder.path + "/Contents.json", maximumSize: Self.maximumContentsSize)
    return contents.map(AssetNames.providesNamespace) ?? false
  }

  private static func isCatalogue(_ folder: Folder) -> Bool { AssetNames.isCatalogue(name(folder)) }

  private static func name(_ folder: Folder) -> String {
    folder.path.split(separator: "/").last.map(String.init) ?? ""
  }
}
