import XMLSource

/// What a constraint says, in one form of the many that it can be written in: what is left out has its default, numbers are
/// numbers, and of `a = b + 8` and `b = a - 8` there is one.
struct ConstraintStatement: Equatable {
  fileprivate struct Side: Equatable {
    /// Without an item it is about the view that the constraint stands in.
    var item: ArraySlice<UInt8> = []
    /// That view where it has no id.
    var nameless: ElementID?
    var attribute: ArraySlice<UInt8> = []
  }

  private struct Other: Equatable {
    let name: Name
    let text: ArraySlice<UInt8>
  }

  private enum Relation: UInt64 {
    case equal, lessThanOrEqual, greaterThanOrEqual

    var turned: Relation {
      switch self {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  private var first = Side()
  private var second = Side()
  private var relation = Relation.equal
  private var constant = 0.0
  private var multiplier = 1.0
  private var priority = 1000.0
  /// What has no meaning here, and values that can't be read, by name.
  private var others: [Other] = []

  /// - Parameter ignored: the names of attributes that say nothing about the layout.
  init(of constraint: ElementID, in document: Document, ignoring ignored: [Name]) {
    let tree = document.tree
    let words = document.words
    for attribute in tree.attributes(constraint) {
      let name = tree.name(attribute)
      if ignored.contains(name) { continue }
      let text = tree.bytes(attribute)
      switch name {
      case words.firstItem: first.item = text
      case words.firstAttribute: first.attribute = text
      case words.secondItem: second.item = text
      case words.secondAttribute: second.attribute = text
      case words.relation: if !read(relation: text) { others.append(Other(name: name, text: text)) }
      default:
        if !read(number: text, of: name, words) { others.append(Other(name: name, text: text)) }
      }
    }
    if first.item.isEmpty, let view = tree.parent(constraint).flatMap(tree.parent) {
      let id = tree.attribute(words.id, of: view).map(tree.bytes) ?? []
      if id.isEmpty { first.nameless = view } else { first.item = id }
    }
    if others.count > 1 { others.sort { $0.name.number < $1.name.number } }
    turn()
  }

  private mutating func read(relation text: ArraySlice<UInt8>) -> Bool {
    if text.elementsEqual("equal".utf8) { return true }
    if text.elementsEqual("lessThanOrEqual".utf8) {
      relation = .lessThanOrEqual
    } else if text.elementsEqual("greaterThanOrEqual".utf8) {
      relation = .greaterThanOrEqual
    } else {
      return false
    }
    return true
  }

  private mutating func read(number text: ArraySlice<UInt8>, of name: Name, _ words: Words) -> Bool {
    switch name {
    case words.constant: Self.set(&constant, to: parseNumber(text))
    case words.priority: Self.set(&priority, to: parseNumber(text))
    case words.multiplier:
      Self.set(&multiplier, to: parseNumber(text) ?? Double(ratio: String(decoding: text, as: UTF8.self)))
    default: false
    }
  }

  private static func set(_ number: inout Double, to value: Double?) -> Bool {
    guard let value else { return false }
    number = Double(value.withoutNoise)
    return true
  }

  /// Puts one of the two sides first, whichever the document has there. With a multiplier it would take another number.
  private mutating func turn() {
    guard multiplier == 1, !second.item.isEmpty, !second.attribute.isEmpty, second.isBefore(first) else { return }
    swap(&first, &second)
    relation = relation.turned
    // There is a -0.
    if constant != 0 { constant = -constant }
  }

  /// What it is about, without numbers: `constraint[b.top-a.top]`.
  var spot: String {
    let sides = [first, second].filter { !$0.attribute.isEmpty }.map {
      String(decoding: $0.item + Array(".".utf8) + $0.attribute, as: UTF8.self).shortened
    }
    return "constraint[\(sides.joined(separator: "-"))]"
  }

  /// Equal ones have equal numbers, whatever the order of attributes.
  var hash: UInt64 {
    var hash = FNV1a()
    for side in [first.item, first.attribute, second.item, second.attribute] {
      hash.add(side)
      hash.add(0xFF)
    }
    for side in [first, second] { hash.add(UInt64(side.nameless.map { Int($0.index) + 1 } ?? 0)) }
    hash.add(relation.rawValue)
    for number in [constant, multiplier, priority] { hash.add(number == 0 ? 0 : number.bitPattern) }
    for other in others {
      hash.add(UInt64(other.name.number))
      hash.add(other.text)
    }
    return hash.value
  }
}

extension ConstraintStatement.Side {
  func isBefore(_ other: Self) -> Bool {
    item == other.item
      ? attribute.lexicographicallyPrecedes(other.attribute) : item.lexicographicallyPrecedes(other.item)
  }
}

private struct FNV1a {
  private(set) var value: UInt64 = 14_695_981_039_346_656_037

  mutating func add(_ number: UInt64) { value = (value ^ number) &* 1_099_511_628_211 }

  mutating func add(_ bytes: ArraySlice<UInt8>) { for byte in bytes { add(UInt64(byte)) } }
}
