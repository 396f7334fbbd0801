/// How a report is written.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, jsonl, xcode, github, gitlab, sarif, junit, checkstyle, rdjson, markdown

  /// - Parameter isColored: whether text may be coloured.
  func reporter(_ options: Options, isColored: Bool) -> any Reporter {
    switch self {
    case .text: TextReport(options: options, isColored: isColored)
    case .json: JSONReport()
    case .jsonl: JSONLinesReport()
    case .xcode: XcodeReport()
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    case .sarif: SARIFReport()
    case .junit: JUnitReport(failsOn: options.isStrict ? .warning : .error)
    case .checkstyle: CheckstyleReport()
    case .rdjson: RDJSONReport()
    case .markdown: MarkdownReport()
    }
  }
}

/// A report that somebody wants.
struct ReportTarget: Sendable, Equatable {
  let format: ReportFormat
  /// Nil for the stream that findings go to.
  let file: String?
  /// The folder that the file must be in, since a configuration asks for it: absolute, without links.
  let within: String?

  init(_ format: ReportFormat, file: String? = nil, within: String? = nil) {
    self.format = format
    self.file = file
    self.within = within
  }

  /// `FORMAT`, `FORMAT=FILE`, or `FORMAT=-` for the stream; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, let format = ReportFormat(rawValue: name), parts.last != "" else { return nil }
    self.init(format, file: parts.count > 1 && parts[1] != "-" ? parts[1] : nil)
  }
}

extension ReportTarget {
  /// Whether a link leads out of the folder of the configuration that asks for it.
  var leaves: Bool {
    guard let file, let within else { return false }
    return Paths.leaves(within, file)
  }
}
