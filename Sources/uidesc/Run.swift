import UIDescKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One run over all that the command line names.
struct Run {
  private let options: Options
  private let compiler: Compiler

  init(_ options: Options, registry: Registry) {
    self.options = options
    var settings = Compiler.Options()
    settings.keepGoing = options.keepGoing
    settings.defaults = options.defaults
    if options.command == "dump" { settings.dump = Compiler.Dump(rawValue: options.stage) }
    compiler = Compiler(registry: registry, options: settings)
  }

  func execute() throws(Options.Mistake) -> ExitStatus {
    var state = RunState(options)
    var inputs: [Input] = []
    for path in options.paths {
      guard Files.isFolder(path) else {
        inputs.append(Input(path: path))
        continue
      }
      do throws(Walk.Problem) { inputs += try Walk.documents(in: path) } catch {
        state.fail(error.path, error.problem)
      }
    }
    try checkTargets(inputs)
    if inputs.isEmpty {
      write("uidesc: no documents in \(printable(options.paths.joined(separator: ", ")))\n", to: 2)
    }
    state.begin(files: inputs.count)
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let jobs = min(options.jobs ?? processors, inputs.count)
    if jobs > 1 {
      Lanes(count: jobs) { [self] input, worker in outcome(of: input, worker) }.run(inputs) { state.take($0, $1) }
    } else {
      let worker = Worker()
      for input in inputs { state.take(outcome(of: input, worker), input) }
    }
    return state.finish()
  }

  /// Refuses, before any work is done, what would put two trees in one place.
  private func checkTargets(_ inputs: [Input]) throws(Options.Mistake) {
    guard options.command == "compile" else { return }
    if options.outputFolder == nil, inputs.count > 1 {
      throw Options.Mistake(message: "several documents make several trees; name a folder for them with --output-dir")
    }
    var owners: [String: String] = [:]
    for input in inputs {
      if let other = owners.updateValue(input.path, forKey: input.name) {
        throw Options.Mistake(
          message:
            "'\(other)' and '\(input.path)' would both be written to '\(input.name).json'; compile them in two runs")
      }
    }
  }

  private func outcome(of input: Input, _ worker: Worker) -> Lane.Result {
    let name = input.path == "-" ? options.standardInputPath : input.path
    do throws(FileProblem) {
      let bytes = try Files.read(input.path, maximumSize: options.maximumSize)
      return .success(
        options.command == "validate"
          ? compiler.validate(path: name, contents: bytes, with: worker)
          : compiler.compile(path: name, contents: bytes, with: worker))
    } catch {
      return .failure(error)
    }
  }
}
