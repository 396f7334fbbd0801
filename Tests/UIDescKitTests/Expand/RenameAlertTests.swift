import Foundation
import Testing

@testable import UIDescKit

struct RenameAlertTests {
  private func alert(_ attributes: String...) throws -> (parts: NSDictionary, findings: [String]) {
    let alert = try BuiltInWidget("RenameAlert", on: "customObject", attributes.joined())
    return (try #require(alert.node["alert"] as? NSDictionary), alert.findings)
  }

  @Test func titlesMakeTwoActions() throws {
    let alert = try alert(
      text("title", "Rename"), text("message", "Name it."), text("fieldPlaceholder", "Name"), text("fieldText", "Old"),
      text("confirmTitle", "OK"), text("cancelTitle", "Cancel"))
    #expect(
      alert.parts == [
        "style": "alert", "title": "Rename", "message": "Name it.",
        "fields": [["kind": "text", "placeholder": "Name", "text": "Old"]],
        "actions": [["title": "OK", "style": "default"], ["title": "Cancel", "style": "cancel"]],
      ])
    #expect(alert.findings.isEmpty)
  }

  @Test func aListMakesItsOwn() throws {
    let alert = try alert(text("actions", "destructive(Remove), default(Keep)"))
    #expect(
      alert.parts["actions"] as? NSArray == [
        ["title": "Remove", "style": "destructive"], ["title": "Keep", "style": "default"],
      ])
    #expect(alert.findings.isEmpty)
  }

  @Test func wrongUsesAreFound() throws {
    #expect(try alert(text("title", "Rename")).findings.map { $0.prefix(21) } == ["alert-without-actions"])
    #expect(try alert(text("actions", "")).findings.map { $0.prefix(21) } == ["alert-without-actions"])
    let cancels = "cancel(No), cancel(Never)"
    #expect(try alert(text("actions", cancels)).findings == ["two-cancel-actions \(cancels)"])
    #expect(try alert(text("actions", "default")).findings == ["action-without-title default"])
    let both = try alert(text("actions", "default(Yes)"), text("confirmTitle", "OK"))
    #expect(both.findings == ["unused-action-title OK"])
  }

  /// A value that is none is found once, and nothing follows from it.
  @Test func aBrokenListIsOneFinding() throws {
    #expect(try alert(text("actions", "cancel(No")).findings == ["malformed-value ("])
  }
}
