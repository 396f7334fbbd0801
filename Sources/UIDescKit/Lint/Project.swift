/// What is known of the project that a document belongs to: names only, since nothing is resolved yet.
public struct Project: Sendable {
  /// Image sets of asset catalogues, and image files, without scale, with and without extension.
  public var images: Set<String>?
  /// Colour sets of asset catalogues.
  public var colors: Set<String>?
  /// Symbol sets of asset catalogues.
  public var symbols: Set<String>?
  /// The languages that the document has strings for, as its project names them: `de`, `pt-BR`. Empty when there are
  /// localisations beside it, but none of its own; nil when there is nothing of the kind.
  public var localizations: [String]?
  /// Whether the document is where Xcode puts those that it localises, in `Base.lproj`.
  public var isBase: Bool

  /// What can be asked for by itself, as each has to be looked for.
  public enum Part: Sendable {
    /// Images, colours and symbols.
    case assets
    /// Where the document is, for which nothing need be read.
    case folder
    /// What is beside the document.
    case localizations
  }

  /// What a rule may need to know before it can say anything.
  public enum Fact: String, Sendable {
    /// Asset catalogues or image files.
    case images
    /// Asset catalogues.
    case colors
    /// Localisations beside the document.
    case localizations
    /// A registry that says `complete`: it lists all the project's classes.
    case classes
    /// The oldest system that the document is for.
    case deploymentTarget

    /// What gives it, and how it is named, for somebody who wonders why a rule is silent.
    public var wanted: String {
      switch self {
      case .images: "asset catalogues or image files (\"assets\" in .uidesc.json, or --assets)"
      case .colors: "asset catalogues (\"assets\" in .uidesc.json, or --assets)"
      case .localizations: "localisations beside the document, such as de.lproj"
      case .classes: "a registry that says 'complete' (\"registries\" in .uidesc.json, or --registry)"
      case .deploymentTarget: "a deployment target (\"deploymentTarget\" in .uidesc.json, or --deployment-target)"
      }
    }
  }

  /// What is known, for people and programs; names in order.
  public var facts: [(what: String, names: [String])] {
    let known = [
      ("images", images?.sorted()), ("colors", colors?.sorted()), ("symbols", symbols?.sorted()),
      ("localizations", localizations),
    ]
    return known.compactMap { what, names in names.map { (what, $0) } }
  }

  /// A project of which nothing is known.
  public init(
    images: Set<String>? = nil, colors: Set<String>? = nil, symbols: Set<String>? = nil, localizations: [String]? = nil,
    isBase: Bool = false
  ) {
    self.images = images
    self.colors = colors
    self.symbols = symbols
    self.localizations = localizations
    self.isBase = isBase
  }
}

extension Project {
  /// Whether an image of that name is there: a set, a file or a symbol. A file's extension says nothing of a set.
  func hasImage(_ name: String) -> Bool {
    func isKnown(_ name: String) -> Bool {
      images?.contains(name) ?? false || symbols?.contains(name) ?? false
    }
    if isKnown(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return isKnown(String(name[..<dot]))
  }

  /// Every name that an image can have.
  var imageNames: some Sequence<String> { [images ?? [], symbols ?? []].lazy.joined() }
}
