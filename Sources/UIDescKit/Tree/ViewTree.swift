/// What a renderer needs of a document: `Schemas/view-tree.schema.json` in values.
public struct ViewTree: Sendable {
  public var source: [Value.Field] = []
  public var environment = KeyedList<Value.Field>()
  public var roots: [Node] = []
  public var placeholders: [Node] = []
  public var scenes: [Scene] = []
  public var assets: [Value.Field] = []
  /// What stands at the top of the document that no table knows.
  public var unresolved = KeyedList<Value.Field>()

  public struct Scene: Sendable {
    public var id: String
    public var isInitial = false
    public var controller: Node?
    public var objects: [Node] = []
    public var placeholders: [Node] = []
    /// Of all its objects; each names its `source`.
    public var segues: [Value] = []
    public var rest = KeyedList<Value.Field>()
  }

  /// One object. Lists are empty where there is nothing to say, and then are not written.
  public struct Node: Sendable {
    public var id: String
    /// The document's object that this is, or whose template made it.
    var object: Int?
    /// The class and node of the template that made it.
    public var synthesized: String?
    /// The document's element, for objects that have no class.
    public var element: String?
    public var className: String?
    public var module: String?
    public var bases: [String] = []
    public var name: String?
    public var frame: [Value.Field] = []
    public var installed = true
    public var properties = KeyedList<Value.Field>()
    public var layer = KeyedList<Value.Field>()
    public var keyPaths = KeyedList<Value.Field>()
    public var runtimeAttributes: [Value] = []
    public var constraints: [Value] = []
    public var outlets: [Value] = []
    public var actions: [Value] = []
    /// Only outside of scenes, which hold those of their objects.
    public var segues: [Value] = []
    public var bindings: [Value] = []
    public var accessibility = KeyedList<Value.Field>()
    /// Hit area, animations, text runs and the like, where a widget calls for them.
    public var parts = KeyedList<Value.Field>()
    public var variations = KeyedList<Value.Field>()
    /// What only the editor uses: labels, notes, misplaced marks.
    public var design = KeyedList<Value.Field>()
    public var unresolved = KeyedList<Value.Field>()
    /// Objects that fill a property of this one.
    public var slots = KeyedList<NodeGroup>()
    /// Objects in lists other than `subviews`: cells, items, layout guides …
    public var lists = KeyedList<NodeGroup>()
    public var children: [Node] = []

    public init(id: String) { self.id = id }
  }

  /// The nodes under one key.
  public struct NodeGroup: Keyed {
    public var key: String
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
