/// A part of a node that no property is: how it answers touches, moves, or is put together.
///
/// `registry.schema.json` and `view-tree.schema.json` say the same of the parts.
struct NodePart: Sendable {
  /// The node's member.
  let name: String
  let shape: Shape

  indirect enum Shape: Sendable {
    case value(ValueType)
    /// One of these texts.
    case word([String])
    case list(Shape)
    case object(Members)
    /// Objects that a word in the member `by` tells apart.
    case kinds(by: String, [Kind])
  }

  struct Members: Sendable {
    var all: [Member]
    /// At least one of these must be there.
    var oneOf: [String] = []
  }

  struct Member: Sendable {
    let name: String
    let shape: Shape
    var isRequired = false

    init(_ name: String, _ shape: Shape, isRequired: Bool = false) {
      self.name = name
      self.shape = shape
      self.isRequired = isRequired
    }
  }

  struct Kind: Sendable {
    let word: String
    let members: Members
  }

  var isList: Bool { if case .list = shape { true } else { false } }

  static let all = [
    NodePart(
      name: "hitArea",
      shape: .kinds(
        by: "shape",
        [
          Kind(
            word: "circle",
            members: Members(all: [
              Member("center", .value(.point), isRequired: true), Member("radius", .value(.number), isRequired: true),
            ])),
          Kind(word: "rect", members: Members(all: [Member("frame", .value(.rect), isRequired: true)])),
        ])),
    NodePart(
      name: "tapAction",
      shape: .object(
        Members(all: [
          Member("kind", .value(.string), isRequired: true), Member("options", .list(.value(.string))),
        ]))),
    NodePart(
      name: "alert",
      shape: .object(
        Members(all: [
          Member("style", .word(["alert", "actionSheet"])), Member("title", .value(.string)),
          Member("message", .value(.string)), Member("fields", .list(.object(alertField))),
          Member("actions", .list(.object(alertAction))),
        ]))),
    NodePart(
      name: "animations",
      shape: .list(
        .object(
          Members(all: [
            Member("property", .value(.string), isRequired: true), Member("from", .value(.any)),
            Member("to", .value(.any), isRequired: true), Member("duration", .value(.duration), isRequired: true),
          ])))),
    NodePart(
      name: "textRuns",
      shape: .list(
        .object(
          Members(
            all: [
              Member("text", .value(.string)), Member("font", .value(.font)), Member("color", .value(.color)),
              Member("action", .value(.string)), Member("image", .value(.image)), Member("size", .value(.size)),
            ], oneOf: ["text", "image"])))),
  ]

  private static let alertField = Members(all: [
    Member("kind", .word(["text"]), isRequired: true), Member("placeholder", .value(.string)),
    Member("text", .value(.string)),
  ])

  private static let alertAction = Members(all: [
    Member("title", .value(.string), isRequired: true), Member("style", .word(["default", "cancel", "destructive"])),
  ])

  static let named = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension NodePart.Shape {
  /// How it is written, for messages.
  var example: String {
    switch self {
    case .value(let type): withArticle(type.name)
    case .word(let words): alternatives(words.map { "\"'\($0)'\"" })
    case .list: "a list: […]"
    case .object(let members): members.example()
    case .kinds(let name, let kinds):
      alternatives(kinds.map { $0.members.example(first: "\"\(name)\": \"'\($0.word)'\"") })
    }
  }
}

extension NodePart.Members {
  fileprivate func example(first: String? = nil) -> String {
    let needed = all.filter { $0.isRequired || oneOf.first == $0.name }
    let names = (needed.isEmpty ? all : needed).map { "\"\($0.name)\": …" }
    return "{" + ([first].compactMap { $0 } + names).joined(separator: ", ") + "}"
  }
}
