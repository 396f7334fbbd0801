import Testing

@testable import UIDescKit

/// What `uidesc:disable` in a document silences, and what is said of one that doesn't.
@Suite struct SuppressionTests {
  private func view(_ id: String) -> String { #"<view id="\#(id)" misplaced="YES"/>"# }

  private func notes(_ text: String) -> String {
    "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString>"
  }

  @Test func aCommentCoversTheNextElementAndWhatIsInIt() {
    let inner = "<view id=\"a\" misplaced=\"YES\"><subviews>\(view("b"))</subviews></view>"
    #expect(said("<!-- uidesc:disable misplaced-view: why -->" + inner) == [])
    #expect(
      said("<!--uidesc:disable misplaced-view:why-->\n<!--another-->\n" + inner + view("c")) == ["misplaced-view c"])
    #expect(
      said(inner + "<!-- uidesc:disable misplaced-view: why -->" + view("c")) == [
        "misplaced-view a", "misplaced-view b",
      ])
  }

  @Test func aCommentAtTheEndOfAnElementCoversNothing() {
    let found = said(
      "<view id=\"a\"><subviews><!-- uidesc:disable misplaced-view: why --></subviews></view>" + view("b"))
    #expect(found == ["invalid-suppression -", "misplaced-view b"])
  }

  @Test func aFileCanBeCovered() {
    #expect(said(view("a") + "<!-- uidesc:disable-file misplaced-view: why -->" + view("b")) == [])
  }

  @Test func severalRulesAreOneDirective() {
    let text = "<!-- uidesc:disable misplaced-view , duplicate-id: why -->"
    #expect(said(text + "<view id=\"a\" misplaced=\"YES\"><subviews><view id=\"a\"/></subviews></view>") == [])
  }

  @Test(arguments: [
    "uidesc:disable misplaced-view: why", "uidesc:disable misplaced-view -- why", "uidesc:disable misplaced-view — why",
    "the editor's own&#10;uidesc:disable misplaced-view: why&#10;more", "see below; uidesc:disable misplaced-view: why",
    "uidesc&#58;disable misplaced-view&#58; why", "uidesc:disable&#32;misplaced-view&#x3a;&#32;why",
    "uidesc:disable&#160;misplaced-view: why", "a &lt;b&gt;&#10;uidesc:disable\u{A0}misplaced-view -- why",
  ]) func notesCoverTheirObject(text: String) {
    let inner = "<subviews>\(view("b"))</subviews>"
    let forms = [
      "<view id=\"a\" misplaced=\"YES\">\(inner)\(notes(text))</view>",
      "<view id=\"a\" misplaced=\"YES\" userComments=\"\(text)\">\(inner)</view>",
      "<view id=\"a\" misplaced=\"YES\">\(inner)<string key=\"userComments\">\(text)</string></view>",
      "<view id=\"a\" misplaced=\"YES\">\(inner)<attributedString key=\"userComments\"><fragment><mutableString key=\"content\">\(text)</mutableString></fragment></attributedString></view>",
    ]
    for form in forms { #expect(said(form + view("c")) == ["misplaced-view c"], "\(form)") }
  }

  @Test func everyLineOfACommentIsHeeded() {
    let view = "<view id=\"a\" misplaced=\"YES\"><subviews><view id=\"a\"/></subviews></view>"
    let lines = "uidesc:disable misplaced-view: why\n  uidesc:disable duplicate-id: why"
    #expect(said("<!-- \(lines) -->" + view) == [])
    #expect(said("<!-- Ask Kim first.\n\(lines)\n-->" + view) == [])
    #expect(
      said("<!-- uidesc:disable misplaced-view: the reason\n goes on --><view id=\"a\" misplaced=\"YES\"/>") == [])
    #expect(said("<!-- see uidesc:disable misplaced-view: why -->" + view).count == 2)
    #expect(
      said("<!--uidesc:disable misplaced-view: why\nuidesc:disable colour: why -->" + self.view("a")) == [
        "invalid-suppression -"
      ])
  }

  @Test func notesInCDATAAreHeeded() {
    func view(_ text: String) -> String {
      "<view id=\"a\" misplaced=\"YES\"><string key=\"userComments\">\(text)</string></view>"
    }
    #expect(said(view("<![CDATA[uidesc:disable misplaced-view: why]]>")) == [])
    #expect(said(view("Ask <![CDATA[<Kim>\nuidesc:disable misplaced-view: why]]>")) == [])
    // As they don't stand in the file they aren't edited there.
    let wrong = diagnostics(view("<![CDATA[uidesc:disable misplaced: why]]>"))
    #expect(wrong.map(\.rule.name) == ["misplaced-view", "invalid-suppression"])
    #expect(wrong.allSatisfy { $0.fix == nil })
    let plain = diagnostics(view("uidesc:disable misplaced: why &amp; more"))
    #expect(plain.contains { $0.rule == "invalid-suppression" && $0.fix != nil })
  }

  @Test func notesInBase64AreHeeded() {
    // uidesc:disable misplaced-view: why; then the same with a rule that isn't found, and one that there isn't.
    func view(_ base64: String) -> String {
      "<view id=\"a\" misplaced=\"YES\"><attributedString key=\"userComments\"><fragment><string key=\"content\" base64-UTF8=\"YES\">\n\(base64)\n</string></fragment></attributedString></view>"
    }
    #expect(said(view("dWlkZXNjOmRpc2FibGUgbWlzcGxhY2VkLXZpZXc6IHdoeQ")) == [])
    #expect(
      said(view("bGluZQp1aWRlc2M6ZGlzYWJsZSBkdXBsaWNhdGUtaWQ6IHdoeQ")) == ["misplaced-view a", "unused-suppression -"])
    #expect(said(view("dWlkZXNjOmRpc2FibGUgbWlzcGxhY2VkOiB3aHk")).contains("invalid-suppression -"))
    #expect(diagnostics(view("dWlkZXNjOmRpc2FibGUgbWlzcGxhY2VkOiB3aHk")).allSatisfy { $0.fix == nil })
  }

  @Test func twoLinesOfNotesAreTwoDirectives() {
    let text = "uidesc:disable misplaced-view: why&#10;uidesc:disable duplicate-id: why"
    #expect(said("<view id=\"a\" misplaced=\"YES\">\(notes(text))<subviews><view id=\"a\"/></subviews></view>") == [])
  }

  @Test(arguments: [
    ("<![CDATA[<!-- uidesc:disable misplaced-view: why -->]]>"), ("uidesc:disable misplaced-view: why"),
  ]) func textIsNoComment(text: String) {
    let label = "<label id=\"t\"><string key=\"text\">\(text)</string></label>"
    #expect(said(label + view("a")) == ["misplaced-view a"])
  }

  @Test func commentsAboutSuppressionsAreNone() {
    #expect(said("<!-- see uidesc:disable misplaced-view: why -->" + view("a")) == ["misplaced-view a"])
  }

  @Test(arguments: [
    ("uidesc:disable misplaced-view", "gives no reason"), ("uidesc:disable misplaced-view:", "gives no reason"),
    ("uidesc:disable misplaced-view because", "gives no reason"),
    ("uidesc:disable misplaced-view duplicate-id: why", "separate rules with commas: 'misplaced-view, duplicate-id'"),
    ("uidesc:disable misplaced-view dupliacte-id: why", "separate rules with commas, and write ':' before"),
    ("uidesc: disable misplaced-view: why", "without a blank before 'disable'"),
    ("uidesc:disable", "names no rule"),
    ("uidesc:disable : why", "names no rule"),
    ("uidesc:disbale misplaced-view: why", "write 'uidesc:disable RULE: reason'"),
    ("uidesc:disable misplaced-veiw: why", "did you mean 'misplaced-view'?"),
    ("uidesc:disable misplaced: why", "here it is 'misplaced-view'"),
    ("uidesc:disable qqqqqqqq: why", "'uidesc rules' lists all"),
    ("uidesc:disable not-well-formed: why", "can't be silenced"),
    ("uidesc:disable unused-suppression: why", "can't be silenced"),
  ]) func whatIsWrongSilencesNothing(text: String, advice: String) {
    let found = diagnostics("<!-- \(text) -->" + view("a"))
    #expect(found.map(\.rule.name) == ["invalid-suppression", "misplaced-view"])
    #expect(found.first?.message.contains(advice) == true, "\(found)")
    #expect(found.first?.severity == .warning)
  }

  @Test func ofSeveralRulesTheWrongOneIsTold() {
    let found = outcome("<!-- uidesc:disable misplaced-view, dupliacte-id: why -->\n" + view("a")).findings
    #expect(found.map(\.diagnostic.rule.name) == ["invalid-suppression"])
    #expect(found.first?.start.column == "<document ><objects><!-- uidesc:disable misplaced-view, ".count + 1)
  }

  @Test func whatSilencesNothingIsTold() {
    let found = diagnostics("<!-- uidesc:disable misplaced-view: why --><view id=\"a\"/>" + view("b"))
    #expect(found.map(\.rule.name) == ["unused-suppression", "misplaced-view"])
    // Of two that cover a finding, the inner one is used.
    let twice = diagnostics(
      "<!-- uidesc:disable misplaced-view: why --><view id=\"a\"><!-- uidesc:disable misplaced-view: why --><subviews>\(view("b"))</subviews></view>"
    )
    #expect(twice.map(\.rule.name) == ["unused-suppression"])
    #expect(twice.first?.range.lowerBound ?? .max < 60)
  }

  @Test func whatIsntLookedForIsNotCalledUnused() {
    let text = "<!-- uidesc:disable misplaced-view, unlocalized-string: why --><view id=\"a\"/>"
    var options = Compiler.Options()
    options.rules = RuleSettings(["misplaced-view": .init(severity: .some(nil))])
    #expect(!diagnostics(text, options).contains { $0.message.contains("misplaced-view") })
    // Lint doesn't run when documents are compiled.
    let compiled = Compiler(registry: Registry(), options: .init())
      .compile(path: "a.xib", contents: document(text), with: Worker()).findings
    #expect(!compiled.contains { $0.diagnostic.rule == "unused-suppression" })
  }

  /// What only a registry, a deployment target or assets would show.
  @Test func whatCantBeLookedForIsNotCalledUnused() {
    func attribute(_ key: String) -> String {
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(key)\" value=\"1\"/></userDefinedRuntimeAttributes>"
    }
    func unused(_ rule: String, _ object: String, registry: String? = nil, target: Bool = false) -> Bool {
      var options = Compiler.Options()
      options.rules = RuleSettings(["stack-view-background": .init(severity: .warning)])
      if target { options.deploymentTargets = [.iOS: PlatformVersion("13.0")].compactMapValues { $0 } }
      let known = registry.map { Registry.load(files: [("r.json", Array($0.utf8))]).registry } ?? Registry()
      let text =
        "<document targetRuntime=\"iOS.CocoaTouch\"><objects><!-- uidesc:disable \(rule): why -->\(object)</objects></document>"
      return Compiler(registry: known, options: options)
        .validate(path: "a.xib", contents: Array(text.utf8), with: Worker()).findings
        .contains { $0.diagnostic.rule == "unused-suppression" }
    }
    let knob = "<view id=\"a\" customClass=\"Knob\">\(attribute("angle"))</view>"
    let registry =
      #"{"version": 1, "classes": {"Knob": {"superclass": "UIView", "properties": {"angle": {"type": "string"}}}}}"#
    for rule in ["type-mismatch", "unknown-key-path", "value-out-of-range", "orphan-attribute", "availability"] {
      #expect(!unused(rule, knob, target: true), "\(rule)")
      #expect(unused(rule, knob, registry: registry, target: true), "\(rule)")
    }
    let corner = "<view id=\"a\">\(attribute("cornerRadius"))</view>"
    #expect(!unused("corner-without-clip", corner) && unused("corner-without-clip", "<view id=\"a\"/>"))
    // What classes have nothing to do with.
    for rule in ["misplaced-view", "image-button-without-label", "duplicate-key-path", "missing-value"] {
      #expect(unused(rule, knob), "\(rule)")
    }
    #expect(!unused("stack-view-background", knob) && unused("stack-view-background", knob, target: true))
    // Where some classes are known, a module is told of that is spelled nearly right.
    #expect(!unused("wrong-module", knob) && unused("wrong-module", knob, registry: registry))
    // A key that an extension may add.
    #expect(!unused("type-mismatch", "<view id=\"a\">\(attribute("borderWidth"))</view>"))
    #expect(unused("type-mismatch", "<label id=\"a\">\(attribute("text"))</label>"))
    #expect(!unused("availability", "<view id=\"a\"/>") && unused("availability", "<view id=\"a\"/>", target: true))
    for rule in ["missing-image", "missing-color", "unlocalized-string", "missing-outlet", "unknown-class"] {
      #expect(!unused(rule, "<view id=\"a\"/>"), "\(rule)")
    }
  }

  @Test func whatMattersLittleIsSilencedUntold() {
    var options = Compiler.Options()
    let text = "<view id=\"a\" customClass=\"Knob\"/>"
    let suppressed = "<!-- uidesc:disable unchecked-class: why -->" + text
    #expect(diagnostics(text, options).map(\.rule.name) == ["unchecked-class"])
    options.leastSeverity = .warning
    let outcome = Compiler(registry: Registry(), options: options)
      .validate(
        path: "a.xib",
        contents: document(suppressed + text.replacing("\"a\"", with: "\"b\"").replacing("Knob", with: "Dial")),
        with: Worker())
    #expect(outcome.findings.map(\.diagnostic.rule.name) == [])
    #expect(outcome.untold == 1)
  }

  @Test func aSilencedErrorIsNoneForTheTree() {
    let text = "<!-- uidesc:disable duplicate-id: why --><view id=\"a\"><subviews><view id=\"a\"/></subviews></view>"
    #expect(outcome(text).output != nil)
    #expect(outcome(text.replacing("duplicate-id", with: "misplaced-view")).output == nil)
  }

  @Test func documentsThatCantBeReadStayErrors() {
    let text = "<!-- uidesc:disable-file not-well-formed: why --><document><objects></document>"
    let found = Compiler(registry: Registry(), options: .init())
      .validate(path: "a.xib", contents: Array(text.utf8), with: Worker()).findings
    #expect(found.map(\.diagnostic.rule.name) == ["not-well-formed"])
  }

  @Test func rulesOfRegistriesAreRules() {
    let registry = boxRegistry(
      #""on": {"type": "boolean", "default": false}"#,
      checks: #"[{"id": "lit", "when": "on", "at": "on", "message": "m"}]"#)
    let text = "<!-- uidesc:disable lit: why -->" + box(flag("on"))
    #expect(outcome(text, registry: registry).findings.map(\.diagnostic.message) == [])
    #expect(said(text).first == "invalid-suppression -")
  }

  @Test func configurationsSilence() throws {
    let text = view("a") + view("b") + "<view id=\"c\" customClass=\"Knob\"/>"
    func left(_ list: Suppression...) -> (found: [String], use: SuppressionUse) {
      let outcome = silenced(text, list)
      return (outcome.findings.map { $0.diagnostic.objectID ?? "-" }, outcome.suppressions)
    }
    let one = left(Suppression("misplaced-view", object: "b", at: 0..<1))
    #expect(one.found == ["a", "c"] && one.use.states[0]?.isSuperset(of: [.heeded, .used]) == true)
    let all = left(Suppression("misplaced-view", at: 0..<1), Suppression("duplicate-id", at: 2..<3))
    #expect(all.found == ["c"] && all.use.states[0]?.contains(.used) == true)
    #expect(all.use.states[2] == [.heeded, .lookedFor])
    var both = one.use
    both.add(all.use)
    #expect(both.states[0]?.contains(.used) == true && both.states[2] == [.heeded, .lookedFor])
    let two = left(
      Suppression("misplaced-view", object: "a", keyPath: "x", at: 0..<1),
      Suppression("misplaced-view", object: "a", at: 2..<3), Suppression("misplaced-view", at: 4..<5))
    #expect(two.found == ["c"] && two.use.states[2]?.contains(.used) == true)
    #expect(two.use.states[4]?.contains(.used) == true && two.use.states[0]?.contains(.used) == false)
    #expect(left(Suppression("misplaced-view", keyPath: "x", at: 0..<1)).found == ["a", "b", "c"])
  }

  /// The finding is about the second constraint, but its fix would delete the first, as the second has an outlet.
  @Test func whatAConfigurationSilencesIsntDeletedForAnother() {
    let text = """
      <view id="v"><constraints><constraint firstItem="a" firstAttribute="width" constant="8" id="c"/></constraints></view>
      <view id="w"><constraints><constraint firstItem="a" firstAttribute="width" constant="8" id="d"/></constraints>
      <connections><outlet property="p" destination="d" id="o"/></connections></view>
      """
    func fixes(_ list: [Suppression]) -> (are: [Bool], use: SuppressionUse) {
      let outcome = silenced(text, list)
      let found = outcome.findings.map(\.diagnostic).filter { $0.rule == "duplicate-constraint" }
      return (found.map { $0.fix != nil }, outcome.suppressions)
    }
    #expect(fixes([]).are == [true])
    for object in ["v", "c"] {
      let (are, use) = fixes([Suppression("duplicate-constraint", object: object, at: 0..<1)])
      #expect(are == [false] && use.states[0]?.contains(.used) == true, "\(object)")
    }
    for other in [
      Suppression("duplicate-constraint", object: "a", at: 0..<1), Suppression("duplicate-id", object: "v", at: 0..<1),
      Suppression("duplicate-constraint", object: "v", keyPath: "x", at: 0..<1),
    ] {
      #expect(fixes([other]).are == [true])
    }
    #expect(fixes([Suppression("duplicate-constraint", object: "w", at: 0..<1)]).are == [])
  }

  /// What holds for the whole document says nothing of one object that is in it.
  @Test func objectsAreAskedForThemselves() {
    let list = [
      Suppression("type-mismatch", object: "a", at: 0..<1), Suppression("type-mismatch", object: "k", at: 2..<3),
      Suppression("type-mismatch", object: "elsewhere", at: 4..<5),
      // Another tool's name of two rules, one of which is off.
      Suppression("duplicate-id", object: "a", at: 6..<7), Suppression("font-policy", object: "a", at: 6..<7),
      Suppression("font-policy", object: "a", at: 8..<9),
    ]
    let sets = [SuppressionSet(list)]
    var use = silenced(view("a") + "<view id=\"k\" customClass=\"Knob\"/>", sets).suppressions
    let once: [Int: SuppressionUse.State] = [
      0: [.heeded, .lookedFor], 2: [.heeded, .undecided], 4: [.heeded, .undecided],
      6: [.heeded, .lookedFor, .undecided], 8: .heeded,
    ]
    #expect(use.states == once)
    use.add(silenced("<view id=\"elsewhere\"/>", sets).suppressions)
    let both: SuppressionUse.State = [.heeded, .lookedFor, .undecided]
    #expect(use.states == once.merging([2: both, 4: both]) { $1 })
  }

  /// A run has thousands of each.
  @Test func documentsOfOneSetAreCountedTogether() {
    let sets = [SuppressionSet((0..<1000).map { Suppression("misplaced-view", object: "v\($0)", at: $0..<$0 + 1) })]
    var use = SuppressionUse()
    for number in 0..<10 { use.add(silenced(view("v\(number)"), sets).suppressions) }
    #expect(use.states.count == 1000)
    for (place, state) in use.states { #expect(state.contains(.used) == (place < 10) && state.contains(.lookedFor)) }
  }

  private func silenced(_ objects: String, _ list: [Suppression]) -> Outcome {
    silenced(objects, [SuppressionSet(list)])
  }

  private func silenced(_ objects: String, _ sets: [SuppressionSet]) -> Outcome {
    var options = Compiler.Options()
    options.suppressions = sets
    return Compiler(registry: Registry(), options: options)
      .validate(path: "a.xib", contents: document(objects), with: Worker())
  }

  /// Only those are edited that stand in comments; the others are the editor's.
  @Test func fixesDeleteWhatSilencesNothing() {
    func fixed(_ objects: String, _ kind: FixKind = .all) -> String? {
      let text = Array(objects.utf8)
      let all = document(objects)
      let result = Compiler(registry: Registry(), options: .init()).fix(
        kind, path: "a.xib", contents: all, with: Worker())
      return result.fixed?.contents.map { String(decoding: $0, as: UTF8.self) }
        .map {
          $0.dropFirst(all.count - text.count - "</objects></document>".utf8.count).dropLast(
            "</objects></document>".count)
        }
        .map(String.init)
    }
    let view = "<view id=\"a\"/>"
    #expect(fixed("\n  <!-- uidesc:disable misplaced-view: why -->\n  " + view) == "\n  " + view)
    #expect(fixed("\r\n\t<!-- uidesc:disable misplaced-view: why -->\r\n" + view) == "\r\n" + view)
    #expect(fixed("<!-- uidesc:disable misplaced-view, duplicate-id, missing-value: why -->" + view) == view)
    #expect(
      fixed("<!-- uidesc:disable duplicate-id, misplaced-view, missing-value: why -->" + self.view("a"))
        == "<!-- uidesc:disable misplaced-view: why -->" + self.view("a"))
    // A run that knows more of the project may need it.
    #expect(fixed("<!-- uidesc:disable misplaced-view: why -->" + view, .safe) == nil)
    #expect(fixed("<view id=\"a\" userComments=\"uidesc:disable misplaced-view: why\"/>") == nil)
  }

  @Test func aCommentThatHoldsMoreIsNotDeleted() {
    let more = "<!-- Ask Kim.\nuidesc:disable duplicate-id: why --><view id=\"a\"/>"
    #expect(diagnostics(more).map { $0.rule == "unused-suppression" && $0.fix == nil } == [true])
    let two = "<!-- uidesc:disable duplicate-id, misplaced-view: why\nuidesc:disable fixed-frame: why -->"
    #expect(diagnostics(two + view("a")).first { $0.rule == "unused-suppression" }?.fix != nil)
  }

  private func document(_ objects: String) -> [UInt8] {
    Array("<document><objects>\(objects)</objects></document>".utf8)
  }

  private func diagnostics(_ objects: String, _ options: Compiler.Options = .init()) -> [Diagnostic] {
    Compiler(registry: Registry(), options: options)
      .validate(path: "a.xib", contents: document(objects), with: Worker()).findings.map(\.diagnostic)
  }

  private func said(_ objects: String) -> [String] {
    diagnostics(objects).map { "\($0.rule.name) \($0.objectID ?? "-")" }
  }

  private func outcome(_ objects: String, registry: String? = nil) -> Outcome {
    UIDescKitTests.outcome(objects, registry: registry)
  }
}
