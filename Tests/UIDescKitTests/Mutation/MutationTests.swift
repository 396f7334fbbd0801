import Foundation
import Testing

@testable import UIDescKit

/// Samples with a piece missing or doubled: no crash, and either an error or a tree that is JSON.
@Suite struct MutationTests {
  /// Of the wrong ones, those that a tree and typed texts are read from; the others are refused before that.
  private static let samples = SampleDocument.all.filter {
    !$0.name.hasPrefix("wrong/") || ["wrong/mistakes.xib", "wrong/registry-values.xib"].contains($0.name)
  }

  @Test func samplesAreFound() { #expect(Self.samples.count >= 8) }

  @Test(arguments: samples) func eachElementDroppedAndDoubled(sample: SampleDocument) throws {
    try compile(sample, "element", keepEvery: 3, share(of: Mutation.ofEachElement(sample.bytes()), for: sample))
  }

  @Test(arguments: samples) func eachAttributeDroppedAndDoubled(sample: SampleDocument) throws {
    try compile(sample, "attribute", keepEvery: 7, share(of: Mutation.ofEachAttribute(sample.bytes()), for: sample))
  }

  /// With the built-in widgets a debug build compiles far fewer documents a second.
  private func share(of all: [Mutation], for sample: SampleDocument) -> [Mutation] {
    let most = sample.options.isEmpty ? all.count : 48
    guard all.count > most else { return all }
    return (0..<most).map { all[$0 * all.count / most] }
  }

  /// A debug build compiles some 700 documents a second: beyond this many bytes in all samples an even share has to do.
  private static let byteBudget = 11_000

  @Test(arguments: samples) func eachByteOrAnEvenShareDroppedAndDoubled(sample: SampleDocument) throws {
    let bytes = try sample.bytes()
    let total = try Self.samples.reduce(0) { try $0 + $1.bytes().count }
    let share = bytes.count * Self.byteBudget / max(Self.byteBudget, total)
    try compile(sample, "byte", keepEvery: 49, self.share(of: Mutation.ofBytes(bytes, atMost: share), for: sample))
  }

  private func compile(
    _ sample: SampleDocument, _ what: String, keepEvery step: Int, _ mutations: [Mutation]
  ) throws {
    #expect(mutations.count > 10)
    let (bytes, compiler, worker) = (try sample.bytes(), try sample.compiler(), Worker())
    for (number, mutation) in mutations.enumerated() {
      let outcome = compiler.compile(path: sample.name, contents: mutation.applied(to: bytes), with: worker)
      let hasErrors = outcome.findings.contains { $0.diagnostic.severity == .error }
      let place = "\(what) at \(mutation.range) \(mutation.kind)"
      if hasErrors != (outcome.output == nil) { Issue.record("\(place): errors and a tree, or neither") }
      guard let output = outcome.output else { continue }
      if case .failure(let problem) = JSONReader.read(output) { Issue.record("\(place): \(problem.message)") }
      if number % step == 0 { try keep(output, as: "\(sample.name.replacing("/", with: "-"))-\(what)-\(number).json") }
    }
  }

  /// `make test` names a folder for trees that an independent JSON Schema validator looks at afterwards.
  private func keep(_ output: [UInt8], as name: String) throws {
    guard let path = ProcessInfo.processInfo.environment["UIDESC_KEEP_TREES"] else { return }
    let folder = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(output).write(to: folder.appendingPathComponent(name))
  }
}
