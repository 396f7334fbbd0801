import Foundation
import UIDescKit

/// `Schemas/documents/<platform>.json`: the elements and attributes of Interface Builder's documents.
struct DocumentFile: Decodable {
  struct Element: Decodable {
    let role: String
    let `class`: String?
    let attributes: [String: Attribute]?
    /// Its attributes are the options of a set.
    let options: Bool?
  }

  struct Attribute: Decodable {
    let kind: String
    /// The property it sets, by UIKit's or AppKit's name.
    let property: String?
    /// The property's enum or option set.
    let type: String?
    /// Spellings that differ from the enum's case names.
    let values: [String: String]?
    /// Read by the editor only.
    let design: Bool?
  }

  let version: Int
  let elements: [String: Element]
  /// Attributes that stand for a class's property, on every element of that class or a subclass.
  let classes: [String: [String: Attribute]]
}

/// Writes each vocabulary's elements, each with all attributes it can have: its own and its class chain's.
struct DocumentTable {
  private var elements: [[Field]] = []
  private var attributes: [[Field]] = []
  private var spellings: [[Field]] = []

  init(folder: URL, writer: inout TableWriter) throws {
    for vocabulary in VocabularyID.allCases {
      let file: DocumentFile = try decodeTable(at: folder.appendingPathComponent("\(vocabulary.name).json"))
      for (name, element) in file.elements.sorted(by: { byName($0.key, $1.key) }) {
        try add(name, element, in: file, vocabulary)
      }
    }
    writer.add(.documentElements, elements)
    writer.add(.documentAttributes, attributes)
    writer.add(.documentSpellings, spellings)
  }

  private mutating func add(
    _ name: String, _ element: DocumentFile.Element, in file: DocumentFile, _ vocabulary: VocabularyID
  ) throws {
    guard let role = ElementRole.allCases.first(where: { $0.name == element.role }) else {
      throw TableError("\(vocabulary.name).json: '\(name)' has the unknown role '\(element.role)'")
    }
    var all = element.attributes ?? [:]
    for step in element.class.flatMap({ SystemTables.class(named: $0) }).map({
      Array($0.chain(on: vocabulary.platform))
    }) ?? [] {
      all.merge(file.classes[step.name] ?? [:]) { own, _ in own }
    }
    elements.append([
      .string(name), .optionalString(element.class), .u32(UInt32(attributes.count)), .u32(UInt32(all.count)),
      .u8(vocabulary.rawValue), .u8(role.rawValue), .u16(element.options == true ? 1 : 0),
    ])
    for (key, attribute) in all.sorted(by: { byName($0.key, $1.key) }) {
      let values = (attribute.values ?? [:]).sorted { byName($0.key, $1.key) }
      attributes.append([
        .string(key), .optionalString(attribute.property), .optionalString(attribute.type),
        .u32(UInt32(spellings.count)), .u32(UInt32(values.count)),
        .u8(AttributeKind(name: attribute.kind).rawValue), .u8(attribute.design == true ? 1 : 0), .u16(0),
      ])
      spellings += values.map { [.string($0.key), .string($0.value)] }
    }
  }
}
