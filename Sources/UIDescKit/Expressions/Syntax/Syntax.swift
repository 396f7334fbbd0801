/// A part of a parsed expression.
struct Syntax: Sendable {
  let kind: Kind
  /// Bytes of the expression's text.
  let range: Range<Int>
  /// The levels of parts inside, with this one.
  let depth: Int

  indirect enum Kind: Sendable {
    case literal(Value)
    /// `.center`.
    case enumCase(String)
    case name(String)
    case member(Syntax, String, at: Range<Int>)
    case index(Syntax, Syntax)
    case call(String, at: Range<Int>, [Syntax])
    case negation(Syntax)
    case not(Syntax)
    /// Operators of one precedence, from left to right.
    case chain(Syntax, [Link])
    case conditional(Syntax, then: Syntax, otherwise: Syntax)
    case list([Syntax])
    case comprehension(Variable, source: Syntax, body: Syntax)
    /// `0..<n`.
    case span(Syntax, Syntax)
  }

  struct Link: Sendable {
    let operation: Operator
    let place: Range<Int>
    let operand: Syntax
  }

  struct Variable: Sendable {
    let name: String
    let place: Range<Int>
  }

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
    depth = 1 + (kind.parts.map(\.depth).max() ?? 0)
  }
}

extension Syntax.Kind {
  /// What stands directly inside.
  fileprivate var parts: [Syntax] {
    switch self {
    case .literal, .enumCase, .name: []
    case .member(let part, _, _), .negation(let part), .not(let part): [part]
    case .index(let first, let second), .span(let first, let second), .comprehension(_, let first, let second):
      [first, second]
    case .call(_, _, let parts), .list(let parts): parts
    case .chain(let first, let links): [first] + links.map(\.operand)
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    }
  }
}
