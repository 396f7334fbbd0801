import Foundation
import Testing

@testable import UIDescKit

/// A configuration and what is wrong with it. An arrow in the text stands where the finding should be.
func read(_ text: String) -> (configuration: Configuration, findings: [Finding]) {
  let formats = [
    "text", "json", "jsonl", "xcode", "github", "gitlab", "sarif", "junit", "checkstyle", "rdjson", "markdown",
  ]
  let read = Configuration.read(path: ".uidesc.json", contents: Array(text.utf8), formats: formats)
  keep(text, read.findings)
  let broken = read.findings.contains { $0.diagnostic.severity == .error }
  return (read.configuration, read.findings + (broken ? [] : read.configuration.findings(with: ["own-check"])))
}

/// Leaves the configuration with what is wrong with it in the folder UIDESC_KEEP_CONFIGURATIONS, for `scripts/check-schemas`.
private func keep(_ text: String, _ findings: [Finding]) {
  guard let folder = ProcessInfo.processInfo.environment["UIDESC_KEEP_CONFIGURATIONS"] else { return }
  let errors = findings.filter { $0.diagnostic.severity == .error }.map(\.diagnostic.message)
  keepForSchemas(["configuration": text, "errors": errors], named: text, in: folder)
}
