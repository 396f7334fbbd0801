/// How a widget becomes plain nodes: what is set on the node itself, and which nodes are added to it.
struct Template: Sendable {
  var lets: [Binding] = []
  /// A rect that replaces the node's frame.
  var frame: PlacedExpression?
  var settings = Settings()
  /// What is set on each child that the document has given the node.
  var existing: ExistingTemplate?
  var children: [NodeTemplate] = []

  /// A name for a value that other expressions use.
  struct Binding: Sendable {
    var name: String
    var value: PlacedExpression
  }

  /// Members of a node.
  struct Settings: Sendable {
    var properties: [Setting] = []
    var layer: [Setting] = []
    /// Properties that only renderers read; their names are not checked.
    var extra: [Setting] = []
    /// Those that `NodePart` describes.
    var parts: [Setting] = []
  }

  struct Setting: Sendable {
    var key: String
    var keyRange: Range<Int>
    var value: TemplateValue
    var valueRange: Range<Int>
  }

  struct ExistingTemplate: Sendable {
    var control = Control()
    var frame: PlacedExpression?
    var settings = Settings()
  }
}

/// A node that a template adds; several, when it repeats.
struct NodeTemplate: Sendable {
  var id: String
  var className: String
  var module: String?
  var classRange: Range<Int>
  /// Before the children that are there already.
  var isFirst = false
  /// The property of the node above that it fills, such as `tableHeaderView`; nil for a child.
  var slot: Slot?
  var control = Control()
  var frame: PlacedExpression?
  var settings = Template.Settings()
  var children: [NodeTemplate] = []
}

extension NodeTemplate {
  struct Slot: Sendable {
    var key: String
    var range: Range<Int>
  }
}

/// When and how often a part of a template, or a check, is made: its loops come first, then its names, of which each may
/// use those before it, then its condition.
struct Control: Sendable {
  /// The outer loop first.
  var loops: [Loop] = []
  var lets: [Template.Binding] = []
  var condition: PlacedExpression?
  /// Whether all loops could be read; else names are missing.
  var isReadable = true

  /// `{"for": "row", "in": "rowCount"}`: over the numbers below a count, the items of a list or the values of a map.
  struct Loop: Sendable {
    var name: String
    var source: PlacedExpression
  }
}

/// A JSON value of a template; its strings are expressions.
indirect enum TemplateValue: Sendable {
  case constant(Value)
  case expression(PlacedExpression)
  case list([Item])
  case object([Template.Setting])

  struct Item: Sendable {
    var control = Control()
    var value: TemplateValue
    var range: Range<Int>
  }
}
