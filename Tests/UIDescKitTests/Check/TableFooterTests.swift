import Testing

@testable import UIDescKit

struct TableFooterTests {
  private func rules(height: String, key: String = "tableFooterView") -> [String] {
    let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"\(height)\"/>"
    return findings("<tableView id=\"t\"><view key=\"\(key)\" id=\"f\">\(rect)</view></tableView>")
  }

  @Test(arguments: ["0", "0.0", "-0"]) func aFooterWithoutHeightIsNoted(height: String) {
    #expect(rules(height: height).map { $0.split(separator: " ").last } == ["empty-table-footer"])
  }

  @Test func aTinyOneIsFine() {
    #expect(rules(height: "0.01") == [])
    #expect(rules(height: "0", key: "tableHeaderView") == [])
  }
}
