import XMLSource

/// Looks for what works but shouldn't be so: the policy of a team, habits that break later. It changes nothing.
/// - Parameter findProject: gives a part of what is known of the project around the document of a path.
func lint(
  _ document: Document, registry: Registry, findProject: (@Sendable (String, Project.Part) -> Project)?,
  plan: LintPlan, watch: inout Stopwatch, into diagnostics: inout Diagnostics
) {
  guard let first = plan.rules.first else { return }
  var context = LintContext(
    document, registry: registry, findProject: findProject, first: first, into: diagnostics)
  diagnostics = Diagnostics()
  if let clock = watch.clock {
    var meter = ClockMeter(clock, rules: plan.rules.count)
    run(plan, &context, &meter)
    watch.ended("lint", with: zip(plan.rules, meter.times).map { ($0.id, $1) })
  } else {
    var meter = NoMeter()
    run(plan, &context, &meter)
  }
  diagnostics = context.diagnostics
}

private func run(_ plan: LintPlan, _ context: inout LintContext, _ meter: inout some RuleMeter) {
  for index in plan.documentRules {
    let rule = plan.rules[index]
    guard case .document(let check) = rule.check else { continue }
    context.begin(rule)
    meter.begin()
    check(&context)
    meter.end(index)
  }
  for index in plan.objectRules {
    let rule = plan.rules[index]
    guard case .objects(let check) = rule.check else { continue }
    context.begin(rule)
    meter.begin()
    for object in context.document.objects.indices { check(&context, object) }
    meter.end(index)
  }
  if !plan.elementRules.isEmpty || !plan.attributeRules.isEmpty { walk(plan, &context, &meter) }
}

private func walk(_ plan: LintPlan, _ context: inout LintContext, _ meter: inout some RuleMeter) {
  let tree = context.tree
  let (elementRules, attributeRules) = (plan.elementRules, plan.attributeRules)
  for index in 0..<tree.elementCount {
    let element = ElementID(index)
    for index in elementRules[tree.name(element)].lazy.map({ elementRules.rules[$0] }) {
      let rule = plan.rules[index]
      guard let check = rule.check.ofElements else { continue }
      context.begin(rule)
      meter.begin()
      check(&context, element)
      meter.end(index)
    }
    if attributeRules.isEmpty { continue }
    for attribute in tree.attributes(element) {
      for index in attributeRules[tree.name(attribute)].lazy.map({ attributeRules.rules[$0] }) {
        let rule = plan.rules[index]
        guard let check = rule.check.ofAttributes else { continue }
        context.begin(rule)
        meter.begin()
        check(&context, attribute, element)
        meter.end(index)
      }
    }
  }
}
