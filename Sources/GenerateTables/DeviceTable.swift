import UIDescKit

/// `Schemas/system/devices.json`: screens by the id in documents.
struct DeviceFile: Decodable {
  let `default`: [String: String]
  let devices: [String: DeviceDeclaration]
}

struct DeviceDeclaration: Decodable {
  let name: String
  let platform: String
  let width, height: UInt16
  let scale: UInt8
  let portrait, landscape: DeviceLayout?
}

struct DeviceLayout: Decodable {
  enum SizeClass: String, Decodable { case compact, regular }
  let horizontal, vertical: SizeClass
  /// Top, left, bottom, right.
  let safeArea: [UInt16]
}

func writeDevices(_ file: DeviceFile, to writer: inout TableWriter) throws {
  let records = try file.devices.sorted { byName($0.key, $1.key) }.map { id, device -> [Field] in
    guard let platform = Platform(name: device.platform) else {
      throw TableError("devices.json: '\(id)' has no known platform")
    }
    return [
      .string(id), .string(device.name), .u16(device.width), .u16(device.height), .u8(device.scale),
      .u8(platform.rawValue), .u8(file.default[device.platform] == id ? 1 : 0), .u8(0),
    ] + (try fields(of: device.portrait, id)) + (try fields(of: device.landscape, id))
  }
  writer.add(.devices, records)
}

private func fields(of layout: DeviceLayout?, _ id: String) throws -> [Field] {
  guard let layout else { return [.u32(0), .i64(0)] }
  guard layout.safeArea.count == 4 else {
    throw TableError("devices.json: '\(id)' has a safe area without 4 sides")
  }
  return [.u8(1), .u8(code(layout.horizontal)), .u8(code(layout.vertical)), .u8(0)]
    + layout.safeArea.map(Field.u16)
}

private func code(_ size: DeviceLayout.SizeClass) -> UInt8 {
  (size == .compact ? SystemDevice.SizeClass.compact : .regular).rawValue
}
