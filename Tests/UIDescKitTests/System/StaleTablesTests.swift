import Foundation
import Testing
import UIDescKit

@testable import generate_tables

@Suite struct StaleTablesTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func theEmbeddedTablesAreWhatTheSchemasSay() throws {
    let fresh = try SystemTableBuilder(schemas: root.appendingPathComponent("Schemas")).bytes()
    let stored = try [UInt8](
      Data(contentsOf: root.appendingPathComponent("Schemas/system.bin")))
    // Compared outside of #expect, which would print both files.
    let isFresh = fresh == stored
    #expect(isFresh, "Schemas/ has changed: run 'make tables'")
    let isEmbedded = SystemTables.fileBytes.elementsEqual(stored)
    #expect(isEmbedded, "the executable embeds another file than system.bin")
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let builder = SystemTableBuilder(schemas: root.appendingPathComponent("Schemas"))
    let isSame = try builder.bytes() == builder.bytes()
    #expect(isSame)
  }
}
