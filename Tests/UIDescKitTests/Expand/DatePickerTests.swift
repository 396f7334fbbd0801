import Testing

@testable import UIDescKit

@Suite struct DatePickerTests {
  private func picker(_ attributes: String, today: String?) throws -> [String: Any] {
    try #require(try widget(box(attributes, class: "WZBDatePicker"), today: today).children.first)
  }

  private func value(_ row: String, of table: [String: Any]) -> String? {
    table.child("~a/table/\(row)")?.children.last?.properties["text"] as? String
  }

  @Test(arguments: [
    ("1990-06-21", "2026-01-31", "35"), ("1990-01-31", "2026-01-31", "36"), ("1990-02-01", "2026-01-31", "35"),
    ("2000-02-29", "2025-02-28", "24"), ("2000-02-29", "2025-03-01", "25"), ("2000-02-29", "2024-02-29", "24"),
    ("2026-01-31", "2026-01-31", "0"),
  ])
  func ageIsWholeYears(birth: String, today: String, age: String) throws {
    #expect(value("age", of: try picker(text("currentDate", birth), today: today)) == age)
  }

  /// Each sign's first day, and the day before.
  @Test(arguments: [
    ("01-19", "Capricorn"), ("01-20", "Aquarius"), ("02-18", "Aquarius"), ("02-19", "Pisces"), ("03-20", "Pisces"),
    ("03-21", "Aries"), ("04-19", "Aries"), ("04-20", "Taurus"), ("05-20", "Taurus"), ("05-21", "Gemini"),
    ("06-21", "Gemini"), ("06-22", "Cancer"), ("07-22", "Cancer"), ("07-23", "Leo"), ("08-22", "Leo"),
    ("08-23", "Virgo"), ("09-22", "Virgo"), ("09-23", "Libra"), ("10-23", "Libra"), ("10-24", "Scorpio"),
    ("11-22", "Scorpio"), ("11-23", "Sagittarius"), ("12-21", "Sagittarius"), ("12-22", "Capricorn"),
  ])
  func signsBeginOnTheirDay(day: String, sign: String) throws {
    #expect(value("constellation", of: try picker(text("currentDate", "1990-\(day)"), today: nil)) == sign)
  }

  @Test func todayIsTheDefault() throws {
    let table = try picker("", today: "2026-01-31")
    #expect(value("age", of: table) == "0")
    #expect(value("constellation", of: table) == "Aquarius")
    #expect(value("age", of: try picker("", today: nil)) == nil)
    #expect(table.frame == [0, 0, 100, 80])
    #expect(table.children.map(\.frame) == [[0, 44, 100, 44], [0, 88, 100, 44]])
  }

  @Test func aKeyboardHasNoRows() throws {
    let field = """
      <textField id="f"><connections><outlet property="inputView" destination="a" id="o"/></connections></textField>
      """
    let keyboard = box(text("pickerType", "inputView"), class: "WZBDatePicker")
    let table = try #require(try widget(keyboard + field).children.first)
    #expect(table.children.isEmpty)
    #expect((table["slots"] as? [String: [String: Any]])?["tableFooterView"]?.frame == [0, 44, 100, 216])
  }

  @Test(arguments: [("bottomPop", true, 0.2), ("bottomPop", false, nil), ("normal", true, nil)])
  func theMaskIsBehindAPopUp(type: String, mask: Bool, alpha: Double?) throws {
    let attributes = text("pickerType", type) + flag("enableDarkMask", mask)
    let color = try widget(box(attributes, class: "WZBDatePicker")).properties["backgroundColor"] as? [String: Any]
    #expect(color?["alpha"] as? Double == alpha)
  }
}
