import UIDescKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One run over all that the command line names.
struct Run {
  private let options: Options
  private let project: ProjectIndex?

  init(_ options: Options) {
    self.options = options
    project = ProjectIndex(assetFolders: options.assets)
  }

  func execute() throws(Options.Mistake) -> ExitStatus {
    var state = RunState(options)
    let inputs = findInputs(&state)
    try checkTargets(inputs)
    guard let registry = Registries.load(options, into: &state) else { return state.finish() }
    if inputs.isEmpty, !state.hasFailed {
      complain("uidesc: no documents in \(printable(options.paths.joined(separator: ", ")))\n")
    }
    state.begin(documents: inputs.count)
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let compiler = compiler(with: registry)
    let lanes = Lanes(count: options.jobs ?? processors) { [self] input, worker in outcome(of: input, compiler, worker)
    }
    lanes.run(inputs) { state.take($0, $1) }
    for (path, problem) in project?.problems ?? [] { state.fail(path, problem) }
    return state.finish()
  }

  private func findInputs(_ state: inout RunState) -> [Input] {
    var inputs: [Input] = []
    for path in options.paths {
      if path == "-" {
        inputs.append(Input(standardInputFrom: options.standardInputPath))
      } else if !Files.isFolder(path) {
        inputs.append(Input(file: path))
      } else {
        let walk = Walk(path)
        inputs += walk.documents
        for (path, problem) in walk.problems { state.fail(path, problem) }
      }
    }
    return inputs
  }

  private func compiler(with registry: Registry) -> Compiler {
    var settings = Compiler.Options()
    settings.keepGoing = options.keepGoing
    settings.defaults = options.defaults
    let isAllText = options.streamFormat == .text && options.reports.allSatisfy { $0.format == .text }
    settings.leastSeverity = isAllText && !options.showsNotes ? .warning : .note
    settings.widgets = WidgetContext(today: options.date)
    if let project { settings.findProject = { project.project(around: $0) } }
    if options.command == .dump { settings.dump = Compiler.Dump(rawValue: options.stage) }
    return Compiler(registry: registry, options: settings)
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

  private func outcome(of input: Input, _ compiler: Compiler, _ worker: Worker) -> Lanes.Result {
    let name = (input.path == "-" ? options.standardInputPath : input.path).shownFileName
    do throws(FileProblem) {
      let bytes = try Files.read(input.path, maximumSize: options.maximumSize)
      return .success(
        options.command == .validate
          ? compiler.validate(path: name, contents: bytes, with: worker)
          : compiler.compile(path: name, contents: bytes, with: worker))
    } catch {
      return .failure(error)
    }
  }
}
