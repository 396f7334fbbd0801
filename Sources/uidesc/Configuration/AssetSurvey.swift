import UIDescKit

/// Which folders of a project have the images that its documents use: those with catalogues, and those with images
/// where documents' images are. A screenshot that is taken for one would hide that it is missing.
struct AssetSurvey {
  private var catalogues: Set<String> = []
  private var images: Set<String> = []
  private var documents: Set<String> = []

  /// What folders of images are called that apps bring along.
  private static let own: Set = ["resources", "images", "assets", "media", "icons", "graphics", "pictures"]
  /// And those whose loose images are none of an app's.
  private static let others: Set = [
    "fastlane", "docs", "doc", "documentation", "screenshots", "appstore", "marketing", "website",
  ]

  /// - Parameter folder: empty, or a path below the folder that is looked through, with a slash at its end; as of all.
  mutating func noteCatalogue(in folder: String) { catalogues.insert(folder) }

  mutating func noteImage(in folder: String) { images.insert(folder) }

  mutating func noteDocument(in folder: String) { documents.insert(folder) }

  /// The folders right below, or `.`, to take and those to leave out. None are taken without any catalogue: then nobody
  /// knows all images.
  var folders: (taken: [String], left: [String]) {
    let own = catalogues.filter { !Self.isOfTests($0) }
    if own.isEmpty { return ([], Set(catalogues.map(Self.top)).sorted()) }
    let taken = Set((own + images.filter(isOwn)).map(Self.top))
    if taken.contains("") { return (["."], []) }
    let left = Set((catalogues.union(images)).map(Self.top)).subtracting(taken).subtracting([""])
    return (taken.sorted(), left.sorted())
  }

  private func isOwn(_ folder: String) -> Bool {
    if Self.isForeign(folder) { return false }
    if documents.contains(folder) || Self.names(folder).contains(where: Self.own.contains) { return true }
    return documents.contains { !$0.isEmpty && folder.utf8.starts(with: $0.utf8) }
  }

  private static func isForeign(_ folder: String) -> Bool {
    isOfTests(folder) || names(folder).contains(where: others.contains)
  }

  private static func isOfTests(_ folder: String) -> Bool { names(folder).contains { $0.hasSuffix("tests") } }

  private static func names(_ folder: String) -> [String] { folder.split(separator: "/").map { $0.lowercased() } }

  private static func top(_ folder: String) -> String { folder.split(separator: "/").first.map(String.init) ?? "" }
}
