import Foundation
import Testing

@testable import UIDescKit

/// What loading one file says, by the text that each finding points to.
func problems(loading text: String) -> [(message: String, at: String)] {
  let findings = Registry.load(files: [("a.json", Array(text.utf8))]).findings
  keep(text, findings)
  return findings.map { finding in
    let range = finding.diagnostic.range
    return (finding.diagnostic.message, String(decoding: Array(text.utf8)[range], as: UTF8.self))
  }
}

/// Leaves the registry with what is wrong with it in the folder UIDESC_KEEP_REGISTRIES, for `scripts/check-schemas`.
private func keep(_ text: String, _ findings: [Finding]) {
  guard let folder = ProcessInfo.processInfo.environment["UIDESC_KEEP_REGISTRIES"] else { return }
  let errors = findings.filter { $0.diagnostic.severity == .error }.map(\.diagnostic.message)
  keepForSchemas(["registry": text, "errors": errors], named: text, in: folder)
}

/// Writes what `scripts/check-schemas` looks at.
func keepForSchemas(_ case: [String: Any], named text: String, in folder: String) {
  let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  let file = URL(filePath: folder).appending(path: "\(String(hash, radix: 16)).json")
  do {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try JSONSerialization.data(withJSONObject: `case`).write(to: file, options: .atomic)
  } catch {
    Issue.record("\(file.path): \(error)")
  }
}

/// A file whose class `A`, a label, has one property `k`.
func registry(withProperty declaration: String) -> String {
  #"{"version": 1, "types": {"Kind": {"enum": {"normal": 0, "pop": 2}}}, "classes": {"A": {"superclass": "UILabel", "properties": {"k": \#(declaration)}}}}"#
}
