import Foundation
import Testing

/// What a mistake on the command line is answered with, in one line.
@Suite struct OptionTests {
  private static let forms =
    "one of text, json, jsonl, xcode, github, gitlab, sarif, junit, checkstyle, rdjson, markdown, "
    + "or one with a file, such as sarif=out.sarif"

  private static let answers: [(line: String, answer: String)] = [
    ("validate", "name a document or a folder: uidesc validate card.xib"),
    ("comple x.xib", "unknown command 'comple'; did you mean 'compile'?"),
    (
      "frobnicate x.xib",
      "unknown command 'frobnicate'; there are validate, compile, dump, registry, rules, explain, config, completions and init"
    ),
    ("card.xib", "'card.xib' is no command; to check it: uidesc validate card.xib"),
    ("--strict", "name a command first, such as 'uidesc validate card.xib'; 'uidesc --help' lists them"),
    ("lint x.xib", "unknown command 'lint'; did you mean 'validate'?"),
    ("fix x.xib", "unknown command 'fix'; did you mean 'validate --fix'?"),
    ("validate --formt json x.xib", "unknown option '--formt'; did you mean '--format'?"),
    ("validate --help=x", "'--help' is a switch and takes no value"),
    ("validate --xyzzy x.xib", "unknown option '--xyzzy'; 'uidesc --help' lists them"),
    (
      "validate --format jsn x.xib",
      "'jsn' is no value for '--format', which takes \(forms); did you mean 'json'?"
    ),
    (
      "validate --format=sarfi=x x.xib",
      "'sarfi=x' is no value for '--format', which takes \(forms); did you mean 'sarif'?"
    ),
    ("validate x.xib --format", "'--format' needs a value after it: \(forms)"),
    (
      "validate --format sarif= x.xib",
      "'sarif=' is no value for '--format', which takes \(forms); did you mean 'sarif'?"
    ),
    (
      "validate --format json --format text=- x.xib",
      "'--format' names two reports for standard output; write one to a file: --format text=report"
    ),
    (
      "compile --format json --format=xcode x.xib",
      "'--format' names two reports for standard error; write one to a file: --format xcode=report"
    ),
    (
      "validate --strict --exit-zero x.xib",
      "'--strict' fails on warnings and '--exit-zero' on no finding at all; give one of them"
    ),
    ("validate --format json=samples x.xib", "'samples' is a folder, and a report is a file; name one in it"),
    (
      "validate --format json=a --format sarif=a x.xib",
      "'a' is named twice, and the one would replace the other; name two files"
    ),
    ("compile -o a --format json=a x.xib", "'a' is named twice, and the one would replace the other; name two files"),
    (
      "validate --format json=README.md README.md",
      "'README.md' is read in this run, and the report would replace it; name another file"
    ),
    (
      "registry check --format json=README.md README.md",
      "'README.md' is read in this run, and the report would replace it; name another file"
    ),
    ("validate --jobs 0 x.xib", "'0' is no value for '--jobs', which takes a whole number from 1"),
    ("validate -jx x.xib", "'x' is no value for '-j', which takes a whole number from 1"),
    (
      "validate --max-size 1T x.xib",
      "'1T' is no value for '--max-size', which takes bytes, or a size such as 64K, 64M or 1G"
    ),
    ("validate --strict=yes x.xib", "'--strict' is a switch and takes no value"),
    (
      "compile -o --strict x.xib",
      "'-o' needs a value, and '--strict' is an option; a file of that name is './--strict'"
    ),
    ("compile -o a.json --output-dir b x.xib", "'-o' names one file and '--output-dir' a folder; give one of them"),
    ("compile a.xib b.xib", "several documents make several trees; name a folder for them with --output-dir"),
    ("compile -o samples x.xib", "'samples' is a folder, and '-o' names a file; '--output-dir samples' writes into it"),
    (
      "compile -o README.md README.md",
      "'README.md' is read in this run, and the tree would replace it; name another file"
    ),
    (
      "registry UILabel",
      "'registry' shows what can be set on a class, or checks files: uidesc registry show UILabel, "
        + "uidesc registry check widgets.json"
    ),
    ("registry chek a.json", "'registry' can't 'chek'; did you mean 'check'?"),
    ("registry check", "name a registry file: uidesc registry check widgets.json"),
    ("registry show UILabel UIView", "name one class: uidesc registry show UILabel"),
    ("registry check --all a.json", "'--all' is for 'registry show'; leave it out"),
    ("registry show UILable", "no class 'UILable' is known; did you mean 'UILabel'? --registry adds a project's own"),
    ("registry show BoardButton", "no class 'BoardButton' is known; '--registry widgets' has it"),
    ("registry show --format json UILabel", "'registry show' writes text only; leave out --format"),
    ("registry show UIButon", "no class 'UIButon' is known; did you mean 'UIButton'? --registry adds a project's own"),
    ("help comple", "unknown command 'comple'; did you mean 'compile'?"),
    ("rules misplaced-view", "'rules' lists every rule; for one: uidesc explain misplaced-view"),
    ("rules --format sarif", "'rules' writes text or JSON to standard output: uidesc rules --format json"),
    (
      "rules --format json=rules.json", "'rules' writes text or JSON to standard output: uidesc rules --format json"
    ),
    ("explain", "name a rule: uidesc explain misplaced-view; 'uidesc rules' lists them"),
    ("explain misplaced-veiw", "there is no rule 'misplaced-veiw'; did you mean 'misplaced-view'?"),
    ("explain misplased", "there is no rule 'misplased'; did you mean 'misplaced'?"),
    (
      "explain title-flicker",
      "'title-flicker' is no rule, but a check of the registry 'widgets', which is shown with its class: "
        + "uidesc registry show --registry widgets UIButton"
    ),
    ("explain duplicate-id xyzzy", "there is no rule 'xyzzy'; 'uidesc rules' lists them"),
    (
      "explain --format json duplicate-id",
      "'--format' is an option of validate, compile, registry and rules; 'explain' doesn't take it"
    ),
    (
      "rules --max-size 1M",
      "'--max-size' is an option of validate, compile, dump, registry, config and init; 'rules' doesn't take it"
    ),
    ("registry show Nobody", "no class 'Nobody' is known; --registry adds a project's own"),
  ]

  @Test(arguments: answers) func mistakesAreAnswered(line: String, answer: String) throws {
    let run = try Program(line.split(separator: " ").map(String.init))
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "uidesc: \(answer)\n")
  }

  private static let foreign: [(command: String, option: String, takers: String)] = [
    ("validate", "--stage=tree", "dump"), ("validate", "--keep-going", "compile"),
    ("validate", "--defaults", "compile"),
    ("validate", "-o=x", "compile"), ("validate", "--output-dir=x", "compile"), ("compile", "--stage=tree", "dump"),
    ("dump", "--strict", "validate, compile and registry"),
    ("dump", "--format=json", "validate, compile, registry and rules"),
    ("dump", "--notes", "validate, compile, registry and config"),
    ("init", "--notes", "validate, compile, registry and config"),
    ("init", "--color=never", "validate, compile, dump, registry and config"),
    ("registry", "--exit-zero", "validate and compile"),
    ("dump", "--registry=x", "validate, compile and registry"), ("registry", "--jobs=2", "validate, compile and dump"),
  ]

  @Test(arguments: foreign) func optionsThatACommandIgnoresAreRefused(command: String, option: String, takers: String)
    throws
  {
    let run = option == "-o=x" ? try Program(command, "-o", "x", "card.xib") : try Program(command, option, "card.xib")
    let name = option.split(separator: "=")[0]
    #expect(run.status == 2)
    #expect(run.errors == "uidesc: '\(name)' is an option of \(takers); '\(command)' doesn't take it\n")
  }

  @Test func helpShowsEveryOptionUnderItsCommands() throws {
    let help = try Program("--help")
    #expect(help.status == 0)
    for heading in [
      "Options of compile:", "Options of validate and compile:", "Options of every command that reads files:",
    ] {
      #expect(help.output.contains(heading + "\n  -"))
    }
    #expect(help.output.contains("  -j, --jobs N "))
    #expect(try Program("help").output == help.output)
    #expect(try Program("-h").output == help.output)
    let none = try Program([])
    #expect(none.status == 2)
    #expect(none.errors == help.output)
    #expect(none.output.isEmpty)
  }

  @Test func versionIsSaid() throws {
    #expect(try Program("--version").output.hasPrefix("uidesc 0."))
    #expect(try Program("version").status == 0)
  }
}
