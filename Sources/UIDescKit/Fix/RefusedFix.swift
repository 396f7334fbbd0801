import XMLSource

/// An edit that isn't made, since the document would be worse with it.
public struct RefusedFix: Sendable {
  /// What it would do, and to which object.
  public let what: String
  /// Why it isn't made.
  public let reason: String
  /// Where it would be, in the document with the edits that are made.
  public let position: SourcePosition

  /// In the order of the document.
  /// - Parameter bytes: the document's.
  static func all(_ remarks: [(place: Int, what: String, reason: String)], in bytes: [UInt8]) -> [RefusedFix] {
    if remarks.isEmpty { return [] }
    let mark = bytes.markLength
    let lines = LineIndex(text: Array(bytes.dropFirst(mark)), count: bytes.count - mark)
    return remarks.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map { RefusedFix(what: $1.what, reason: $1.reason, position: lines.position(of: $1.place - mark)) }
  }
}
