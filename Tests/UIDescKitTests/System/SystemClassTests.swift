import Testing
import UIDescKit

@Suite struct SystemClassTests {
  @Test func labelDescendsFromResponder() throws {
    let label = try #require(SystemTables.class(named: "UILabel"))
    #expect(label.chain(on: .iOS).map(\.name) == ["UILabel", "UIView", "UIResponder", "NSObject"])
    #expect(label.module == "UIKit")
    #expect(label.platforms == PlatformSet([.iOS, .tvOS]))
  }

  @Test func superclassDiffersOnTheMac() throws {
    let web = try #require(SystemTables.class(named: "WKWebView"))
    #expect(web.superclass(on: .iOS)?.name == "UIView")
    #expect(web.superclass(on: .macOS)?.name == "NSView")
  }

  @Test func everyChainEndsAtNSObject() {
    for systemClass in SystemTables.classes {
      for platform in systemClass.platforms.platforms {
        let chain = Array(systemClass.chain(on: platform).prefix(20))
        #expect(chain.last?.name == "NSObject", "\(systemClass.name) on \(platform)")
        #expect(
          chain.allSatisfy { $0.platforms.contains(platform) }, "\(systemClass.name) on \(platform)"
        )
      }
    }
  }

  @Test func classesAreFoundByBytesAndOnlyWhole() {
    #expect(SystemTables.classIndex(named: Array("NSView".utf8)) != nil)
    #expect(SystemTables.classIndex(named: "UILabe") == nil)
    #expect(SystemTables.classIndex(named: "UILabell") == nil)
    #expect(SystemTables.classIndex(named: "") == nil)
  }

  @Test func everyClassIsFoundByItsName() {
    #expect(SystemTables.classes.count == 1028)
    for systemClass in SystemTables.classes {
      #expect(SystemTables.classIndex(named: systemClass.name) == systemClass.index)
    }
  }

  @Test func layersTakeAnyKeyAndPathsIntoStructs() throws {
    let gradient = try #require(SystemTables.class(named: "CAGradientLayer"))
    let view = try #require(SystemTables.class(named: "UIView"))
    #expect(gradient.acceptsAnyKey(on: .iOS))
    #expect(!view.acceptsAnyKey(on: .iOS))
    let transform = try #require(gradient.property(named: "transform", on: .iOS))
    #expect(gradient.subkeys(of: transform.type, on: .iOS).map(\.string).contains("rotation.z"))
    #expect(view.subkeys(of: .rect, on: .iOS).isEmpty)
  }

  @Test func aRecordThatDoesNotExistIsEmpty() {
    let nothing = SystemClass(index: 1_000_000)
    #expect(nothing.name == "" || nothing.ownProperties.isEmpty)
    #expect(SystemProperty(index: -1).defaultValue == nil || SystemProperty(index: -1).name.isEmpty)
  }
}
