import Testing

@testable import UIDescKit

/// What loading one file says, by the text that each finding points to.
func problems(loading text: String) -> [(message: String, at: String)] {
  Registry.load(files: [("a.json", Array(text.utf8))]).findings.map { finding in
    let range = finding.diagnostic.range
    return (finding.diagnostic.message, String(decoding: Array(text.utf8)[range], as: UTF8.self))
  }
}

/// A file whose class `A`, a label, has one property `k`.
func registry(withProperty declaration: String) -> String {
  #"{"version": 1, "types": {"Kind": {"enum": {"normal": 0, "pop": 2}}}, "classes": {"A": {"superclass": "UILabel", "properties": {"k": \#(declaration)}}}}"#
}
