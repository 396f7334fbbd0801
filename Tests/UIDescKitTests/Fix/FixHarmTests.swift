import Testing

@testable import UIDescKit

/// Of the fixes of a document those that make it worse are left out, and only those.
@Suite struct FixHarmTests {
  private func fixed(
    _ objects: String, _ kind: FixKind, registry: Registry = Registry()
  ) -> (text: String?, refused: [String], outcome: Outcome) {
    let (start, end) = ("<document><objects>", "</objects></document>")
    let outcome = Compiler(registry: registry, options: .init())
      .fix(kind, path: "a.xib", contents: Array((start + objects + end).utf8), with: Worker())
    let text = outcome.fixed?.contents.map {
      String(String(decoding: $0, as: UTF8.self).dropFirst(start.count).dropLast(end.count))
    }
    return (text, outcome.fixed?.refused.map { "\($0.what), \($0.reason)" } ?? [], outcome)
  }

  private func view(_ attributes: String, id: String = " id=\"v\"") -> String {
    "<view\(id)><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>"
  }

  private static let opaque = attribute("boolean", "opaque", value: "NO")
  private static let wrong = attribute("string", "hidden", value: "x")

  @Test func aSuppressionGoesWithItsElement() {
    let start = "<view id=\"v\" opaque=\"NO\"><userDefinedRuntimeAttributes>\n"
    let end = "\(Self.wrong)\n</userDefinedRuntimeAttributes></view>"
    let comment = "  <!-- uidesc:disable type-mismatch: why -->\n"
    for comments in [comment, comment + comment, "<!-- its own -->\n" + comment] {
      #expect(fixed(start + comments + Self.opaque + "\n" + end, .safe).text == nil)
      let result = fixed(start + comments + Self.opaque + "\n" + end, .all)
      #expect(result.text == start + comments.replacing(comment, with: "") + end)
      #expect(result.outcome.findings.contains { $0.diagnostic.rule == "type-mismatch" })
    }
    let file = "<!-- uidesc:disable-file misplaced-view: why -->\n"
    #expect(fixed(start + file + Self.opaque + "\n" + end, .safe).text == start + file + end)
  }

  /// What stands beside it is somebody's.
  @Test(arguments: [
    "<!-- Ask Kim.\nuidesc:disable type-mismatch: why -->", "<!-- uidesc:disable type-mismatch: why --><!-- Kim -->",
  ]) func aSuppressionIsntLeftToAnotherElement(comment: String) {
    let text =
      "<view id=\"v\" opaque=\"NO\"><userDefinedRuntimeAttributes>\(comment)\(Self.opaque)\(Self.wrong)"
      + "</userDefinedRuntimeAttributes></view>"
    let safe = fixed(text, .safe)
    #expect(safe.text == nil && safe.refused == [])
    let all = fixed(text, .all)
    #expect(all.outcome.findings.contains { $0.diagnostic.rule == "type-mismatch" })
    // The second stands alone, so it is deleted as one that silences nothing.
    guard comment.contains("Ask") else { return }
    let refused = all.refused.first { $0.hasPrefix("delete the runtime attribute in 'v', since it would have a") }
    #expect(refused?.hasSuffix("[type-mismatch]") == true, "\(all.refused)")
  }

  /// That is what it was written for. An error is another matter.
  @Test func aSuppressionIsCorrected() {
    func text(_ rule: String, _ object: String) -> String { "<!-- uidesc:disable \(rule): why -->\(object)" }
    let misplaced = "<view id=\"a\" misplaced=\"YES\"/>"
    let result = fixed(text("misplaced-veiw", misplaced), .all)
    #expect(result.text == text("misplaced-view", misplaced) && result.refused == [])
    let error = fixed(text("type-mismatsh", view(Self.wrong)), .all)
    #expect(error.text == nil && error.refused.first?.contains("have a suppression silence") == true)
  }

  @Test func anErrorThatMovesIsNotNew() {
    let text = view(
      attribute("boolean", "Opaque", value: "YES") + "\n" + attribute("string", "Hidden", value: "4"))
    let result = fixed(text, .safe)
    #expect(result.text == text.replacing("Opaque", with: "opaque").replacing("Hidden", with: "hidden"))
    #expect(result.refused == [])
  }

  private static let capital = attribute("boolean", "Opaque", value: "YES")
  private static let mistyped = attribute("strng", "tag", value: "4")

  @Test func oneBadFixKeepsNoOtherFromBeingMade() {
    let text = view(Self.capital) + view(Self.mistyped, id: " id=\"w\"")
    let result = fixed(text, .all)
    #expect(result.text == text.replacing("Opaque", with: "opaque"))
    #expect(result.refused.count == 1 && result.refused.first?.contains(" in 'w', since it would make") == true)
    #expect(fixed(result.text ?? "", .all).text == nil)
  }

  /// However many there are, be it that nobody can tell by ids which fix an error comes from.
  @Test(arguments: [true, false]) func badFixesAreFoundAmongMany(haveIDs: Bool) {
    func all(_ count: Int, _ good: String, _ bad: String) -> String {
      (0..<count).map { view($0.isMultiple(of: 2) ? bad : good, id: haveIDs ? " id=\"v\($0)\"" : "") }.joined()
    }
    let views = all(300, Self.capital, Self.mistyped)
    let result = fixed(views, .all)
    #expect(result.text == views.replacing("Opaque", with: "opaque"))
    #expect(result.refused.count == 150 && result.outcome.fixed?.count == 150)
  }

  /// There are more bad ones than tries.
  @Test func safeFixesAreMadeWhateverBecomesOfOthers() {
    let views = (0..<100).map {
      view(Self.capital + attribute("string", "hiden", value: "x"), id: " id=\"v\($0)\"")
    }.joined()
    let result = fixed(views, .all)
    #expect(result.text == views.replacing("Opaque", with: "opaque"))
    #expect(result.outcome.fixed?.count == 100 && result.refused.count == 100)
    // In the order of the document.
    let isInOrder = result.refused.enumerated().allSatisfy { $1.contains(" in 'v\($0)', since it would make an error") }
    #expect(isInOrder, "\(result.refused)")
  }

  /// Without ids nothing tells which edits are bad, and there are too many to try.
  @Test func whatWasntTriedSaysSo() {
    let views = (0..<100).map { _ in view(attribute("string", "hiden", value: "x"), id: "") }.joined()
    let result = fixed(views, .all)
    #expect(result.text == nil && result.refused.count == 100)
    #expect(result.refused.contains { $0.contains("not tried") } && result.refused.contains { $0.contains("since") })
  }

  /// The class that is named right has no such action, which is told at the button.
  @Test func harmAtAnObjectNeedntComeFromItsFix() {
    let json =
      #"{"version": 1, "complete": true, "classes": {"OverviewCard": {"superclass": "UIView", "actions": {}}}}"#
    let registry = Registry.load(files: [("r.json", Array(json.utf8))]).registry
    let button =
      "<button id=\"b\"><userDefinedRuntimeAttributes>\(Self.capital)</userDefinedRuntimeAttributes><connections>"
      + "<action selector=\"tap:\" destination=\"v\" eventType=\"touchUpInside\" id=\"x\"/></connections></button>"
    let text = "<view id=\"v\" customClass=\"OverveiwCard\"/>" + button
    let result = fixed(text, .all, registry: registry)
    #expect(result.text == text.replacing("Opaque", with: "opaque"))
    #expect(result.refused.count == 1 && result.refused.first?.contains("'OverviewCard' in 'v'") == true)
  }

  /// Which of two fixes of one object is to blame, only trying tells.
  @Test func theGoodFixesOfAnObjectAreMade() {
    let text = view(
      Self.capital + "\n" + attribute("string", "hiden", value: "x") + "\n"
        + attribute("boolean", "ClipsToBounds", value: "YES"))
    let result = fixed(text, .all)
    #expect(
      result.text == text.replacing("Opaque", with: "opaque").replacing("ClipsToBounds", with: "clipsToBounds"))
    #expect(result.refused.count == 1)
  }

  @Test func placesAreFoundAgain() {
    let edits = [
      Edit(range: 2..<4, replacement: [1, 2, 3]), Edit(range: 6..<6, replacement: [4]),
      Edit(range: 7..<9, replacement: []),
    ]
    let map = EditMap(edits)
    #expect(
      [0, 2, 3, 4, 6, 7, 9].map(map.place(before:)) == [
        .text(0), .edit(0), .edit(0), .text(5), .text(8), .edit(2), .text(9),
      ])
    #expect(
      [0, 2, 4, 5, 7, 8, 9].map(map.place(after:)) == [
        .text(0), .edit(0), .edit(0), .text(5), .edit(1), .text(8), .text(9),
      ])
    #expect(map.moved(Edit(range: 9..<10, replacement: [7])) == Edit(range: 9..<10, replacement: [7]))
    #expect(map.moved(Edit(range: 3..<4, replacement: [])) == nil)
    // With another edit inside of it.
    #expect(map.moved(Edit(range: 5..<10, replacement: [7])) == Edit(range: 6..<10, replacement: [7]))
  }
}
