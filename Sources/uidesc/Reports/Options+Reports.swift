extension Options {
  /// Of every command that reports findings.
  func checkReports() throws(Mistake) {
    let stream = command == .compile ? "standard error" : "standard output"
    if reports.count(where: { $0.file == nil }) > 1 {
      let last = reports.last?.format.rawValue ?? ""
      throw Mistake(
        message: "'--format' names two reports for \(stream); write one to a file: --format \(last)=report")
    }
    if isStrict, exitsWithZero {
      throw Mistake(message: "'--strict' fails on warnings and '--exit-zero' on no finding at all; give one of them")
    }
    for file in reports.compactMap(\.file) where file.hasSuffix("/") || Files.isFolder(file) {
      throw Mistake(message: "'\(file)' is a folder, and a report is a file; name one in it")
    }
    try checkTargets()
  }

  /// Refuses a report that a configuration asks for outside of its folder.
  func checkThatReportsStay() throws(Mistake) {
    guard let report = reports.first(where: \.leaves), let file = report.file else { return }
    throw Mistake(
      message: "a link leads the report '\(file)' out of the folder of the configuration that asks for it; "
        + "name a file in it, or give --format \(report.format.rawValue)=FILE")
  }
}
