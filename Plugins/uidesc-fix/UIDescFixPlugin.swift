import PackagePlugin

/// `swift package uidesc-fix …`: the one command that edits documents, so the one that asks for permission to write.
@main struct UIDescFixPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let folder = context.package.directoryURL.path(percentEncoded: false)
    let fixes = arguments.contains { $0 == "--fix" || $0.hasPrefix("--fix=") } ? [] : ["--fix"]
    let paths = arguments.allSatisfy { $0.hasPrefix("-") } ? [folder] : []
    try run(context.tool(named: "uidesc").url, ["validate"] + fixes + arguments + paths)
  }
}
