/// What a renderer needs of a document: `Schemas/view-tree.schema.json` in values.
public struct ViewTree: Sendable {
  /// `path`, `kind`, `platform`, `toolsVersion`.
  public var source: [Value.Field] = []
  /// What values are resolved for: appearance, locale, device with its size in points, size classes.
  public var environment = KeyedList<Value.Field>()
  /// The objects at the top of a XIB, in the document's order.
  public var roots: [Node] = []
  /// File's Owner, First Responder and other objects that the document only refers to.
  public var placeholders: [Node] = []
  /// A storyboard's scenes, in the document's order.
  public var scenes: [Scene] = []
  /// Images, colours and fonts that the document lists, by kind, then by name.
  public var assets: [Value.Field] = []
  /// What stands at the top of the document that no table knows.
  public var unresolved = KeyedList<Value.Field>()

  /// A scene of a storyboard.
  public struct Scene: Sendable {
    /// The `sceneID`, or a made-up one that starts with `~`.
    public var id: String
    /// Whether the storyboard starts with it.
    public var isInitial = false
    /// The first object; nil in an empty scene.
    public var controller: Node?
    /// The scene's other objects.
    public var objects: [Node] = []
    /// The scene's own First Responder, exit and links to other storyboards.
    public var placeholders: [Node] = []
    /// Of all its objects; each names its `source`.
    public var segues: [Value] = []
    /// What else stands in the scene, by key.
    public var rest = KeyedList<Value.Field>()
  }

  /// One object. Lists are empty where there is nothing to say, and then are not written.
  public struct Node: Sendable {
    /// The document's id, or a made-up one that starts with `~` and gives the path.
    public var id: String
    /// The document's object that this is, or whose template made it.
    var object: Int?
    /// The class and node of the template that made it.
    public var synthesized: String?
    /// The document's element, for objects that have no class.
    public var element: String?
    /// The custom class, else the system class that the element stands for.
    public var className: String?
    /// The module of a custom class.
    public var module: String?
    /// The classes above `className`, nearest first.
    public var bases: [String] = []
    /// The label that the editor shows.
    public var name: String?
    /// `x`, `y`, `width`, `height` in points, in the coordinates of the view around it, as the document records them; empty
    /// when it records none.
    public var frame: [Value.Field] = []
    /// Whether the view is there in the environment's size class.
    public var installed = true
    /// By UIKit's or AppKit's names.
    public var properties = KeyedList<Value.Field>()
    /// Properties of the view's layer, by QuartzCore's names.
    public var layer = KeyedList<Value.Field>()
    /// Values at deeper key paths, which nothing else of the tree shows.
    public var keyPaths = KeyedList<Value.Field>()
    /// User-defined runtime attributes in the document's order: `keyPath`, `type`, `value` and what came of them.
    public var runtimeAttributes: [Value] = []
    /// Each with `id`, `first`, `relation`, `second`, `multiplier`, `constant` in points, `priority` 1–1000.
    public var constraints: [Value] = []
    /// Each with `id`, `property`, `destination`; `collection` for those of outlet collections.
    public var outlets: [Value] = []
    /// Each with `id`, `selector`, `destination`, `event`.
    public var actions: [Value] = []
    /// Only outside of scenes, which hold those of their objects.
    public var segues: [Value] = []
    /// Cocoa bindings and other connections, each with its `kind`.
    public var bindings: [Value] = []
    /// Label, hint, identifier and traits for assistive technologies.
    public var accessibility = KeyedList<Value.Field>()
    /// Hit area, animations, text runs and the like, where a widget calls for them.
    public var parts = KeyedList<Value.Field>()
    /// What the document says for other size classes and devices, by their keys.
    public var variations = KeyedList<Value.Field>()
    /// What only the editor uses: labels, notes, misplaced marks.
    public var design = KeyedList<Value.Field>()
    /// What no table knows, as it stands.
    public var unresolved = KeyedList<Value.Field>()
    /// Objects that fill a property of this one.
    public var slots = KeyedList<NodeGroup>()
    /// Objects in lists other than `subviews`: cells, items, layout guides …
    public var lists = KeyedList<NodeGroup>()
    /// Subviews, back to front.
    public var children: [Node] = []

    /// A node of which nothing else is known yet.
    public init(id: String) { self.id = id }
  }

  /// The nodes under one key.
  public struct NodeGroup: Keyed {
    /// The property or list that they fill.
    public var key: String
    /// In the document's order; one in most slots.
    public var nodes: [Node]
  }
}

extension KeyedList<ViewTree.NodeGroup> {
  mutating func add(_ key: String, _ nodes: [ViewTree.Node]) {
    if let index = position(of: key) {
      self[index].nodes += nodes
    } else {
      append(new: .init(key: key, nodes: nodes))
    }
  }
}
