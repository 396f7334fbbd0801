import Foundation

/// The built executable, run as a user would.
struct Program {
  let status: Int32
  let output: String
  let errors: String

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// - Parameters:
  ///   - folder: where it runs; paths in its output are relative to this.
  ///   - outputStream: what it writes its output to, which then isn't collected; `errorStream` likewise.
  @discardableResult
  init(
    _ arguments: String..., input: String? = nil, in folder: URL = Program.root, environment: [String: String] = [:],
    outputStream: FileHandle? = nil, errorStream: FileHandle? = nil
  ) throws {
    try self.init(
      arguments, input: input, in: folder, environment: environment, outputStream: outputStream,
      errorStream: errorStream)
  }

  @discardableResult
  init(
    _ arguments: [String], input: String? = nil, in folder: URL = Program.root, environment: [String: String] = [:],
    outputStream: FileHandle? = nil, errorStream: FileHandle? = nil
  ) throws {
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"].merging(environment) { $1 }
    // Files hold any amount of output; a pipe would have to be read from two sides at once.
    process.standardOutput = try outputStream ?? FileHandle(forWritingTo: scratch.add("out", ""))
    process.standardError = try errorStream ?? FileHandle(forWritingTo: scratch.add("err", ""))
    process.standardInput = try FileHandle(forReadingFrom: scratch.add("in", input ?? ""))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = outputStream == nil ? try scratch.text("out") : ""
    errors = errorStream == nil ? try scratch.text("err") : ""
  }

  /// The JSON that it wrote.
  var report: [String: Any] {
    get throws { try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:] }
  }

  /// Beside the test bundle.
  static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return folder.deletingLastPathComponent().appendingPathComponent("uidesc")
  }
}
