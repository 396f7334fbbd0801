import UIDescKit

/// Availability records, each distinct one once.
struct VersionTable {
  private var records: [[UInt16]] = []
  private var indices: [[UInt16]: UInt32] = [:]

  /// The index of the record for these versions, or "none" when there are no versions.
  mutating func index(introduced: [String: String]?, deprecated: Deprecation?) throws -> UInt32 {
    var record = try pack(introduced ?? [:])
    switch deprecated {
    case .since(let versions): record += try pack(versions)
    case .unknown: record += Platform.allCases.map { _ in SystemAvailability.unknownVersion }
    case nil: record += Platform.allCases.map { _ in 0 }
    }
    guard record.contains(where: { $0 != 0 }) else { return SystemSection.none }
    if let known = indices[record] { return known }
    records.append(record)
    indices[record] = UInt32(records.count - 1)
    return UInt32(records.count - 1)
  }

  func write(to writer: inout TableWriter) {
    writer.add(.versions, records.map { $0.map(Field.u16) })
  }

  private func pack(_ versions: [String: String]) throws -> [UInt16] {
    var packed: [UInt16] = Platform.allCases.map { _ in 0 }
    for (name, text) in versions {
      guard let platform = Platform(name: name), let version = PlatformVersion(text) else {
        throw TableError("'\(name): \(text)' is no platform version")
      }
      packed[Int(platform.rawValue)] = version.packed
    }
    return packed
  }
}

/// The set of platforms with these names.
func platformSet(_ names: [String]) throws -> UInt8 {
  let platforms = try names.map { name in
    guard let platform = Platform(name: name) else { throw TableError("'\(name)' is no platform") }
    return platform
  }
  return PlatformSet(platforms).rawValue
}
