import Testing
import UIDescKit

@Suite struct SystemEnumTests {
  @Test func alignmentHasItsValues() throws {
    let alignment = try #require(SystemTables.enum(named: "NSTextAlignment"))
    #expect(!alignment.isFlags)
    #expect(alignment.cases.map(\.name) == ["left", "center", "right", "justified", "natural"])
    #expect(alignment.caseName(1) == "center")
    #expect(alignment.raw(named: "natural") == 4)
    #expect(alignment.caseName(9) == nil)
    #expect(alignment.raw(named: "middle") == nil)
  }

  @Test func anOlderNameStillHasItsValue() throws {
    let keyboard = try #require(SystemTables.enum(named: "UIKeyboardType"))
    #expect(keyboard.caseName(1) == "asciiCapable")
    #expect(keyboard.raw(named: "alphabet") == 1)
    #expect(keyboard.caseName(3) == "URL")
    let bezel = try #require(SystemTables.enum(named: "NSBezelStyle"))
    #expect(bezel.caseName(1) == "rounded")
    #expect(bezel.raw(named: "push") == 1)
  }

  @Test func flagsAreNamedBitByBit() throws {
    let mask = try #require(SystemTables.enum(named: "UIViewAutoresizing"))
    #expect(mask.isFlags)
    let (names, unknown) = mask.flagNames(2 | 16 | 1024)
    #expect(names == ["flexibleWidth", "flexibleHeight"])
    #expect(unknown == 1024)
    #expect(mask.flagNames(0).names.isEmpty)
    let detectors = try #require(SystemTables.enum(named: "UIDataDetectorTypes"))
    #expect(detectors.flagNames(-1).names == ["all"])
    #expect(detectors.flagNames(-1).unknown == 0)
  }

  @Test func casesOfOneValueHaveOnePreferredName() {
    for type in SystemTables.enums {
      let preferred = type.cases.filter { !$0.isAlias }
      #expect(Set(preferred.map(\.raw)).count == preferred.count, "\(type.name)")
      #expect(Set(type.cases.map(\.name)).count == type.cases.count, "\(type.name)")
      #expect(
        type.cases.allSatisfy { $0.name.utf8.first != UInt8(ascii: "_") && !$0.name.isEmpty },
        "\(type.name)")
    }
  }
}

@Suite struct SystemColorTests {
  private func bytes(_ name: String, _ variant: SystemColor.Variant, _ platform: Platform = .iOS)
    throws -> [Int]
  {
    let value = try #require(SystemTables.color(named: name, on: platform)?.components(variant))
    return [value.red, value.green, value.blue, value.alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test func blueDependsOnAppearance() throws {
    #expect(try bytes("systemBlueColor", .light) == [0, 122, 255, 255])
    #expect(try bytes("systemBlueColor", .dark) == [10, 132, 255, 255])
    #expect(try bytes("systemBlueColor", .highContrast) == [0, 64, 221, 255])
    #expect(try bytes("systemBlueColor", .darkHighContrast) == [64, 156, 255, 255])
  }

  @Test func theSuffixIsOptional() throws {
    #expect(try bytes("label", .dark) == [255, 255, 255, 255])
    #expect(try bytes("separator", .light) == [60, 60, 67, 73])
    #expect(SystemTables.color(named: "labelColour", on: .iOS) == nil)
  }

  @Test func platformsHaveTheirOwn() throws {
    #expect(try bytes("labelColor", .light, .macOS) == [0, 0, 0, 216])
    #expect(try bytes("labelColor", .light, .tvOS) == [0, 0, 0, 255])
    #expect(SystemTables.color(named: "gridColor", on: .iOS) == nil)
    #expect(try bytes("gridColor", .light, .macOS) == [230, 230, 230, 255])
  }

  @Test func fixedColorsHaveOneExactValue() throws {
    let gray = try #require(SystemTables.color(named: "gray", on: .iOS))
    #expect(gray.isFixed)
    #expect(gray.components(.dark) == nil)
    #expect(
      gray.components(.light)
        == .some(SystemColor.Components(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)))
    #expect(try bytes("clearColor", .light, .macOS) == [0, 0, 0, 0])
  }
}

@Suite struct SystemDeviceTests {
  @Test func phonesTurn() throws {
    let phone = try #require(SystemTables.device(id: "retina6_12"))
    #expect([phone.width, phone.height, phone.scale] == [393, 852, 3])
    let portrait = try #require(phone.layout(landscape: false))
    #expect(portrait.horizontal == .compact && portrait.vertical == .regular)
    #expect([portrait.top, portrait.left, portrait.bottom, portrait.right] == [59, 0, 34, 0])
    #expect(phone.layout(landscape: true)?.left == 59)
    #expect(SystemTables.device(id: "retina9_99") == nil)
  }

  @Test func documentsWithoutADeviceHaveOne() throws {
    #expect(SystemTables.defaultDevice(on: .iOS)?.id == "retina6_12")
    let television = try #require(SystemTables.defaultDevice(on: .tvOS))
    #expect([television.width, television.height] == [1920, 1080])
    #expect(television.layout(landscape: false) == nil)
    #expect(SystemTables.defaultDevice(on: .macOS) == nil)
  }
}

@Suite struct SystemTextStyleTests {
  @Test func bodyGrows() throws {
    let body = try #require(SystemTables.textStyle(named: "UICTFontTextStyleBody", on: .iOS))
    #expect(body.name == "body")
    #expect(body.size()?.points == 17)
    #expect(body.size()?.leading == 22)
    #expect(body.size(category: "AX5")?.points == 53)
  }

  @Test func platformsHaveTheirOwnSizes() {
    #expect(SystemTables.textStyle(named: "body", on: .macOS)?.size()?.points == 13)
    #expect(SystemTables.textStyle(named: "body", on: .tvOS)?.size()?.points == 29)
    #expect(SystemTables.textStyle(named: "headline", on: .iOS)?.weight == 600)
  }
}

@Suite struct PlatformVersionTests {
  @Test func versionsSortAsNumbers() throws {
    let versions = ["9.0", "10.9", "10.12.2", "10.15", "11.0", "15"].compactMap {
      PlatformVersion($0)
    }
    #expect(versions.count == 6)
    #expect(versions == versions.sorted())
    #expect(versions.map(\.description) == ["9.0", "10.9", "10.12.2", "10.15", "11.0", "15.0"])
  }

  @Test(arguments: ["", "x", "1.", "1.2.3.4", "300", "10.16", "-1"])
  func whatIsNoVersionIsRefused(_ text: String) { #expect(PlatformVersion(text) == nil) }
}
