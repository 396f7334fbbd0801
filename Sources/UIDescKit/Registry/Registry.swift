/// What is known of classes: the system's tables, and what a project's registry files add.
public struct Registry: Sendable {
  /// By name; several modules may have a class of one name.
  var classes: [String: [ProjectClass]] = [:]
  /// Keys that a project adds to system classes, by class name.
  var extensions: [String: KeyedList<Property>] = [:]
  /// For each key of a project's classes and extensions, the first classes in the alphabet that have it.
  private(set) var owners: [String: [String]] = [:]
  /// What is said of those keys, by class name.
  var extensionRules: [String: [ExtensionRules]] = [:]
  /// Whether the files name every class of the project and every key that extensions add, so that an unknown one is an error.
  public internal(set) var isComplete = false
  /// Where rules are, once all files are read.
  var widgets = WidgetIndex()

  /// The system's tables alone.
  public init() {}

  mutating func add(_ known: ProjectClass) {
    classes[known.name, default: []].append(known)
    for property in known.properties { note(known.name, owns: property.key) }
  }

  /// - Parameter owner: the class that gets a property that it doesn't have.
  mutating func extend(_ owner: String, by property: Property) {
    extensions[owner, default: .init()].append(new: property)
    note(owner, owns: property.key)
  }

  private static let mostOwners = 32

  private mutating func note(_ owner: String, owns key: String) {
    var known = owners[key] ?? []
    known.insert(owner, at: known.firstIndex { $0 > owner } ?? known.endIndex)
    owners[key] = known.count > Self.mostOwners ? known.dropLast() : known
  }
}

/// A class from a project's registry file.
struct ProjectClass: Sendable, Equatable {
  var name: String
  var module: String?
  var superclass: String?
  /// What its registry says of it, for people.
  var about: String?
  var isDesignable = false
  var traits: [String] = []
  /// Its own and its traits' properties.
  var properties = KeyedList<Property>()
  /// Its own; nil when its registry doesn't list any, which is no word on whether it has some.
  var outlets: [Outlet]?
  var actions: [Action]?
  var rules = WidgetRules()
  var file: String

  struct Outlet: Sendable, Equatable {
    var name: String
    /// The class or protocol of what it leads to.
    var type: String?
  }

  struct Action: Sendable, Equatable {
    var selector: String
    /// The control event that usually sends it.
    var event: String?
  }
}
