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
  private let sizes: [Int]
  /// The first document that nobody works on, and the first whose result hasn't been taken.
  private var unclaimed = 0
  private var untaken = 0
  private var bytesAhead = 0
  private var results: [Int: Lanes.Result] = [:]

  init?(sizes: [Int]) {
    guard let gate = Gate() else { return nil }
    self.gate = gate
    self.sizes = sizes
  }

  /// The next document for a helper; nil when there is none left.
  func claim() -> Int? {
    gate.locked {
      while unclaimed < sizes.count {
        if let index = claimIfNear() { return index }
        gate.wait()
      }
      return nil
    }
  }

  func put(_ result: Lanes.Result, at index: Int) {
    gate.locked {
      results[index] = result
      if index == untaken { gate.wake() }
    }
  }

  /// Waits only when there is nothing to take and nothing to work on; nil when all is done.
  func next() -> Step? {
    gate.locked {
      while untaken < sizes.count {
        if let result = results.removeValue(forKey: untaken) {
          let isFull = !hasRoom
          bytesAhead -= sizes[untaken]
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
      unclaimed = sizes.count
      untaken = sizes.count
      gate.wake()
    }
  }

  private var hasRoom: Bool {
    unclaimed == untaken || unclaimed - untaken < Self.maximumAhead.documents && bytesAhead < Self.maximumAhead.bytes
  }

  private func claimIfNear() -> Int? {
    guard unclaimed < sizes.count, hasRoom else { return nil }
    defer { unclaimed += 1 }
    bytesAhead += sizes[unclaimed]
    return unclaimed
  }
}
