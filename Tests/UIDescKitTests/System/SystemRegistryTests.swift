import Foundation
import Testing

@testable import generate_tables

@Suite struct SystemRegistryTests {
  @Test(arguments: [
    (
      #"{"alpha": {"type": "number", "readonly": true}}"#, "UIView.alpha: unknown member 'readonly'"
    ),
    (#"{"alpha": {"type": "nubmer"}}"#, "there is no type 'nubmer'"),
  ])
  func aWrongPropertyIsRefused(_ properties: String, _ message: String) throws {
    #expect(
      try failure(#""UIView": {"platforms": ["iOS"], "properties": \#(properties)}"#) == message)
  }

  @Test func anUnknownSuperclassIsRefused() throws {
    let text = #""UIView": {"superclass": "UIResponder", "platforms": ["iOS"], "properties": {}}"#
    #expect(try failure(text) == "'UIView' has an unknown superclass 'UIResponder'")
  }

  @Test func anUnknownPlatformIsRefused() throws {
    let text = #""UIView": {"platforms": ["iPadOS"], "properties": {}}"#
    #expect(try failure(text) == "'iPadOS' is no platform")
  }

  @Test func aClassInTwoFilesIsRefused() throws {
    let text = #""UIView": {"platforms": ["iOS"], "properties": {}}"#
    #expect(try failure(text, text) == "1.json: 'UIView' is declared twice")
  }

  /// What the generator says about registries that declare these classes, one file each.
  private func failure(_ classes: String...) throws -> String? {
    let schemas = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = schemas.appendingPathComponent("registries/system")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: schemas) }
    for (index, text) in classes.enumerated() {
      let file = #"{"version": 1, "module": "UIKit", "classes": {\#(text)}}"#
      try Data(file.utf8).write(to: folder.appendingPathComponent("\(index).json"))
    }
    do {
      _ = try SystemTableBuilder(schemas: schemas).bytes()
      return nil
    } catch let error as TableError {
      return error.description
    }
  }
}
