import Foundation
import Testing

/// Each document of `samples/` has its tree (none if it has errors) and its findings beside it.
/// `UIDESC_REWRITE=1 swift test --filter SamplesTests` writes them anew.
@Suite struct SamplesTests {
  private static let documents: [String] = {
    let names = FileManager.default.enumerator(atPath: Program.root.appendingPathComponent("samples").path)
    let documents = names?.compactMap { $0 as? String }.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    return (documents ?? []).map { "samples/" + $0 }.sorted()
  }()

  @Test func samplesAreFound() { #expect(Self.documents.count >= 7) }

  @Test(arguments: documents) func makesWhatIsExpected(document: String) throws {
    let folder = document.split(separator: "/").dropLast().joined(separator: "/")
    // `options` holds what the sample needs on the command line.
    let options = try? String(contentsOf: Program.root.appendingPathComponent("\(folder)/options"), encoding: .utf8)
    var arguments = (options ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    let registry = folder + "/registry.json"
    if FileManager.default.fileExists(atPath: Program.root.appendingPathComponent(registry).path) {
      arguments += ["--registry", registry]
    }
    let run = try Program(["compile", "--notes"] + arguments + [document])
    try compare(run.output, with: document + ".json")
    try compare(run.errors, with: document + ".txt")
    #expect(run.status == (run.output.isEmpty ? 1 : 0))
  }

  private func compare(_ text: String, with name: String) throws {
    let file = Program.root.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["UIDESC_REWRITE"] != nil {
      try? FileManager.default.removeItem(at: file)
      if !text.isEmpty { try Data(text.utf8).write(to: file) }
    }
    let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(text == expected, "differs from \(name)")
  }
}
