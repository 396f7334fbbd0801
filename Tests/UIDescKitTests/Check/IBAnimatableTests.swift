import Testing

@testable import UIDescKit

/// The built-in registry of a library whose values are calls in strings.
@Suite struct IBAnimatableTests {
  private static let registry: String = {
    let contents = BuiltInRegistries.named("IBAnimatable")?.files.first?.contents ?? []
    return String(decoding: contents, as: UTF8.self)
  }()

  struct Sample: CustomTestStringConvertible, Sendable {
    let owner: String
    let attribute: String
    let rule: String?
    var testDescription: String { "\(owner) \(attribute)" }

    init(_ owner: String, _ key: String, _ value: String, _ rule: String? = nil) {
      (self.owner, attribute, self.rule) = (owner, UIDescKitTests.attribute("string", key, value: value), rule)
    }

    init(_ owner: String, _ key: String, number value: String, _ rule: String? = nil) {
      (self.owner, attribute, self.rule) = (owner, UIDescKitTests.number(key, value), rule)
    }
  }

  private static let view = "view AnimatableView"
  private static let page = "viewController AnimatableViewController"

  @Test(arguments: [
    Sample(view, "_animationType", "slide(in, left)"), Sample(view, "_animationType", "Pop"),
    Sample(view, "_animationType", "FadeInRight"), Sample(view, "_animationType", "rotate(CCW,3)"),
    Sample(view, "_maskType", "Star(5)"), Sample(view, "_borderSides", "Top, bottom"),
    Sample(view, "_borderType", "dash(2, 4)"), Sample(view, "_timingFunction", "custom(0.1, 0, 1, 1)"),
    Sample(view, "opacity", number: "0.5"), Sample(view, "rotate", number: "-360"),
    Sample(view, "_predefinedGradient", "MojiTo"), Sample(page, "_interactiveGestureType", "Pan(Left)"),
    Sample(page, "_transitionAnimationType", "Fold(left,3)"), Sample(page, "_transitionAnimationType", "slide(fade)"),
    Sample("viewController AnimatableModalViewController", "_modalWidth", "custom(120)"),
    Sample("view AnimatableActivityIndicatorView", "_animationType", "BallBeat"),

    Sample(view, "_animationType", "slied(in, left)", "unknown-enum-case"),
    Sample(view, "_animationType", "slide(in, top)", "unknown-enum-case"),
    Sample(view, "_animationType", "shake(often)", "malformed-value"),
    Sample(view, "_animationType", "slide(in, left, 3)", "malformed-value"),
    Sample(view, "_maskType", "star(5, 6)", "malformed-value"), Sample(view, "_maskType", "3", "unknown-enum-case"),
    Sample(view, "_borderSides", "top, middle", "unknown-enum-case"),
    Sample(view, "_predefinedColor", "flatGreenSee", "unknown-enum-case"),
    Sample(view, "_predefinedColor", number: "1", "type-mismatch"),
    Sample(view, "opacity", number: "1.5", "value-out-of-range"),
    Sample(view, "shadowOpacity", number: "-0.1", "value-out-of-range"),
    Sample(view, "damping", number: "7", "value-out-of-range"),
    Sample(view, "rotate", number: "361", "value-out-of-range"),
    Sample(view, "cornerRadius", "8", "type-mismatch"), Sample(view, "_maskTyp", "circle", "unknown-key-path"),
    Sample(page, "_interactiveGestureType", "pan(up)", "unknown-enum-case"),
    Sample("view AnimatableActivityIndicatorView", "_animationType", "BallBeats", "unknown-enum-case"),
  ])
  func readsWhatTheLibraryReads(sample: Sample) throws {
    let words = sample.owner.split(separator: " ").map(String.init)
    let element = try #require(words.first)
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>\
      <\(element) id="a-1" customClass="\(try #require(words.last))" customModule="IBAnimatable">\
      <userDefinedRuntimeAttributes>\(sample.attribute)</userDefinedRuntimeAttributes></\(element)></objects></document>
      """
    let found = try findings(inDocument: document, registry: Self.registry).list
    #expect(found.map(\.rule.name) == (sample.rule.map { [$0] } ?? []), "\(found.map(\.message))")
  }
}
