/// A JSON value that knows where it stands. Objects keep their members in order, equal keys included.
struct JSONValue: Sendable {
  var content: Content
  /// In bytes of the text it was read from.
  var range: Range<Int>

  enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  struct Member: Sendable {
    var key: String
    var keyRange: Range<Int>
    var value: JSONValue
  }

  var string: String? { if case .string(let text) = content { text } else { nil } }
  var number: Double? { if case .number(let value) = content { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  var array: [JSONValue]? { if case .array(let items) = content { items } else { nil } }
  var members: [Member]? { if case .object(let members) = content { members } else { nil } }

  /// The number, when it is a whole one that fits.
  var integer: Int64? { number.flatMap { Int64(exactly: $0) } }

  /// The first member with `key`.
  subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }

  /// What kind of value it is, for messages.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: Equatable {
  /// Equal contents, wherever they stand.
  static func == (a: JSONValue, b: JSONValue) -> Bool {
    switch (a.content, b.content) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }
}
