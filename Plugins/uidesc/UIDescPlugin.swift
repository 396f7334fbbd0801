import PackagePlugin

/// `swift package uidesc …`: uidesc, built with the package; without anything after it, all documents of the package are checked.
@main struct UIDescPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let folder = context.package.directoryURL.path(percentEncoded: false)
    let words = arguments.isEmpty ? ["validate", folder] : arguments
    try run(context.tool(named: "uidesc").url, words)
  }
}
