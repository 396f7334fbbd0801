import Testing

@testable import UIDescKit

@Suite struct DefaultCheckTests {
  @Test(arguments: [
    (#""boolean""#, "true"), (#""integer""#, "3"), (#""number", "minimum": 0"#, "0.5"), (#""string""#, #""a""#),
    (#""localizedString""#, #""a""#), (#""color""#, #""clear""#), (#""color""#, #""systemBlue""#),
    (#""color""#, ##""#FF8000""##),
    (#""color""#, ##""#ff8000CC""##), (#""image""#, #""star""#), (#""font""#, #""system 17 bold""#),
    (#""Kind""#, #""pop""#),
    (#""point""#, #"{"x": 1, "y": 2}"#), (#""size""#, #"{"height": 1, "width": 2}"#), (#""insets""#, #""1, 2, 3, 4""#),
    (#""insets""#, #"{"top": 1, "left": 2, "bottom": 3, "right": 4}"#), (#""range""#, #"{"location": 0, "length": 1}"#),
    (#""duration""#, "0.25"), (#""duration""#, #""250ms""#), (#""date""#, #""2026-01-31""#), (#""any""#, "[1]"),
    (#""string""#, "null"),
    (#""number", "optional": true"#, "null"), (#"{"flags": {"top": 1, "left": 2}}"#, #"["top", "left"]"#),
    (#"{"flags": {"top": 1, "left": 2}}"#, #""top | left""#), (#"{"list": "integer"}"#, "[1, 2]"),
    (#"{"list": "integer"}"#, #""1, 2""#),
    (#"{"map": ["string", "Kind"]}"#, #"{"a": "pop"}"#), (#"{"call": {"pop": ["integer"]}}"#, #""pop(3)""#),
  ])
  func accepts(_ type: String, _ value: String) {
    #expect(
      problems(loading: registry(withProperty: "{\"type\": \(type), \"default\": \(value)}")).map(\.message) == [])
  }

  @Test(arguments: [
    (#""duration""#, "-2", "-2", "lies in the past"),
    (#""duration", "minimum": 1"#, #""250ms""#, #""250ms""#, "0.25 is less"),
    (#""boolean""#, #""YES""#, #""YES""#, "true or false"), (#""integer""#, "1.5", "1.5", "a whole number"),
    (#""number", "minimum": 0"#, "-1", "-1", "less than the minimum"),
    (#""string", "pattern": "[a-z]+""#, #""A""#, #""A""#, "pattern"),
    (#""color""#, #""whit""#, #""whit""#, "did you mean 'white'?"),
    (#""color""#, ##""#FFF""##, ##""#FFF""##, "no colour"),
    (#""Kind""#, #""pup""#, #""pup""#, "did you mean 'pop'?"), (#""Kind""#, "2", "2", "the name of a case"),
    (#""size""#, #"{"x": 1, "y": 2}"#, #"{"x": 1, "y": 2}"#, #""width": 0"#),
    (#""point""#, #"{"x": 1, "y": "2"}"#, #""2""#, "a number"),
    (#""insets""#, #""1, 2""#, #""1, 2""#, "written as '1, 2, 3, 4'"),
    (#""duration""#, #""2 min""#, #""2 min""#, "unit of time"),
    (#""date""#, #""2026-02-30""#, #""2026-02-30""#, "no day 30"), (#""number""#, "null", "null", "a number"),
    (#"{"flags": {"top": 1}}"#, #"["tip"]"#, #""tip""#, "did you mean 'top'?"),
    (#"{"list": "integer"}"#, #"[1, "b"]"#, #""b""#, "a whole number"),
    (#"{"map": ["string", "Kind"]}"#, #"{"a": "pup"}"#, #""pup""#, "'pop'"),
    (#"{"map": ["integer", "Kind"]}"#, #"{"a": "pop"}"#, #""a""#, "whole number"),
    (#"{"call": {"pop": ["integer"]}}"#, #""pop(x)""#, #""pop(x)""#, "'x' is no whole number"),
    (#""font""#, "17", "17", "a font"), (#""range""#, #"{"location": -1, "length": 1}"#, "-1", "0 or more"),
    (#""range""#, #"{"location": 0, "length": 1.5}"#, "1.5", "a whole number"),
  ])
  func finds(_ type: String, _ value: String, _ place: String, _ message: String) throws {
    let found = problems(loading: registry(withProperty: "{\"default\": \(value), \"type\": \(type)}"))
    #expect(found.map(\.at) == [place])
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }
}
