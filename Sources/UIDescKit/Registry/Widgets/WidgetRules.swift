/// What a registry says of a class, or of an extension of one, beyond its properties.
struct WidgetRules: Sendable {
  var template: Template?
  var checks: [WidgetCheck] = []
  var order: [OrderRule] = []
  /// As written, by member, to tell whether two files say the same.
  var source: [String: JSONValue] = [:]

  var isEmpty: Bool { source.isEmpty }

  /// The keys that they are about: without one of them set they have nothing to say. Nil when they are about more.
  var keys: Set<String>? {
    guard template == nil else { return nil }
    var keys = Set(order.flatMap { [$0.key, $0.after] })
    for check in checks {
      guard let key = check.key else { return nil }
      keys.insert(key)
    }
    return keys
  }
}

extension WidgetRules: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.source == b.source }
}

/// A condition that makes a use of a widget wrong.
struct WidgetCheck: Sendable {
  var id: RuleID
  var severity: Severity
  /// Wrong when it holds; with loops, each time that it does.
  var control: Control
  var message: Interpolation
  var messagePlace: JSONStringPlace
  /// The key whose attribute the finding is at; else it is at the object.
  var key: String?
  var keyRange: Range<Int>
  var fix: Fix?

  /// The attribute to delete, by its key path.
  struct Fix: Sendable {
    var removed: String
    var removedRange: Range<Int>
    var title: String
  }
}

/// A key that must be set after others, since setting those later undoes it.
struct OrderRule: Sendable {
  var key: String
  var after: String
  var reason: String
  /// Where the file names them.
  var keyRange: Range<Int>
  var afterRange: Range<Int>
}

extension OrderRule: Equatable {
  /// Whether two files say the same, wherever it stands.
  static func == (a: Self, b: Self) -> Bool { (a.key, a.after, a.reason) == (b.key, b.after, b.reason) }
}

/// What a file says of the keys that it adds to a system class. The rules are for objects that set one of the keys,
/// when it adds none, one of the keys that they name, and for every object when they name none either.
struct ExtensionRules: Sendable {
  var keys: Set<String>
  var file: String
  var rules: WidgetRules
}
