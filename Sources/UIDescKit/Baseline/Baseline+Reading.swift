import XMLSource

/// Why a file is no baseline.
public struct BaselineProblem: Error, Sendable {
  /// What is wrong.
  public let message: String
  /// And where.
  public let position: SourcePosition
}

extension Baseline {
  /// Reads a file that `json` made, or that somebody has edited since.
  /// - Parameter folder: where its paths are counted from: absolute, without links.
  public init(reading bytes: [UInt8], in folder: String = "/") throws(BaselineProblem) {
    do throws(JSONProblem) { try self.init(JSONReader.read(bytes).get(), in: folder) } catch {
      let advice = bytes.contains(text: "<<<<<<<") ? "; it has marks of an unfinished merge: choose one side" : ""
      throw BaselineProblem(
        message: error.message + advice,
        position: LineIndex(text: bytes, count: bytes.count).position(of: error.offset))
    }
  }

  private static let advice = "a baseline is what --write-baseline writes"

  private init(_ json: JSONValue, in folder: String) throws(JSONProblem) {
    self.init()
    guard json["format"]?.string == Self.format else {
      throw JSONProblem(
        message: "this is no baseline of uidesc, whose \"format\" is \"\(Self.format)\"; \(Self.advice)",
        offset: (json["format"] ?? json).range.lowerBound)
    }
    for member in try Self.each(json.members ?? []) {
      switch member.key {
      case "format": break
      case "version":
        guard member.value.integer == 1 else {
          throw JSONProblem(
            message: "only version 1 of baselines is known; write it again with --write-baseline",
            offset: member.value.range.lowerBound)
        }
      case "findings":
        guard let findings = member.value.array else { throw Self.wrong(member.value, "findings", "a list") }
        for finding in findings { try add(finding, in: folder) }
      default: throw Self.unknown(member, among: ["format", "version", "findings"])
      }
    }
    for name in ["version", "findings"] where json[name] == nil {
      throw JSONProblem(message: "the baseline has no '\(name)'; \(Self.advice)", offset: json.range.lowerBound)
    }
  }

  private mutating func add(_ json: JSONValue, in folder: String) throws(JSONProblem) {
    guard let members = json.members else { throw Self.wrong(json, "finding", "an object") }
    var texts: [String: String] = [:]
    var count = 1
    for member in try Self.each(members) {
      switch member.key {
      case "path", "rule", "object", "keyPath", "spot":
        guard let text = member.value.string else { throw Self.wrong(member.value, member.key, "a string") }
        texts[member.key] = text
      case "count":
        guard let number = member.value.integer, number > 0, let times = Int(exactly: number), times <= 1_000_000 else {
          throw Self.wrong(member.value, "count", "a whole number from 1 to a million")
        }
        count = times
      default: throw Self.unknown(member, among: ["path", "rule", "object", "keyPath", "spot", "count"])
      }
    }
    guard let path = texts["path"], let rule = texts["rule"] else {
      throw JSONProblem(
        message: "the finding has no '\(texts["path"] == nil ? "path" : "rule")', so nobody knows what it is",
        offset: json.range.lowerBound)
    }
    let kind = Kind(rule: rule, object: texts["object"], keyPath: texts["keyPath"], spot: texts["spot"])
    add(count, of: kind, in: try Self.path(path, in: folder, at: (json["path"] ?? json).range.lowerBound))
  }

  /// A path as findings are looked up by; one that nothing is ever called is refused.
  private static func path(_ path: String, in folder: String, at offset: Int) throws(JSONProblem) -> String {
    func refused(_ why: String, _ advice: String) -> JSONProblem {
      JSONProblem(message: "'\(path.shortened)' \(why), so it is no document's path here; \(advice)", offset: offset)
    }
    if path.hasPrefix("/") { throw refused("is absolute", "count it from the baseline's folder") }
    let plain = path.hasPoints ? path.plainPath : path
    guard plain == ".." || plain.hasPrefix("../") else {
      if plain.isEmpty { throw refused("names no file", advice) }
      return plain
    }
    let (place, start) = ((folder + "/" + plain).plainPath, folder == "/" ? folder : folder + "/")
    if place.utf8.starts(with: start.utf8) {
      throw refused(
        "leads out of the baseline's folder and back", "write '\(place.dropFirst(start.count).description.shortened)'")
    }
    return plain
  }

  /// Members none of which stands twice: one of them would be lost.
  private static func each(_ members: [JSONValue.Member]) throws(JSONProblem) -> [JSONValue.Member] {
    for (index, member) in members.enumerated() where members[..<index].contains(where: { $0.key == member.key }) {
      throw JSONProblem(
        message: "'\(member.key.shortened)' stands twice, so one of them would be lost; delete one",
        offset: member.keyRange.lowerBound)
    }
    return members
  }

  private static func wrong(_ json: JSONValue, _ name: String, _ wanted: String) -> JSONProblem {
    JSONProblem(message: "'\(name)' should be \(wanted), and is \(json.kind)", offset: json.range.lowerBound)
  }

  private static func unknown(_ member: JSONValue.Member, among known: [String]) -> JSONProblem {
    let near = nearestSpelling(of: member.key, among: known)
    return JSONProblem(
      message: "'\(member.key.shortened)' is nothing that a baseline has"
        + (near.map { "; did you mean '\($0)'?" } ?? "; \(advice)"), offset: member.keyRange.lowerBound)
  }
}

extension String {
  /// Whether a path has parts that may be left out.
  fileprivate var hasPoints: Bool {
    isEmpty || utf8.first == UInt8(ascii: ".")
      || zip(utf8, utf8.dropFirst()).contains {
        $0 == UInt8(ascii: "/") && ($1 == UInt8(ascii: ".") || $1 == UInt8(ascii: "/"))
      }
  }
}
