/// What an element of a document is there for; `Schemas/documents` gives each its role.
public enum ElementRole: UInt8, CaseIterable, Sendable {
  /// A view, controller, cell, formatter …: a node of the tree.
  case object
  /// Stands for something outside the document: File's Owner, First Responder, a controller in another storyboard.
  case placeholder
  /// A list around objects or records.
  case container
  /// An outlet, action, segue or binding.
  case connection
  case constraint
  /// Fills the property that its `key` names.
  case value
  /// A part of an object that is no object itself.
  case record
  /// What only Interface Builder reads: dependencies, plug-ins, simulated metrics. Left out of the tree on purpose.
  case metadata

  /// The role's name in `Schemas/documents`.
  public var name: String { String(describing: self) }
}

/// How an attribute's text is to be read.
public enum AttributeKind: UInt8, CaseIterable, Sendable {
  case string, boolean, number, `enum`, id, image, other

  public init(name: String) { self = Self.allCases.first { String(describing: $0) == name } ?? .other }
}
