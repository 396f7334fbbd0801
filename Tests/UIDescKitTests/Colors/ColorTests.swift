import Foundation
import Testing

@testable import UIDescKit

/// Expected bytes come from colour-science 0.4.7 (Display P3, Adobe RGB), from measurements on a Mac (calibrated RGB and
/// white) and from the sRGB standard's formula worked out apart from this code (gamma 2.2). None may be off by more than 1, those of wide spaces by 0.05.
@Suite struct ColorTests {
  private func color(_ attributes: String, header: String = "", resources: String = "") throws
    -> [String: Any]
  {
    let output = try #require(
      outcome(
        "<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>", header: header,
        resources: resources))
    let tree = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any]
    let root = (tree?["roots"] as? [[String: Any]])?.first
    return try #require(
      (root?["properties"] as? [String: Any])?["backgroundColor"] as? [String: Any])
  }

  private func outcome(_ objects: String, header: String, resources: String) -> [UInt8]? {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(header)>
      <objects>\(objects)</objects><resources>\(resources)</resources></document>
      """
    var options = Compiler.Options()
    options.keepGoing = true
    let compiler = Compiler(registry: Registry(), options: options)
    return compiler.compile(path: "a.xib", contents: Array(text.utf8), with: Worker()).output
  }

  private func bytes(_ color: [String: Any]) throws -> [Double] {
    try ["red", "green", "blue"].map { try #require(color[$0] as? Double) * 255 }
  }

  private func expect(
    _ color: [String: Any], _ expected: [Double], within tolerance: Double = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (got, wanted) in zip(try bytes(color), expected) {
      #expect(abs(got - wanted) <= tolerance, "\(got) \(wanted)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    #"colorSpace="custom" customColorSpace="sRGB""#, #"colorSpace="deviceRGB""#,
    #"colorSpace="calibratedRGB""#,
  ])
  func unmatchedComponentsPassUnchanged(space: String) throws {
    let color = try color(#"red="0.2" green="0.40000000000000002" blue="1" alpha="0.5" "# + space)
    #expect(color["red"] as? Double == 0.2)
    #expect(color["green"] as? Double == 0.4)
    #expect(color["hex"] as? String == "#3366FF80")
    #expect(color["original"] == nil)
  }

  @Test func matchedCalibratedRGBIsConverted() throws {
    let matched = "colorMatched=\"YES\""
    func calibrated(_ r: Double, _ g: Double, _ b: Double) throws -> [String: Any] {
      try color(
        "red=\"\(r / 255)\" green=\"\(g / 255)\" blue=\"\(b / 255)\" colorSpace=\"calibratedRGB\"",
        header: matched)
    }
    try expect(calibrated(0, 153, 232), [0, 170, 236])
    try expect(calibrated(84, 124, 224), [102, 146, 230])
    let white = try calibrated(255, 255, 255)
    #expect(white["hex"] as? String == "#FFFFFFFF")
    #expect(white["red"] as? Double == 1)
  }

  @Test func graysAreConvertedByTheirGamma() throws {
    try expect(
      color(
        #"white="0.33333333333333331" alpha="1" colorSpace="calibratedWhite""#,
        header: "colorMatched=\"YES\""),
      [104, 104, 104])
    try expect(
      color(#"white="0.33333333333333331" alpha="1" colorSpace="calibratedWhite""#), [85, 85, 85])
    let gamma22 =
      #"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
    try expect(color(gamma22), [128.486, 128.486, 128.486])
    #expect(try color(gamma22)["hex"] as? String == "#808080FF")
    let dark =
      #"white="0.05" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
    #expect(abs(try bytes(color(dark))[0] - 0.05 * 255) > 4, "gamma 2.2 is not sRGB's in the dark")
  }

  @Test func widerSpacesAreClampedAndKept() throws {
    let p3 = try color(
      #"red="0.8" green="0.3" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="displayP3""#
    )
    try expect(p3, [0.86669 * 255, 0.25031 * 255, 0.14626 * 255], within: 0.05)
    let original = try #require(p3["original"] as? [String: Any])
    #expect(original["space"] as? String == "displayP3")
    #expect(original["red"] as? Double == 0.8)
    let red = try color(
      #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#)
    #expect(red["hex"] as? String == "#FF0000FF")
    let adobe = try color(
      #"red="0.8" green="0.3" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="adobeRGB1998""#
    )
    try expect(adobe, [0.92008 * 255, 0.2952 * 255, 0.18016 * 255], within: 0.05)
    let extended = try color(
      #"red="1.25" green="-0.5" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB""#)
    #expect(extended["hex"] as? String == "#FF0080FF")
    #expect((extended["original"] as? [String: Any])?["red"] as? Double == 1.25)
  }

  @Test func inkIsApproximate() throws {
    let color = try color(
      #"cyan="0.2" magenta="0.5" yellow="1" black="0.5" alpha="1" colorSpace="deviceCMYK""#)
    #expect(color["red"] as? Double == 0.4)
    #expect(color["hex"] as? String == "#664000FF")
    #expect(color["approximate"] as? Bool == true)
  }

  @Test(arguments: [
    #"systemColor="systemBlueColor""#,
    #"name="systemBlueColor" catalog="System" colorSpace="catalog""#,
    #"cocoaTouchSystemColor="whiteColor" xcode11CocoaTouchSystemColor="systemBlueColor" white="1""#,
  ])
  func systemColorsComeFromTheTables(attributes: String) throws {
    let color = try color(attributes)
    #expect(color["hex"] as? String == "#007AFFFF")
    #expect(color["name"] as? String == "systemBlueColor")
    #expect((color["dark"] as? [String: Any])?["hex"] as? String == "#0A84FFFF")
    #expect((color["highContrast"] as? [String: Any])?["hex"] as? String == "#0040DDFF")
    #expect((color["darkHighContrast"] as? [String: Any])?["hex"] as? String == "#409CFFFF")
  }

  @Test func otherNamesComeFromTheResources() throws {
    let resources = """
      <namedColor name="Brand"><color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      <systemColor name="futureColor"><color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
      """
    let brand = try color("name=\"Brand\"", resources: resources)
    #expect(brand["hex"] as? String == "#FF8000FF")
    #expect(brand["name"] as? String == "Brand")
    #expect(
      try color("systemColor=\"futureColor\"", resources: resources)["hex"] as? String
        == "#000000FF")
    #expect(try color("name=\"futureColor\"", resources: resources).keys.sorted() == ["name"])
  }

  @Test func aNameThatLeadsToItselfEnds() throws {
    let loop = "<systemColor name=\"xColor\"><color systemColor=\"xColor\"/></systemColor>"
    #expect(try color("systemColor=\"xColor\"", resources: loop).keys.sorted() == ["name"])
  }

  /// Dark label is white, light label black, as the interface guidelines have it.
  @Test func aDarkEnvironmentShowsTheDarkVariant() throws {
    let label = "<view id=\"a\"><color key=\"tintColor\" systemColor=\"labelColor\"/></view>"
    func tint(_ before: String) throws -> [String: Any]? {
      (try root(label, before: before)["properties"] as? [String: Any])?["tintColor"] as? [String: Any]
    }
    let dark = try tint("<device id=\"retina6_12\" appearance=\"dark\"/>")
    #expect(dark?["hex"] as? String == "#FFFFFFFF")
    #expect((dark?["light"] as? [String: Any])?["hex"] as? String == "#000000FF")
    #expect(dark?["dark"] == nil)
    let light = try tint("<device id=\"retina6_12\" appearance=\"light\"/>")
    #expect(light?["hex"] as? String == "#000000FF")
    #expect((light?["dark"] as? [String: Any])?["hex"] as? String == "#FFFFFFFF")
    #expect(light?["light"] == nil)
  }
}
