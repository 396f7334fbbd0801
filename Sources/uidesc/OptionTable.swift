import UIDescKit

extension Option {
  /// Every option but `--help` and `--version`, in the order of help.
  static let table: [Option] = [
    Option(
      "--format", for: .classes + [.rules], takes: .reports,
      help: "how findings are reported (text), or a file for it, sarif=FILE; may be repeated"
    ) { options, value in
      guard let report = ReportTarget(value) else { return false }
      options.reports.append(report)
      return true
    },
    Option("--strict", for: .classes, help: "fail on warnings too") { $0.isStrict = true },
    Option("--exit-zero", for: .checks, help: "fail on no finding, only on what can't be read or understood") {
      $0.exitsWithZero = true
    },
    Option(
      "--registry", for: .classes,
      takes: Argument("FILE", "a registry file, or a built-in registry's name", choices: BuiltInRegistries.names),
      help: "add a project's registry of classes, or a built-in one by name; may be repeated"
    ) { options, value in
      options.registries.append(value)
      return !value.isEmpty
    },
    Option(
      "--assets", for: .checks, takes: Argument("FOLDER", "a folder with asset catalogues or images"),
      help: "know the images and colours below FOLDER, so that missing ones are found; may be repeated"
    ) { options, value in
      options.assets.append(value)
      return !value.isEmpty
    },
    Option(
      "--config", for: .configured, takes: Argument("FILE", "the name of a configuration file"),
      help: "use this configuration, not the .uidesc.json files beside and above documents"
    ) { options, value in
      options.configuration = value
      return !value.isEmpty
    },
    Option("--isolated", for: .configured, help: "use no configuration") { $0.isIsolated = true },
    Option(
      "--rule", for: .configured,
      takes: Argument("ID=SEVERITY", "a rule's id and off, note, warning or error: misplaced-view=off") { value in
        let parts = value.split(separator: "=", maxSplits: 1)
        return parts.count == 2 ? SeverityWord.nearest(to: String(parts[1])).map { "\(parts[0])=\($0)" } : nil
      },
      help: "turn a rule off or on, or change how much it matters; may be repeated"
    ) { options, value in
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let severity = SeverityWord.read(parts[1]) else { return false }
      options.rules.append((RuleName(parts[0]), severity))
      return true
    },
    Option(
      "--deployment-target", for: .configured,
      takes: Argument("VERSION", "a system version such as iOS=14.0, or 14.0 for every platform"),
      help: "the oldest system that documents are for: iOS=14.0, or 14.0; may be repeated"
    ) { options, value in
      let parts = value.split(separator: "=", maxSplits: 1)
      guard let last = parts.last, let version = PlatformVersion(last) else { return false }
      let platforms = parts.count == 1 ? Platform.allCases : Platform(name: parts[0]).map { [$0] } ?? []
      for platform in platforms { options.deploymentTargets[platform] = version }
      return !platforms.isEmpty && !value.hasPrefix("=")
    },
    Option(
      "--verbose", for: .checks,
      help: "say which configurations hold, which patterns match nothing, which rules know too little, what is gone"
    ) {
      $0.isVerbose = true
    },
    Option(
      "--force-exclude", for: .checks, help: "leave out what a configuration excludes even where it is named, for hooks"
    ) {
      $0.forcesExclusion = true
    },
    Option("--timing", for: [.validate], help: "say on standard error how long each stage and rule took") {
      $0.showsTiming = true
    },
    Option(
      "--fix", for: [.validate], takes: Argument("unsafe", "'unsafe' or nothing", isOptional: true),
      help: "edit documents as findings advise where behaviour stays the same; =unsafe: everywhere"
    ) { options, value in
      options.fixes = value.isEmpty ? .safe : .all
      return value.isEmpty || value == "unsafe"
    },
    Option(
      "--diff", for: [.validate],
      help: "show what --fix would change, and nothing else; --format text tells findings, too"
    ) {
      $0.showsDiff = true
    },
    Option(
      "--baseline", for: [.validate], takes: Argument("FILE", "the name of a file that --write-baseline made"),
      help: "tell and fix only findings that aren't in this baseline; else that of the configuration"
    ) { options, value in
      options.baseline = value
      return !value.isEmpty && value != "-"
    },
    Option(
      "--write-baseline", for: [.validate], takes: Argument("FILE", "the name of a file to write"),
      help: "write a baseline with all findings of these documents, and tell none"
    ) { options, value in
      options.newBaseline = value
      return !value.isEmpty && value != "-"
    },
    Option(
      "--prune-baseline", for: [.validate],
      help: "drop from the baseline what these documents don't have any more"
    ) {
      $0.prunesBaseline = true
    },
    Option(
      "-o", "--output", for: [.compile], takes: Argument("FILE", "the name of the file to write"),
      help: "write the tree to FILE, not to standard output"
    ) {
      options, value in
      options.output = value
      return !value.isEmpty
    },
    Option(
      "--output-dir", for: [.compile], takes: Argument("FOLDER", "the name of a folder"),
      help: "write each document's tree to FOLDER; that of card.xib is card.xib.json"
    ) {
      options, value in
      options.outputFolder = value
      return !value.isEmpty
    },
    Option(
      "--defaults", for: [.compile],
      help: "write what properties have that the document doesn't set, too, where a registry knows"
    ) {
      $0.defaults = true
    },
    Option(
      "--date", for: .checks, takes: Argument("DAY", "a day such as 2026-01-31"),
      help: "the day that widgets count ages to, such as 2026-01-31; without it they have none"
    ) { options, value in
      options.date = value
      return WidgetContext.isDay(value)
    },
    Option("--keep-going", for: [.compile], help: "write the tree of a document that has errors") {
      $0.keepGoing = true
    },
    Option(
      "--all", for: [.registry, .explain], help: "of a class, list what is inherited too; of a rule, every example"
    ) { $0.showsAll = true },
    Option(
      "--stage", for: [.dump], takes: .oneOf(["tree", "document"]), help: "how far a document is understood (tree)"
    ) { options, value in
      options.stage = value
      return value == "tree" || value == "document"
    },
    Option(
      "-j", "--jobs", for: .documents, takes: Argument("N", "a whole number from 1"),
      help: "how many documents at a time (all cores)"
    ) { options, value in
      guard let count = Int(value), count > 0 else { return false }
      options.jobs = count
      return true
    },
    Option(
      "--stdin-path", for: .documents, takes: Argument("PATH", "the path of a file, which need not exist"),
      help: "what the document read from '-' is called"
    ) { options, value in
      options.standardInputPath = value
      return !value.isEmpty && !value.hasSuffix("/")
    },
    Option("-q", "--quiet", for: .readers, help: "show errors only, and no summary; other forms hold all the same") {
      $0.isQuiet = true
    },
    Option("--notes", for: .classes + [.config], help: "show notes too; other forms always hold them") {
      $0.showsNotes = true
    },
    Option(
      "--color", for: .reporters, takes: .oneOf(Options.Color.allCases.map(\.rawValue)),
      help: "colour the report (auto: on a terminal)"
    ) { options, value in
      Options.Color(rawValue: value).map { options.color = $0 } != nil
    },
    Option(
      "--max-size", for: .readers, takes: Argument("SIZE", "bytes, or a size such as 64K, 64M or 1G"),
      help: "refuse larger files: bytes, or 64K, 64M, 1G (64M)"
    ) { options, value in
      guard let size = byteCount(value) else { return false }
      options.maximumSize = size
      return true
    },
  ]

  /// The forms of reports.
  static let formats = ReportFormat.allCases.map(\.rawValue)

  private static func byteCount(_ text: String) -> Int? {
    let units: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    let shift = text.last.flatMap { units[$0] }
    guard let number = Int(shift == nil ? text[...] : text.dropLast()), number > 0, number < 1 << 32 else { return nil }
    return number << (shift ?? 0)
  }
}

extension Option.Argument {
  fileprivate static let reports = Option.Argument(
    "FORMAT[=FILE]", "one of \(Option.formats.joined(separator: ", ")), or one with a file, such as sarif=out.sarif",
    choices: Option.formats)
}
