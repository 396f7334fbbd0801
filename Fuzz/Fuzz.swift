@testable import UIDescKit

/// libFuzzer's entry: any bytes go through the whole pipeline, and must come out without a crash, leak or hang. What
/// starts with '{' is a registry, with the document that uses it behind a NUL byte; what starts with '=' an expression.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let input = UnsafeBufferPointer(start: bytes, count: count)
  if input.first == UInt8(ascii: "=") {
    compute(String(decoding: input.dropFirst(), as: UTF8.self))
    return 0
  }
  guard input.first == UInt8(ascii: "{") else {
    compile(Array(input), registry: Registry(), worker: sharedWorker())
    return 0
  }
  let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let (registry, findings) = Registry.load(files: [("fuzz.json", Array(parts[0]))])
  if parts.count == 2, !findings.contains(where: { $0.diagnostic.severity == .error }) {
    compile(Array(parts[1]), registry: registry, worker: Worker())
  }
  return 0
}

private func compile(_ contents: [UInt8], registry: Registry, worker: Worker) {
  var options = Compiler.Options()
  options.keepGoing = true
  options.defaults = contents.count % 2 == 0
  let compiler = Compiler(registry: registry, options: options)
  let outcome = compiler.compile(path: "fuzz.xib", contents: contents, with: worker)
  let hasErrors = outcome.findings.contains { $0.diagnostic.severity == .error }
  precondition(hasErrors || outcome.output != nil, "no error and no tree")
}

/// Documents of one run share a worker; a new one now and then keeps its names from filling the memory.
private func sharedWorker() -> Worker {
  runs += 1
  if runs % 100 == 0 { worker = Worker() }
  return worker
}

nonisolated(unsafe) private var runs = 0
nonisolated(unsafe) private var worker = Worker()
