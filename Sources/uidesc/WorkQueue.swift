import UIDescKit

/// Which documents are still to be worked on, and the results that wait for their turn. Everything is behind the gate.
final class WorkQueue: @unchecked Sendable {
  /// What the thread that takes the results does next.
  enum Step {
    case take(Int, Lanes.Result)
    case work(Int)
  }

  /// How far the lanes run ahead of what has been taken: enough to stay busy, little enough to stay small.
  private static let maximumAhead = (documents: 128, bytes: 4 << 20)

  private let gate: Gate
  private let count: Int
  /// The first document that nobody works on, and the first whose result hasn't been taken.
  private var unclaimed = 0
  private var untaken = 0
  /// What the waiting results hold.
  private var bytesAhead = 0
  private var results: [Int: Lanes.Result] = [:]

  init?(count: Int) {
    guard let gate = Gate() else { return nil }
    self.gate = gate
    self.count = count
  }

  /// The next document for a helper; nil when there is none left.
  func claim() -> Int? {
    gate.locked {
      while unclaimed < count {
        if let index = claimIfNear() { return index }
        gate.wait()
      }
      return nil
    }
  }

  func put(_ result: Lanes.Result, at index: Int) {
    gate.locked {
      results[index] = result
      bytesAhead += result.size
      if index == untaken { gate.wake() }
    }
  }

  /// Waits only when there is nothing to take and nothing to work on; nil when all is done.
  func next() -> Step? {
    gate.locked {
      while untaken < count {
        if let result = results.removeValue(forKey: untaken) {
          let isFull = !hasRoom
          bytesAhead -= result.size
          untaken += 1
          if isFull { gate.wake() }
          return .take(untaken - 1, result)
        }
        if let index = claimIfNear() { return .work(index) }
        gate.wait()
      }
      return nil
    }
  }

  /// Lets the helpers end after what they are at.
  func stop() {
    gate.locked {
      unclaimed = count
      untaken = count
      gate.wake()
    }
  }

  private var hasRoom: Bool {
    unclaimed == untaken || unclaimed - untaken < Self.maximumAhead.documents && bytesAhead < Self.maximumAhead.bytes
  }

  private func claimIfNear() -> Int? {
    guard unclaimed < count, hasRoom else { return nil }
    defer { unclaimed += 1 }
    return unclaimed
  }
}

extension Lanes.Result {
  /// About how many bytes it holds.
  fileprivate var size: Int {
    guard case .success(let outcome) = self else { return 0 }
    let texts = outcome.fixed.map { $0.original.count + ($0.contents?.count ?? 0) } ?? 0
    return texts + (outcome.output?.count ?? 0) + outcome.findings.count << 9
  }
}
