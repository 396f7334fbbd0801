import UIDescKit

/// What the command line asks for.
struct Options: Sendable {
  enum Color: String, CaseIterable { case auto, always, never }

  /// What reports call a standard input that has no name.
  static let nameless = "<stdin>"

  var command: Subcommand
  var paths: [String] = []
  var output: String?
  var outputFolder: String?
  /// What `--format` names; at most one is for the stream.
  var reports: [ReportTarget] = []
  var isStrict = false
  var exitsWithZero = false
  var isQuiet = false
  var showsNotes = false
  var color = Color.auto
  var registries: [String] = []
  var assets: [String] = []
  var configuration: String?
  var isIsolated = false
  /// What `--rule` says, in order.
  var rules: [(name: RuleName, severity: Severity?)] = []
  var deploymentTargets: [Platform: PlatformVersion] = [:]
  /// Which fixes are made; nil for none.
  var fixes: FixKind?
  var showsDiff = false
  var baseline: String?
  var newBaseline: String?
  var prunesBaseline = false
  /// Whether what a configuration excludes is left out where it is named, too.
  var forcesExclusion = false
  var isVerbose = false
  var showsTiming = false
  var defaults = false
  var keepGoing = false
  var showsAll = false
  var date: String?
  var jobs: Int?
  var maximumSize = 64 << 20
  var standardInputPath = nameless
  var stage = "tree"

  /// Why the command line can't be followed.
  struct Mistake: Error { let message: String }

  /// Whether findings are what the command makes; beside something else they are asides.
  var isReport: Bool {
    command == .validate && !showsDiff && !handsOnText || command == .registry && paths.first == "check"
  }

  /// Whether notes are made out even where they aren't told: they may have fixes, or be in a baseline.
  var needsNotes: Bool {
    showsNotes || fixes != nil || showsDiff || baseline != nil || newBaseline != nil
  }

  /// Whether standard output gets the text that came from standard input, fixed.
  private var handsOnText: Bool { fixes != nil && paths.contains("-") }

  /// Whether findings are told in text: beside a diff only to those who ask.
  var tellsFindings: Bool { !showsDiff || reports.contains { $0.file == nil } }

  /// How findings are written to the stream; reports in files come beside it.
  var streamFormat: ReportFormat { reports.first { $0.file == nil }?.format ?? .text }

  /// Of every command that asks a configuration.
  func checkConfiguration() throws(Mistake) {
    if configuration != nil, isIsolated {
      throw Mistake(message: "'--config' names a configuration and '--isolated' leaves all out; give one of them")
    }
  }

  /// What single options can't see.
  func check() throws(Mistake) {
    try checkConfiguration()
    try checkFixes()
    if paths.isEmpty {
      throw Mistake(message: "name a document or a folder: uidesc \(command.rawValue) card.xib")
    }
    if paths.contains(""), command != .registry {
      throw Mistake(message: "a path is empty; was it meant to come from a variable that isn't set?")
    }
    if let missing = assets.first(where: { !Files.isFolder($0) }) {
      let what = Files.exists(missing) ? "is no folder" : "isn't there"
      throw Mistake(message: "'--assets \(missing)': it \(what), so nothing could be said of images and colours")
    }
    if output != nil, outputFolder != nil {
      throw Mistake(message: "'-o' names one file and '--output-dir' a folder; give one of them")
    }
    if let output, output.hasSuffix("/") || Files.isFolder(output) {
      throw Mistake(message: "'\(output)' is a folder, and '-o' names a file; '--output-dir \(output)' writes into it")
    }
    if standardInputPath != Self.nameless, !paths.contains("-") {
      throw Mistake(message: "'--stdin-path' names what '-' reads, and no path is '-'; leave it out, or add '-'")
    }
    if outputFolder != nil, paths.contains("-"), standardInputPath == Self.nameless {
      throw Mistake(message: "the tree of '-' has no name in '--output-dir'; give it one with --stdin-path card.xib")
    }
  }

  /// Of `validate`.
  func checkFixes() throws(Mistake) {
    if fixes != nil, !showsDiff, paths.contains("-"), paths.count > 1 {
      throw Mistake(message: "'--fix' writes the fixed text of '-' to standard output; name nothing beside '-'")
    }
    if newBaseline != nil, baseline != nil {
      throw Mistake(message: "'--baseline' uses a baseline and '--write-baseline' makes one; give one of them")
    }
    if let newBaseline, paths.contains("-"), standardInputPath == Self.nameless {
      throw Mistake(
        message:
          "the findings of '-' have no path in '--write-baseline \(newBaseline)'; give them one with --stdin-path card.xib"
      )
    }
    if newBaseline != nil, prunesBaseline {
      throw Mistake(
        message: "'--write-baseline' makes a baseline anew and '--prune-baseline' drops what is gone; give one of them")
    }
    if newBaseline != nil, fixes != nil {
      throw Mistake(
        message:
          "'--write-baseline' keeps findings and '--fix' removes them, those of the configuration's baseline too; run one after the other"
      )
    }
    if showsDiff, newBaseline != nil || prunesBaseline {
      throw Mistake(
        message: "'--diff' writes no files; leave '\(prunesBaseline ? "--prune-baseline" : "--write-baseline")' out")
    }
    if let file = baseline ?? newBaseline, Files.isFolder(file) {
      throw Mistake(message: "'\(file)' is a folder, and a baseline is a file")
    }
  }

  /// Of every command, since registries are read from it too.
  func checkStandardInput() throws(Mistake) {
    let files = command != .registry || isReport ? paths : []
    if (files + registries).count(where: { $0 == "-" }) > 1 {
      throw Mistake(message: "'-' is named twice, but standard input can be read only once")
    }
  }
}
