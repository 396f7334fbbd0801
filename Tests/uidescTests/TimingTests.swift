import Foundation
import Testing

/// `--timing`.
@Suite struct TimingTests {
  private let scratch: Scratch
  private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="a" misplaced="YES"/></objects>
    </document>
    """

  init() throws {
    scratch = try Scratch()
    for name in ["a", "b", "c"] { try scratch.add("\(name).xib", text) }
  }

  @Test func stagesAndRulesStandOnStandardErrorByTime() throws {
    let plain = try Program("validate", ".", in: scratch.folder)
    let run = try Program("validate", "--timing", ".", in: scratch.folder)
    #expect(run.output == plain.output && run.status == plain.status && plain.errors.isEmpty)
    let lines = run.errors.split(separator: "\n").dropFirst().map { $0.split(separator: " ").map(String.init) }
    #expect(lines.allSatisfy { $0.count >= 5 && $0[1] == "ms" && $0[3] == "%" })
    let times = lines.dropLast().compactMap { Double($0[0]) }
    #expect(times.count == lines.count - 1 && times == times.sorted(by: >))
    let shares = lines.dropLast().compactMap { Double($0[2]) }
    #expect(shares.reduce(0, +) <= 100.5 && shares.reduce(0, +) > 90)
    #expect(lines.last?[4] == "total" && lines.last?[2] == "100.0")
    let names = lines.dropLast().compactMap(\.last)
    #expect(names.count { $0 == "misplaced-view" } == 1 && names.contains("parse"))
    #expect(lines.contains { $0.suffix(2) == ["rule", "misplaced-view"] })
  }

  @Test func onlyValidateMeasures() throws {
    let run = try Program("compile", "--timing", "a.xib", in: scratch.folder)
    #expect(run.status == 2 && run.errors.hasSuffix("'--timing' is an option of validate; 'compile' doesn't take it\n"))
  }
}
