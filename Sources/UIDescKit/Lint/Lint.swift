import XMLSource

/// Looks for what works but shouldn't be so: the policy of a team, habits that break later. It changes nothing.
/// - Parameter findProject: gives a part of what is known of the project around the document of a path.
func lint(
  _ document: Document, registry: Registry, findProject: (@Sendable (String, Project.Part) -> Project)?,
  plan: LintPlan, watch: inout Stopwatch, into diagnostics: inout Diagnostics
) {
  let rules = plan.settings.checked
  guard let first = rules.first else { return }
  var context = LintContext(
    document, registry: registry, findProject: findProject, first: first.options, into: diagnostics)
  diagnostics = Diagnostics()
  if let clock = watch.clock {
    var meter = ClockMeter(clock, rules: rules.count)
    run(plan, &context, &meter)
    watch.ended("lint", with: zip(rules, meter.times).map { ($0.rule.id, $1) })
  } else {
    var meter = NoMeter()
    run(plan, &context, &meter)
  }
  diagnostics = context.diagnostics
}

private func run(_ plan: LintPlan, _ context: inout LintContext, _ meter: inout some RuleMeter) {
  let rules = plan.settings.checked
  for index in plan.documentRules {
    guard case .document(let check) = rules[index].rule.check else { continue }
    context.begin(rules[index])
    meter.begin()
    check(&context)
    meter.end(index)
  }
  for index in plan.objectRules {
    guard case .objects(let check) = rules[index].rule.check else { continue }
    context.begin(rules[index])
    meter.begin()
    for object in context.document.objects.indices { check(&context, object) }
    meter.end(index)
  }
  if plan.visitsElements || plan.visitsAttributes { walk(plan, &context, &meter) }
}

private func walk(_ plan: LintPlan, _ context: inout LintContext, _ meter: inout some RuleMeter) {
  let rules = plan.settings.checked
  let tree = context.tree
  for index in 0..<tree.elementCount {
    let element = ElementID(index)
    for index in plan.rules(forElement: tree.name(element)) {
      guard case .elements(_, let check) = rules[index].rule.check else { continue }
      context.begin(rules[index])
      meter.begin()
      check(&context, element)
      meter.end(index)
    }
    guard plan.visitsAttributes else { continue }
    for attribute in tree.attributes(element) {
      for index in plan.rules(forAttribute: tree.name(attribute)) {
        guard case .attributes(_, let check) = rules[index].rule.check else { continue }
        context.begin(rules[index])
        meter.begin()
        check(&context, attribute, element)
        meter.end(index)
      }
    }
  }
}
