import Foundation

/// The built executable, run as a user would.
struct Program {
  let status: Int32
  let output: String
  let errors: String

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// - Parameter folder: where it runs; paths in its output are relative to this.
  @discardableResult
  init(_ arguments: String..., input: String? = nil, in folder: URL = Program.root) throws {
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files hold any amount of output; a pipe would have to be read from two sides at once.
    process.standardOutput = try FileHandle(forWritingTo: scratch.add("out", ""))
    process.standardError = try FileHandle(forWritingTo: scratch.add("err", ""))
    process.standardInput = try FileHandle(forReadingFrom: scratch.add("in", input ?? ""))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try scratch.text("out")
    errors = try scratch.text("err")
  }

  /// Beside the test bundle.
  private static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return folder.deletingLastPathComponent().appendingPathComponent("uidesc")
  }
}

/// A folder that goes when the test is over.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("uidesc-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  func add(_ name: String, _ text: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  func names(_ path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path).sorted()
  }
}
