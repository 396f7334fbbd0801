import XMLSource

/// A diagnostic as reports show it, with its place in lines and columns.
public struct Finding: Sendable {
  /// What was found.
  public let diagnostic: Diagnostic
  /// What the user calls the file.
  public let path: String
  /// The position of the first character.
  public let start: SourcePosition
  /// The position after the last character.
  public let end: SourcePosition
  /// The places of `diagnostic.notes`, in their order; nil for a note without one.
  public let notePositions: [SourcePosition?]
  /// What `diagnostic.fix` replaces, in the file's own bytes. For a file in another encoding than UTF-8, in the bytes of
  /// its text as UTF-8.
  public let fixRange: Range<Int>?
  /// The line the finding starts on, or the part of a very long one that surrounds it.
  public let excerpt: SourceExcerpt
}
