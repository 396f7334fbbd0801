import UIDescKit

/// `Schemas/system/textStyles.json`: text styles by Swift's name, platform by platform.
struct TextStyleFile: Decodable {
  let iOS, macOS, tvOS: [String: TextStyleDeclaration]
}

struct TextStyleDeclaration: Decodable {
  let xib: String
  let weight: UInt16
  let introduced: [String: String]?
  /// Size and leading by content size category.
  let sizes: [String: [UInt16]]
}

func writeTextStyles(
  _ file: TextStyleFile, to writer: inout TableWriter, versions: inout VersionTable
) throws {
  var styles: [[Field]] = []
  var sizes: [[Field]] = []
  for (platform, table) in [(Platform.iOS, file.iOS), (.macOS, file.macOS), (.tvOS, file.tvOS)] {
    for (name, style) in table.sorted(by: { byName($0.key, $1.key) }) {
      let version = try versions.index(introduced: style.introduced, deprecated: nil)
      styles.append([
        .string(name), .string(style.xib), .u32(version), .u32(UInt32(sizes.count)),
        .u32(UInt32(style.sizes.count)), .u16(style.weight), .u8(platform.rawValue), .u8(0),
      ])
      for (category, pair) in style.sizes.sorted(by: { byName($0.key, $1.key) }) {
        guard pair.count == 2 else {
          throw TableError("textStyles.json: '\(name)' needs a size and a leading")
        }
        sizes.append([.string(category), .u16(pair[0]), .u16(pair[1])])
      }
    }
  }
  writer.add(.textStyles, styles)
  writer.add(.textSizes, sizes)
}
