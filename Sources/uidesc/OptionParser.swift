import UIDescKit

extension Options {
  /// - Parameter arguments: the command and what follows it, in any order.
  init(_ arguments: [String]) throws(Mistake) {
    var parser = OptionParser(arguments)
    let words = try parser.words()
    guard let first = words.first else {
      throw Mistake(message: "name a command first, such as 'uidesc validate card.xib'; 'uidesc --help' lists them")
    }
    guard let command = Subcommand(rawValue: first) else { throw Self.unknownCommand(first) }
    self.command = command
    paths = Array(words.dropFirst())
    for (option, spelling, value) in parser.given {
      guard option.commands.contains(command) else {
        let takers = "'\(spelling)' is an option of \(Subcommand.list(option.commands))"
        throw Mistake(message: "\(takers); '\(command.rawValue)' doesn't take it")
      }
      guard option.set(&self, value) else { throw Self.wrongValue(value, of: option, spelling) }
    }
  }

  static func unknownCommand(_ word: String) -> Mistake {
    if [".xib", ".storyboard", ".xml"].contains(where: word.ends(in:)) || word.utf8.contains(UInt8(ascii: "/"))
      || word == "."
    {
      return Mistake(message: "'\(word)' is no command; to check it: uidesc validate \(word)")
    }
    let nearest =
      synonyms[word] ?? nearestSpelling(of: word, among: Subcommand.allCases.map(\.rawValue) + ["help", "version"])
    let advice = nearest.map { "; did you mean '\($0)'?" } ?? "; there are \(Subcommand.list(.all))"
    return Mistake(message: "unknown command '\(word)'" + advice)
  }

  /// What other tools call commands.
  private static let synonyms = [
    "lint": "validate", "check": "validate", "analyze": "validate", "fix": "validate --fix", "format": "validate --fix",
    "autocorrect": "validate --fix", "build": "compile", "baseline": "validate --write-baseline", "docs": "explain",
  ]

  private static func wrongValue(_ value: String, of option: Option, _ spelling: String) -> Mistake {
    let wanted = option.argument?.wanted ?? ""
    let nearest = option.argument?.nearest(to: value)
    return Mistake(
      message: "'\(value)' is no value for '\(spelling)', which takes \(wanted)"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

/// Tells options, their values and plain words from each other.
private struct OptionParser {
  private var rest: ArraySlice<String>
  private(set) var given: [(option: Option, spelling: String, value: String)] = []

  init(_ arguments: [String]) { rest = arguments[...] }

  /// What is no option; all that follows '--'.
  mutating func words() throws(Options.Mistake) -> [String] {
    var words: [String] = []
    while let word = rest.popFirst() {
      if word == "--" { return words + rest }
      if word.hasPrefix("-"), word != "-" { try take(word) } else { words.append(word) }
    }
    return words
  }

  private mutating func take(_ word: String) throws(Options.Mistake) {
    let parts = Self.parts(of: word)
    guard let option = Option.named(parts.name) else { throw Self.unknown(parts.name) }
    guard let argument = option.argument else {
      if parts.value != nil { throw Options.Mistake(message: "'\(parts.name)' is a switch and takes no value") }
      return given.append((option, parts.name, ""))
    }
    if argument.isOptional, parts.value == nil { return given.append((option, parts.name, "")) }
    guard let value = parts.value ?? rest.popFirst() else {
      throw Options.Mistake(message: "'\(parts.name)' needs a value after it: \(argument.wanted)")
    }
    if parts.value == nil, Option.named(Self.parts(of: value).name) != nil {
      throw Options.Mistake(
        message: "'\(parts.name)' needs a value, and '\(value)' is an option; a file of that name is './\(value)'")
    }
    given.append((option, parts.name, value))
  }

  /// The name and the value of '--jobs=2', '-j2' and '--jobs'.
  private static func parts(of word: String) -> (name: String, value: String?) {
    if !word.hasPrefix("--"), word.count > 2, Option.named(String(word.prefix(2)))?.argument != nil {
      return (String(word.prefix(2)), String(word.dropFirst(2)))
    }
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private static func unknown(_ name: String) -> Options.Mistake {
    let switches = ["--help", "--version"]
    if switches.contains(name) { return Options.Mistake(message: "'\(name)' is a switch and takes no value") }
    let all = Option.table.flatMap(\.names) + switches
    let advice =
      nearestSpelling(of: name, among: all).map { "; did you mean '\($0)'?" } ?? "; 'uidesc --help' lists them"
    return Options.Mistake(message: "unknown option '\(name)'" + advice)
  }
}
