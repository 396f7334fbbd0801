import UIDescKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread's share of a batch. The thread alone touches it between `start` and `finish`, so it needs no lock.
final class Lane: @unchecked Sendable {
  typealias Result = Swift.Result<Outcome, FileProblem>

  private let worker = Worker()
  private let work: @Sendable (Input, Worker) -> Result
  private var share: [(index: Int, input: Input)] = []
  private var results: [(index: Int, result: Result)] = []
  #if canImport(Darwin)
    private var thread: pthread_t?
  #else
    private var thread = pthread_t()
  #endif
  private var isRunning = false

  init(work: @escaping @Sendable (Input, Worker) -> Result) { self.work = work }

  func start(_ share: [(index: Int, input: Input)]) {
    self.share = share
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    // Deep documents recurse; Darwin's other threads have an eighth of the main thread's stack.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let retained = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, &attributes,
      { context in
        present(context).map { Unmanaged<Lane>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, retained.toOpaque())
    pthread_attr_destroy(&attributes)
    isRunning = status == 0
    if !isRunning { retained.release() }
  }

  /// Waits for the thread and hands over what it made.
  func finish() -> [(index: Int, result: Result)] {
    if isRunning { join() } else { run() }
    defer { results = [] }
    return results
  }

  private func join() {
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }

  private func run() {
    results = share.map { ($0.index, work($0.input, worker)) }
  }
}

/// The thread's argument is optional on Linux and not on Darwin.
private func present<Value>(_ value: Value?) -> Value? { value }
