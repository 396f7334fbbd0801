import Testing
import UIDescKit

@Suite struct SystemPropertyTests {
  private func property(_ key: String, of name: String, on platform: Platform = .iOS) throws
    -> SystemProperty
  {
    try #require(SystemTables.class(named: name)?.property(named: key, on: platform))
  }

  @Test(arguments: [
    ("CALayer", "borderColor", "cgColor"), ("CAGradientLayer", "colors", "NSArray"),
    ("UIView", "alpha", "number"),
    ("UIView", "tag", "integer"), ("UIButton", "contentEdgeInsets", "insets"),
    ("UILabel", "font", "font"),
    ("UILabel", "textColor", "color"), ("UIImageView", "image", "image"),
    ("UILabel", "text", "string"),
    ("UIView", "frame", "rect"), ("UIView", "center", "point"), ("UILabel", "shadowOffset", "size"),
    ("UITextView", "selectedRange", "range"), ("UIView", "layer", "CALayer"),
    ("CALayer", "transform", "CATransform3D"),
    ("UIView", "contentMode", "UIViewContentMode"), ("CALayer", "contents", "any"),
    ("CAShapeLayer", "path", "CGPathRef"),
    ("CALayer", "masksToBounds", "boolean"), ("CALayer", "contentsGravity", "string"),
  ])
  func type(of name: String, key: String, is type: String) throws {
    #expect(try property(key, of: name).type.name == type)
  }

  @Test func keysDifferFromGetters() throws {
    let hidden = try property("hidden", of: "UILabel")
    #expect(hidden.getter?.string == "isHidden")
    #expect(hidden.declaredBy.string == "UIView")
    #expect(hidden.defaultValue == "false")
    let label = try #require(SystemTables.class(named: "UILabel"))
    #expect(label.property(named: "isHidden", on: .iOS) == nil)
    let getter = try #require(SystemSymbol("isHidden"))
    #expect(label.property(withGetter: getter, on: .iOS) == hidden)
    #expect(try property("isAccessibilityElement", of: "UILabel").getter == nil)
  }

  @Test func protocolsGiveProperties() throws {
    let secure = try property("secureTextEntry", of: "UITextField")
    #expect(secure.declaredBy.string == "UITextInputTraits")
    #expect(secure.type == .boolean)
    let duration = try property("duration", of: "CABasicAnimation")
    #expect(duration.declaredBy.string == "CAMediaTiming")
  }

  @Test func flagsSayWhatASetterMayDo() throws {
    #expect(try property("titleLabel", of: "UIButton").isReadOnly)
    #expect(try !property("title", of: "UIViewController").isReadOnly)
    #expect(try property("text", of: "UILabel").isOptional)
    #expect(try !property("alpha", of: "UILabel").isOptional)
    #expect(try property("contentMode", of: "UIView").defaultValue == "scaleToFill")
    #expect(try property("alpha", of: "UIView").defaultValue == "1")
  }

  @Test func availabilityIsByPlatform() throws {
    let guide = try property("safeAreaLayoutGuide", of: "UIView")
    #expect(guide.availability.introduced(on: .iOS) == PlatformVersion("11.0"))
    let insets = try property("contentEdgeInsets", of: "UIButton")
    #expect(insets.availability.deprecated(on: .iOS) == PlatformVersion("15"))
    #expect(insets.availability.isDeprecated(on: .tvOS))
    #expect(!guide.availability.isDeprecated(on: .iOS))
    let marquee = try property("enablesMarqueeWhenAncestorFocused", of: "UILabel", on: .tvOS)
    #expect(marquee.isAvailable(on: .tvOS))
    #expect(!marquee.isAvailable(on: .iOS))
  }

  @Test func anAvailablePropertyWinsOverANearerUnavailableOne() throws {
    // NSObject's accessibility properties are UIKit's; NSView gets its own from NSAccessibility.
    let label = try property("accessibilityLabel", of: "NSButton", on: .macOS)
    #expect(label.isAvailable(on: .macOS))
    #expect(label.declaredBy.string != "NSObject")
  }

  @Test func keysLeadBackToClasses() throws {
    let key = try #require(SystemSymbol("cornerRadius"))
    let names = SystemTables.classes(declaring: key).map(\.name)
    #expect(names.contains("CALayer"))
    #expect(names == names.sorted())
    #expect(!names.contains("UIView"))
  }

  @Test func allPropertiesAreSortedAndUnique() throws {
    let button = try #require(SystemTables.class(named: "UIButton"))
    let names = button.allProperties(on: .iOS).map(\.name)
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(names).count == names.count)
    #expect(
      names.contains("tintColor") && names.contains("selected") && names.contains("backgroundColor")
    )
  }

  @Test func declaredPropertiesAreAllHere() {
    var declared = 0
    var settable = 0
    for systemClass in SystemTables.classes {
      for property in systemClass.ownProperties where property.declaredBy == systemClass.symbol {
        declared += 1
        settable += property.isReadOnly ? 0 : 1
        #expect(systemClass.ownProperty(property.symbol) == property)
      }
    }
    #expect(declared >= 6569)
    #expect(settable == 4318)
  }

  @Test func defaultsAreValuesOfTheirTypes() {
    for property in SystemTables.classes.flatMap(\.ownProperties) {
      guard let text = property.defaultValue else { continue }
      let fits =
        switch property.type {
        case .boolean: text == "true" || text == "false"
        case .integer: Int(text) != nil
        case .number: Double(text) != nil
        case .enumeration(let type): type.raw(named: text) != nil
        default: false
        }
      #expect(fits, "\(property.declaredBy.string).\(property.name) = \(text)")
    }
  }
}
