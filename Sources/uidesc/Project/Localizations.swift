import UIDescKit

/// The languages that documents have texts in, by what stands beside them: `de.lproj/Main.strings` of
/// `Base.lproj/Main.storyboard`.
struct Localizations {
  /// The names of `*.lproj` folders, without that ending, by the folder they are in.
  private var folders: [String: [String]] = [:]
  private static let maximumCatalogSize = 16 << 20

  /// The folder of the last document, as that calls it and absolute: those of one come together.
  private var last: (named: String, folder: String)?

  /// Whether a document is where Xcode puts those that it localises.
  /// - Parameter document: its path. Where uidesc runs makes no difference.
  mutating func isBase(_ document: String) -> Bool { Paths.split(folder(of: document)).name == Self.base + Self.ending }

  /// The languages that a document has texts in; nil when there is none beside its own.
  mutating func languages(of document: String) -> [String]? {
    let folder = folder(of: document)
    let (outer, inner) = Paths.split(folder)
    let own = inner.hasSuffix(Self.ending) ? String(inner.dropLast(Self.ending.count)) : nil
    let place = own == nil ? folder : outer
    let others = localizations(in: place).filter { $0 != Self.base && $0 != own }
    return languages(others, from: place == "/" ? place : place + "/", of: Paths.split(document).name)
  }

  private mutating func folder(of document: String) -> String {
    let named = Paths.split(document).folder
    if let last, last.named == named { return last.folder }
    let folder = Paths.absoluteFolder(named)
    last = (named, folder)
    return folder
  }

  private func languages(_ others: [String], from start: String, of file: String) -> [String]? {
    if others.isEmpty { return nil }
    let name = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(file[..<$0]) } ?? file
    var languages: Set<String> = []
    for language in others {
      let start = start + language + Self.ending + "/" + name
      if language == Self.catalogs {
        languages.formUnion(Self.languages(inCatalog: start + ".xcstrings"))
      } else if ["strings", "xcstrings", "xib", "storyboard"].contains(where: { Files.isRegular("\(start).\($0)") }) {
        languages.insert(language)
      }
    }
    return languages.sorted()
  }

  static let base = "Base"
  /// What Xcode calls the folder of texts in several languages.
  static let catalogs = "mul"
  static let ending = ".lproj"

  private mutating func localizations(in folder: String) -> [String] {
    if let known = folders[folder] { return known }
    let entries = (try? Files.entries(of: folder)) ?? []
    let found = entries.map(\.name).filter { $0.hasSuffix(Self.ending) }.map { String($0.dropLast(Self.ending.count)) }
    folders[folder] = found
    return found
  }

  static func languages(inCatalog path: String) -> [String] {
    guard Files.exists(path), let contents = try? Files.read(path, maximumSize: maximumCatalogSize) else { return [] }
    return StringCatalog.languages(contents) ?? []
  }
}
