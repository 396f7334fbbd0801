import XMLSource

/// A diagnostic as reports show it, with its place in lines and columns.
public struct Finding: Sendable {
  public let diagnostic: Diagnostic
  public let path: String
  public let start: SourcePosition
  /// The position after the last character.
  public let end: SourcePosition
  /// The places of `diagnostic.notes`, in their order; nil for a note without one.
  public let notePositions: [SourcePosition?]
  /// The line the finding starts on, or the part of a very long one that surrounds it.
  public let excerpt: SourceExcerpt
}
