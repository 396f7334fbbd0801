import Testing
import UIDescKit

/// Where time goes, by a clock that ticks each time it is looked at.
@Suite struct TimingTests {
  private final class Ticks: @unchecked Sendable {
    var count: UInt64 = 0
    func next() -> UInt64 {
      count += 1
      return count
    }
  }

  private static let text = Array(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="a" misplaced="YES"/><view id="b" misplaced="YES"/></objects>
    </document>
    """.utf8)

  private func outcome(of text: [UInt8], clock: (@Sendable () -> UInt64)?) -> Outcome {
    var options = Compiler.Options()
    options.clock = clock
    return Compiler(registry: Registry(), options: options).validate(path: "a.xib", contents: text, with: Worker())
  }

  @Test func everyTickBelongsToAStageOrARule() throws {
    let ticks = Ticks()
    let timing = outcome(of: Self.text, clock: { ticks.next() }).timing
    #expect(timing.total == ticks.count - 1)
    let names = timing.parts.map(\.part.name)
    #expect(Set(names).isSuperset(of: ["read", "parse", "decode", "check", "lint", "places"]))
    #expect(timing.parts.map(\.time) == timing.parts.map(\.time).sorted(by: >))
  }

  @Test func aRuleHasTheTimeOfEachOfItsLooks() throws {
    let ticks = Ticks()
    let timing = outcome(of: Self.text, clock: { ticks.next() }).timing
    let spent = Dictionary(uniqueKeysWithValues: timing.parts.map { ($0.part, $0.time) })
    #expect(spent[.rule("misplaced-view")] == 2)
    #expect(spent[.stage("parse")] == 1)
  }

  @Test func whatCannotBeReadTakesTimeToo() throws {
    let ticks = Ticks()
    let timing = outcome(of: Array("<document><view>".utf8), clock: { ticks.next() }).timing
    #expect(timing.total == ticks.count - 1 && timing.parts.map(\.part.name).contains("read"))
  }

  @Test func timesOfDocumentsAddUp() throws {
    let ticks = Ticks()
    let one = outcome(of: Self.text, clock: { ticks.next() }).timing
    var both = one
    both.add(one)
    #expect(both.total == 2 * one.total && both.parts.map(\.part) == one.parts.map(\.part))
  }

  @Test func withoutAClockNothingIsMeasured() { #expect(outcome(of: Self.text, clock: nil).timing.parts.isEmpty) }
}
