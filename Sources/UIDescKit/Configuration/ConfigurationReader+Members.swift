extension ConfigurationReader {
  /// What other linters' configurations call a member, or people do.
  static let synonyms = [
    "includes": ["include"],
    "files": ["include", "paths", "file"],
    "excludes": ["exclude"], "ignore": ["exclude"],
    "ignores": ["exclude"], "ignorePatterns": ["exclude"],
    "enable": ["rules"],
    "disable": ["rules"], "format": ["reports"], "output": ["reports", "file"],
    "suppress": ["suppressions"], "minimumVersion": ["deploymentTarget"],
    "path": ["paths", "file"], "glob": ["paths", "file"], "level": ["severity"], "id": ["object", "rule"],
    "objectID": ["object"], "view": ["object"], "key": ["keyPath"], "why": ["reason"], "because": ["reason"],
    "comment": ["reason", "description"], "_comment": ["reason", "description"], "//": ["reason", "description"],
    "note": ["reason", "description"], "message": ["reason"], "type": ["format"], "target": ["deploymentTarget"],
  ]

  /// The items of a list.
  mutating func items(_ member: JSONValue.Member) -> [JSONValue] {
    if let items = member.value.array { return items }
    fail("'\(member.key)' should be a list, not \(member.value.kind)", member.value.range)
    return []
  }

  /// A list of texts, none of which may be empty.
  mutating func texts(_ member: JSONValue.Member) -> [Configuration.Entry] {
    items(member).compactMap { item in
      if let text = item.string, !text.isEmpty { return .init(text: text, range: item.range) }
      fail(
        item.string == nil
          ? "'\(member.key)' should be a list of strings, and here is \(item.kind)"
          : "'\(member.key)' has an empty string, which names nothing", item.range)
      return nil
    }
  }

  mutating func globs(_ member: JSONValue.Member) -> [Glob] {
    texts(member).compactMap { glob($0.text, $0.range) }
  }

  mutating func glob(_ text: String, _ range: Range<Int>) -> Glob? {
    do { return try Glob(text) } catch {
      fail("'\(text.shortened)' is no pattern of paths: \(error.message)", range)
      return nil
    }
  }

  /// Whether an object has what it must have.
  mutating func requires(_ names: [String], of what: String, _ json: JSONValue) -> Bool {
    guard json.members != nil else { return false }
    let missing = names.filter { json[$0] == nil }
    for name in missing { fail("\(what) has no '\(name)'", json.range.lowerBound..<(json.range.lowerBound + 1)) }
    return missing.isEmpty
  }

  /// Whether a path leads out of the configuration's folder, as it is written.
  private static func leadsOut(_ path: String) -> Bool {
    path.hasPrefix("/") || path.split(separator: "/").contains("..")
  }

  mutating func baseline(_ member: JSONValue.Member) -> Configuration.Entry? {
    guard let text = text(member) else { return nil }
    if text.isEmpty || text.hasSuffix("/") {
      fail("'baseline' should be the name of a file, such as \"uidesc-baseline.json\"", member.value.range)
    } else if Self.leadsOut(text) {
      fail(
        "'\(text.shortened)' leads out of the configuration's folder, where no baseline that it names is read; "
          + "name a file in it, or give --baseline FILE on the command line", member.value.range)
    }
    return .init(text: text, range: member.value.range)
  }

  mutating func reports(_ member: JSONValue.Member) -> [Configuration.Report] {
    var reports: [Configuration.Report] = []
    for item in items(member) {
      var report = Configuration.Report(format: "", file: nil, range: item.range)
      for member in members(item, of: "the report", known: ["format", "file", "description"]) {
        guard let text = text(member) else { continue }
        switch member.key {
        case "file": report.file = text
        case "format": report.format = text
        default: break
        }
        if member.key == "format", !formats.contains(text) {
          let nearest = suggestions.nearest(to: text, among: formats)
          fail(
            "there is no format '\(text.shortened)'"
              + (nearest.map { "; did you mean '\($0)'?" } ?? "; there are \(formats.joined(separator: ", "))"),
            member.value.range)
        }
      }
      guard requires(["format"], of: "the report", item) else { continue }
      if report.file == "" { fail("'file' is empty, which names nothing", item.range) }
      if let file = report.file, Self.leadsOut(file) {
        fail(
          "'\(file.shortened)' leads out of the configuration's folder, where no report that it asks for is written; "
            + "name a file in it, or give --format \(report.format)=FILE on the command line", item.range)
      }
      if reports.contains(where: { $0.file == report.file }) {
        fail(
          report.file.map { "two reports are written to '\($0)'; give each a file of its own" }
            ?? "two reports are written to standard output; give one of them a file", item.range)
      }
      reports.append(report)
    }
    return reports
  }
}
