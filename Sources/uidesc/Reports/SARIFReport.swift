import UIDescKit
import XMLSource

/// OASIS's Static Analysis Results Interchange Format 2.1.0, for code scanning.
struct SARIFReport: Reporter {
  private var rules = SARIFRules()
  private var results: [String] = []
  private var failures: [String] = []

  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    for finding in findings { results.append(result(finding)) }
    return ""
  }

  mutating func failure(_ path: String, _ message: String) -> String {
    let location = JSONText.object([("physicalLocation", JSONText.object([("artifactLocation", Self.artifact(path))]))])
    failures.append(
      JSONText.object([
        ("level", "\"error\""), ("message", Self.message(message)), ("locations", JSONText.array([location])),
      ]))
    return ""
  }

  mutating func end(_ counts: Counts) -> String {
    let invocation = JSONText.object([
      ("executionSuccessful", String(failures.isEmpty)), ("toolExecutionNotifications", JSONText.array(failures)),
    ])
    var run = [
      ("tool", JSONText.object([("driver", rules.driver)])), ("columnKind", "\"unicodeCodePoints\""),
      ("invocations", JSONText.array([invocation])),
      ("results", "[" + results.map { "\n    " + $0 }.joined(separator: ",") + "\n  ]"),
    ]
    if counts.baseline.total > 0 {
      run.append(("properties", JSONText.object([("baseline", String(counts.baseline.total))])))
    }
    let log = [
      ("$schema", JSONText.string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", "\"2.1.0\""),
      ("runs", JSONText.array([JSONText.object(run)])),
    ]
    return JSONText.object(log) + "\n"
  }

  private mutating func result(_ finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    var members = [
      ("ruleId", JSONText.string(diagnostic.rule.name)), ("ruleIndex", String(rules.index(of: diagnostic.rule))),
      ("level", JSONText.string(diagnostic.severity.name)), ("message", Self.message(diagnostic.message)),
      ("locations", JSONText.array([Self.location(finding)])),
      ("partialFingerprints", JSONText.object([("uidesc/v1", JSONText.string(finding.relativeFingerprint))])),
    ]
    let notes = zip(diagnostic.notes, finding.notePositions).enumerated().map { index, entry in
      Self.related(entry.0.message, index + 1, finding, entry.1)
    }
    if !notes.isEmpty { members.append(("relatedLocations", JSONText.array(notes))) }
    if let fix = diagnostic.fix { members.append(("fixes", JSONText.array([Self.fix(fix, of: finding)]))) }
    return JSONText.object(members)
  }

  private static func location(_ finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    var members = [
      (
        "physicalLocation",
        JSONText.object([("artifactLocation", artifact(finding.path)), ("region", region(finding.place))])
      )
    ]
    if let id = diagnostic.objectID {
      let path = ([id] + (diagnostic.keyPath.map { [$0] } ?? [])).joined(separator: ".")
      let name = diagnostic.objectName ?? diagnostic.className ?? id
      let object = [
        ("name", JSONText.string(name)), ("fullyQualifiedName", JSONText.string(path)), ("kind", "\"object\""),
      ]
      members.append(("logicalLocations", JSONText.array([JSONText.object(object)])))
    }
    return JSONText.object(members)
  }

  private static func related(_ text: String, _ id: Int, _ finding: Finding, _ position: SourcePosition?) -> String {
    var physical = [("artifactLocation", artifact(finding.path))]
    if let position {
      let start = [("startLine", String(position.line)), ("startColumn", String(position.column))]
      physical.append(("region", JSONText.object(start)))
    }
    return JSONText.object([
      ("id", String(id)), ("physicalLocation", JSONText.object(physical)), ("message", message(text)),
    ])
  }

  private static func fix(_ fix: Diagnostic.Fix, of finding: Finding) -> String {
    let inserted = JSONText.object([("text", JSONText.string(fix.replacement))])
    // Bytes of the file are known only where it is stored as it is read.
    let bytes = finding.isUTF8 ? finding.fixRange : nil
    let deleted = finding.fixPlace.map { region($0, bytes: bytes) } ?? "{}"
    let replacement = JSONText.object([("deletedRegion", deleted), ("insertedContent", inserted)])
    let change = JSONText.object([
      ("artifactLocation", artifact(finding.path)), ("replacements", JSONText.array([replacement])),
    ])
    return JSONText.object([("description", message(fix.title)), ("artifactChanges", JSONText.array([change]))])
  }

  private static func region(_ place: SourceRange, bytes: Range<Int>? = nil) -> String {
    var members = [
      ("startLine", place.start.line), ("startColumn", place.start.column), ("endLine", place.end.line),
      ("endColumn", place.end.column),
    ]
    if let bytes { members += [("byteOffset", bytes.lowerBound), ("byteLength", bytes.count)] }
    return JSONText.object(members.map { ($0.0, String($0.1)) })
  }

  private static func artifact(_ path: String) -> String {
    let path = ReportPath.here.relative(path)
    if path.hasPrefix("/") { return JSONText.object([("uri", JSONText.string("file://" + percentEncoded(path)))]) }
    return JSONText.object([("uri", JSONText.string(percentEncoded(path))), ("uriBaseId", "\"%SRCROOT%\"")])
  }

  /// A plain text in which `[words](place)` would be a link.
  static func message(_ text: String) -> String {
    var text = text
    if text.contains("](") {
      text = text.reduce(into: "") { $0 += "[]\\".contains($1) ? "\\\($1)" : String($1) }
    }
    return JSONText.object([("text", JSONText.string(text))])
  }

  /// A path as a part of a URI.
  private static func percentEncoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { uri, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }
}
