import Foundation
import Testing

/// `scripts/setup` on machines that lack something, played by programs that only say what they were asked to do.
@Suite struct SetupTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for tool in ["bash", "dirname", "grep", "tail", "id", "env", "cat", "paste", "cmp", "rm", "mkdir", "cp"] {
      let found = ["/bin/", "/usr/bin/"].map { $0 + tool }.first(where: FileManager.default.isExecutableFile)
      try FileManager.default.createSymbolicLink(
        atPath: scratch.folder.path + "/" + tool, withDestinationPath: try #require(found))
    }
  }

  private func play(_ tool: String, _ script: String) throws {
    try scratch.add(tool, "#!/bin/bash\n\(script)\n")
    chmod(scratch.folder.appendingPathComponent(tool).path, 0o755)
  }

  private func setup(_ purpose: String) throws -> (status: Int32, errors: String, installed: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [Program.root.appendingPathComponent("scripts/setup").path, purpose]
    process.environment = ["PATH": scratch.folder.path]
    process.standardError = try FileHandle(forWritingTo: scratch.add("errors", ""))
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try scratch.text("errors"), (try? scratch.text("asked")) ?? "")
  }

  private let apt = "echo \"$@\" >> \"${0%/*}/asked\""

  @Test func aCompleteMachineIsLeftAlone() throws {
    try play("pkg-config", "exit 0")
    try play("apt-get", apt)
    #expect(try setup("build") == (0, "", ""))
  }

  @Test func theBuildNeedsLibxml2Alone() throws {
    try play("apt-get", apt)
    try play("sudo", "exec \"$@\"")
    let run = try setup("build")
    #expect(run.status == 0)
    #expect(run.errors == "setup: installing pkg-config libxml2-dev with apt-get\n")
    #expect(run.installed == "update -qq\ninstall -y -qq pkg-config libxml2-dev\n")
  }

  @Test(arguments: [("test", "python3-venv zsh fish"), ("bench", "libxml2-utils time")])
  func otherPurposesNeedMore(purpose: String, package: String) throws {
    try play("pkg-config", "exit 0")
    try play("python3", "exit 1")
    try play("sudo", "exec \"$@\"")
    try play("apt-get", "echo 'E: no such package'; [ $1 = update ]")
    let run = try setup(purpose)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("setup: installing \(package) with apt-get\n"))
  }

  @Test func aFailedInstallationIsOneLine() throws {
    try play("sudo", "exec \"$@\"")
    try play("apt-get", "echo 'Reading lists'; echo 'E: Unable to locate package libxml2-dev' >&2; exit 100")
    let run = try setup("build")
    #expect(run.status == 2)
    #expect(
      run.errors.split(separator: "\n").dropFirst() == [
        "setup: apt-get could not install pkg-config libxml2-dev: E: Unable to locate package libxml2-dev"
      ])
  }

  @Test func withoutAptItSaysWhatToInstall() throws {
    let run = try setup("build")
    #expect(run.status == 2)
    #expect(run.errors == "setup: please install pkg-config libxml2-dev, then run make again\n")
  }

  @Test(.enabled(if: geteuid() != 0, "root needs no sudo")) func withoutSudoItSaysWhatToRun() throws {
    try play("apt-get", apt)
    let run = try setup("build")
    #expect(run.status == 2)
    #expect(run.errors == "setup: please run as root: apt-get install pkg-config libxml2-dev\n")
  }

  @Test func nothingOutsideTheProjectIsRead() throws {
    for script in [
      "Makefile", "Benchmarks/compare", "Fuzz/run", "scripts/check-schemas", "scripts/check-reports",
      "scripts/check-completions", "scripts/check-places", "scripts/action", "scripts/setup",
    ] {
      let text = try String(contentsOf: Program.root.appendingPathComponent(script), encoding: .utf8)
      #expect(!text.contains("../"), "\(script)")
    }
  }
}
