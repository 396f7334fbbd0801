import XMLSource

extension LintRule {
  static let duplicateKeyPath = LintRule(
    "duplicate-key-path", .warning,
    summary: "An object has two runtime attributes with the same key path.",
    rationale: """
      They are set one after the other, so the last one counts and what the others say is lost without a word. It happens \
      in merges, and when an attribute is copied in the editor and its key path isn't changed. Delete all but one; the fix \
      deletes those that don't count, and is safe where two that say the same follow each other. `Hidden` and `hidden` are \
      one key path where the property is known, since both have the same setter.
      """,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="↓hidden" value="YES"/>"#,
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>"#,
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#,
        fixed: [
          #"<userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>"#,
          #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#,
        ]),
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="↓hidden" value="YES"/>"#,
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="NO"/>"#,
        fixed: [#"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="NO"/>"#]),
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="↓tag"><real key="value" value="8.0"/></userDefinedRuntimeAttribute>"#,
        #"<userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="8"/></userDefinedRuntimeAttribute>"#,
        fixed: [
          #"<userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="8"/></userDefinedRuntimeAttribute>"#
        ]),
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="↓layer.Hidden" value="YES"/>"#,
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="layer.hidden" value="NO"/>"#,
        fixed: [#"<userDefinedRuntimeAttribute type="boolean" keyPath="layer.hidden" value="NO"/>"#]),
    ],
    nonTriggering: [
      Example(
        #"""
        <view id="a" customClass="Knob"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="Lit" value="YES"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="lit" value="YES"/>
        </userDefinedRuntimeAttributes></view>
        """#),
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#,
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>"#),
      Example(
        #"""
        <view id="a">
          <subviews>
            <label id="b">
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
              </userDefinedRuntimeAttributes>
            </label>
          </subviews>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
          </userDefinedRuntimeAttributes>
        </view>
        """#),
    ],
    check: .document { context in
      // By the object's number and the key path.
      var last: [String: ElementID] = [:]
      for attribute in context.document.runtimeAttributes.reversed() {
        guard let keyPath = context.tree.string(context.words.keyPath, of: attribute.element), !keyPath.isEmpty else {
          continue
        }
        let key = "\(attribute.owner) \(context.keyPathSet(by: keyPath, attribute))"
        guard let other = last[key] else {
          last[key] = attribute.element
          continue
        }
        context.reportRepeated(keyPath, attribute.element, other)
      }
    })
}

extension LintContext {
  /// The key path as its property is called: with a capital letter it has the same setter.
  fileprivate func keyPathSet(by written: String, _ attribute: RuntimeAttribute) -> String {
    let lastStep = written.utf8.lastIndex(of: UInt8(ascii: ".")).map(written.utf8.index(after:)) ?? written.startIndex
    guard let first = written.utf8[lastStep...].first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      let steps = AttributePlace(attribute, in: document).steps,
      case .found(_, capitalised: let key?) = registry.follow(
        steps, from: registry.chain(of: attribute.owner, in: document), on: document.platform)
    else { return written }
    return (steps.dropLast() + [key]).joined(separator: ".")
  }

  fileprivate mutating func reportRepeated(_ keyPath: String, _ element: ElementID, _ last: ElementID) {
    let stored = StoredValue(of: element, in: document)
    let isSame = document.saysSame(element, stored, last)
    let other = tree.string(words.keyPath, of: last) ?? ""
    let name = other == keyPath ? "" : " as '\(other)'"
    let loss = isSame ? "once would do; delete one" : "the last one counts, so this value is lost; delete one"
    report(
      "'\(keyPath)' is set again\(name) on the same object, and \(loss)", at: tree.valueRange("keyPath", of: element),
      in: element, keyPath: keyPath,
      notes: [.init("this one counts", at: tree.valueRange("keyPath", of: last))],
      fix: document.deletion(
        of: element, "delete the one that doesn't count",
        isSafe: isSame && !stored.isLocalized && document.follows(last, element)))
  }
}

extension Document {
  /// Whether two runtime attributes store the same, however it is written.
  fileprivate func saysSame(_ a: ElementID, _ stored: StoredValue, _ b: ElementID) -> Bool {
    let bytes = tree.source.bytes
    if bytes[tree.range(a)] == bytes[tree.range(b)] { return true }
    switch (stored, StoredValue(of: b, in: self)) {
    case (.number(let a, let isInteger), .number(let b, let other)):
      return isInteger == other && a.withoutNoise == b.withoutNoise
    case (.point(let a), .point(let b)), (.size(let a), .size(let b)), (.rect(let a), .rect(let b)):
      return a.map(\.withoutNoise) == b.map(\.withoutNoise)
    case (.boolean, let other), (.string, let other), (.image, let other), (.range, let other), (.nilValue, let other):
      return stored == other
    case (.color(let a), .color(let b)): return bytes[tree.range(a)] == bytes[tree.range(b)]
    default: return false
    }
  }

  /// Whether nothing is set between the two.
  func follows(_ later: ElementID, _ earlier: ElementID) -> Bool {
    tree.parent(later) == tree.parent(earlier) && tree.subtree(earlier).upperBound == Int(later.index)
  }
}

extension StoredValue {
  /// Translations are found by the attribute's place among the localised ones.
  fileprivate var isLocalized: Bool { if case .string(_, localized: true) = self { true } else { false } }
}
