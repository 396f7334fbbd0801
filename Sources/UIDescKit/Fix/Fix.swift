import XMLSource

/// Which edits that findings offer are made.
public enum FixKind: Sendable {
  /// Those that leave a working program's behaviour as it is.
  case safe
  /// The others too.
  case all
}

/// What the edits have made of a document.
public struct Fixed: Sendable {
  /// Its bytes as they are.
  public let original: [UInt8]
  /// Its findings as it is.
  public let before: [Finding]
  /// Its bytes with the edits; nil when there are none.
  public var contents: [UInt8]?
  /// How many findings they have removed.
  public var count = 0
  /// Why edits that there are weren't made.
  public var problem: String?
  /// The edits that aren't made, since the document would be worse with them. In its order.
  public var refused: [RefusedFix] = []
}

extension Compiler {
  /// Validates a document, makes the edits that its findings offer, and so on until there are none left but those that would
  /// make it worse. The outcome has the findings that are left, or all of them when there is a problem with the edits. What is
  /// safe is judged anew each time, on the document as it then is.
  /// - Parameter choose: those of a document's findings that are to be fixed.
  public func fix(
    _ kind: FixKind, path: String, contents: [UInt8], with worker: Worker,
    choose: ([Finding]) -> [Finding] = { $0 }
  ) -> Outcome {
    let first = validate(path: path, contents: contents, with: worker)
    var (outcome, bytes) = (first, contents)
    var fixed = Fixed(original: contents, before: first.findings)
    func unfixed(_ problem: String) -> Outcome {
      var outcome = first
      outcome.fixed = Fixed(original: contents, before: first.findings, problem: problem)
      return outcome
    }
    var seen: Set<[UInt8]> = [contents]
    var refused: Set<Edit> = []
    var remarks: [(place: Int, what: String, reason: String)] = []
    var triesLeft = Self.maximumTries
    var rounds = FixRounds()
    var fixedFindings = Baseline()
    while true {
      let fixable = choose(outcome.findings).filter { Edit($0, kind, in: bytes) != nil }
      let offered = Edit.compatible(fixable, kind, in: bytes, besides: refused).namesFirst
      if fixed.contents == nil, remarks.isEmpty { fixedFindings.add(fixable, of: "") }
      if offered.isEmpty { break }
      rounds.begin(open: fixable.count - refused.count)
      if rounds.areEndless { return unfixed("the fixes of its findings bring up others without an end") }
      if fixed.contents == nil, let encoding = (try? SourceFile(path: path, contents: contents))?.encoding,
        encoding != "UTF-8"
      {
        return unfixed("it is stored as \(encoding), and only UTF-8 is edited; save it as UTF-8")
      }
      var round = FixRound(of: bytes, outcome, triesLeft: triesLeft) {
        validate(path: path, contents: $0, with: worker)
      }
      round.make(offered)
      triesLeft = round.triesLeft
      let map = EditMap(round.made.map(\.edit))
      refused = Set(refused.compactMap(map.moved) + round.refused.compactMap { map.moved($0.offer.edit) })
      remarks = remarks.map { (map.offset(after: $0.place), $0.what, $0.reason) }
      remarks += round.refused.map { offer, harm in
        let reason =
          harm.map { "since it would \($0)" }
          ?? "not tried, as too many others make the document worse; mend those by hand and run again"
        return (map.offset(after: offer.edit.range.lowerBound), offer.words, reason)
      }
      if round.made.isEmpty { continue }
      (bytes, outcome) = (round.bytes, round.outcome)
      guard seen.insert(bytes).inserted else { return unfixed("the fixes of its findings undo each other") }
      fixed.contents = bytes
    }
    var left = Baseline()
    left.add(choose(outcome.findings), of: "")
    fixedFindings.subtract(left)
    fixed.count = fixedFindings.count
    fixed.refused = RefusedFix.all(remarks, in: bytes)
    outcome.fixed = fixed
    return outcome
  }

  /// So often a document is looked at to find out which of its edits make it worse.
  private static let maximumTries = 64
}

/// A document is looked at again for what only shows, or only can be edited, once something else is.
private struct FixRounds {
  private var fewest = Int.max
  private var vain = 0

  /// So many rounds may pass without there being fewer edits to make than ever before.
  var areEndless: Bool { vain > 10 }

  /// - Parameter open: how many findings are to be fixed now.
  mutating func begin(open: Int) {
    vain = open < fewest ? 0 : vain + 1
    fewest = min(fewest, open)
  }
}
