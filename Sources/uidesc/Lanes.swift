import UIDescKit

/// Works on documents side by side and hands on the results in their order. No more than one batch of results waits.
struct Lanes {
  private let lanes: [Lane]

  init(count: Int, work: @escaping @Sendable (Input, Worker) -> Lane.Result) {
    lanes = (0..<max(1, count)).map { _ in Lane(work: work) }
  }

  func run(_ inputs: [Input], take: (Lane.Result, Input) -> Void) {
    var rest = inputs[...]
    while !rest.isEmpty {
      let batch = nextBatch(of: rest)
      rest = rest.dropFirst(batch.count)
      for (lane, share) in zip(lanes, shares(of: batch)) { lane.start(share) }
      let results = lanes.flatMap { $0.finish() }.sorted { $0.index < $1.index }
      for (input, entry) in zip(batch, results) { take(entry.result, input) }
    }
  }

  /// As many documents as keep the lanes busy without filling the memory.
  private func nextBatch(of inputs: ArraySlice<Input>) -> ArraySlice<Input> {
    var bytes = 0
    let end = inputs.firstIndex { input in
      defer { bytes += input.size }
      return bytes > 2 << 20
    }
    return inputs[..<(end ?? inputs.endIndex)].prefix(64 * lanes.count)
  }

  /// The largest first, each to the lane with the least to do.
  private func shares(of batch: ArraySlice<Input>) -> [[(index: Int, input: Input)]] {
    var shares = lanes.map { _ in (size: 0, items: [(index: Int, input: Input)]()) }
    let bySize = batch.enumerated().sorted { ($1.element.size, $0.offset) < ($0.element.size, $1.offset) }
    for (index, input) in bySize {
      guard let lane = shares.indices.min(by: { shares[$0].size < shares[$1].size }) else { break }
      shares[lane].size += input.size + 1024
      shares[lane].items.append((index, input))
    }
    return shares.map(\.items)
  }
}
