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

  init(_ options: Options) {
    self.options = options
    var settings = Compiler.Options()
    settings.keepGoing = options.keepGoing
    if options.command == "dump" { settings.dump = Compiler.Dump(rawValue: options.stage) }
    compiler = Compiler(registry: Registry(), options: settings)
  }

  func execute() -> ExitStatus {
    guard !options.paths.isEmpty else {
      write("uidesc: name a document or a folder: uidesc \(options.command) card.xib\n", to: 2)
      return .failed
    }
    let paths = options.paths.flatMap { Files.isFolder($0) ? Walk.documents(in: $0, maximumSize: options.maximumSize) : [$0] }
    if paths.isEmpty { write("uidesc: no documents in \(options.paths.joined(separator: ", "))\n", to: 2) }
    if options.command == "compile", paths.count > 1, options.outputFolder == nil {
      write("uidesc: several documents make several trees; name a folder for them with --output-dir\n", to: 2)
      return .failed
    }
    if let folder = options.outputFolder { Files.makeFolder(folder) }
    var state = ReportState(options)
    state.files = paths.count
    let worker = Worker()
    for path in paths { state.take(outcome(of: path, worker), path) }
    return state.finish()
  }

  private func outcome(of path: String, _ worker: Worker) -> Result<Outcome, FileProblem> {
    let name = path == "-" ? options.standardInputPath : path
    do throws(FileProblem) {
      let bytes = try Files.read(path, maximumSize: options.maximumSize)
      return .success(
        options.command == "validate"
          ? compiler.validate(path: name, contents: bytes, with: worker)
          : compiler.compile(path: name, contents: bytes, with: worker))
    } catch {
      return .failure(error)
    }
  }
}

/// What has been found so far, and where it goes.
struct ReportState {
  private let options: Options
  private let report: TextReport
  private var counts = Counts()
  private var hasFailed = false
  var files: Int {
    get { counts.files }
    set { counts.files = newValue }
  }

  init(_ options: Options) {
    self.options = options
    let isTerminal = isatty(options.command == "validate" ? 1 : 2) == 1 && getenv("NO_COLOR") == nil
    report = TextReport(options: options, isColored: options.color == .always || options.color == .auto && isTerminal)
  }

  private var findingsTo: Int32 { options.command == "validate" ? 1 : 2 }

  mutating func take(_ result: Result<Outcome, FileProblem>, _ path: String) {
    switch result {
    case .failure(let problem): fail(path, problem)
    case .success(let outcome):
      counts.add(outcome.findings)
      let text = outcome.findings.filter(report.shows).map(report.text).joined()
      if !text.isEmpty { write(text, to: findingsTo) }
      if let output = outcome.output { save(output, of: path) }
    }
  }

  private mutating func save(_ output: [UInt8], of path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let target = options.outputFolder.map { "\($0)/\(name).json" } ?? options.output
    guard let target else {
      if !Files.writeAll(output, to: 1) { hasFailed = true }
      return
    }
    do throws(FileProblem) { try Files.write(output, to: target) } catch { fail(target, error) }
  }

  private mutating func fail(_ path: String, _ problem: FileProblem) {
    hasFailed = true
    write("uidesc: \(path): \(problem.message)\n", to: 2)
  }

  func finish() -> ExitStatus {
    if options.command == "validate" { write(report.summary(counts), to: findingsTo) }
    if hasFailed { return .failed }
    return counts.errors > 0 || options.isStrict && counts.warnings > 0 ? .findings : .clean
  }
}
