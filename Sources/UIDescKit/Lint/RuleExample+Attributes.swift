extension LintRule.Example {
  /// What its text is made of, when somebody asks: every run has all rules, and few show an example.
  enum Source: Sendable {
    case text(String)
    /// Lines among the user-defined runtime attributes of an object, with its start tag.
    case attributes([String], of: String)

    var text: String {
      switch self {
      case .text(let text): return text
      case .attributes(let attributes, let tag):
        let lines = attributes.map { "    \($0)\n" }.joined()
        let name = tag.dropFirst().prefix { $0.isLetter }
        return "\(tag)\n  <userDefinedRuntimeAttributes>\n\(lines)  </userDefinedRuntimeAttributes>\n</\(name)>"
      }
    }
  }

  /// User-defined runtime attributes, one a line, on an object.
  /// - Parameter tag: the start tag of the object.
  static func attributes(
    _ marked: String..., of tag: String = #"<view id="a">"#, registry: String? = nil, fixed: [String]? = nil
  ) -> LintRule.Example {
    LintRule.Example(
      .attributes(marked, of: tag), registry: registry, fixed: fixed.map { .attributes($0, of: tag) })
  }
}
