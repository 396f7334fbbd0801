import XMLSource

extension LintRule {
  static let duplicateKeyPath = LintRule(
    "duplicate-key-path", .warning,
    summary: "An object has two runtime attributes with the same key path.",
    rationale: """
      They are set one after the other, so the last one counts and what the others say is lost without a word. It happens \
      in merges, and when an attribute is copied in the editor and its key path isn't changed. Delete all but one; the fix \
      deletes those that don't count, and is safe where they say the same.
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
    ],
    nonTriggering: [
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
      var last: [OwnKeyPath: ElementID] = [:]
      for attribute in context.document.runtimeAttributes.reversed() {
        guard let keyPath = context.tree.string(context.words.keyPath, of: attribute.element), !keyPath.isEmpty else {
          continue
        }
        let key = OwnKeyPath(owner: attribute.owner, keyPath: keyPath)
        guard let other = last[key] else {
          last[key] = attribute.element
          continue
        }
        context.reportRepeated(keyPath, attribute.element, other)
      }
    })
}

private struct OwnKeyPath: Hashable {
  let owner: Int
  let keyPath: String
}

extension LintContext {
  fileprivate mutating func reportRepeated(_ keyPath: String, _ element: ElementID, _ last: ElementID) {
    let bytes = tree.source.bytes
    let isSame = bytes[tree.range(element)] == bytes[tree.range(last)]
    let loss = isSame ? "once would do; delete one" : "the last one counts, so this value is lost; delete one"
    report(
      "'\(keyPath)' is set again on the same object, and \(loss)", at: tree.valueRange("keyPath", of: element),
      in: element, keyPath: keyPath,
      notes: [.init("this one counts", at: tree.valueRange("keyPath", of: last))],
      fix: document.deletion(of: element, "delete the one that doesn't count", isSafe: isSame))
  }
}
