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
    var inputs = findInputs(&state)
    try checkTargets(inputs)
    var setups = Setups(configurations, options, base: compilerOptions)
    guard try setups.setUp(&inputs, into: &state) else { return state.finish() }
    if inputs.isEmpty, !state.hasFailed {
      complain("uidesc: no documents in \(printable(options.paths.joined(separator: ", ")))\n")
    }
    if options.isVerbose { setups.explain(inputs, configurations, paths: options.paths) }
    let used = Set(inputs.compactMap { setups.all[$0.setup].configuration })
    guard try state.openBaselines(configurations, used: used) else { return state.finish() }
    state.begin(documents: inputs.count)
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
      for (path, findings) in tally.findings(configurations, paths: options.paths) { state.report(findings, in: path) }
    }
    if options.isVerbose { setups.explain(silence) }
    for (path, problem) in setups.assetProblems { state.fail(path, problem) }
    return state.finish()
  }

  private static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private func findInputs(_ state: inout RunState) -> [Input] {
    var inputs: [Input] = []
    var places = PlaceFinder()
    for path in options.paths {
      if path == "-" {
        inputs.append(Input(standardInputFrom: options.standardInputPath))
      } else if options.forcesExclusion, !WalkRules.takes(path, configurations) {
        continue
      } else if !Files.isFolder(path) {
        inputs.append(Input(path: path, name: Paths.split(path).name, place: places.place(of: path)))
      } else {
        let walk = Walk(path, configurations)
        inputs += walk.documents
        for (path, problem) in walk.problems { state.fail(path, problem) }
      }
    }
    return inputs
  }

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
    try options.checkReports(against: inputs.map(\.path) + options.registries)
    guard options.command == .compile else { return }
    if options.outputFolder == nil, inputs.count > 1 {
      throw Options.Mistake(message: "several documents make several trees; name a folder for them with --output-dir")
    }
    if let output = options.output, let input = inputs.first, Files.isSame(output, input.path) {
      throw Options.Mistake(
        message: "'\(output)' is the document itself, which the tree would replace; name another file")
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
