import UIDescKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What has been found so far, and where it goes.
struct RunState {
  private let options: Options
  private let report: TextReport
  private var json = JSONReport()
  private var counts = Counts()
  private var hasFailed = false

  init(_ options: Options) {
    self.options = options
    let isTerminal = isatty(options.command == "validate" ? 1 : 2) == 1 && getenv("NO_COLOR") == nil
    report = TextReport(options: options, isColored: options.color == .always || options.color == .auto && isTerminal)
  }

  mutating func begin(files: Int) {
    counts.files = files
    if options.format == .json, options.command != "dump" { writeReport(JSONReport.start) }
  }

  mutating func take(_ result: Lane.Result, _ input: Input) {
    switch result {
    case .failure(let problem): fail(input.path, problem)
    case .success(let outcome):
      counts.add(outcome.findings)
      writeReport(text(outcome.findings))
      if let output = outcome.output { save(output, of: input) }
    }
  }

  private mutating func text(_ findings: [Finding]) -> String {
    switch options.format {
    case .text: return findings.filter(report.shows).map(report.text).joined()
    case .json:
      var text = ""
      for finding in findings { text += json.text(finding) }
      return text
    }
  }

  private mutating func save(_ output: [UInt8], of input: Input) {
    let target = options.outputFolder.map { "\($0)/\(input.name).json" } ?? options.output
    guard options.command == "compile", let target, target != "-" else {
      if !Files.writeAll(output, to: 1) { fail("standard output", FileProblem(message: "can't write it")) }
      return
    }
    do throws(FileProblem) {
      if options.outputFolder != nil { Files.makeFolders(to: target) }
      try Files.write(output, to: target)
    } catch { fail(target, error) }
  }

  mutating func fail(_ path: String, _ problem: FileProblem) {
    hasFailed = true
    write("uidesc: \(printable(path)): \(problem.message)\n", to: 2)
  }

  /// Findings are what `validate` makes; beside a tree they are asides.
  private func writeReport(_ text: String) {
    if !text.isEmpty { write(text, to: options.command == "validate" ? 1 : 2) }
  }

  func finish() -> ExitStatus {
    switch options.format {
    case .json where options.command != "dump": writeReport(json.end(counts))
    case .text where options.command == "validate" || counts.hasFindings: writeReport(report.summary(counts))
    default: break
    }
    if hasFailed { return .failed }
    return counts.errors > 0 || options.isStrict && counts.warnings > 0 ? .findings : .clean
  }
}
