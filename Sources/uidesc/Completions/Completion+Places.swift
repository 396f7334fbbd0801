import UIDescKit

extension Completion {
  static let ruleIDs = LintRule.all.map(\.id.name)
  /// What a shell runs for the names of all classes.
  static let listOfClasses = "uidesc registry show --all 2>/dev/null | sed -n \"s/ : .*//p\""
}

extension Option.Argument {
  /// Its name in help says what it is.
  var completion: Completion {
    switch name {
    case "FILE", "PATH": Completion(words: choices, paths: .files)
    case "FOLDER": .folders
    case "ID=SEVERITY": Completion(words: Completion.ruleIDs, second: .words(SeverityWord.all))
    case _ where name.hasSuffix("[=FILE]"): Completion(words: choices, second: .file)
    default: .oneOf(isOptional ? [name] : choices)
    }
  }
}

extension Subcommand {
  /// What follows the command and is no option.
  var operands: Completion {
    switch self {
    case .validate, .compile, .dump, .config: .files
    case .initialize: .folders
    case .registry: Completion(words: ["show", "check"], paths: .files, classesAfter: "show")
    case .rules: .nothing
    case .explain: .oneOf(Completion.ruleIDs)
    case .completions: .oneOf(Shell.allCases.map(\.rawValue))
    }
  }

  /// The first sentence of its manual.
  var summary: String {
    let lines = manual.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.drop { !$0.isEmpty }.dropFirst().flatMap { $0.split(separator: " ") }
    let end = words.firstIndex { $0.hasSuffix(".") } ?? words.count
    let sentence = words.prefix(end + 1).joined(separator: " ")
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}
