import UIDescKit

/// The reports of one run: one on the stream, written as the run goes, and any number of files, written whole at its end.
struct Reports {
  private var stream: any Reporter
  private var files: [(target: ReportTarget, path: String, reporter: any Reporter, text: String)]
  private var hasBegun = false

  init(_ options: Options, isColored: Bool) {
    stream = options.streamFormat.reporter(options, isColored: isColored)
    files = options.reports.compactMap { report in
      report.file.map { (report, $0, report.format.reporter(options, isColored: options.color == .always), "") }
    }
  }

  /// Tells every report, which begins when it is first told something.
  /// - Returns: what is to be written to the stream.
  mutating func add(_ tell: (inout any Reporter) -> String) -> String {
    defer { hasBegun = true }
    for index in files.indices {
      if !hasBegun { files[index].text = files[index].reporter.begin() }
      files[index].text += tell(&files[index].reporter)
    }
    return (hasBegun ? "" : stream.begin()) + tell(&stream)
  }

  /// Writes the files. Nobody ever sees half of one.
  /// - Returns: those that could not be written.
  func write() -> [(path: String, problem: FileProblem)] {
    files.compactMap { file in
      do throws(FileProblem) {
        // The run may have taken long enough for somebody to put a link there.
        if file.target.leaves { throw FileProblem(message: "a link leads out of the configuration's folder") }
        Files.makeFolders(to: file.path)
        try Files.write(Array(file.text.utf8), to: file.path)
        return nil
      } catch { return (file.path, error) }
    }
  }
}
