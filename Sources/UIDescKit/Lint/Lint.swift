import XMLSource

/// Looks for what works but shouldn't be so: the policy of a team, habits that break later. It changes nothing.
/// - Parameter findProject: gives what is known of the project around the document of a path.
func lint(
  _ document: Document, registry: Registry, findProject: (@Sendable (String) -> Project)?, plan: LintPlan,
  into diagnostics: inout Diagnostics
) {
  let rules = plan.settings.checked
  guard let first = rules.first else { return }
  var context = LintContext(
    document, registry: registry, findProject: findProject, first: first.options, into: diagnostics)
  diagnostics = Diagnostics()
  for index in plan.documentRules {
    guard case .document(let check) = rules[index].rule.check else { continue }
    context.begin(rules[index])
    check(&context)
  }
  for index in plan.objectRules {
    guard case .objects(let check) = rules[index].rule.check else { continue }
    context.begin(rules[index])
    for object in document.objects.indices { check(&context, object) }
  }
  if plan.visitsElements || plan.visitsAttributes { walk(&context, plan) }
  diagnostics = context.diagnostics
}

private func walk(_ context: inout LintContext, _ plan: LintPlan) {
  let rules = plan.settings.checked
  let tree = context.tree
  for index in 0..<tree.elementCount {
    let element = ElementID(index)
    for index in plan.rules(forElement: tree.name(element)) {
      guard case .elements(_, let check) = rules[index].rule.check else { continue }
      context.begin(rules[index])
      check(&context, element)
    }
    guard plan.visitsAttributes else { continue }
    for attribute in tree.attributes(element) {
      for index in plan.rules(forAttribute: tree.name(attribute)) {
        guard case .attributes(_, let check) = rules[index].rule.check else { continue }
        context.begin(rules[index])
        check(&context, attribute, element)
      }
    }
  }
}
