import Foundation
import Testing

@testable import uidesc

/// What is said beside a report never stands in it.
@Suite struct RemarkTests {
  private static let wrong = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>\
    <view id="v" misplaced="YES"><userDefinedRuntimeAttributes>\
    <userDefinedRuntimeAttribute type="boolean" keyPath="Hidden" value="YES"/></userDefinedRuntimeAttributes></view>\
    </objects></document>
    """

  @Test(arguments: ReportFormat.allCases.filter { $0 != .text })
  func remarksComeAfterTheReport(format: ReportFormat) throws {
    let scratch = try Scratch()
    let arguments = ["validate", "--fix", "--format", format.rawValue, "--stdin-path", "a.xib", "-"]
    let fixed = try Program(arguments, input: Self.wrong, in: scratch.folder)
    let again = try Program(arguments, input: fixed.output, in: scratch.folder)
    #expect(again.output == fixed.output && !again.errors.contains("uidesc: "))
    let remark = "uidesc: fixed 1 finding in 1 file\n"
    #expect(fixed.errors.hasSuffix(remark))
    #expect(!fixed.errors.dropLast(remark.count).contains("fixed 1"))
  }

  @Test func whatIsSaidOnTheWayWaits() throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.wrong)
    try scratch.add(".uidesc.json", #"{"rules": {"misplaced": "warning"}}"#)
    let run = try Program(
      "compile", "--verbose", "--format", "json", "--output-dir", "t", "a.xib", "missing.xib", in: scratch.folder)
    let parts = run.errors.components(separatedBy: "\n")
    let end = try #require(parts.firstIndex { $0.hasPrefix("], ") })
    #expect(!parts[..<end].contains { $0.hasPrefix("uidesc: ") })
    #expect(parts[end...].contains { $0.hasPrefix("uidesc: missing.xib: ") })
    #expect(parts[end...].contains("uidesc: .uidesc.json: the configuration of 2 documents"))
  }

  @Test func aMistakeLeavesNoHalfReport() throws {
    let scratch = try Scratch()
    try scratch.add("a.xib", Self.wrong)
    try scratch.add(".uidesc.json", #"{"rules": {"misplaced": "warning"}}"#)
    let run = try Program("validate", "--format", "json", "--rule", "xyzzy=off", "a.xib", in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("there is no rule 'xyzzy'"))
    #expect(try run.report["summary"] != nil)
  }
}
