/// Works through the widgets of one document.
struct Expander {
  let document: Document
  let registry: Registry
  let instances: InstanceValues
  let setter: PropertySetter
  /// The runtime attributes of each object.
  let attributes: [Int: [AttributePlace]]
  var evaluation: Evaluation
  var diagnostics = Diagnostics()
  /// How many nodes made by templates the current node is in.
  var nesting = 0
  /// How many expressions have failed, told or not.
  private(set) var failures = 0
  private var budget = Budget()
  /// Ids that look made up and are taken.
  private var ids: Set<String>
  /// Objects of which a failure has been told: what else fails there mostly fails for the same reason.
  private var failed: Set<Int> = []

  /// What templates and checks may cost. A registry's few lines can ask for any amount of work.
  struct Budget {
    /// Of all widgets of a document together, and nodes that templates make: what is left.
    var steps = documentSteps
    var nodes = documentNodes
    var isOverdrawn = false

    static let documentSteps = 50_000_000
    static let documentNodes = 50_000
    /// Of one widget.
    static let widgetSteps = 1_000_000
    /// Nodes made by templates inside of each other.
    static let nesting = 64
  }

  init(_ tree: ViewTree, _ document: Document, _ registry: Registry, _ context: WidgetContext) {
    self.document = document
    self.registry = registry
    let environment = Environment(of: document)
    let typedValues = TypedValueContext(platform: document.platform, isDark: environment.isDark)
    instances = InstanceValues(
      registry: registry, platform: document.platform, typedValues: typedValues,
      uses: OutletUses(tree, registry, document.platform))
    setter = PropertySetter(registry: registry, platform: document.platform, typedValues: typedValues)
    attributes = Dictionary(grouping: document.runtimeAttributes, by: \.owner).mapValues { attributes in
      attributes.map { AttributePlace($0, in: document) }
    }
    ids = Set(document.objects.indices.compactMap { document.id(of: $0) }.filter { $0.hasPrefix("~") })
    evaluation = Evaluation(tree, environment, on: document.platform, today: context.today)
  }

  /// Prepares for the expressions about a node.
  /// - Returns: false when the document's widgets have cost too much already.
  mutating func begin(_ node: ViewTree.Node, _ chain: ClassChain) -> Bool {
    guard !budget.isOverdrawn else { return false }
    guard nesting <= Budget.nesting else {
      overdraw("templates make nodes more than \(Budget.nesting) deep inside each other", node)
      return false
    }
    let instances = instances
    evaluation.begin(steps: min(Budget.widgetSteps, budget.steps)) { instances.value($0, of: node, chain) }
    return true
  }

  mutating func end() { budget.steps -= min(Budget.widgetSteps, budget.steps) - evaluation.steps }

  /// An id that nothing has: `id`, or where another template or the document has taken it, the same with a mark.
  mutating func free(_ id: String) -> String {
    var id = id
    while !ids.insert(id).inserted { id += "~" }
    return id
  }

  /// Takes the step of a repetition.
  /// - Returns: false when none is left.
  mutating func takesRound(_ maker: NodeMaker, of loop: Control.Loop) -> Bool {
    if budget.isOverdrawn || evaluation.steps == 0 { return false }
    do throws(ExpressionProblem) { try evaluation.spend(at: 0..<0) } catch {
      report(error, in: loop.source.expression.text, maker)
      return false
    }
    return true
  }

  /// Takes a node from those that templates may make.
  mutating func mayMakeNode(_ maker: NodeMaker) -> Bool {
    if budget.nodes > 0, !budget.isOverdrawn {
      budget.nodes -= 1
      return true
    }
    overdraw("the document's templates make more than \(Budget.documentNodes) nodes", maker.host)
    return false
  }

  private mutating func overdraw(_ message: String, _ node: ViewTree.Node) {
    guard !budget.isOverdrawn, let object = node.object else { return }
    budget.isOverdrawn = true
    let place = document.tree.startTag(document.objects[object].element)
    tell(
      "\(message), so from this one on no widget is drawn; split the document, or correct the registry", object, place)
  }

  private mutating func tell(_ message: String, _ object: Int, _ place: Range<Int>) {
    diagnostics.report(document.about(object, Diagnostic("expression-failed", .error, message, at: place)))
  }

  /// Says that an expression has no value, at the attribute that it is about or else at the object; once for each object.
  mutating func report(_ problem: ExpressionProblem, in expression: String, _ maker: NodeMaker) {
    failures += 1
    guard let object = maker.host.object, !budget.isOverdrawn else { return }
    let words = expression.words
    let isUnplaced = maker.host.frame.isEmpty && problem.isMissing && !words.isDisjoint(with: ["bounds", "frame"])
    if evaluation.steps == 0, budget.steps <= Budget.widgetSteps {
      return overdraw("the document's widgets take more than \(Budget.documentSteps) steps", maker.host)
    }
    guard failed.insert(object).inserted else { return }
    if isUnplaced {
      let message =
        "the view has no frame, so what '\(maker.owner)' draws in it has no place; give it <rect key=\"frame\" …>"
      let place = document.tree.startTag(document.objects[object].element)
      return diagnostics.report(document.about(object, Diagnostic("missing-frame", .warning, message, at: place)))
    }
    let message = "\(problem.message), so '\(expression)' in \(maker.what) of '\(maker.owner)' has no value"
    tell(message, object, place(of: maker.host) { words.contains($0) })
  }

  /// Says that a template sets what can't be set.
  mutating func refuse(_ message: String, _ maker: NodeMaker) {
    guard let object = maker.host.object, failed.insert(object).inserted else { return }
    tell(message, object, place(of: maker.host) { _ in false })
  }

  /// The value of the first attribute with a key that is meant, else the object's start tag. Nodes that a template made
  /// have no attributes in the document.
  func place(of node: ViewTree.Node, isMeant: (String) -> Bool) -> Range<Int> {
    guard let object = node.object else { return 0..<0 }
    let meant = node.synthesized == nil ? attributes[object]?.first { $0.keyPath.map(isMeant) ?? false } : nil
    return meant?.valueRange ?? document.tree.startTag(document.objects[object].element)
  }
}

extension String {
  /// The names in an expression, with words that are none.
  fileprivate var words: Set<String> {
    Set(split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
