import UIDescKit

/// The baselines of a run: the one that the command line names, or else those of the documents' configurations.
struct RunBaselines: Sendable {
  private var all: [RunBaseline] = []
  /// By configuration, the place in `all`; nil when there is one for every document.
  private var places: [Int: Int]? = [:]

  init() {}

  /// - Parameter used: the configurations of the run's documents.
  init(
    _ options: Options, _ configurations: Configurations, used: Set<Int>, failed: inout String
  ) throws(FileProblem) {
    guard options.command == .validate else { return }
    if let path = options.newBaseline ?? options.baseline {
      failed = path
      let purpose: RunBaseline.Purpose = options.newBaseline != nil ? .write : options.prunesBaseline ? .prune : .use
      all = [try RunBaseline(path, purpose, maximumSize: options.maximumSize)]
      places = nil
      return
    }
    for index in used.sorted() {
      guard let loaded = configurations[index], let path = loaded.baseline(options) else { continue }
      if let known = all.firstIndex(where: { Files.isSame($0.path, path) }) {
        places?[index] = known
        continue
      }
      failed = path
      if Paths.leaves(loaded.folder, path) {
        throw FileProblem(
          message: "a link leads out of the folder of \(loaded.configuration.path), which names it as its baseline; "
            + "give --baseline FILE on the command line")
      }
      places?[index] = all.count
      all.append(
        try RunBaseline(path, options.prunesBaseline ? .prune : .use, maximumSize: options.maximumSize))
    }
  }

  var isEmpty: Bool { all.isEmpty }

  var hidden: FindingCount { all.reduce(into: FindingCount()) { $0.add($1.hidden) } }

  private func place(of configuration: Int?) -> Int? {
    guard let places else { return 0 }
    return configuration.flatMap { places[$0] }
  }

  /// Those of a document's findings that its baseline doesn't have.
  func new(_ findings: [Finding], of input: Input, _ configuration: Int?) -> [Finding] {
    place(of: configuration).map { all[$0].new(findings, of: input) } ?? findings
  }

  mutating func take(_ findings: [Finding], of input: Input, _ configuration: Int?, isChecked: Bool) -> [Finding] {
    place(of: configuration).map { all[$0].take(findings, of: input, isChecked: isChecked) } ?? findings
  }

  mutating func skip(_ input: Input, _ configuration: Int?) {
    if let place = place(of: configuration) { all[place].skip(input) }
  }

  /// What to say of each, or why it could not be written.
  mutating func finish(isWhole: Bool, isVerbose: Bool) -> [Result<String?, BaselineFailure>] {
    all.indices.map { index in
      do throws(FileProblem) {
        return .success(try all[index].finish(isWhole: isWhole, isVerbose: isVerbose))
      } catch { return .failure(BaselineFailure(path: all[index].path, problem: error)) }
    }
  }
}

/// A baseline that could not be written.
struct BaselineFailure: Error {
  let path: String
  let problem: FileProblem
}

extension Configurations.Loaded {
  /// The baseline that holds for its documents, unless the command line names one; as a path that can be opened.
  func baseline(_ options: Options) -> String? {
    let isAsked = options.command == .validate && options.newBaseline == nil && options.baseline == nil
    return isAsked ? configuration.baseline.map { shown($0.text) } : nil
  }
}
