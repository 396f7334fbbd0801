import Testing

@testable import UIDescKit

/// What templates set is checked as defaults are.
@Suite struct TemplateSettingTests {
  private static let properties = """
    "share": {"type": "number", "minimum": 0, "maximum": 1, "default": 0}, "names": {"type": {"list": "string"}},
    "sizes": {"type": {"map": ["string", "number"]}}, "badge": {"type": "image"}, "code": {"type": "string", "pattern": "[A-Z]+"},
    "edges": {"type": {"flags": {"top": 1, "left": 2}}}, "kind": {"type": "Kind"}, "area": {"type": "rect"},
    "move": {"type": {"call": {"slide": []}}}, "fixed": {"type": "number", "readOnly": true}, "wait": {"type": "duration"}
    """

  private func said(_ settings: String, in section: String = "properties", of name: String = "Box")
    -> [(message: String, at: String)]
  {
    problems(
      loading: boxRegistry(
        Self.properties,
        template: #"{"children": [{"id": "a", "class": "\#(name)", "\#(section)": {\#(settings)}}]}"#,
        more: #", "Other": {"superclass": "UILabel", "properties": {\#(Self.properties)}}"#
      ).replacing("\"Box\": {\"superclass\"", with: "\"Owner\": {\"superclass\""))
  }

  @Test(arguments: [
    #""tag": 2"#, #""tag": "share * 2""#, #""clipsToBounds": true"#, #""alpha": 0.5"#, #""text": null"#,
    #""text": "'a'""#, #""textColor": "color('red')""#, #""font": {"family": "'system'", "size": 17, "weight": "400"}"#,
    #""shadowOffset": {"width": 1, "height": "share"}"#, #""textAlignment": ".center""#,
    #""shadowOffset": "size(1, 2)""#, #""share": 1"#, #""share": "0.5""#, #""names": ["'a'", "code"]"#,
    #""names": [{"when": "share > 0", "value": "'a'"}, {"repeat": {"for": "n", "in": "2"}, "value": "string(n)"}]"#,
    #""sizes": {"a": 1, "b": "share"}"#, #""badge": "image('star')""#,
    #""badge": {"name": "'star'", "symbol": true}"#, #""edges": [".top"]"#, #""edges": "[.top]""#, #""code": "'AB'""#,
    #""autoresizingMask": [".flexibleWidth"]"#, #""area": {"x": 0, "y": 0, "width": 1, "height": 1}"#,
    #""move": {"name": "'slide'", "arguments": []}"#, #""wait": 2"#,
  ])
  func accepts(_ setting: String) {
    #expect(said(setting, of: "Other").map(\.message) == [])
  }

  @Test(arguments: [
    (#""tag": 2.5"#, "2.5", "a whole number"), (#""tag": "2.5""#, #""2.5""#, "a whole number"),
    (#""clipsToBounds": 7"#, "7", "true or false"), (#""alpha": true"#, "true", "a number"),
    (#""alpha": null"#, "null", "a number"), (#""textColor": [1, 2]"#, "[1, 2]", "an array stands where a color"),
    (#""textColor": {"red": 1}"#, #"{"red": 1}"#, "an object stands where a color"),
    (#""textColor": 3"#, "3", "a colour"), (#""text": 3"#, "3", "a string"),
    (#""textAlignment": 1"#, "1", "a number stands where"),
    (#""textAlignment": "'center'""#, "'center'", "written .name"),
    (#""font": {"famly": "'system'", "size": 17}"#, #""famly""#, "did you mean 'family'?"),
    (#""font": {"family": "'system'", "size": true}"#, "true", "a number"),
    (#""font": "'Helvetica'""#, "'Helvetica'", #"write {"family""#), (#""font": 17"#, "17", "stands where a"),
    (#""shadowOffset": {"width": 1}"#, "{", "no 'height'"), (#""shadowOffset": 4"#, "4", #""width": 0"#),
    (#""shadowOffset": {"width": 1, "heigt": 2}"#, #""heigt""#, "did you mean 'height'?"),
    (#""shadowOffset": [1, 2]"#, "[1, 2]", "an array stands where a size"),
    (#""share": 2"#, "2", "more than the maximum"),
    (#""share": "2""#, #""2""#, "more than the maximum"), (#""names": ["'a'", 2]"#, "2", "a string"),
    (#""names": "share""#, "share", "a list of string is needed"),
    (#""names": {"a": 1}"#, #"{"a": 1}"#, "an object stands where"),
    (#""names": [{"when": "share > 0", "value": 2}]"#, "2", "a string"),
    (#""sizes": {"a": "'b'"}"#, "'b'", "a number is needed"), (#""badge": "'star'""#, "'star'", "write image(…)"),
    (#""badge": {"symbol": true}"#, "{", "no 'name'"), (#""edges": [".tip"]"#, ".tip", "no case '.tip'"),
    (#""autoresizingMask": [".wide"]"#, ".wide", "no case '.wide'"), (#""code": "'ab'""#, #""'ab'""#, "the pattern"),
    (#""area": {"x": 0, "y": 0, "width": 1}"#, "{", "no 'height'"), (#""wait": -1"#, "-1", "lies in the past"),
    (#""kind": 1"#, "1", "the name of a case"), (#""fixed": 1"#, #""fixed""#, "is read-only"),
    (#""frame": "rect(0, 0, 1, 1)""#, #""frame""#, "a member of the node itself"),
    (#""layer": {"cornerRadius": 3}"#, #""layer""#, "go under 'layer'"),
    (#""subviews": []"#, #""subviews""#, "go under 'children'"),
    (#""intrinsicContentSize": "size(1, 1)""#, #""intrinsicContentSize""#, "is read-only and can't be set"),
    (#""texxt": "'a'""#, #""texxt""#, "did you mean 'text'?"),
    (##""textColor": "#FF0000""##, "#", "a color is written color('#FF0000')"),
  ])
  func finds(_ setting: String, _ place: String, _ message: String) {
    let found = said(setting, of: "Other")
    #expect(found.map(\.at) == [place])
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }

  @Test func layersAndExistingChildrenToo() {
    #expect(said(#""cornerRadius": 4, "borderColor": "color('red')""#, in: "layer", of: "Other").map(\.message) == [])
    #expect(said(#""cornerRadius": true"#, in: "layer", of: "Other").map(\.at) == ["true"])
    #expect(said(#""borderColor": 3"#, in: "layer", of: "Other").map(\.at) == ["3"])
    #expect(said(#""frame": "rect(0, 0, 1, 1)""#, in: "layer", of: "Other").map(\.at) == [#""frame""#])
    let existing = boxRegistry(template: #"{"existing": {"properties": {"hidden": 1}}, "properties": {"tag": 0.5}}"#)
    #expect(problems(loading: existing).map(\.at) == ["1", "0.5"])
  }

  @Test func aClassThatNobodyKnowsWholeHasAnyKey() {
    let registry = boxRegistry(
      template: #"{"children": [{"id": "a", "class": "Part", "properties": {"own": 1, "other": "bounds.widht"}}]}"#,
      more: #", "Part": {"superclass": "Gone", "properties": {"own": {"type": "number"}}}"#)
    #expect(
      problems(loading: registry).map(\.message).filter { !$0.contains("'Gone'") } == [
        "a rect has no member 'widht'; did you mean 'width'?"
      ])
  }
}
