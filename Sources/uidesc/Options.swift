import UIDescKit

/// What the command line asks for.
struct Options {
  enum Color: String, CaseIterable { case auto, always, never }
  enum Format: String, CaseIterable { case text, json }

  var command = ""
  var paths: [String] = []
  var output: String?
  var outputFolder: String?
  var format = Format.text
  var isStrict = false
  var isQuiet = false
  var showsNotes = false
  var color = Color.auto
  var registries: [String] = []
  var defaults = false
  var keepGoing = false
  var jobs: Int?
  var maximumSize = 64 << 20
  var standardInputPath = "<stdin>"
  var stage = "tree"

  /// One option, as help shows it.
  struct Entry: Sendable {
    let names: [String]
    /// Nil for a switch.
    let argument: String?
    let help: String
    let set: @Sendable (inout Options, String) -> Bool

    init(
      _ names: String..., argument: String? = nil, help: String,
      set: @escaping @Sendable (inout Options, String) -> Bool
    ) {
      self.names = names
      self.argument = argument
      self.help = help
      self.set = set
    }
  }

  static let table: [Entry] = [
    Entry("-o", "--output", argument: "FILE", help: "write the tree to FILE, not to standard output") {
      options, value in
      options.output = value
      return true
    },
    Entry("--output-dir", argument: "FOLDER", help: "write each document's tree to FOLDER, as NAME.json") {
      options, value in
      options.outputFolder = value
      return true
    },
    Entry("--format", argument: "text|json", help: "how findings are reported (text)") { options, value in
      Format(rawValue: value).map { options.format = $0 } != nil
    },
    Entry("--strict", help: "fail on warnings too") { options, _ in
      options.isStrict = true
      return true
    },
    Entry("-q", "--quiet", help: "show errors only, and no summary") { options, _ in
      options.isQuiet = true
      return true
    },
    Entry("--notes", help: "show notes too") { options, _ in
      options.showsNotes = true
      return true
    },
    Entry("--color", argument: "auto|always|never", help: "colour the report (auto: on a terminal)") { options, value in
      Color(rawValue: value).map { options.color = $0 } != nil
    },
    Entry("--registry", argument: "FILE", help: "add a project's registry of classes; may be repeated") {
      options, value in
      options.registries.append(value)
      return true
    },
    Entry("--defaults", help: "write what the registry knows to be the default, too") { options, _ in
      options.defaults = true
      return true
    },
    Entry("--keep-going", help: "write the tree of a document that has errors") { options, _ in
      options.keepGoing = true
      return true
    },
    Entry("-j", "--jobs", argument: "N", help: "how many documents at a time (all cores)") { options, value in
      guard let count = Int(value), count > 0 else { return false }
      options.jobs = count
      return true
    },
    Entry("--max-size", argument: "SIZE", help: "refuse larger files: bytes, or 64K, 64M, 1G (64M)") { options, value in
      guard let size = byteCount(value) else { return false }
      options.maximumSize = size
      return true
    },
    Entry("--stdin-path", argument: "PATH", help: "what reports call the document read from '-'") { options, value in
      options.standardInputPath = value
      return true
    },
    Entry("--stage", argument: "tree|document", help: "what dump shows (tree)") { options, value in
      options.stage = value
      return value == "tree" || value == "document"
    },
  ]

  private static func byteCount(_ text: String) -> Int? {
    let units: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    let shift = text.last.flatMap { units[$0] }
    guard let number = Int(shift == nil ? text[...] : text.dropLast()), number > 0, number < 1 << 32 else { return nil }
    return number << (shift ?? 0)
  }

  struct Mistake: Error { let message: String }

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        paths += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        if command.isEmpty { command = word } else { paths.append(word) }
        continue
      }
      let parts = Self.parts(of: word)
      guard let entry = Self.table.first(where: { $0.names.contains(parts[0]) }) else {
        throw Mistake(message: Self.unknown(parts[0]))
      }
      var value = parts.count > 1 ? parts[1] : ""
      if let argument = entry.argument {
        if parts.count == 1 {
          guard let next = rest.popFirst() else { throw Mistake(message: "'\(word)' needs \(argument)") }
          value = next
        }
        guard entry.set(&self, value) else {
          throw Mistake(message: "'\(value)' is no value for '\(parts[0])'; it takes \(argument)")
        }
      } else {
        guard parts.count == 1 else { throw Mistake(message: "'\(parts[0])' takes no value") }
        _ = entry.set(&self, "")
      }
    }
  }

  /// The name and the value of '--jobs=2', '-j2' and '--jobs'.
  private static func parts(of word: String) -> [String] {
    if !word.hasPrefix("--"), word.count > 2,
      table.contains(where: { $0.argument != nil && $0.names.contains(String(word.prefix(2))) })
    {
      return [String(word.prefix(2)), String(word.dropFirst(2))]
    }
    return word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }

  private static func unknown(_ name: String) -> String {
    let all = table.flatMap(\.names) + ["--help", "--version"]
    let nearest =
      nearestSpelling(of: name, among: all).map { "; did you mean '\($0)'?" } ?? "; 'uidesc --help' lists them"
    return "unknown option '\(name)'" + nearest
  }
}
