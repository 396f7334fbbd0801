import XMLSource

/// What an Interface Builder document says, by reference to its XML: which elements are objects, what they are called,
/// what is connected. Values stay where they are until a stage reads them.
public struct Document {
  /// The XML that all of this refers to.
  public let tree: XMLTree
  /// What `targetRuntime` and `type` say; iOS when they say nothing.
  public let platform: Platform
  /// A XIB or a storyboard.
  public let kind: Kind
  /// What names mean in documents of the platform.
  public let vocabulary: Vocabulary
  /// The names with a meaning of their own.
  public let words: Words
  /// In document order; parents before children.
  public internal(set) var objects: [DocumentObject] = []
  /// For each element, the object that it is or stands in; -1 outside of all.
  var ownerOfElement: [Int32] = []
  /// In document order.
  public internal(set) var runtimeAttributes: [RuntimeAttribute] = []
  /// The launch screen of an app, which runs no code of it.
  public internal(set) var isLaunchScreen = false
  /// For each value whether its key is none that the object around it is known to have; empty when none is. The check stage
  /// finds them.
  var unknownKeys: [Bool] = []
  /// The oldest system it is for; nil when it is its project's.
  public internal(set) var deploymentTarget: PlatformVersion?

  /// The two kinds of document.
  public enum Kind: String, Sendable {
    /// Objects, or scenes with objects.
    case xib, storyboard
  }
}

/// An object of a document: a view, a controller, a cell, a formatter …
public struct DocumentObject: Sendable {
  /// Where it is written.
  public let element: ElementID
  /// The object around it, by index; nil at the top.
  public let parent: Int?
  /// The system class that the element stands for.
  public let systemClass: SystemClass?
  /// Whether it stands for something outside the document.
  public let isPlaceholder: Bool
}

/// A user-defined runtime attribute, as written.
public struct RuntimeAttribute: Sendable {
  /// The `userDefinedRuntimeAttribute`.
  public let element: ElementID
  /// The index of the object that it is set on.
  public let owner: Int
}
