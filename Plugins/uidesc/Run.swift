import Foundation
import PackagePlugin

/// Runs a tool to its end, in the folder that the person is in.
func run(_ tool: URL, _ arguments: [String]) throws {
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments
  try process.run()
  process.waitUntilExit()
  guard process.terminationReason == .exit, process.terminationStatus != 0 else { return }
  throw Failed(status: process.terminationStatus)
}

/// SwiftPM gives no way to end with a status of one's own.
private struct Failed: Error, CustomStringConvertible {
  let status: Int32
  var description: String { status == 1 ? "uidesc has findings" : "uidesc could not do its work" }
}
