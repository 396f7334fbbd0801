import Foundation
import Testing

@testable import uidesc

/// One run that writes every form of report, each to its file. Where `UIDESC_KEEP_REPORTS` names a folder, the documents and
/// the reports stay there for `scripts/check-reports`.
struct ReportRun {
  let program: Program
  private let folder: URL
  private let scratch: Scratch

  init(_ name: String, _ documents: [String: String], options: [String] = [], missing: [String] = []) throws {
    scratch = try Scratch()
    folder = try Self.keep(name) ?? scratch.folder
    let documentFolder = folder.appendingPathComponent("documents")
    for (path, text) in documents {
      let file = documentFolder.path + "/" + path
      try FileManager.default.createDirectory(
        atPath: String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)]), withIntermediateDirectories: true)
      try #require(FileManager.default.createFile(atPath: file, contents: Data(text.utf8)))
    }
    try FileManager.default.createDirectory(at: documentFolder, withIntermediateDirectories: true)
    let formats = ReportFormat.allCases.flatMap { ["--format", "\($0.rawValue)=../reports/\($0.rawValue)"] }
    program = try Program(["validate", "--notes"] + options + formats + ["."] + missing, in: documentFolder)
    // As the process sees it, links resolved.
    try Data((realPath(documentFolder.path)).utf8).write(to: folder.appendingPathComponent("folder"))
  }

  func text(_ format: ReportFormat) throws -> String {
    let file = folder.appendingPathComponent("reports/" + format.rawValue)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path + "/reports").sorted() }
  }

  private static func keep(_ name: String) throws -> URL? {
    guard let path = ProcessInfo.processInfo.environment["UIDESC_KEEP_REPORTS"] else { return nil }
    let folder = Program.root.appendingPathComponent(path).appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
