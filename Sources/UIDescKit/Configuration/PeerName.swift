/// What a rule's name in another tool says beside which rule it is: what theirs looks for when nothing is set, and what ours
/// still wants to know, or does otherwise.
struct PeerName {
  private let name: String

  /// - Parameter name: with the tool's name before it, or without.
  init(_ name: String) { self.name = name.split(separator: " ").last.map(String.init) ?? name }

  /// The options that make our rule look for what theirs does.
  var options: [String: LintOption.Value] {
    switch name {
    case "use_trait_collections": ["use": .choice("always", of: ["never", "always"])]
    case "no_trait_variations": ["use": .choice("never", of: ["never", "always"])]
    case "automation_identifiers": ["classes": .texts(["UIButton", "UITextField", "UITextView"])]
    case "automation_identifiers_for_outlet_labels": ["classes": .texts([]), "outletLabels": .flag(true)]
    case "view_as_device": ["devices": .texts(["retina4_7"]), "metrics": .flag(false)]
    case "no_simulated_metrics": ["metrics": .flag(true)]
    case "simulated_metrics_retina4_0": ["devices": .texts(["retina4_0"]), "metrics": .flag(false)]
    case "named_colors": ["allowed": .texts([]), "systemColors": .flag(false)]
    case "no_attributed_string_colors": ["attributedStrings": .flag(false)]
    default: [:]
    }
  }

  /// What has to be said of it.
  private var remark: String? {
    switch name {
    case "no_attributed_string_colors": "it finds colours that are written out elsewhere, too"
    case "color_assets": "whether copies of a catalogue's colours are up to date isn't looked at"
    case "custom_module": "it finds nothing without a registry that says 'complete'"
    case "use_base_class": "it finds nothing until 'bases' names the base classes"
    case "enforce_runtime_attributes", "enforce_system_properties":
      "it finds nothing until 'values' says what is allowed"
    case "unavailable_custom_classes", "unavailable_system_classes": "it finds nothing until 'classes' names some"
    case "strict_fonts", "strict_font_names": "without 'names' every font may be used, from 11 points on"
    case "strict_font_sizes": "'minimumSize' and 'maximumSize' say which"
    default: nil
    }
  }

  /// What stands behind the rule's name in a message.
  /// - Parameter given: the options that are set beside the name.
  func words(besides given: Set<String>) -> String {
    let set = options.filter { !given.contains($0.key) }.sorted { $0.key < $1.key }.map {
      "\"\($0.key)\": \($0.value.json)"
    }
    return (set.isEmpty ? "" : " with {\(set.joined(separator: ", "))}") + (remark.map { "; \($0)" } ?? "")
  }
}

extension [String: LintOption.Value] {
  /// Takes up what a second name of a rule says: lists grow, what one of them wants holds, of everything else the later.
  mutating func join(_ other: Self) {
    merge(other) { mine, theirs in
      switch (mine, theirs) {
      case (.texts(let first), .texts(let second)): .texts(first + second.filter { !first.contains($0) })
      case (.flag(let first), .flag(let second)): .flag(first || second)
      default: theirs
      }
    }
  }

  /// Whether both choose, and not the same.
  func contradicts(_ other: Self) -> Bool {
    contains { name, value in
      if case (.choice(let mine, _), .choice(let theirs, _)?) = (value, other[name]) { mine != theirs } else { false }
    }
  }
}
