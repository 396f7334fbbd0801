import XMLSource

extension Compiler {
  /// Checks and lints a document: its ids and references, its values, the types of its runtime attributes, the rules that are on.
  /// - Parameters:
  ///   - path: what reports call the document.
  ///   - contents: its bytes as stored.
  public func validate(path: String, contents: [UInt8], with worker: Worker) -> Outcome {
    run(path, contents, worker) { document, watch, diagnostics in
      lint(
        document, registry: registry, findProject: options.findProject, plan: worker.plan(for: options.rules),
        watch: &watch, into: &diagnostics)
      if registry.widgets.mayConcern(document) {
        let tree = resolve(document, path: path, registry: registry, defaults: false)
        _ = expand(tree, of: document, registry: registry, context: options.widgets, into: &diagnostics)
      }
      return nil
    }
  }

  /// Checks a document and writes its view tree, unless it has errors (`Options.keepGoing` writes it all the same).
  public func compile(path: String, contents: [UInt8], with worker: Worker) -> Outcome {
    run(path, contents, worker) { document, _, diagnostics in
      var tree = resolve(document, path: path, registry: registry, defaults: options.defaults)
      if registry.widgets.mayConcern(document) {
        tree = expand(tree, of: document, registry: registry, context: options.widgets, into: &diagnostics)
      }
      return { [tree] in emit(tree, documentSize: document.tree.source.count) }
    }
  }

  /// Gives what writes the view tree, if one is wanted.
  private typealias Finish = (Document, inout Stopwatch, inout Diagnostics) -> Emission?
  /// The tree's JSON; nil when it would be too large.
  private typealias Emission = () -> [UInt8]?

  private func run(_ path: String, _ contents: [UInt8], _ worker: Worker, finish: Finish) -> Outcome {
    var watch = Stopwatch(options.clock)
    var outcome = outcome(of: path, contents, worker, &watch, finish)
    watch.ended("places")
    outcome.timing = watch.timing
    return outcome
  }

  private func outcome(
    of path: String, _ contents: [UInt8], _ worker: Worker, _ watch: inout Stopwatch, _ finish: Finish
  ) -> Outcome {
    let source: SourceFile
    do { source = try read(path, contents) } catch {
      return Outcome(error.diagnostics, of: path, text: error.text)
    }
    watch.ended("read")
    let suppresses = !options.suppressions.isEmpty || source.mayHaveDirectives
    // What is silenced must be known, however little it matters.
    var diagnostics = Diagnostics(leastSeverity: suppresses ? .note : options.leastSeverity, settings: options.rules)
    guard let tree = parse(source, names: worker.names, into: &diagnostics) else {
      return Outcome(diagnostics, of: source)
    }
    watch.ended("parse")
    if options.dump == .tree { return Outcome(output: dump(tree)) }
    guard var document = decode(tree, worker: worker, into: &diagnostics) else {
      return Outcome(diagnostics, of: source)
    }
    watch.ended("decode")
    if let target = options.deploymentTargets[document.platform] { document.deploymentTarget = target }
    if options.dump == .document { return Outcome(output: dump(document)) }
    checkReuseIdentifiers(of: document, into: &diagnostics)
    checkTableFooters(of: document, into: &diagnostics)
    let checked = checkBuiltIns(of: document, findProject: options.findProject, into: &diagnostics)
    check(checked, registry: registry, worker: worker, into: &diagnostics)
    watch.ended("check")
    let emission = finish(checked, &watch, &diagnostics)
    watch.ended("expand")
    var (use, silenced) = (SuppressionUse(), [Diagnostic]())
    if suppresses {
      // Without lint nobody knows what silences nothing.
      let findProject = emission == nil ? { [options] in options.findProject?($0, $1) ?? Project() } : nil
      (use, silenced) = suppress(
        in: checked, by: options.suppressions, registry: registry, settings: options.rules, unused: findProject,
        into: &diagnostics)
      diagnostics.leaveOut(below: options.leastSeverity)
    }
    var output: [UInt8]?
    if let emission, !diagnostics.hasErrors || options.keepGoing {
      output = emission()
      if output == nil { diagnostics.report(.treeTooLarge(checked)) }
    }
    diagnostics.findSpots(in: checked)
    diagnostics.countPlaces()
    var outcome = Outcome(diagnostics, of: source, output: output)
    outcome.suppressions = use
    outcome.silenced = silenced
    outcome.isChecked = true
    outcome.hasDeploymentTarget = document.deploymentTarget != nil
    return outcome
  }
}

extension Outcome {
  /// Gives the diagnostics of a document their lines and columns.
  init(_ diagnostics: Diagnostics, of source: SourceFile, output: [UInt8]? = nil) {
    self.init(
      diagnostics, of: source.path, text: source.bytes, markLength: source.markLength,
      isUTF8: source.encoding == "UTF-8")
    self.output = output
  }

  /// Gives the diagnostics their lines and columns.
  init(_ diagnostics: Diagnostics, of path: String, text: [UInt8], markLength: Int = 0, isUTF8: Bool = true) {
    untold = diagnostics.untold
    guard !diagnostics.list.isEmpty else { return }
    var diagnostics = diagnostics
    diagnostics.sort()
    let lines = LineIndex(text: text, count: text.last == 0 ? text.count - 1 : text.count)
    findings = zip(diagnostics.list, diagnostics.ordinals(in: text)).map { diagnostic, ordinal in
      Finding(
        diagnostic: diagnostic, path: path, place: lines.place(of: diagnostic.range),
        notePositions: diagnostic.notes.map { $0.range.map { lines.position(of: $0.lowerBound) } },
        fixRange: diagnostic.fix.map { $0.range.lowerBound + markLength..<$0.range.upperBound + markLength },
        fixPlace: diagnostic.fix.map { lines.place(of: $0.range) }, isUTF8: isUTF8,
        excerpt: lines.excerpt(of: diagnostic.range), ordinal: ordinal)
    }
  }
}

extension Diagnostic {
  fileprivate static func treeTooLarge(_ document: Document) -> Diagnostic {
    Diagnostic(
      "refused-input", .error,
      "the tree would have more than 1 GB, which no real document's has; divide the document, or nest it less deep",
      at: document.tree.startTag(document.tree.root))
  }
}
