import XMLSource

/// What an Interface Builder document says, by reference to its XML: which elements are objects, what they are called,
/// what is connected. Values stay where they are until a stage reads them.
public struct Document {
  public let tree: XMLTree
  public let platform: Platform
  public let kind: Kind
  public let vocabulary: Vocabulary
  public let words: Words
  /// In document order; parents before children.
  public internal(set) var objects: [DocumentObject] = []
  /// For each element, the object that it is or stands in; -1 outside of all.
  var ownerOfElement: [Int32] = []
  public internal(set) var runtimeAttributes: [RuntimeAttribute] = []
  public internal(set) var connections: [ElementID] = []
  public internal(set) var constraints: [ElementID] = []
  /// The launch screen of an app, which runs no code of it.
  public internal(set) var isLaunchScreen = false
  /// The oldest system it is for; nil when it is its project's.
  public internal(set) var deploymentTarget: PlatformVersion?

  public enum Kind: String, Sendable {
    case xib, storyboard
  }
}

/// An object of a document: a view, a controller, a cell, a formatter …
public struct DocumentObject: Sendable {
  public let element: ElementID
  /// The object around it, by index; nil at the top.
  public let parent: Int?
  /// The system class that the element stands for.
  public let systemClass: SystemClass?
  public let isPlaceholder: Bool
}

/// A user-defined runtime attribute, as written.
public struct RuntimeAttribute: Sendable {
  public let element: ElementID
  /// The index of the object that it is set on.
  public let owner: Int
}
