import XMLSource

/// What one thread keeps from document to document: names and what they mean.
public final class Worker {
  let names = NameTable()
  let words: Words
  /// Nearest spellings already looked for, and the keys of classes that they were looked for among. A worker serves one
  /// registry.
  var nearestKeys: [KeyQuestion: String?] = [:]
  var settableKeys: [ClassKeys: [Spelling]] = [:]
  /// The system's classes by the platform and the first two letters of their names, as far as somebody asked.
  var systemClasses: [String: [Spelling]] = [:]
  /// The system's classes that custom ones were meant to be, by the platform and the latter's names.
  var nearestSystemClasses: [String: String?] = [:]
  private var plans: [LintPlan] = []
  private var vocabularies: [Vocabulary] = []

  /// A worker that has met nothing yet.
  public init() { words = Words(names) }

  func vocabulary(for platform: Platform) -> Vocabulary {
    let id = VocabularyID(platform)
    if let known = vocabularies.first(where: { $0.id == id }) { return known }
    let vocabulary = Vocabulary(id, names: names)
    vocabularies.append(vocabulary)
    return vocabulary
  }

  /// Which rules look at what. There are as many as there are settings in one run.
  func plan(for settings: RuleSettings) -> LintPlan {
    if let known = plans.first(where: { $0.settings === settings }) { return known }
    let plan = LintPlan(settings, names: names)
    plans.append(plan)
    return plan
  }
}
