/// What is known of classes: the system's tables, and what a project's registry files add.
public struct Registry: Sendable {
  /// By name; several modules may have a class of one name.
  var classes: [String: [ProjectClass]] = [:]
  /// Keys that a project adds to system classes, by class name.
  var extensions: [String: [Property]] = [:]
  /// What is said of those keys, by class name.
  var extensionRules: [String: [ExtensionRules]] = [:]
  /// Whether the files name every key that extensions add, so that an unknown one is an error.
  var isComplete = false
  /// Where rules are, once all files are read.
  var widgets = WidgetIndex()

  /// The system's tables alone.
  public init() {}
}

/// A class from a project's registry file.
struct ProjectClass: Sendable, Equatable {
  var name: String
  var module: String?
  var superclass: String?
  var isDesignable = false
  /// Its own and its traits' properties.
  var properties: [Property] = []
  var outlets: [Outlet] = []
  var actions: [Action] = []
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
