import Testing

@testable import UIDescKit

@Suite struct StartingPointTests {
  private func document(_ version: Int, runtime: String = "iOS.CocoaTouch") -> [UInt8] {
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="\(runtime)"><dependencies>\
      <deployment version="\(version)" identifier="iOS"/></dependencies><objects/></document>
      """.utf8)
  }

  @Test func deploymentTargetsAreWhatAllDocumentsSay() {
    var start = StartingPoint()
    let worker = Worker()
    for _ in 0..<2 { start.add(document: document(4864), worker: worker) }
    #expect(start.deploymentTargets == [.iOS: PlatformVersion("13.0")].compactMapValues { $0 })
    start.add(document: document(5120), worker: worker)
    #expect(start.deploymentTargets.isEmpty)
  }

  @Test func brokenDocumentsSayNothing() {
    var start = StartingPoint()
    start.add(document: Array("<document".utf8), worker: Worker())
    start.add(document: [], worker: Worker())
    #expect(start.deploymentTargets.isEmpty)
  }

  @Test(arguments: [
    (#"{"version": 1, "classes": {"A": {"superclass": "UIView"}}}"#, true),
    (#"{"version": 1, "extensions": {}}"#, true),
    (#"{"version": 1}"#, false), (#"{"version": 2, "classes": {}}"#, false), (#"{"version": 1, "classes": []}"#, false),
    (#"{"version": 1, "classes": {"A": {"supersclass": "UIView"}}}"#, false), ("[", false),
  ])
  func registriesAreTold(text: String, isOne: Bool) { #expect(StartingPoint.isRegistry(Array(text.utf8)) == isOne) }

  @Test func whatIsWrittenIsRight() {
    var start = StartingPoint()
    start.registries = ["a/b.json"]
    start.assets = ["App"]
    start.add(document: document(4864), worker: Worker())
    let (configuration, findings) = read(String(decoding: start.json, as: UTF8.self))
    #expect(findings.map(\.diagnostic.message) == [])
    #expect(configuration.registries.map(\.text) == ["a/b.json"] && configuration.assets.map(\.text) == ["App"])
    #expect(configuration.deploymentTargets[.iOS] == PlatformVersion("13.0"))
  }
}
