import Foundation
import Testing

@testable import UIDescKit

/// The list of rules has every rule that the sources report, and no other.
@Suite struct BuiltInRuleTests {
  @Test func areAllListed() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/UIDescKit").standardized
    let files =
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    var found: Set<String> = []
    for file in files where file.pathExtension == "swift" && file.lastPathComponent != "BuiltInRules.swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(
        of: #/"([a-z]+(?:-[a-z]+)*)",\s*(?:\.(?:note|warning|error)\b|severity|[a-zA-Z.]+\s+\?|message)/#)
      {
        found.insert(String(match.output.1))
      }
    }
    #expect(found == Set(RuleID.builtIn.map(\.name)))
  }
}
