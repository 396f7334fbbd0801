/// What is found by a key.
public protocol Keyed: Sendable {
  /// What it is found by; no two of a list have the same.
  var key: String { get }
}

/// Entries in the order they were added, no two with the same key. Looking one up stays quick with many of them.
public struct KeyedList<Entry: Keyed>: Sendable, RandomAccessCollection {
  /// In the order they were added.
  public private(set) var entries: [Entry] = []
  /// Where each key is, once there are too many entries to go through. Nil, which costs nothing to copy, in nearly all.
  private var positions: [String: Int]?

  /// Nothing yet.
  public init() {}

  /// 0.
  public var startIndex: Int { 0 }
  /// How many entries there are.
  public var endIndex: Int { entries.count }

  /// The entry at a place; its key must stay as it is.
  public subscript(index: Int) -> Entry {
    get { entries[index] }
    _modify { yield &entries[index] }
  }

  /// Where the entry with a key is; nil when there is none.
  public func position(of key: String) -> Int? {
    guard let positions else { return entries.firstIndex { $0.key == key } }
    return positions[key]
  }

  /// The entry with a key.
  func entry(_ key: String) -> Entry? { position(of: key).map { self[$0] } }

  /// Adds an entry whose key is new.
  mutating func append(new entry: Entry) {
    if entries.isEmpty { entries.reserveCapacity(4) }
    entries.append(entry)
    if positions != nil {
      positions?[entry.key] = entries.count - 1
    } else if entries.count > 32 {
      var positions: [String: Int] = [:]
      for (index, entry) in entries.enumerated() { positions[entry.key] = index }
      self.positions = positions
    }
  }
}

extension KeyedList: Equatable where Entry: Equatable {
  /// Whether both have equal entries in the same order.
  public static func == (a: Self, b: Self) -> Bool { a.entries == b.entries }
}

extension KeyedList<Value.Field> {
  /// The fields, those of one key as several values.
  public init(_ fields: [Value.Field]) {
    self.init()
    for field in fields { add(field.key, field.value) }
  }

  /// The value of `key`; setting one that isn't there adds it at the end. There is no way to remove one.
  public subscript(key: String) -> Value? {
    get { position(of: key).map { self[$0].value } }
    set {
      guard let newValue else { return }
      if let index = position(of: key) { self[index].value = newValue } else { append(new: .init(key, newValue)) }
    }
  }

  /// Adds a value; a key that is there already then has several, in order.
  mutating func add(_ key: String, _ value: Value) {
    guard let index = position(of: key) else { return append(new: .init(key, value)) }
    self[index].value.join(value)
  }

  mutating func add(_ fields: some Sequence<Value.Field>) {
    for field in fields { add(field.key, field.value) }
  }
}

extension Value {
  /// Makes this one of several values.
  fileprivate mutating func join(_ other: Value) {
    guard case .several(var values) = self else {
      self = .several([self, other])
      return
    }
    // Nothing else may hold the list while it grows, or it would be copied.
    self = .null
    values.append(other)
    self = .several(values)
  }
}
