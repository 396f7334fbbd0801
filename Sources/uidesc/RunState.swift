import UIDescKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What has been found so far, and where it goes.
struct RunState {
  private let options: Options
  private var reports: Reports
  private var counts = Counts()
  private var timing = Timing()
  private var trees: TreeFiles
  private var progress = Progress(total: 0, isQuiet: true)
  private(set) var baselines = RunBaselines()
  private var fixes: FixedDocuments
  private(set) var hasFailed = false
  /// What is to be said once the report is written to its end, which a program may read.
  private var waiting: [String] = []
  private var isInReport = false
  /// Nobody reads the output any more, as behind `| head`, so there is no use in going on.
  private(set) var isAbandoned = false

  private var reportStream: Files.Stream { options.isReport ? .output : .errors }

  init(_ options: Options) {
    self.options = options
    fixes = FixedDocuments(options)
    trees = TreeFiles(options)
    let isTerminal = isatty(options.isReport ? 1 : 2) == 1 && getenv("NO_COLOR") == nil
    reports = Reports(options, isColored: options.color == .always || options.color == .auto && isTerminal)
  }

  mutating func begin(_ inputs: [Input]) {
    begin(documents: inputs.count)
    fixes.begin(inputs)
  }

  mutating func begin(documents: Int) {
    counts.files = documents
    progress = Progress(total: documents, isQuiet: options.isQuiet)
  }

  /// - Parameter used: the configurations of the run's documents.
  /// - Returns: whether they could be read.
  mutating func openBaselines(_ configurations: Configurations, used: Set<Int>) throws(Options.Mistake) -> Bool {
    var path = ""
    do throws(FileProblem) {
      baselines = try RunBaselines(options, configurations, used: used, failed: &path)
    } catch {
      fail(path, error)
      return false
    }
    if options.prunesBaseline, baselines.isEmpty, !hasFailed {
      throw Options.Mistake(
        message:
          "'--prune-baseline' needs to know which: --baseline FILE --prune-baseline, or \"baseline\" in .uidesc.json")
    }
    return true
  }

  /// - Returns: whether to go on.
  mutating func take(_ result: Lanes.Result, _ input: Input, _ configuration: Int?) -> Bool {
    let path = input.path == "-" ? options.standardInputPath : input.path
    switch result {
    case .failure(let problem):
      baselines.skip(input, configuration)
      counts.files -= 1
      fail(path, problem)
    case .success(let outcome):
      let findings = fix(outcome, input, path.shownPath, configuration)
      let told = baselines.take(findings, of: input, configuration, isChecked: outcome.isChecked)
      report(told, in: path.shownPath)
      counts.notes += outcome.untold
      timing.add(outcome.timing)
      put(outcome.output, of: input)
    }
    progress.step()
    return !isAbandoned
  }

  private mutating func put(_ output: [UInt8]?, of input: Input) {
    guard let target = trees.target(of: input) else { return write(output ?? [], to: .output) }
    guard let output else {
      if Files.removeTree(target) { remark("\(target): removed, since the document has errors and no tree any more") }
      return
    }
    do throws(FileProblem) { try trees.save(output, to: target) } catch { fail(target, error) }
  }

  /// What was found in several files.
  mutating func report(_ findings: [Finding], in paths: [String]) {
    var told: Set<String> = []
    for path in paths where told.insert(path).inserted { report(findings.filter { $0.path == path }, in: path) }
  }

  /// - Returns: the findings that are left.
  private mutating func fix(_ outcome: Outcome, _ input: Input, _ shown: String, _ configuration: Int?) -> [Finding] {
    guard let fixed = outcome.fixed else { return outcome.findings }
    do throws(FileProblem) {
      let left = baselines.new(outcome.findings, of: input, configuration)
      let result = try fixes.take(fixed, of: outcome, left: left, input, shown: shown)
      for remark in result.remarks { self.remark(remark) }
      if !result.output.isEmpty { write(result.output, to: .output) }
      return result.findings
    } catch {
      fail(shown, error)
      return fixed.before
    }
  }

  private mutating func finishBaselines() {
    for result in baselines.finish(isWhole: !hasFailed && !isAbandoned, isVerbose: options.isVerbose) {
      switch result {
      case .success(let remark): if let remark, !options.isQuiet { self.remark(remark) }
      case .failure(let failure): fail(failure.path, failure.problem)
      }
    }
  }

  /// Says what is no finding.
  mutating func remark(_ text: String) {
    say("uidesc: " + text.split(separator: "\n").map { printable(String($0)) }.joined(separator: "\n") + "\n")
  }

  /// Says it on standard error, but never in the midst of a report that isn't for people.
  private mutating func say(_ text: String) {
    if isInReport { return waiting.append(text) }
    progress.erase()
    complain(text)
  }

  /// Brings a report that a program may read to its end, for want of a run.
  mutating func abandonReport() {
    if isInReport { endReport() }
  }

  private mutating func endReport() {
    let counts = counts
    tell { $0.end(counts) }
    isInReport = false
    for text in waiting { say(text) }
    waiting = []
  }

  /// What was found in one file, which may be nothing.
  mutating func report(_ findings: [Finding], in path: String) {
    counts.add(findings)
    tell { $0.file(path, findings) }
  }

  /// Something named could not be read or written; the run goes on.
  mutating func fail(_ path: String, _ problem: FileProblem) {
    counts.failures += 1
    tell { $0.failure(path.shownPath, problem.message) }
    refuse("\(path.shownPath): \(problem.message)")
  }

  /// Says why the run can't succeed.
  mutating func refuse(_ message: String) {
    hasFailed = true
    say("uidesc: \(printable(message))\n")
  }

  mutating func finish() -> ExitStatus {
    progress.erase()
    finishBaselines()
    if let summary = fixes.summary, !options.isQuiet { remark(summary) }
    counts.baseline = baselines.hidden
    endReport()
    // What nobody has read to its end is no report.
    if !isAbandoned {
      for (path, problem) in reports.write() { refuse("\(path.shownPath): \(problem.message)") }
    }
    if options.showsTiming { complain(TimingTable(timing).text) }
    if hasFailed || isAbandoned { return .failed }
    if options.exitsWithZero { return .clean }
    if options.isStrict, options.isQuiet, options.streamFormat == .text, counts.errors == 0, counts.warnings > 0 {
      let count = Counts.count(counts.warnings, "warning")
      complain("uidesc: --strict fails on \(count); without --quiet they are shown\n")
    }
    return counts.errors > 0 || options.isStrict && counts.warnings > 0 ? .findings : .clean
  }

  private mutating func tell(_ tell: (inout any Reporter) -> String) {
    isInReport = options.streamFormat != .text
    let text = reports.add(tell)
    if !text.isEmpty { write(Array(text.utf8), to: reportStream) }
  }

  private mutating func write(_ bytes: [UInt8], to stream: Files.Stream) {
    if isAbandoned { return }
    progress.erase()
    do throws(FileProblem) { try Files.write(bytes, to: stream) } catch {
      // Trees can still be written where nobody reads the findings.
      if stream == .errors { return }
      isAbandoned = true
      if error.isClosedPipe { hasFailed = true } else { fail("standard \(stream.name)", error) }
    }
  }
}
