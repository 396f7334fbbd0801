import Testing

@testable import UIDescKit

@Suite struct BasesTests {
  private let registry = """
    {"version": 1, "classes": {"Base": {"superclass": "UIControl"}, "Sub": {"superclass": "Base"},
      "Open": {"superclass": "Nobody"}, "Free": {}, "Plain": {"superclass": "UIView"}}}
    """

  /// The classes above, nearest first; an element's own are among them, last where the class isn't one of them.
  @Test(arguments: [
    ("<view id=\"a\" customClass=\"Sub\"/>", ["Base", "UIControl", "UIView", "UIResponder"]),
    ("<view id=\"a\" customClass=\"UIControl\"/>", ["UIView", "UIResponder"]),
    ("<button id=\"a\" customClass=\"Open\"/>", ["UIButton", "UIControl", "UIView", "UIResponder"]),
    ("<button id=\"a\" customClass=\"Free\"/>", ["UIButton", "UIControl", "UIView", "UIResponder"]),
    ("<button id=\"a\" customClass=\"Unknown\"/>", ["UIButton", "UIControl", "UIView", "UIResponder"]),
    ("<label id=\"a\" customClass=\"Plain\"/>", ["UIView", "UIResponder", "UILabel"]),
    ("<label id=\"a\"/>", ["UIView", "UIResponder"]),
  ])
  func comeFromTheRegistry(objects: String, bases: [String]) throws {
    #expect(try root(objects, registry: registry)["bases"] as? [String] == bases)
  }
}
