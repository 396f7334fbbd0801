/// Reads patterns of paths: `*` and `?` within a name, `[a-z]`, `[!a-z]`, `**` for any folders, a backslash before what means itself.
struct GlobReader {
  private var text: [Unicode.Scalar]

  init(_ text: [Unicode.Scalar]) { self.text = text }

  /// The pattern's parts, and whether a slash ends it: then it is one of folders only.
  func read() throws(PatternProblem) -> (parts: [GlobPart], isOfFolders: Bool) {
    var parts: [GlobPart] = []
    var at = 0
    while at < text.count {
      let (part, end) = try name(from: at)
      if let part { parts.append(part) }
      at = end + 1
    }
    return (parts, text.last == "/")
  }

  /// What stands between two slashes; nil for nothing, or a point. Leads to the slash, or the end.
  private func name(from start: Int) throws(PatternProblem) -> (GlobPart?, end: Int) {
    var pieces: [GlobPiece] = []
    var at = start
    while at < text.count, text[at] != "/" {
      let next = try end(ofUnitAt: at)
      switch text[at] {
      case "*": if pieces.last != .anyText { pieces.append(.anyText) }
      case "?": pieces.append(.any)
      case "[": pieces.append(.one(try set(at: at).set))
      case "\\": pieces += String(text[at + 1]).utf8.map { .byte($0) }
      default: pieces += String(text[at]).utf8.map { .byte($0) }
      }
      at = next
    }
    switch text[start..<at] {
    case [], ["."]: return (nil, at)
    case ["*", "*"]: return (.anyFolders, at)
    case [".", "."]:
      throw PatternProblem(message: "'..' leads out of the configuration's folder, and patterns are for what is in it")
    default: return (.name(pieces), at)
    }
  }

  /// Where the character, set or escape ends that starts at `start`.
  func end(ofUnitAt start: Int) throws(PatternProblem) -> Int {
    switch text[start] {
    case "[": return try set(at: start).end
    case "\\":
      guard start + 1 < text.count else { throw PatternProblem(message: "it ends in '\\'") }
      return start + 2
    default: return start + 1
    }
  }

  private func set(at start: Int) throws(PatternProblem) -> (set: ScalarSet, end: Int) {
    let isInverted = start + 1 < text.count && text[start + 1] == "!"
    let inside = start + (isInverted ? 2 : 1)
    var reader = PatternReader(text[inside...])
    let set = try reader.set()
    return (isInverted ? set.inverted : set, inside + reader.at)
  }
}
