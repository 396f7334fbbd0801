import Foundation
import Testing

@testable import uidesc

/// Every form of report, of runs that try to break it. `scripts/check-reports` reads the same ones with other readers.
@Suite struct ReportFormTests {
  private static let good = "<document><objects><view id=\"card\"/></objects></document>\n"
  private static let bad = "<document><objects><view id=\"card\"/><view id=\"card\"/></objects></document>\n"

  @Test func nastyNamesBreakNothing() throws {
    var documents: [String: String] = [:]
    for (index, name) in NastyNames.names.enumerated() {
      let text = index < NastyNames.texts.count ? NastyNames.texts[index] : "plain\(index)"
      documents["\(name.replacing("/", with: "%")).xib"] = NastyNames.document(text)
    }
    let run = try ReportRun(
      "nasty", documents, missing: NastyNames.names.map { "gone \($0.replacing("/", with: "%"))" })
    #expect(run.program.status == 2)
    let found = try findings(of: run)
    #expect(found.count >= 4 * documents.count)
    #expect(Set(found.compactMap { $0["path"] as? String }).count == documents.count)
    for format in ReportFormat.allCases {
      let text = try run.text(format)
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.disturbsLines }, "\(format)")
      #expect(text.hasSuffix("\n"), "\(format)")
    }
    #expect(try lines(of: run, .jsonl).count == found.count + NastyNames.names.count + 1)
    let notes = found.reduce(0) { $0 + (($1["notes"] as? [[String: Any]])?.count { $0["line"] != nil } ?? 0) }
    #expect(try lines(of: run, .xcode).count == found.count + notes + NastyNames.names.count)
    let commands = try lines(of: run, .github).filter { $0.hasPrefix("::") }
    #expect(commands.count == 30 + NastyNames.names.count)
    #expect(try lines(of: run, .text).allSatisfy { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("::") })
    for format in ReportFormat.allCases where format != .github {
      let text = try run.text(format)
      #expect(!text.contains("##[") && !text.contains("##vso["), "\(format)")
    }
  }

  @Test func aCleanRunIsWhole() throws {
    let run = try ReportRun("clean", ["a/good.xib": Self.good, "b.xib": Self.good])
    #expect(run.program.status == 0)
    #expect(run.program.output == "2 files: 0 errors, 0 warnings\n")
    #expect(try run.names == ReportFormat.allCases.map(\.rawValue).sorted())
    #expect(try run.text(.github).isEmpty && run.text(.xcode).isEmpty)
    #expect(try run.text(.gitlab) == "[]\n")
    #expect(
      try run.text(.junit).contains(
        "<testsuites name=\"uidesc\" tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"0\">"))
    let sarif = try run.text(.sarif)
    #expect(sarif.contains("\"executionSuccessful\": true") && sarif.contains("\"results\": [\n  ]"))
    #expect(sarif.contains("{\"id\": \"misplaced-view\", \"shortDescription\""))
  }

  @Test func failuresAreInEveryForm() throws {
    let run = try ReportRun("failures", ["good.xib": Self.good], missing: ["missing.xib"])
    #expect(run.program.status == 2)
    for format in ReportFormat.allCases where format != .text {
      let text = try run.text(format)
      #expect(text.contains("missing.xib") && text.contains("No such file"), "\(format): \(text)")
    }
    #expect(try run.text(.text).hasSuffix("; 1 could not be read or written\n"))
  }

  @Test func manyFindingsAreCountedWhereTheyAreLeftOut() throws {
    var documents: [String: String] = [:]
    for number in 0..<25 { documents["\(number).xib"] = Self.bad }
    documents["dubious.xib"] = "<document><objects><view id=\"card\" contentMode=\"scaleToFil\"/></objects></document>"
    let run = try ReportRun("many", documents)
    let github = try lines(of: run, .github)
    #expect(github.count == 12 && github.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
    #expect(github[10].hasPrefix("::warning file=dubious.xib,line=1,col="))
    #expect(github[11].hasPrefix("not shown: 15 errors more"))
  }

  @Test func junitFailsWhereTheRunDoes() throws {
    let dubious = ["card.xib": "<document><objects><view id=\"card\" contentMode=\"scaleToFil\"/></objects></document>"]
    #expect(try ReportRun("lenient", dubious).text(.junit).contains("failures=\"0\" errors=\"0\" skipped=\"1\""))
    let strict = try Program(
      "validate", "--strict", "--format=junit", "--stdin-path=card.xib", "-", input: dubious["card.xib"])
    #expect(strict.status == 1 && strict.output.contains("failures=\"1\" errors=\"0\" skipped=\"0\""))
  }

  @Test func linksInTextsAreNoneInSARIF() throws {
    let text = NastyNames.document("[click](http://forged)")
    let run = try Program("validate", "--format=sarif", "-", input: text)
    #expect(run.output.contains(#"\\[click\\](http://forged)"#))
    #expect(run.output.contains("\"uri\": \"%3Cstdin%3E\", \"uriBaseId\": \"%SRCROOT%\""))
  }

  private func findings(of run: ReportRun) throws -> [[String: Any]] {
    let report = try JSONSerialization.jsonObject(with: Data(run.text(.json).utf8)) as? [String: Any]
    return try #require(report?["findings"] as? [[String: Any]])
  }

  private func lines(of run: ReportRun, _ format: ReportFormat) throws -> [String] {
    try run.text(format).components(separatedBy: "\n").dropLast()
  }
}
