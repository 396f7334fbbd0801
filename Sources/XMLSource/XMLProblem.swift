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
  /// libxml2's error number, or a forbidden character's.
  public let code: Int
  /// The start tags of the elements that were open, outermost first.
  public let openTags: [Int]

  /// The commonest ways to break the rules of XML, by libxml2's error numbers.
  public enum Fault: Int, Sendable {
    /// Something stands behind the root's end tag.
    case contentAfterRoot = 5
    /// An `&` and a name, and no `;`.
    case semicolonMissing = 23
    /// `&name;` of a name that XML doesn't have.
    case undeclaredEntity = 26
    /// A `<` in an attribute's value, or no quote before the next tag.
    case lessThanInValue = 38
    /// No quote before an attribute's value.
    case valueNotStarted = 39
    /// No quote after an attribute's value up to the end of the text.
    case valueNotFinished = 40
    /// An attribute's name without `=`.
    case valueMissing = 41
    /// Two attributes of one name.
    case attributeRepeated = 42
    /// A comment without its end.
    case commentNotFinished = 45
    /// An XML declaration that isn't the first in the text.
    case declarationInside = 64
    /// No blank between two attributes, or none that ends a value.
    case blankRequired = 65
    /// A `<` or `&` without a name, or a tag without its end.
    case nameRequired = 68
    /// A tag without its `>`.
    case tagNotClosed = 73
    /// An end tag that closes another element than the innermost.
    case tagMismatch = 76
    /// The text ends inside of an element.
    case tagNotFinished = 77
    /// `--` in a comment.
    case hyphensInComment = 80
  }

  /// What is wrong, where it is one of the commonest faults.
  public var fault: Fault? { kind == .notWellFormed ? Fault(rawValue: code) : nil }
}
