extension Baseline {
  static let format = "uidesc.baseline"

  /// As a file: sorted, one kind of finding a line, so that versions of it can be compared and merged by lines.
  public var json: [UInt8] {
    let lines = sorted.map { "\n  " + Self.object($0, $1, $2) }
    return Array(
      "{\"format\": \"\(Self.format)\", \"version\": 1, \"findings\": [\(lines.joined(separator: ","))\n]}\n".utf8)
  }

  /// A line for each kind of finding, for people.
  public var lines: [String] {
    sorted.map { path, kind, count in
      var line = "\(path): \(kind.rule)"
      if let object = kind.object { line += " of '\(object)'" }
      if let place = kind.keyPath ?? kind.spot { line += " at '\(place)'" }
      return count == 1 ? line : line + " (\(count) times)"
    }
  }

  private var sorted: [(path: String, kind: Kind, count: Int)] {
    paths.flatMap { path in
      (documents[path] ?? [:]).sorted { $0.key < $1.key }.map { (path, $0.key, $0.value) }
    }
  }

  private static func object(_ path: String, _ kind: Kind, _ count: Int) -> String {
    var members = [("path", jsonString(path)), ("rule", jsonString(kind.rule))]
    for case (let name, let text?) in [("object", kind.object), ("keyPath", kind.keyPath), ("spot", kind.spot)] {
      members.append((name, jsonString(text)))
    }
    if count > 1 { members.append(("count", String(count))) }
    return "{" + members.map { jsonString($0.0) + ": " + $0.1 }.joined(separator: ", ") + "}"
  }
}
