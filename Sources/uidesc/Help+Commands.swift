extension Subcommand {
  /// What it is for, how it is called, and examples.
  var manual: String {
    switch self {
    case .validate:
      """
      uidesc validate [OPTION…] DOCUMENT|FOLDER|-…

      Says what is wrong with documents and exactly where, on standard output. Documents change with --fix only.

        uidesc validate card.xib                             one document
        uidesc validate Sources/                             every document of a folder
        uidesc validate --registry widgets.json card.xib     with your own classes
        uidesc validate --strict --format json Sources/      for a build machine
        uidesc validate --format github --format sarif=uidesc.sarif Sources/

      Reports: \(Option.formats.joined(separator: ", ")).

      """
    case .compile:
      """
      uidesc compile [OPTION…] DOCUMENT|FOLDER|-…

      Checks documents and writes their view trees as JSON; findings go to standard error. A document with errors gets no
      tree, and a tree that an earlier run wrote for it is removed, unless --keep-going is given.

        uidesc compile card.xib > tree.json                  to standard output
        uidesc compile -o tree.json card.xib                 to a file
        uidesc compile --output-dir trees Sources/           a folder's, that of card.xib to trees/card.xib.json
        uidesc compile --registry widgets.json card.xib      with your own classes

      """
    case .dump:
      """
      uidesc dump [OPTION…] DOCUMENT|FOLDER|-…

      Shows how documents are understood, for people who work on uidesc.

        uidesc dump card.xib                                 the XML, an element a line
        uidesc dump --stage document card.xib                the objects with classes and ids

      """
    case .registry:
      """
      uidesc registry show [OPTION…] [CLASS]
      uidesc registry check [OPTION…] FILE…

      Lists classes, shows what can be set on one, or says what is wrong with registry files. The default of a property is
      what it has when the document doesn't set it.

        uidesc registry show --registry widgets              which classes there are
        uidesc registry show UILabel                         a class of the system
        uidesc registry show --registry widgets.json Card    one of yours
        uidesc registry check widgets.json                   whether a file is right

      """
    case .rules:
      """
      uidesc rules [OPTION…]

      Lists the kinds of findings: what each is called, how much it matters and what it is. Those that are off are looked for
      when a configuration says so.

        uidesc rules                                         a rule a line
        uidesc rules --format json                           all that is known of each, for a program

      """
    case .explain:
      """
      uidesc explain RULE…

      Says why a kind of finding matters and what to do, what can be set, and shows examples. It knows the names of rules of
      IBLinter and xiblint, too.

        uidesc explain misplaced-view
        uidesc explain --all misplaced-view                  with every example
        uidesc explain strict_fonts                          which rule does what xiblint's does

      """
    case .config:
      """
      uidesc config [OPTION…] [DOCUMENT|FOLDER]

      Shows what is configured for a document, or for those of a folder, as a configuration: the nearest .uidesc.json with its
      overrides, every rule and every option. Where it comes from is said on standard error.

        uidesc config                                        for this folder
        uidesc config Sources/Legacy/card.xib                for one document
        uidesc config --isolated                             without any .uidesc.json

      """
    case .completions:
      """
      uidesc completions bash|zsh|fish

      Writes what lets a shell complete command lines of uidesc. Write it anew after an update.

        uidesc completions bash > ~/.uidesc.bash             and in ~/.bashrc: source ~/.uidesc.bash
        uidesc completions zsh > ~/.zsh/_uidesc              in a folder of $fpath, before compinit
        uidesc completions fish > ~/.config/fish/completions/uidesc.fish

      """
    case .initialize:
      """
      uidesc init [OPTION…] [FOLDER]

      Writes a .uidesc.json from what is in a folder: registries, asset catalogues, the deployment target of its documents.
      One that is there already is never replaced.

        uidesc init                                          for this folder
        uidesc init Sources                                  for another one

      """
    }
  }

  var exitStatus: String {
    switch self {
    case .validate, .compile:
      """
      Exit status: 0 clean; 1 a document has errors (with --strict, warnings too; with --exit-zero, never); 2 something could
      not be read or written, or an option, a configuration or a registry is wrong.

      """
    case .dump: "Exit status: 0 done; 1 a document is none; 2 something could not be read or written.\n"
    case .config: "Exit status: 0 done; 2 a configuration or a registry is wrong, or could not be read.\n"
    case .initialize: "Exit status: 0 done; 2 the configuration is there already, or could not be written.\n"
    case .registry:
      """
      Exit status: 0 done, or clean; 1 warnings, with --strict; 2 a registry has errors or could not be read, or no class of
      that name is known.

      """
    case .rules: "Exit status: 0 done; 2 an option is wrong.\n"
    case .explain: "Exit status: 0 done; 2 there is no such rule.\n"
    case .completions: "Exit status: 0 done; 2 there are none for that shell.\n"
    }
  }
}
