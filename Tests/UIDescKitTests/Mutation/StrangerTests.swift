import Foundation
import Testing

@testable import UIDescKit

/// An attribute, an element or a text that no table knows, put into each kind of element of the samples: whatever it is, the
/// tree has it.
@Suite struct StrangerTests {
  /// What only the editor reads is left out of the tree with all that is in it.
  private static let editorsOwn: Set<String> = [
    "dependencies", "deployment", "development", "capability", "plugIn", "simulatedMetricsContainer",
    "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
  ]

  private struct Place: Hashable {
    var name: String
    var key: String
  }

  @Test(arguments: [#" zzq="stranger""#, #"<zzq a="stranger"/>"#, "stranger"])
  func strangersAreKept(_ stranger: String) throws {
    let tag = try NSRegularExpression(pattern: #"<([A-Za-z]\w*)((?:\s+[\w:.-]+="[^"]*")*)\s*(/?)>"#)
    var seen: Set<Place> = []
    for sample in SampleDocument.all where !sample.name.hasPrefix("wrong/") {
      let text = String(decoding: try sample.bytes(), as: UTF8.self) as NSString
      for match in tag.matches(in: text as String, range: NSRange(location: 0, length: text.length)) {
        let name = text.substring(with: match.range(at: 1))
        let attributes = text.substring(with: match.range(at: 2))
        let key = attributes.range(of: #"key="[^"]*""#, options: .regularExpression).map { String(attributes[$0]) }
        guard !Self.editorsOwn.contains(name), seen.insert(Place(name: name, key: key ?? "")).inserted else { continue }
        let isAttribute = stranger.hasPrefix(" ")
        let isEmpty = match.range(at: 3).length > 0
        let inside = isAttribute ? "" : stranger
        let end = isEmpty ? (isAttribute ? "/>" : ">\(inside)</\(name)>") : ">\(inside)"
        let changed = text.replacingCharacters(
          in: match.range, with: "<\(name)\(attributes)\(isAttribute ? stranger : "")\(end)")
        var options = Compiler.Options()
        options.keepGoing = true
        let output = Compiler(registry: Registry(), options: options)
          .compile(path: sample.name, contents: Array(changed.utf8), with: Worker()).output
        let tree = String(decoding: try #require(output), as: UTF8.self)
        // The text of a string is its value.
        #expect(tree.contains("stranger"), "\(sample.name): \(stranger) in <\(name)\(attributes)>")
      }
    }
    #expect(seen.count >= 60)
  }
}
