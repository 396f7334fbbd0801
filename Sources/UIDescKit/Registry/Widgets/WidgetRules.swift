/// What a registry says of a class, or of an extension of one, beyond its properties.
struct WidgetRules: Sendable {
  var template: Template?
  var checks: [WidgetCheck] = []
  var order: [OrderRule] = []
  /// As written, by member, to tell whether two files say the same.
  var source: [String: JSONValue] = [:]

  var isEmpty: Bool { source.isEmpty }
}

extension WidgetRules: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.source == b.source }
}

/// A condition that makes a use of a widget wrong.
struct WidgetCheck: Sendable {
  var id: RuleID
  var severity: Severity
  var lets: [Template.Binding] = []
  /// Wrong when it holds; with loops, each time that it does.
  var control: Control
  var message: Interpolation
  var messageRange: Range<Int>
  /// The key whose attribute the finding is at; else it is at the object.
  var key: String?
}

/// A key that must be set after others, since setting those later undoes it.
struct OrderRule: Sendable, Equatable {
  var key: String
  var after: String
  var reason: String
}

/// What a file says of the keys that it adds to a system class. The rules are for objects that set one of the keys,
/// and for every object when there are no keys.
struct ExtensionRules: Sendable {
  var keys: Set<String>
  var file: String
  var rules: WidgetRules
}
