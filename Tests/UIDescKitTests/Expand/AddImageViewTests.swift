import Testing

@testable import UIDescKit

@Suite struct AddImageViewTests {
  private static func view(_ attributes: String, _ size: (String, String)) throws -> [String: Any] {
    try widget(box(attributes, class: "AddImageView", size: size))
  }

  private static func size(_ key: String, _ width: String, _ height: String) -> String {
    attribute("size", key, child: "<size key=\"value\" width=\"\(width)\" height=\"\(height)\"/>")
  }

  private static let button =
    flag("delbtnBtntype") + attribute("image", "delbtnImage", value: "delete")

  @Test func withoutADeleteButtonThePictureFillsTheView() throws {
    let node = try Self.view("", ("100.5", "80.25"))
    #expect(node.ids == ["~a/picture"])
    #expect(node.children.map(\.frame) == [[0, 0, 100.5, 80.25]])
  }

  /// Back view and picture have one frame; the button's is last.
  @Test(arguments: [
    (("100", "80"), ("20", "30"), [0.0, 15, 90, 65], [90.0, 0, 20, 30]),
    (("100.5", "80.25"), ("15.5", "12.5"), [0, 6.25, 92.75, 74], [92.75, 0, 15.5, 12.5]),
    (("12", "8"), ("20", "30"), [0, 15, 2, 0], [2, 0, 20, 30]),
    (("0", "0"), ("10", "10"), [0, 5, 0, 0], [-5, 0, 10, 10]),
  ])
  func aDeleteButtonTakesTheCorner(
    bounds: (String, String), size: (String, String), picture: [Double], button: [Double]
  ) throws {
    let node = try Self.view(Self.button + Self.size("delbtnSize", size.0, size.1), bounds)
    #expect(node.ids == ["~a/back", "~a/picture", "~a/deleteButton"])
    #expect(node.children.map(\.frame) == [picture, picture, button])
  }

  /// A default image of 60 × 40 in views of other sizes: how it is drawn, and how large.
  @Test(arguments: [
    (("60", "40"), "center", [60.0, 40.0]), (("59", "80"), "scaleAspectFit", [59, 39.333]),
    (("90", "10"), "scaleAspectFit", [15, 10]), (("0", "0"), "scaleAspectFit", [0, 0]),
  ])
  func theDefaultImageFitsOrIsScaled(bounds: (String, String), mode: String, drawn: [Double]) throws {
    let image = attribute("image", "defaultImage", value: "camera") + Self.size("defaultImageSize", "60", "40")
    let properties = try #require(try Self.view(image, bounds).child("~a/picture")).properties
    #expect(properties["contentMode"] as? String == mode)
    let size = try #require(properties["imageSize"] as? [String: Double])
    #expect(abs(size["width", default: -1] - drawn[0]) < 0.001)
    #expect(abs(size["height", default: -1] - drawn[1]) < 0.001)
  }

  /// The size counts when the document gives it, even the default's.
  @Test func aButtonMayBeLargerThanTheView() throws {
    func findings(_ attributes: String) throws -> [String] {
      try BuiltInWidget("AddImageView", frame: (0, 0, 5, 5), attributes).findings.map {
        String($0.prefix { $0 != " " })
      }
    }
    #expect(try findings(Self.size("delbtnSize", "10", "10")) == ["delete-button-too-large"])
    #expect(try findings(Self.size("delbtnSize", "5", "5")) == [])
    #expect(try findings("") == [])
  }

  @Test(arguments: [
    (true, true, "actionSheet"), (true, false, "photoLibrary"), (false, true, "camera"), (false, false, "actionSheet"),
  ])
  func aTapAsksWhatIsAllowed(photo: Bool, camera: Bool, kind: String) throws {
    let node = try Self.view(flag("fromPhoto", photo) + flag("fromCamera", camera), ("100", "80"))
    #expect((node["tapAction"] as? [String: Any])?["kind"] as? String == kind)
  }
}
