import UIDescKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One run over all that the command line names.
struct Run {
  private let options: Options
  private let configurations: Configurations

  init(_ options: Options) {
    configurations = Configurations(options)
    var options = options
    // A report is of a whole run, so it is asked for where that is started.
    if options.command == .validate, options.reports.isEmpty, !options.showsDiff,
      let here = configurations[configurations.index(for: Paths.current)], !here.isBroken
    {
      options.reports = here.reports
    }
    self.options = options
  }

  func execute() throws(Options.Mistake) -> ExitStatus {
    try options.checkReports()
    try options.checkThatReportsStay()
    var state = RunState(options)
    let found = Inputs(options, configurations)
    for (path, problem) in found.problems { state.fail(path, problem) }
    var inputs = found.all
    do throws(Options.Mistake) {
      try checkTargets(inputs)
      return try run(&inputs, besides: found.leftOut, &state)
    } catch {
      state.abandonReport()
      throw error
    }
  }

  private func run(
    _ inputs: inout [Input], besides leftOut: [LeftOutLink], _ state: inout RunState
  ) throws(Options.Mistake) -> ExitStatus {
    var setups = Setups(configurations, options, base: compilerOptions)
    guard try setups.setUp(&inputs, into: &state) else { return state.finish() }
    if inputs.isEmpty, !state.hasFailed {
      state.remark("no documents in \(options.paths.joined(separator: ", "))")
    }
    if options.isVerbose {
      for link in leftOut { state.remark(link.words) }
      for line in setups.explanation(of: inputs, configurations, paths: options.paths) { state.remark(line) }
    }
    let used = Set(inputs.compactMap { setups.all[$0.setup].configuration })
    guard try state.openBaselines(configurations, used: used) else { return state.finish() }
    state.begin(inputs)
    let lanes = Lanes(count: inputs.count > 1 ? options.jobs ?? Self.processors : 1) {
      [options, all = setups.all, baselines = state.baselines] input, workers in
      let setup = all[input.setup]
      return Self.outcome(of: input, setup.compiler, workers.worker(for: setup.registry), options) {
        baselines.new($0, of: input, setup.configuration)
      }
    }
    var tally = SuppressionTally()
    var silence = Silence()
    lanes.run(inputs) { [all = setups.all] result, input in
      let setup = all[input.setup]
      tally.take(result, setup)
      if options.isVerbose { silence.take(result, input, setup) }
      return state.take(result, input, setup.configuration)
    }
    if options.command == .validate {
      for (path, findings) in tally.findings(configurations, options) { state.report(findings, in: path) }
    }
    if options.isVerbose { for line in setups.explanation(of: silence) { state.remark(line) } }
    for (path, problem) in setups.assetProblems { state.fail(path, problem) }
    return state.finish()
  }

  private static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// What is so for every document.
  private var compilerOptions: Compiler.Options {
    var settings = Compiler.Options()
    settings.keepGoing = options.keepGoing
    settings.defaults = options.defaults
    let isAllText = options.streamFormat == .text && options.reports.allSatisfy { $0.format == .text }
    settings.leastSeverity = isAllText && !options.needsNotes ? .warning : .note
    settings.widgets = WidgetContext(today: options.date)
    if options.showsTiming { settings.clock = Clock.nanoseconds }
    if options.command == .dump { settings.dump = Compiler.Dump(rawValue: options.stage) }
    return settings
  }

  /// Refuses, before any work is done, what would put two trees in one place.
  private func checkTargets(_ inputs: [Input]) throws(Options.Mistake) {
    if !options.targets.isEmpty {
      try options.checkTargets(against: inputs.map(\.path) + configurations.files(for: inputs, options))
    }
    guard options.command == .compile else { return }
    if options.outputFolder == nil, inputs.count > 1 {
      throw Options.Mistake(message: "several documents make several trees; name a folder for them with --output-dir")
    }
    // By bytes: as text, names that spell a letter in different ways are equal.
    var owners: [[UInt8]: String] = [:]
    for input in inputs {
      if let other = owners.updateValue(input.path, forKey: Array(input.name.utf8)) {
        throw Options.Mistake(
          message:
            "'\(other)' and '\(input.path)' would both be written to '\(input.name).json'; compile them in two runs")
      }
    }
    guard let folder = options.outputFolder.map(Paths.absoluteFolder) else { return }
    for file in options.targets + configurations.files(for: inputs, options) {
      guard let tree = Paths.below(folder, Paths.target(of: file)), tree.hasSuffix(".json"),
        let owner = owners[Array(tree.dropLast(".json".utf8.count).utf8)]
      else { continue }
      throw Options.Mistake(
        message: "the tree of '\(owner)' would replace '\(file)', which this run needs; name another folder")
    }
  }

  private static func validate(
    _ path: String, _ bytes: [UInt8], _ compiler: Compiler, _ worker: Worker, _ options: Options,
    _ choose: ([Finding]) -> [Finding]
  ) -> Outcome {
    guard let fixes = options.fixes ?? (options.showsDiff ? .safe : nil) else {
      return compiler.validate(path: path, contents: bytes, with: worker)
    }
    return compiler.fix(fixes, path: path, contents: bytes, with: worker, choose: choose)
  }

  private static func outcome(
    of input: Input, _ compiler: Compiler, _ worker: Worker, _ options: Options, choose: ([Finding]) -> [Finding]
  ) -> Lanes.Result {
    let name = (input.path == "-" ? options.standardInputPath : input.path).shownPath
    do throws(FileProblem) {
      let bytes = try Files.read(input.path, maximumSize: options.maximumSize)
      return .success(
        options.command == .validate
          ? validate(name, bytes, compiler, worker, options, choose)
          : compiler.compile(path: name, contents: bytes, with: worker))
    } catch {
      return .failure(error)
    }
  }
}
