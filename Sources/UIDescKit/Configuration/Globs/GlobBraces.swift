/// Writes a pattern with braces as the patterns that they stand for: `{a,b}.xib` as `a.xib` and `b.xib`.
struct GlobBraces {
  static let most = 64

  static func expand(_ text: [Unicode.Scalar]) throws(PatternProblem) -> [[Unicode.Scalar]] {
    let reader = GlobReader(text)
    var open: Int?
    var depth = 0
    var start = 0
    var choices: [[Unicode.Scalar]] = []
    var at = 0
    while at < text.count {
      let next = try reader.end(ofUnitAt: at)
      switch text[at] {
      case "{":
        if depth == 0 { (open, start) = (at, next) }
        depth += 1
      case "," where depth == 1:
        choices.append(Array(text[start..<at]))
        start = next
      case "}" where depth == 1:
        choices.append(Array(text[start..<at]))
        return try expand(choices, between: text[..<(open ?? 0)], and: text[next...])
      case "}" where depth > 1: depth -= 1
      default: break
      }
      at = next
    }
    if depth > 0 { throw PatternProblem(message: "a '{' has no '}'") }
    return [text]
  }

  private static func expand(
    _ choices: [[Unicode.Scalar]], between start: ArraySlice<Unicode.Scalar>, and end: ArraySlice<Unicode.Scalar>
  ) throws(PatternProblem) -> [[Unicode.Scalar]] {
    var all: [[Unicode.Scalar]] = []
    for choice in choices {
      all += try expand(start + choice + end)
      if all.count > most {
        throw PatternProblem(message: "its braces stand for more than \(most) patterns; write several")
      }
    }
    return all
  }
}
