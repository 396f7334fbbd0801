import CProcess
import UIDescKit

/// Works on documents side by side and hands on the results in their order. The thread that takes the results works too
/// whenever the next result isn't there yet, so that two lanes are two threads and neither waits for the other's batch.
struct Lanes {
  /// What became of a document.
  enum Result: Sendable {
    case success(Outcome)
    case failure(FileProblem)
  }

  let count: Int
  let work: @Sendable (Input, Workers) -> Result

  /// - Parameter take: called in the order of `inputs`; false ends the run.
  func run(_ inputs: [Input], take: (Result, Input) -> Bool) {
    let workers = Workers()
    guard count > 1, inputs.count > 1, let queue = WorkQueue(count: inputs.count) else {
      for input in inputs where !take(work(input, workers), input) { return }
      return
    }
    // Signals come to the thread that writes, which lets them wait while it does.
    uiprocess_hold_signals()
    let helpers = (1..<min(count, inputs.count)).compactMap { _ in
      Helper { [work] in
        let workers = Workers()
        while let index = queue.claim() { queue.put(work(inputs[index], workers), at: index) }
      }
    }
    uiprocess_take_signals()
    defer { for helper in helpers { helper.join() } }
    while let step = queue.next() {
      switch step {
      case .take(let index, let result):
        if !take(result, inputs[index]) { return queue.stop() }
      case .work(let index):
        queue.put(work(inputs[index], workers), at: index)
      }
    }
  }
}

/// What one lane keeps from document to document, for each registry.
final class Workers {
  private var all: [Worker?] = []

  /// - Parameter registry: its number among those of the run.
  func worker(for registry: Int) -> Worker {
    while all.count <= registry { all.append(nil) }
    if let known = all[registry] { return known }
    let worker = Worker()
    all[registry] = worker
    return worker
  }
}
