import UIDescKit

/// One option: how it is spelled, which commands take it, and what it does.
struct Option: Sendable {
  let names: [String]
  /// Nil for a switch.
  let argument: Argument?
  let commands: [Subcommand]
  let help: String
  /// False when the value is none that the option takes.
  let set: @Sendable (inout Options, String) -> Bool

  struct Argument: Sendable {
    /// As help shows it.
    var name: String { makeName() }
    /// What is wanted, for someone who gave something else.
    var wanted: String { makeWanted() }
    // Every run makes the table of options, and hardly one reads these.
    private let makeName: @Sendable () -> String
    private let makeWanted: @Sendable () -> String
    /// The words that it may be, or start with.
    let choices: [String]
    private let correct: (@Sendable (String) -> String?)?
    /// Whether the option is a switch, too, which then has no value; one is given after `=` only.
    let isOptional: Bool

    init(
      _ name: @autoclosure @escaping @Sendable () -> String, _ wanted: @autoclosure @escaping @Sendable () -> String,
      choices: [String] = [], isOptional: Bool = false, correct: (@Sendable (String) -> String?)? = nil
    ) {
      makeName = name
      makeWanted = wanted
      self.choices = choices
      self.isOptional = isOptional
      self.correct = correct
    }

    /// What was meant by something that it can't be, as far as it can be told.
    func nearest(to value: String) -> String? {
      if let correct { return correct(value) }
      return nearestSpelling(of: String(value.prefix { $0 != "=" }), among: choices)
    }

    static func oneOf(_ choices: [String]) -> Argument {
      Argument(choices.joined(separator: "|"), "one of " + choices.joined(separator: ", "), choices: choices)
    }
  }

  init(
    _ names: String..., for commands: [Subcommand], takes argument: Argument? = nil, help: String,
    set: @escaping @Sendable (inout Options, String) -> Bool
  ) {
    self.names = names
    self.argument = argument
    self.commands = commands
    self.help = help
    self.set = set
  }

  /// A switch.
  init(
    _ names: String..., for commands: [Subcommand], help: String, turnOn: @escaping @Sendable (inout Options) -> Void
  ) {
    self.names = names
    argument = nil
    self.commands = commands
    self.help = help
    set = { options, _ in
      turnOn(&options)
      return true
    }
  }

  static func named(_ name: String) -> Option? { table.first { $0.names.contains(name) } }
}
