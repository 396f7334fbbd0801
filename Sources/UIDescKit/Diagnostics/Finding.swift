import XMLSource

/// A diagnostic as reports show it, with its place in lines and columns.
public struct Finding: Sendable {
  /// What was found.
  public let diagnostic: Diagnostic
  /// What the user calls the file.
  public let path: String
  /// What it is about.
  public let place: SourceRange
  /// The places of `diagnostic.notes`, in their order; nil for a note without one.
  public let notePositions: [SourcePosition?]
  /// What `diagnostic.fix` replaces, in the file's own bytes. For a file in another encoding than UTF-8, in the bytes of
  /// its text as UTF-8.
  public let fixRange: Range<Int>?
  /// What `diagnostic.fix` replaces, in lines and columns.
  public let fixPlace: SourceRange?
  /// Whether the file is stored as UTF-8.
  public let isUTF8: Bool
  /// The line the finding starts on, or the part of a very long one that surrounds it.
  public let excerpt: SourceExcerpt
  /// Which it is of the document's findings with the same rule, object and key path or spot, from 0.
  public let ordinal: Int

  /// The position of the first character.
  public var start: SourcePosition { place.start }
  /// The position after the last character.
  public var end: SourcePosition { place.end }
}
