import UIDescKit

/// `Schemas/system/colors.json`: colours by name, for the two frameworks that name them.
struct ColorFile: Decodable {
  let iOS: [String: ColorDeclaration]
  let macOS: [String: ColorDeclaration]
}

struct ColorDeclaration: Decodable {
  let fixed, light, dark, highContrast, darkHighContrast: ColorValue?
  let approximate: Bool?
  let introduced: [String: String]?
  let deprecated: Deprecation?
}

/// `#RRGGBB`, `#RRGGBBAA`, or components for what eight bits can't hold.
struct ColorValue: Decodable {
  let components: [Double]

  private enum CodingKeys: CodingKey { case white, red, green, blue, alpha }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      guard text.hasPrefix("#"), let bits = UInt32(text.dropFirst(), radix: 16),
        [7, 9].contains(text.utf8.count)
      else { throw TableError("'\(text)' is no colour") }
      let rgba = text.utf8.count == 7 ? bits << 8 | 255 : bits
      components = [24, 16, 8, 0].map { Double(rgba >> $0 & 255) / 255 }
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let white = try container.decodeIfPresent(Double.self, forKey: .white)
    components =
      try [.red, .green, .blue].map { try white ?? container.decode(Double.self, forKey: $0) }
      + [container.decodeIfPresent(Double.self, forKey: .alpha) ?? 1]
  }
}

/// Colours by name, so that they can be searched; one name's of iOS before its of macOS.
func writeColors(_ file: ColorFile, to writer: inout TableWriter, versions: inout VersionTable)
  throws
{
  let named =
    file.iOS.map { (name: $0.key, platform: Platform.iOS, color: $0.value) }
    + file.macOS.map { (name: $0.key, platform: Platform.macOS, color: $0.value) }
  let records = try named.sorted {
    $0.name == $1.name ? $0.platform.rawValue < $1.platform.rawValue : byName($0.name, $1.name)
  }.map { try fields(of: $0.color, called: $0.name, on: $0.platform, versions: &versions) }
  writer.add(.colors, records)
}

private func fields(
  of color: ColorDeclaration, called name: String, on platform: Platform, versions: inout VersionTable
) throws -> [Field] {
  let variants = [color.fixed ?? color.light, color.dark, color.highContrast, color.darkHighContrast]
  guard variants[0] != nil else { throw TableError("colors.json: '\(name)' has no light value") }
  let mask = zip(variants, 0...).reduce(0) { $1.0 == nil ? $0 : $0 | 1 << $1.1 }
  let version = try versions.index(introduced: color.introduced, deprecated: color.deprecated)
  return [
    .string(name), .u32(version), .u8(platform.rawValue), .u8(UInt8(mask)),
    .u8(color.approximate == true ? 1 : 0), .u8(0),
  ] + variants.flatMap { ($0?.components ?? [0, 0, 0, 0]).map(Field.f64) }
}
