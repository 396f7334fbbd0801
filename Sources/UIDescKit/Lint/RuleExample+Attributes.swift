extension LintRule.Example {
  /// User-defined runtime attributes, one a line, on an object.
  /// - Parameter tag: the start tag of the object.
  static func attributes(
    _ marked: String..., of tag: String = #"<view id="a">"#, registry: String? = nil, fixed: [String]? = nil
  ) -> LintRule.Example {
    LintRule.Example(
      host(marked, tag), registry: registry, fixed: fixed.map { host($0, tag) })
  }

  private static func host(_ attributes: [String], _ tag: String) -> String {
    let lines = attributes.map { "    \($0)\n" }.joined()
    let name = tag.dropFirst().prefix { $0.isLetter }
    return "\(tag)\n  <userDefinedRuntimeAttributes>\n\(lines)  </userDefinedRuntimeAttributes>\n</\(name)>"
  }
}
