import XMLSource

/// Turns widgets into plain nodes by their templates, so that any renderer can draw them. Frames are those that the
/// document records: a layout stage would come before this one.
func expand(
  _ tree: ViewTree, of document: Document, registry: Registry, context: WidgetContext,
  into diagnostics: inout Diagnostics
) -> ViewTree {
  guard registry.hasTemplates else { return tree }
  var expander = Expander(tree, document, registry, context)
  var tree = tree
  expander.expand(&tree.roots)
  for index in tree.scenes.indices {
    if var controller = tree.scenes[index].controller {
      expander.expand(&controller)
      tree.scenes[index].controller = controller
    }
    expander.expand(&tree.scenes[index].objects)
  }
  for diagnostic in expander.diagnostics.list { diagnostics.report(diagnostic) }
  return tree
}

extension Registry {
  var hasTemplates: Bool {
    classes.values.contains { $0.contains { $0.rules.template != nil } }
      || extensionRules.values.contains { $0.contains { $0.rules.template != nil } }
  }
}

/// What widgets depend on besides the document.
public struct WidgetContext: Sendable {
  /// The day that ages are counted to, such as `2026-01-31`; nil for none, so that trees don't change by the day.
  public var today: String?

  public init(today: String? = nil) { self.today = today }

  /// Whether a text is a day of the calendar, written as `2026-01-31`.
  public static func isDay(_ text: String) -> Bool { CalendarDate(text) != nil }
}

struct Expander {
  let document: Document
  let registry: Registry
  let instances: InstanceValues
  var evaluation: Evaluation
  var diagnostics = Diagnostics()
  /// How many expressions have failed, reported or not.
  private(set) var failures = 0
  /// Names whose expressions have failed: what uses them fails for that reason alone.
  var failedNames: Set<String> = []
  private var isOutOfSteps = false

  init(_ tree: ViewTree, _ document: Document, _ registry: Registry, _ context: WidgetContext) {
    self.document = document
    self.registry = registry
    let environment = Environment(of: document)
    instances = InstanceValues(
      registry: registry, platform: document.platform,
      typedValues: TypedValueContext(platform: document.platform, isDark: environment.isDark),
      uses: OutletUses(tree, registry, document.platform))
    evaluation = Evaluation(tree, environment, on: document.platform, today: context.today)
  }

  mutating func expand(_ nodes: inout [ViewTree.Node]) {
    for index in nodes.indices { expand(&nodes[index]) }
  }

  /// The node first, then all in it: a template may place its children, which may be widgets themselves.
  mutating func expand(_ node: inout ViewTree.Node) {
    let chain = registry.chain(of: node, on: document.platform)
    for (template, owner) in registry.templates(for: node, chain) { apply(template, owner: owner, to: &node, chain) }
    for index in node.slots.indices { expand(&node.slots[index].nodes) }
    for index in node.lists.indices { expand(&node.lists[index].nodes) }
    expand(&node.children)
  }

  /// Says that an expression has no value, at the attribute that it is about or else at the object.
  mutating func report(_ problem: ExpressionProblem, in expression: String, _ maker: NodeMaker) {
    failures += 1
    let words = expression.words
    guard let object = maker.host.object, words.isDisjoint(with: failedNames), !isOutOfSteps else { return }
    // The steps are the whole document's, so nothing after this has a value.
    isOutOfSteps = evaluation.steps <= 0
    let message = "\(problem.message), so '\(expression)' in \(maker.what) of '\(maker.owner)' has no value"
    let place = document.place(ofAttributeIn: words, of: object)
    diagnostics.report(document.about(object, Diagnostic("expression-failed", .error, message, at: place)))
  }
}

extension Evaluation {
  init(_ tree: ViewTree, _ environment: Environment, on platform: Platform, today: String?) {
    let text = TextMetrics(scale: environment.screen?.scale ?? 1)
    let images = ImageSizes(tree)
    var measurements = Measurements()
    measurements.textHeight = { text.height($0, $1, width: $2, lines: $3) }
    measurements.textWidth = { text.width($0, $1) }
    measurements.lineHeight = { text.lineHeight($0) }
    measurements.imageSize = { images.size(of: $0) }
    self.init(today: today, measurements: measurements)
    self.platform = platform
    isDark = environment.isDark
  }
}

extension Registry {
  /// The nearest class's template, and those of extensions whose keys the node sets.
  func templates(for node: ViewTree.Node, _ chain: ClassChain) -> [(template: Template, owner: String)] {
    var found: [(Template, String)] = []
    for link in chain.links {
      if case .project(let known) = link, found.isEmpty, let template = known.rules.template {
        found.append((template, known.name))
      }
    }
    return found
      + extensionRules(for: node, chain).compactMap { entry in
        entry.added.rules.template.map { ($0, entry.owner) }
      }
  }

  /// The rules of extensions whose keys the node sets, and of those without keys. A class's own property hides an
  /// extension's of the same key.
  func extensionRules(for node: ViewTree.Node, _ chain: ClassChain) -> [(added: ExtensionRules, owner: String)] {
    guard !extensionRules.isEmpty else { return [] }
    var keys = node.runtimeKeys
    for case .project(let known) in chain.links { keys.subtract(known.properties.map(\.key)) }
    return chain.links.flatMap { link in
      (extensionRules[link.name] ?? []).filter { $0.keys.isEmpty || !$0.keys.isDisjoint(with: keys) }.map {
        ($0, link.name)
      }
    }
  }
}

extension ViewTree.Node {
  /// The key paths that runtime attributes set.
  var runtimeKeys: Set<String> {
    Set(
      runtimeAttributes.compactMap { attribute in
        guard case .object(let fields) = attribute, case .string(let key)? = fields["keyPath"] else { return nil }
        return key
      })
  }
}

extension Document {
  /// The value of the first attribute whose key is one of an expression's words, else the object's start tag.
  func place(ofAttributeIn words: Set<String>, of object: Int) -> Range<Int> {
    for attribute in runtimeAttributes where attribute.owner == object {
      let place = AttributePlace(attribute, in: self)
      if let key = place.keyPath, words.contains(key) { return place.valueRange }
    }
    return tree.startTag(objects[object].element)
  }
}

extension String {
  /// The names in an expression, with words that are none.
  fileprivate var words: Set<String> {
    Set(split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
