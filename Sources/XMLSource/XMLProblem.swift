/// Why a document could not be parsed. There is one, the first.
public struct XMLProblem: Error, Sendable {
  /// What keeps a document from being read.
  public enum Kind: Sendable {
    /// It breaks the rules of XML.
    case notWellFormed
    /// A byte that the document's encoding doesn't have.
    case encoding
    /// A document type declaration, which could define entities or name outside files.
    case documentType
    /// Elements nest deeper than `XMLTree.maximumDepth`.
    case tooDeep
    /// An element has more than `XMLTree.maximumAttributes`.
    case tooManyAttributes
    /// More than `XMLTree.maximumNamespaces` are declared around an element.
    case tooManyNamespaces
    /// A character that XML doesn't allow, be it written or referred to; its number is `code`.
    case forbiddenCharacter
  }

  /// What is wrong.
  public let kind: Kind
  /// Byte offset in the source.
  public let offset: Int
  /// What the XML reader said; empty where the kind says it all.
  public let message: String
  /// libxml2's number for an end tag that closes another element than the innermost.
  public static let tagMismatch = 76

  /// libxml2's error number, or a forbidden character's.
  public let code: Int
  /// The start tags of the elements that were open, outermost first.
  public let openTags: [Int]
}
