extension Command {
  static var helpText: String {
    let options = Options.table.map { entry in
      let left = entry.names.joined(separator: ", ") + (entry.argument.map { " " + $0 } ?? "")
      return "  " + left + String(repeating: " ", count: max(1, 30 - left.count)) + entry.help
    }
    return """
      uidesc checks Interface Builder documents and compiles them to JSON view trees.

      Check a document, or every document of a folder:
        uidesc validate card.xib
        uidesc validate Sources/

      Compile one:
        uidesc compile card.xib > tree.json
        uidesc compile --output-dir trees Sources/

      Tell it about your classes' inspectable properties:
        uidesc validate --registry widgets.json card.xib

      What can be set on a class:
        uidesc registry show UILabel

      How a document is understood, for people who work on uidesc:
        uidesc dump --stage document card.xib

      '-' reads a document from standard input.

      Options:
      \(options.joined(separator: "\n"))

      Exit status: 0 clean; 1 a document has errors (with --strict, warnings too); 2 something could not be read,
      or an option or a registry is wrong.

      """
  }
}
