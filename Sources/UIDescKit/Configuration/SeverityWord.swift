/// How much a rule's findings matter, as configurations and command lines say it.
public enum SeverityWord {
  /// In order.
  public static let all = ["off", "note", "warning", "error"]

  /// `.some(nil)` for off; nil for another word.
  public static func read(_ word: String) -> Severity?? {
    switch word {
    case "off": .some(nil)
    case "note": .some(.note)
    case "warning": .some(.warning)
    case "error": .some(.error)
    default: nil
    }
  }

  static func write(_ severity: Severity?) -> String { severity?.name ?? "off" }

  /// The word that was meant by another one, as far as it can be told.
  public static func nearest(to word: String) -> String? {
    synonyms[word.lowercased()] ?? nearestSpelling(of: word, among: all)
  }

  /// For someone who wrote another word.
  static func problem(with word: String) -> String {
    "'\(word.shortened)' is no severity"
      + (nearest(to: word).map { "; did you mean '\($0)'?" } ?? "; write off, note, warning or error")
  }

  private static let synonyms = [
    "disabled": "off", "disable": "off", "none": "off", "never": "off", "false": "off", "ignore": "off", "0": "off",
    "info": "note", "hint": "note", "warn": "warning", "1": "warning", "err": "error", "fatal": "error", "2": "error",
  ]
}
