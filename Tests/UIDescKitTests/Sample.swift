@testable import UIDescKit

/// Runs a document that stands in a test.
func outcome(_ objects: String, keepGoing: Bool = false, header: String = "") -> Outcome {
  var options = Compiler.Options()
  options.keepGoing = keepGoing
  let text = "<document \(header)><objects>\(objects)</objects></document>"
  return Compiler(registry: Registry(), options: options)
    .compile(path: "test.xib", contents: Array(text.utf8), with: Worker())
}

/// Every finding as `line:column rule`.
func findings(_ objects: String, header: String = "") -> [String] {
  outcome(objects, header: header).findings.map { "\($0.start.line):\($0.start.column) \($0.diagnostic.rule.name)" }
}
