import Foundation
import Testing

private let good = "<document><objects><view id=\"card\"/></objects></document>"
private let bad = "<document><objects><view id=\"card\"/><view id=\"card\"/></objects></document>"
private let escape = "\u{1B}["

@Suite struct TerminalTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.add("good.xib", good)
    try scratch.add("bad.xib", bad)
  }

  @Test func colorsAreForTerminalsUnlessAskedFor() throws {
    let red = escape + "31merror:" + escape + "0m"
    #expect(try Program("validate", "bad.xib", in: scratch.folder).output.contains(escape) == false)
    #expect(try Program("validate", "--color", "always", "bad.xib", in: scratch.folder).output.contains(red))
    #expect(try validateOnTerminal("bad.xib").contains(red))
    #expect(try validateOnTerminal("--color=never", "bad.xib").contains(escape) == false)
    #expect(try validateOnTerminal("bad.xib", environment: ["NO_COLOR": "1"]).contains(escape) == false)
  }

  @Test func compileColorsFindingsByTheTerminalTheyGoTo() throws {
    let terminal = try Terminal()
    try Program("compile", "bad.xib", in: scratch.folder, errorStream: terminal.stream)
    #expect(terminal.text.contains(escape + "31merror:"))
  }

  @Test func progressIsOneLineThatGoes() throws {
    let terminal = try Terminal()
    let run = try Program("validate", "good.xib", "bad.xib", in: scratch.folder, errorStream: terminal.stream)
    let text = terminal.text
    #expect(text.hasPrefix("\r1 of 2 documents\(escape)K"))
    #expect(text.hasSuffix("\r\(escape)K"))
    #expect(!text.contains("\n"))
    #expect(!run.output.contains(" of 2 documents"))
  }

  @Test func progressIsShownOnlyWhereItHelps() throws {
    let quiet = try Terminal()
    try Program("validate", "--quiet", "good.xib", "bad.xib", in: scratch.folder, errorStream: quiet.stream)
    #expect(quiet.text.isEmpty)
    let single = try Terminal()
    try Program("validate", "good.xib", in: scratch.folder, errorStream: single.stream)
    #expect(single.text.isEmpty)
    let dumb = try Terminal()
    try Program(
      "validate", "good.xib", "bad.xib", in: scratch.folder, environment: ["TERM": "dumb"], errorStream: dumb.stream)
    #expect(dumb.text.isEmpty)
    #expect(try Program("validate", "good.xib", "bad.xib", in: scratch.folder).errors.isEmpty)
  }

  private func validateOnTerminal(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
    let terminal = try Terminal()
    try Program(
      ["validate"] + arguments, in: scratch.folder, environment: environment, outputStream: terminal.stream)
    return terminal.text
  }
}
