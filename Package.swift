// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "uidesc",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "uidesc", targets: ["uidesc"]),
    .library(name: "UIDescKit", targets: ["UIDescKit"]),
    .plugin(name: "UIDescPlugin", targets: ["UIDescPlugin"]),
    .plugin(name: "UIDescFixPlugin", targets: ["UIDescFixPlugin"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "CXMLReader", dependencies: ["CLibXML2"]),
    .target(name: "CSchemas"),
    .target(name: "CProcess"),
    .target(name: "XMLSource", dependencies: ["CXMLReader"]),
    .target(name: "UIDescKit", dependencies: ["XMLSource", "CSchemas"]),
    .executableTarget(name: "uidesc", dependencies: ["UIDescKit", "XMLSource", "CProcess"]),
    .plugin(
      name: "UIDescPlugin",
      capability: .command(intent: .custom(verb: "uidesc", description: "Checks Interface Builder documents.")),
      dependencies: ["uidesc"], path: "Plugins/uidesc"),
    .plugin(
      name: "UIDescFixPlugin",
      capability: .command(
        intent: .custom(verb: "uidesc-fix", description: "Fixes what uidesc finds in Interface Builder documents."),
        permissions: [.writeToPackageDirectory(reason: "It edits documents where a finding has a fix.")]),
      dependencies: ["uidesc"], path: "Plugins/uidesc-fix"),
    .executableTarget(name: "generate-tables", dependencies: ["UIDescKit"], path: "Sources/GenerateTables"),
    .testTarget(name: "XMLSourceTests", dependencies: ["XMLSource"]),
    .testTarget(name: "UIDescKitTests", dependencies: ["UIDescKit", "generate-tables"]),
    .testTarget(name: "uidescTests", dependencies: ["UIDescKit", "uidesc"]),
  ],
  swiftLanguageModes: [.v6]
)
