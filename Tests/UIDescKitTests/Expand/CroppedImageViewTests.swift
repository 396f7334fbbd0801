import Testing

@testable import UIDescKit

struct CroppedImageViewTests {
  private static let resources = "<resources><image name=\"photo\" width=\"40\" height=\"30\"/></resources>"

  private func view(
    _ cropRect: (Double, Double, Double, Double), image: String = " image=\"photo\"", resources: String = Self.resources
  ) throws -> (crop: [Double], findings: [String]) {
    let attribute = rect("cropRect", cropRect.0, cropRect.1, cropRect.2, cropRect.3)
    let view = try BuiltInWidget("CroppedImageView", on: "imageView", words: image, attribute, resources: resources)
    let properties = view.node["properties"] as? [String: Any]
    return (BuiltInWidget.numbers(properties?["crop"]), view.findings.map { String($0.prefix { $0 != " " }) })
  }

  @Test func theCropIsInPixels() throws {
    let part = try view((10, 5.5, 20.25, 12))
    #expect(part.crop == [10, 5.5, 20.25, 12])
    #expect(part.findings.isEmpty)
  }

  /// A file of 40 × 30 points has 120 × 90 pixels at most.
  @Test func aCropOutsideOfEveryFileIsWrong() throws {
    #expect(try view((0, 0, 120, 90)).findings == [])
    #expect(try view((0, 0, 120.5, 90)).findings == ["crop-out-of-image"])
    #expect(try view((0, 1, 120, 90)).findings == ["crop-out-of-image"])
    #expect(try view((-1, 0, 10, 10)).findings == ["crop-out-of-image"])
    #expect(try view((900, 900, 10, 10), resources: "").findings == [])
  }

  @Test func anEmptyCropIsWrongAndMakesNone() throws {
    let flat = try view((0, 0, 10, 0))
    #expect(flat.findings == ["empty-crop"])
    #expect(flat.crop == [])
    #expect(try view((0, 0, 10, 10), image: "").findings == ["crop-without-image"])
  }
}
