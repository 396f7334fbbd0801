/// A part of a pattern.
indirect enum PatternNode {
  case one(ScalarSet)
  case sequence([PatternNode])
  case choice([PatternNode])
  case repeated(PatternNode, minimum: Int, maximum: Int?)
}

/// Reads the regular expressions that registries may use: characters, `.`, `[…]`, `\d \w \s`, groups, `|` and repetition.
/// Since a pattern always covers the whole text, `^` and `$` may stand at its ends and change nothing.
struct PatternReader {
  private static let maximumDepth = 64
  private static let maximumRepeat = 1000

  private let text: [Unicode.Scalar]
  var at = 0

  init(_ text: some Sequence<Unicode.Scalar>) { self.text = Array(text) }

  var peek: Unicode.Scalar? { at < text.count ? text[at] : nil }

  mutating func read() throws(PatternProblem) -> PatternNode {
    let node = try choice(depth: 0)
    guard peek == nil else { throw PatternProblem(message: "a ')' has no '('") }
    return node
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    at += 1
    return true
  }

  private mutating func choice(depth: Int) throws(PatternProblem) -> PatternNode {
    guard depth < Self.maximumDepth else { throw PatternProblem(message: "its groups nest too deep") }
    var options: [PatternNode] = []
    repeat { options.append(try sequence(depth: depth)) } while take("|")
    return options.count == 1 ? options[0] : .choice(options)
  }

  private mutating func sequence(depth: Int) throws(PatternProblem) -> PatternNode {
    var nodes: [PatternNode] = []
    if depth == 0 { _ = take("^") }
    while let next = peek, next != "|", next != ")" {
      if depth == 0, next == "$", at + 1 == text.count || text[at + 1] == "|" {
        at += 1
        break
      }
      nodes.append(try repetition(of: try atom(depth: depth)))
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func atom(depth: Int) throws(PatternProblem) -> PatternNode {
    let scalar = text[at]
    at += 1
    switch scalar {
    case "(":
      if take("?"), !take(":") { throw PatternProblem(message: "of the groups with '(?', only '(?:…)' is supported") }
      let inside = try choice(depth: depth + 1)
      guard take(")") else { throw PatternProblem(message: "a '(' has no ')'") }
      return inside
    case "[": return .one(try set())
    case ".": return .one(.anyButLineBreak)
    case "\\": return .one(try escape())
    case "*", "+", "?", "{": throw PatternProblem(message: "'\(scalar)' has nothing to repeat")
    case "^", "$": throw PatternProblem(message: "'\(scalar)' may only stand at the pattern's ends")
    default: return .one(ScalarSet(scalar))
    }
  }

  private mutating func repetition(of node: PatternNode) throws(PatternProblem) -> PatternNode {
    var repeated = node
    if take("*") {
      repeated = .repeated(node, minimum: 0, maximum: nil)
    } else if take("+") {
      repeated = .repeated(node, minimum: 1, maximum: nil)
    } else if take("?") {
      repeated = .repeated(node, minimum: 0, maximum: 1)
    } else if take("{") {
      guard let minimum = number() else { throw PatternProblem(message: "a number should follow '{'") }
      let isRange = take(",")
      let maximum = isRange ? number() : minimum
      guard take("}"), minimum <= maximum ?? minimum, max(minimum, maximum ?? 0) <= Self.maximumRepeat else {
        throw PatternProblem(message: "a repetition is written as {2}, {2,} or {2,5}, up to \(Self.maximumRepeat)")
      }
      repeated = .repeated(node, minimum: minimum, maximum: maximum)
    } else {
      return node
    }
    // Which repetition is tried first makes no difference for a whole text.
    _ = take("?")
    return repeated
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let next = peek, ScalarSet.digits.contains(next) {
      digits.unicodeScalars.append(next)
      at += 1
    }
    return Int(digits)
  }
}
