import Testing

@testable import UIDescKit

struct InspectorTitleTests {
  private static let titles = [
    ("cornerRadius", "Corner Radius"), ("URLString", "URL String"), ("imageURL", "Image URL"),
    ("imageURLs", "Image URLs"),
    ("hdf_placeholder", "Hdf Placeholder"), ("hdf_placeholderColor", "Hdf Placeholder Color"),
    ("__privateKey", "Private Key"), ("line2Color", "Line2 Color"), ("x", "X"), ("isOn", "Is On"), ("ID", "ID"),
    ("ids", "Ids"), ("aURLInText", "A URL In Text"), ("größeÄndern", "Größe Ändern"), ("", ""), ("_", ""),
  ]

  @Test(arguments: titles) func keysAreSplitIntoWords(key: String, title: String) {
    #expect(InspectorTitle(key).text == title)
  }

  private func property(_ key: String, group: String? = nil, title: String? = nil) -> Property {
    var property = Property(key, .number, declaredBy: "A", file: "a.json")
    property.group = group
    property.title = title
    return property
  }

  @Test func aCommonFirstWordMakesAGroup() {
    let groups = InspectorGroups([
      property("lineWidth"), property("alpha"), property("lineColor"), property("count", group: "Size"),
      property("sizeLimit"), property("width", title: "Alpha Width"),
    ]).groups
    #expect(groups.map(\.heading) == ["Alpha", "Line", "Size"])
    #expect(
      groups.map { $0.properties.map(\.key) } == [
        ["alpha", "width"], ["lineColor", "lineWidth"], ["count", "sizeLimit"],
      ])
  }

  @Test func othersComeFirst() {
    let groups = InspectorGroups([property("lineWidth"), property("alpha"), property("lineColor"), property("beta")])
      .groups
    #expect(groups.map(\.heading) == [nil, "Line"])
    #expect(groups.first?.properties.map(\.key) == ["alpha", "beta"])
  }
}
