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
  /// How many edits that took.
  public var count = 0
  /// Why edits that there are weren't made.
  public var problem: String?
}

extension Compiler {
  /// So often a document is looked at again for what only shows, or only can be edited, once something else is.
  private static let maximumRounds = 10

  /// Validates a document, makes the edits that its findings offer, and so on until there are none left. The outcome has the
  /// findings that are left, or all of them when there is a problem with the edits.
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
    for _ in 0..<Self.maximumRounds {
      let edits = Edit.compatible(choose(outcome.findings), kind, in: bytes)
      if edits.isEmpty { break }
      if fixed.count == 0, let encoding = (try? SourceFile(path: path, contents: contents))?.encoding,
        encoding != "UTF-8"
      {
        return unfixed("it is stored as \(encoding), and only UTF-8 is edited; save it as UTF-8")
      }
      bytes = Edit.apply(edits, to: bytes)
      guard seen.insert(bytes).inserted else { return unfixed("the fixes of its findings undo each other") }
      outcome = validate(path: path, contents: bytes, with: worker)
      if let error = outcome.errorUnknown(to: first) {
        return unfixed("the fixes would make an error that it doesn't have: \(error.message) [\(error.rule.name)]")
      }
      fixed.contents = bytes
      fixed.count += edits.count
    }
    outcome.fixed = fixed
    return outcome
  }
}

extension Outcome {
  /// An error of which another outcome has fewer. Their places may differ.
  fileprivate func errorUnknown(to other: Outcome) -> Diagnostic? {
    var known: [ErrorKind: Int] = [:]
    for error in other.errors { known[ErrorKind(error), default: 0] += 1 }
    return errors.first { error in
      known[ErrorKind(error), default: 0] -= 1
      return known[ErrorKind(error), default: 0] < 0
    }
  }

  private var errors: some Sequence<Diagnostic> { findings.lazy.map(\.diagnostic).filter { $0.severity == .error } }
}

private struct ErrorKind: Hashable {
  let rule: RuleID
  let objectID: String?
  let keyPath: String?

  init(_ error: Diagnostic) { (rule, objectID, keyPath) = (error.rule, error.objectID, error.keyPath) }
}
