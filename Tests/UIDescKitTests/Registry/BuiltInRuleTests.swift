import Foundation
import Testing

@testable import UIDescKit

/// The list of rules has every rule that the sources report, and no other.
@Suite struct BuiltInRuleTests {
  @Test func areAllListed() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/UIDescKit").standardized
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    var found: Set<String> = []
    for file in files ?? [] where file.pathExtension == "swift" && file.lastPathComponent != "BuiltInRules.swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      // The one rule of a single word isn't to be told from other words.
      for match in text.matches(of: #/"([a-z]+(?:-[a-z]+)+|availability)"/#) { found.insert(String(match.output.1)) }
    }
    // A word of `registry show`.
    #expect(found.subtracting(["read-only"]) == Set(RuleID.builtIn.map(\.name)))
  }
}
