extension Configuration {
  /// What is to be silenced and isn't found in any document.
  /// - Parameters:
  ///   - use: what the suppressions have come to in the documents of a run.
  ///   - isWhole: whether the run has looked at every document that the configuration is for; else only of a suppression
  ///     for one document, which the run has looked at, can be said that it silences nothing.
  ///   - settings: how much an unused one matters.
  public func unusedSuppressions(_ use: SuppressionUse, isWhole: Bool, settings: RuleSettings) -> [Finding] {
    var diagnostics = Diagnostics(settings: settings)
    let states = use.states
    for one in silenced {
      let state = states[one.range.lowerBound] ?? []
      if state.contains(.used) || state.contains(.undecided) { continue }
      let isLookedAt = isWhole || state.contains(.heeded) && one.file?.isOfOneDocument == true
      // One that is for no document of the run needn't be looked for.
      guard isLookedAt, state.contains(.lookedFor) || !state.contains(.heeded) else { continue }
      diagnostics.report(state.contains(.heeded) ? one.idleness : one.strayFile ?? one.idleness)
    }
    return Outcome(diagnostics, of: path, text: text).findings
  }
}

extension Configuration.Silenced {
  fileprivate var idleness: Diagnostic {
    var place = keyPath.map { " at '\($0.shortened)'" } ?? ""
    if let object { place += (keyPath == nil ? " for" : " of") + " '\(object.shortened)'" }
    if let file { place += " in '\(file.source.shortened)'" }
    return Diagnostic(
      "unused-suppression", .warning,
      "'\(name.written)' isn't found\(place), or silenced already, so this silences nothing; delete it, before it hides the next one",
      at: name.range)
  }

  /// For a file that no document is.
  fileprivate var strayFile: Diagnostic? {
    guard let file, let fileRange else { return nil }
    return Diagnostic(
      "unused-suppression", .warning,
      "'\(file.source.shortened)' is no document that is checked, so nothing is silenced; correct the path, or delete the suppression",
      at: fileRange)
  }
}

extension Glob {
  /// Whether it can match nothing but one document.
  fileprivate var isOfOneDocument: Bool {
    !source.utf8.contains { "*?[]{}\\".utf8.contains($0) }
      && [".xib", ".storyboard", ".xml"].contains { source.lowercased().hasSuffix($0) }
  }
}
