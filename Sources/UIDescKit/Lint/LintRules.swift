extension LintRule {
  /// Every rule, by id. `RULES.md` and `uidesc rules` list them in this order.
  public static let all: [LintRule] = [
    .accessibilityFormat, .accessibilityIdentifier, .accessibilityLabel, .allowedValues, .ambiguousLayout,
    .attributeOrder, .availability, .baseClass, .borderIncomplete, .capitalisedKeyPath, .cgColorKeyPath,
    .classFileName, .clipHidesShadow, .conflictMarker, .cornerWithoutClip, .customClassMismatch, .danglingReference,
    .deprecatedClass, .duplicateConstraint, .duplicateID, .duplicateKey, .duplicateKeyPath, .duplicateReuseIdentifier,
    .dynamicColorFrozen, .dynamicType, .emptyDocument, .emptyTableFooter, .expressionFailed, .externalViewController,
    .fixedFrame, .fontPolicy, .hardCodedColor, .hidesBottomBar, .imageButtonWithoutLabel, .initialViewController,
    .insetsAsRect, .invalidConfiguration, .invalidRegistry, .invalidSuppression, .legacyFormat, .malformedKeyPath,
    .malformedValue, .misplacedObject, .misplacedView, .missingAction, .missingAutolayout, .missingColor,
    .missingFrame, .missingImage, .missingModule, .missingOutlet, .missingValue, .misspelledClass, .nilForScalar,
    .notWellFormed, .orphanAttribute, .readOnlyKeyPath, .refusedInput, .relativeToMargin, .reuseIdentifier,
    .riskyKeyPath, .runtimeAttributeIgnored, .shadowedAttribute, .simulatedDevice, .singleViewController,
    .stackViewBackground, .storyboardIdentifier, .traitVariations, .typeMismatch, .unavailableClass, .uncheckedClass,
    .undeclaredResource, .unknownAttribute, .unknownAttributeType, .unknownAttributeValue, .unknownClass,
    .unknownElement, .unknownEnumCase, .unknownKeyPath, .unknownLayerKey, .unlocalizedString, .unusedSuppression,
    .valueOutOfRange, .wrongModule,
  ]

  /// The ids of all, which no registry may give to a check of its own.
  static let ids = Set(all.map(\.id))

  /// The rule of that id.
  public static func named(_ id: String) -> LintRule? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].id.name < id { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].id.name == id ? all[low] : nil
  }

  /// The rules that do what another tool's rule does.
  /// - Parameter name: with the tool's name before it, or without: `IBLinter misplaced`, `misplaced`.
  public static func counterparts(of name: String) -> [LintRule] {
    all.filter { rule in rule.peers.contains { $0 == name || $0.hasSuffix(" " + name) } }
  }

  /// What other tools call it, without the tools' names.
  public var peerRuleNames: [String] { peers.compactMap { $0.split(separator: " ").last.map(String.init) } }

  /// How much it matters in one word: `error`, `warning`, `note` or `off`.
  public var severityName: String { severity?.name ?? "off" }

  /// Whether it offers an edit that removes what it finds.
  public var hasFix: Bool { triggering.contains { $0.fixed != nil } }
}
