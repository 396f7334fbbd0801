extension Configuration {
  /// What is to be silenced and isn't found in any document.
  /// - Parameters:
  ///   - use: what the suppressions have come to in the documents of a run.
  ///   - isWhole: whether the run has looked at every document that the configuration is for; else only of a suppression
  ///     for one document, which the run has looked at, can be said that it silences nothing.
  ///   - settings: how much an unused one matters.
  public func unusedSuppressions(_ use: SuppressionUse, isWhole: Bool, settings: RuleSettings) -> [Finding] {
    var diagnostics = Diagnostics(settings: settings)
    for one in silenced {
      let state = use[one.range]
      if state.contains(.used) || state.contains(.undecided) { continue }
      let isLookedAt = isWhole || state.contains(.heeded) && one.file?.isOfOneDocument == true
      // One that is for no document of the run needn't be looked for.
      guard isLookedAt, state.contains(.lookedFor) || !state.contains(.heeded) else { continue }
      diagnostics.report(
        Diagnostic(
          "unused-suppression", .warning,
          "'\(one.name.written)' isn't found where this is for, so nothing is silenced; delete it, before it hides the next one",
          at: one.name.range))
    }
    return Outcome(diagnostics, of: path, text: text).findings
  }
}

extension Glob {
  /// Whether it can match nothing but one document.
  fileprivate var isOfOneDocument: Bool {
    !source.utf8.contains { "*?[]{}\\".utf8.contains($0) }
      && [".xib", ".storyboard", ".xml"].contains { source.lowercased().hasSuffix($0) }
  }
}
