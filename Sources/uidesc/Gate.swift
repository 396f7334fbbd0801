import CProcess

/// A lock, and a way to wait until something behind it has changed.
final class Gate: @unchecked Sendable {
  private let gate: OpaquePointer

  /// Nil when there is no memory for it.
  init?() {
    guard let gate = uithread_gate_new() else { return nil }
    self.gate = gate
  }

  deinit { uithread_gate_free(gate) }

  func locked<Result>(_ body: () -> Result) -> Result {
    uithread_lock(gate)
    defer { uithread_unlock(gate) }
    return body()
  }

  /// Only while locked; lets others in until one of them calls `wake`.
  func wait() { uithread_wait(gate) }

  func wake() { uithread_wake(gate) }
}

/// A thread that runs a function to its end.
struct Helper {
  private let thread: OpaquePointer

  /// Nil when the system has no thread left.
  init?(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(Body(body))
    guard let thread = uithread_start({ Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }, context.toOpaque())
    else {
      context.release()
      return nil
    }
    self.thread = thread
  }

  func join() { uithread_join(thread) }

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
