import UIDescKit

/// `uidesc init [FOLDER]`: writes a first configuration from what is in a folder.
struct InitCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws(Options.Mistake) -> ExitStatus {
    if options.paths.count > 1 { throw Options.Mistake(message: "name one folder: uidesc init Sources") }
    let folder = options.paths.first ?? "."
    guard Files.isFolder(folder) else {
      throw Options.Mistake(message: "'\(folder)' is no folder, and a configuration is for one: uidesc init")
    }
    let path = Paths.shown(Paths.append(Configuration.fileName, to: Paths.absoluteFolder(folder)))
    if Files.exists(path) || Files.isLink(path) {
      throw Options.Mistake(message: "\(path) is there already; 'uidesc config \(folder)' shows what holds")
    }
    let survey = Survey(folder, options)
    for (path, problem) in survey.problems { complain("uidesc: \(printable(path)): \(printable(problem.message))\n") }
    do throws(FileProblem) { try Files.write(survey.start.json, to: path) } catch {
      complain("uidesc: \(printable(path)): \(printable(error.message))\n")
      return .failed
    }
    return options.isQuiet
      ? .clean : Command.say(printableLines(["wrote \(path)"] + found(survey) + remarks(survey) + next(folder, survey)))
  }

  private func found(_ survey: Survey) -> [String] {
    var lines = ["  documents: \(survey.documents)"]
    func add(_ name: String, _ list: [String]) {
      if !list.isEmpty { lines.append("  \(name): \(list.joined(separator: ", "))") }
    }
    add("registries", survey.start.registries.map { BuiltInRegistries.named($0) == nil ? $0 : "\($0) (built in)" })
    add("assets", survey.start.assets)
    add("languages", survey.languages.sorted())
    add(
      "deployment target",
      survey.start.deploymentTargets.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.name) \($0.value)" })
    return lines
  }

  private func remarks(_ survey: Survey) -> [String] {
    let folders = survey.assetsLeft.joined(separator: ", ")
    let assets = "left out: \(folders), whose images no document seems to use; if one does, name it under \"assets\""
    return (folders.isEmpty ? [] : [assets])
      + survey.registriesLeft.map { "left out: \($0.path), since beside the other registries \($0.why)" }
      + survey.peers.map {
        "\($0) stays as it is: write its rules' names under \"rules\"; docs/configuration.md, 'Coming from IBLinter or xiblint', has the rest"
      }
  }

  private func next(_ folder: String, _ survey: Survey) -> [String] {
    let baseline = Paths.shown(Paths.append("uidesc-baseline.json", to: Paths.absoluteFolder(folder)))
    return survey.documents == 0
      ? ["next: no documents are here yet; when there are: uidesc validate \(folder)"]
      : [
        "next: uidesc validate \(folder)",
        "to hear of new findings only: uidesc validate --write-baseline \(baseline) \(folder)",
        "  and in the configuration: \"baseline\": \"uidesc-baseline.json\"",
      ]
  }

  private func printableLines(_ lines: [String]) -> String { lines.map { printable($0) + "\n" }.joined() }
}
