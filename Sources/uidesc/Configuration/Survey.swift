import UIDescKit

/// Looks through a folder for what a first configuration says. It leaves out what walks leave out.
struct Survey {
  private(set) var start = StartingPoint()
  private(set) var documents = 0
  private(set) var languages: Set<String> = []
  private(set) var problems: [(path: String, problem: FileProblem)] = []
  /// Registries that contradict others, with what the contradiction is.
  private(set) var registriesLeft: [(path: String, why: String)] = []
  private var registries: [(path: String, contents: [UInt8])] = []
  private let options: Options
  private let worker = Worker()
  private let place: String
  private var assets = AssetSurvey()
  /// Folders with images that are probably none of the app's.
  private(set) var assetsLeft: [String] = []

  private static let largestRegistry = 4 << 20

  init(_ folder: String, _ options: Options) {
    self.options = options
    place = Paths.absoluteFolder(folder)
    visit("", WalkRules(Configurations(options), startingAt: place))
    registriesLeft = start.add(registries: registries.sorted { $0.path < $1.path })
    (start.assets, assetsLeft) = assets.folders
  }

  /// - Parameter prefix: empty, or a path below the folder with a slash at its end.
  private mutating func visit(_ prefix: String, _ rules: WalkRules) {
    let folder = prefix.isEmpty ? place : Paths.append(String(prefix.dropLast()), to: place)
    let entries: [Files.Entry]
    do throws(FileProblem) { entries = try Files.entries(of: folder) } catch {
      return problems.append((Paths.shown(folder), error))
    }
    var rules = rules
    rules.enter(folder, with: entries)
    for entry in entries.sorted(by: { $0.name < $1.name }) where !entry.name.hasPrefix(".") {
      let path = Paths.append(entry.name, to: folder)
      if entry.isFolder ?? Files.isFolder(path) {
        guard rules.entersFolder(path, called: entry.name), entry.isFolder == true || !Files.isLink(path) else {
          continue
        }
        if entry.name.hasSuffix(".xcassets") {
          assets.noteCatalogue(in: prefix)
        } else {
          if entry.name.hasSuffix(Localizations.ending) {
            let language = String(entry.name.dropLast(Localizations.ending.count))
            if ![Localizations.base, Localizations.catalogs].contains(language) { languages.insert(language) }
          }
          visit(prefix + entry.name + "/", rules)
        }
      } else if rules.takesDocument(path), entry.isFolder != nil || !Paths.leaves(place, path) {
        look(at: prefix + entry.name, path, prefix)
      }
    }
  }

  /// What other linters' configurations in the folder are called.
  var peers: [String] {
    [".iblinter.yml", ".xiblint.json"].filter { Files.exists(Paths.append($0, to: place)) }
  }

  private mutating func look(at name: String, _ path: String, _ prefix: String) {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    if AssetNames.isImage(name) { return assets.noteImage(in: prefix) }
    if ending == "xcstrings" { return languages.formUnion(Localizations.languages(inCatalog: path)) }
    let isDocument = Walk.isDocument(path)
    guard isDocument || ending == "json" else { return }
    do throws(FileProblem) {
      let contents = try Files.read(path, maximumSize: isDocument ? options.maximumSize : Self.largestRegistry)
      if isDocument {
        documents += 1
        assets.noteDocument(in: prefix)
        start.add(document: contents, worker: worker)
      } else if StartingPoint.isRegistry(contents) {
        registries.append((name, contents))
      }
    } catch { if isDocument { problems.append((Paths.shown(path), error)) } }
  }
}
