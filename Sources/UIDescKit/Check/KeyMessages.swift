extension AttributePlace {
  func malformedKeyPath() -> Diagnostic {
    let message =
      keyPath.map { "'\($0)' is no key path; write keys with '.' between them, without blanks or empty steps" }
      ?? "the attribute has no key path, so it sets nothing; give it a keyPath"
    return Diagnostic("malformed-key-path", .error, message, at: keyPathRange)
  }

  func unknownKey(_ step: Int, of className: String, _ near: Property?, _ severity: Severity) -> Diagnostic {
    let key = steps?[step] ?? ""
    let advice =
      switch (near, severity) {
      case (let near?, _): "; did you mean '\(near.key)'?"
      case (nil, .error): "; declare it in a registry if an extension adds it"
      case (nil, _): " unless an extension adds it; declare it in a registry then"
      }
    let message = "'\(className)' has no key '\(key)', so the value is lost at run time" + advice
    var diagnostic = Diagnostic("unknown-key-path", severity, message, at: stepRange(step))
    if let near {
      diagnostic.notes = [
        .init("'\(near.key)' is declared by '\(near.declaredBy)'" + (near.file.map { " in \($0)" } ?? ""))
      ]
      diagnostic.fix = .respelling(key, as: near.key, at: stepRange(step))
    }
    return diagnostic
  }

  /// - Parameter isPossible: whether the object could have the other class.
  func orphan(
    of className: String, declaredBy other: String, isPossible: Bool, _ severity: Severity
  ) -> Diagnostic {
    let advice = isPossible ? "set the object's custom class or delete the attribute" : "delete the attribute"
    return Diagnostic(
      "orphan-attribute", severity,
      "'\(keyPath ?? "")' is a key of '\(other)', not of '\(className)'; \(advice)",
      at: stepRange(0))
  }

  func unknownLayerKey(_ step: Int, _ near: Property?) -> Diagnostic {
    let key = steps?[step] ?? ""
    let advice = near.map { "; did you mean '\($0.key)'?" } ?? ""
    var diagnostic = Diagnostic(
      "unknown-layer-key", .warning,
      "no layer reads '\(key)'; it is stored without complaint and changes nothing\(advice)",
      at: stepRange(step))
    if let near {
      diagnostic.fix = .respelling(key, as: near.key, at: stepRange(step))
    }
    return diagnostic
  }

  func getter(_ step: Int, key: String) -> Diagnostic {
    let wrong = steps?[step] ?? ""
    var diagnostic = Diagnostic(
      "unknown-key-path", .error, "'\(wrong)' is the getter's name and can't be set; the key is '\(key)'",
      at: stepRange(step))
    // It sets nothing so far.
    diagnostic.fix = .respelling(wrong, as: key, at: stepRange(step))
    return diagnostic
  }

  func intoValue(_ step: Int, _ property: Property) -> Diagnostic {
    let key = steps?[step] ?? ""
    return Diagnostic(
      "unknown-key-path", .error,
      "'\(property.key)' is \(withArticle(property.type.name)), whose parts are no keys, so setting '\(key)' raises; set the whole value",
      at: stepRange(step))
  }

  func privateStep(_ step: Int) -> Diagnostic {
    Diagnostic(
      "risky-key-path", .note, "'\(steps?[step] ?? "")' is private; what it does may change with any release",
      at: stepRange(step))
  }

  func capitalised(_ key: String) -> Diagnostic {
    let last = (steps?.count ?? 1) - 1
    let wrong = steps?[last] ?? ""
    var diagnostic = Diagnostic(
      "capitalised-key-path", .warning,
      "the key is '\(key)'; '\(wrong)' reaches it only because setters are capitalised",
      at: stepRange(last))
    diagnostic.fix = .init(
      "change '\(wrong)' to '\(key)'", isSafe: true, replace: stepRange(last), with: key.asAttributeValue)
    return diagnostic
  }

  func readOnly(_ property: Property) -> Diagnostic {
    Diagnostic(
      "read-only-key-path", property.isSystem ? .warning : .error,
      "'\(property.key)' of '\(property.declaredBy)' is read-only, so setting it fails unless something adds a setter",
      at: stepRange((steps?.count ?? 1) - 1))
  }

  func cgColor(wrapper: String?) -> Diagnostic {
    let advice = wrapper.map { "use '\($0)'" } ?? "add a property that takes a colour and sets this one's CGColor"
    var diagnostic = Diagnostic(
      "cgcolor-key-path", .error,
      "'\(keyPath ?? "")' takes a CGColor, so a colour stored here has no effect; \(advice)",
      at: keyPathRange)
    if let wrapper {
      diagnostic.fix = .init("use '\(wrapper)'", isSafe: false, replace: keyPathRange, with: wrapper.asAttributeValue)
    }
    return diagnostic
  }

  /// Where runtime attributes have no effect at all.
  func ignored(in document: Document) -> Diagnostic? {
    let reason: String
    if document.isLaunchScreen {
      reason = "a launch screen is drawn before any code runs, so '\(keyPath ?? "")' is never set; delete the attribute"
    } else if document.platform == .watchOS {
      reason = "watchOS ignores user-defined runtime attributes; set '\(keyPath ?? "")' in code instead"
    } else {
      return nil
    }
    var diagnostic = Diagnostic("runtime-attribute-ignored", .warning, reason, at: keyPathRange)
    diagnostic.fix = document.deletion(of: element, "delete the attribute", isSafe: false)
    return diagnostic
  }

  /// A property that the oldest system of the document doesn't have.
  func unavailable(_ property: Property, _ target: PlatformVersion, _ platform: Platform) -> Diagnostic? {
    guard let introduced = property.introduced(on: platform), introduced > target else { return nil }
    return Diagnostic(
      unavailable: property.key, before: introduced, target, on: platform, at: stepRange((steps?.count ?? 1) - 1))
  }
}
