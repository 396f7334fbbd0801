import Testing

@testable import UIDescKit

/// Touches, alerts, animations and text runs have shapes that renderers rely on.
@Suite struct NodePartTests {
  private func said(_ part: String) -> [(message: String, at: String)] {
    problems(
      loading: boxRegistry(
        #""radius": {"type": "number", "default": 0}, "names": {"type": {"list": "string"}, "default": []}"#,
        template: "{\(part)}"))
  }

  @Test(arguments: [
    #""hitArea": {"shape": "'circle'", "center": "point(0, 0)", "radius": 3}"#,
    #""hitArea": {"shape": "'rect'", "frame": {"x": 0, "y": 0, "width": 1, "height": "radius"}}"#,
    #""hitArea": [{"when": "radius > 0", "shape": "'circle'", "center": "point(0, 0)", "radius": "radius"}, {"shape": "'rect'", "frame": "bounds"}]"#,
    #""hitArea": [{"when": "radius > 0", "value": {"shape": "'rect'", "frame": "bounds"}}]"#,
    #""tapAction": {"kind": "'camera'"}"#, #""tapAction": {"kind": "'share'", "options": ["'a'", "string(radius)"]}"#,
    #""tapAction": {"kind": "'share'", "options": "names"}"#,
    #""alert": {"style": "'actionSheet'", "title": "'a'", "fields": [], "actions": [{"repeat": {"for": "name", "in": "names"}, "title": "name", "style": "'cancel'"}]}"#,
    #""alert": {"style": "radius > 0 ? 'alert' : 'actionSheet'"}"#,
    #""animations": [{"property": "'x'", "to": "radius", "duration": 2}]"#, #""animations": []"#,
    #""animations": [{"property": "'color'", "from": "color('red')", "to": "color('blue')", "duration": "radius"}]"#,
    #""textRuns": [{"text": "'a'", "color": "color('red')", "font": {"size": 3}}, {"image": "image('star')", "size": "size(1, 1)"}]"#,
  ])
  func accepts(_ part: String) {
    #expect(said(part).map(\.message) == [])
  }

  @Test(arguments: [
    (#""hitArea": {"shape": "'circle'", "x": 1}"#, #""x""#, "no member 'x'; its members are center and radius"),
    (#""hitArea": {"shape": "'circle'", "center": "point(0, 0)"}"#, "{", "no 'radius'"),
    (#""hitArea": {"shape": "'circel'", "center": "point(0, 0)"}"#, #""'circel'""#, "did you mean 'circle'?"),
    (#""hitArea": {"shape": "radius > 0 ? 'circle' : 'rect'"}"#, #""radius > 0 ? 'circle' : 'rect'""#, "with 'when'"),
    (#""hitArea": {"frame": "bounds"}"#, "{", "needs a 'shape'"),
    (#""hitArea": {"shape": "'rect'", "frame": "bounds.width"}"#, "bounds.width", "a rect is needed"),
    (#""hitArea": "1""#, #""1""#, "'hitArea' should be {"), (#""hitArea": null"#, "null", "'hitArea' should be {"),
    (#""hitArea": [{"when": "true", "value": "1"}]"#, #""1""#, "'hitArea' should be {"),
    (#""tapAction": {"open": "'x'"}"#, #""open""#, "its members are kind and options"),
    (#""tapAction": {"kind": 3}"#, "3", "a string"),
    (#""tapAction": {"kind": "'a'", "options": [1]}"#, "1", "a string"),
    (#""alert": "'hi'""#, #""'hi'""#, "'alert' should be {"),
    (#""alert": {"style": "'alrt'"}"#, #""'alrt'""#, "did you mean 'alert'?"),
    (#""alert": {"actions": [{"style": "'cancel'"}]}"#, "{", "no 'title'"),
    (#""alert": {"actions": {"title": "'a'"}}"#, #"{"title": "'a'"}"#, "should be a list"),
    (#""alert": {"fields": [{"kind": "'number'"}]}"#, #""'number'""#, "its values are text"),
    (#""animations": {}"#, "{}", "should be a list"), (#""animations": [1]"#, "1", "should be {"),
    (#""animations": [{"property": "'x'", "to": 1}]"#, "{", "no 'duration'"),
    (#""animations": [{"property": "'x'", "to": 1, "duration": -1}]"#, "-1", "lies in the past"),
    (#""textRuns": "2""#, #""2""#, "should be a list"),
    (#""textRuns": [{"color": "color('red')"}]"#, "{", "no 'text' or 'image'"),
    (#""textRuns": [{"text": "'a'", "colour": "color('red')"}]"#, #""colour""#, "did you mean 'color'?"),
    (#""textRuns": [{"text": "radius"}]"#, "radius", "write string(…)"),
    (
      #""textRuns": [{"when": "true", "value": {"text": "'a'"}, "text": "'b'"}]"#, #""text""#,
      "'value' is the whole item"
    ),
    (#""tapAction": {"kind": "'a'", "kind": "'b'"}"#, #""kind""#, "stands twice"),
  ])
  func finds(_ part: String, _ place: String, _ message: String) {
    let found = said(part)
    #expect(found.map(\.at) == [place])
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }

  /// What only values show: the part is left out, so that every tree's parts have their shape.
  @Test(
    arguments: [
      (#""hitArea": {"shape": "'circle'", "center": "point(0, 0)", "radius": "size"}"#, "3", nil),
      (
        #""hitArea": {"shape": "'circle'", "center": "point(0, 0)", "radius": "size"}"#, nil,
        "'hitArea' has no 'radius'"
      ),
      (#""textRuns": [{"text": "attributes['size']"}]"#, "3", "'textRuns[0].text' is a number, but a string is needed"),
      (#""textRuns": [{"text": "string(1 / (size - 3))"}]"#, "3", "divided by 0"),
    ] as [(String, String?, String?)])
  func leavesOutWhatHasNoShape(_ part: String, _ size: String?, _ problem: String?) {
    let registry = boxRegistry(#""size": {"type": "number"}"#, template: "{\(part)}")
    let found = widgetFindings(box(size.map { number("size", $0) } ?? ""), registry: registry)
    #expect(found.map(\.rule) == (problem == nil ? [] : ["expression-failed"]))
    #expect(found.first?.message.contains(problem ?? "") ?? (problem == nil), "\(found)")
    let node = try? root(box(size.map { number("size", $0) } ?? ""), registry: registry)
    #expect((node?["hitArea"] != nil || node?["textRuns"] != nil) == (problem == nil))
  }
}
