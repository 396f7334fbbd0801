import XMLSource

/// What a user-defined runtime attribute holds, as the document stores it.
enum StoredValue: Equatable {
  case boolean(Bool)
  case number(Double, isInteger: Bool)
  case string(String, localized: Bool)
  /// The `color` element; colours are resolved by a later stage.
  case color(ElementID)
  case image(String, isSymbol: Bool)
  case point([Double])
  case size([Double])
  case rect([Double])
  case range([Double])
  case nilValue
  /// Nothing is stored, or not all of it.
  case missing(String, at: Range<Int>)
  /// What is stored can't be read as its type.
  case malformed(String, at: Range<Int>)
  /// The value's element is of another type than the attribute.
  case disagreeing(child: ElementID)
  /// No type of the editor's; nil when the attribute names none.
  case unknownType(String?)

  /// The types that Interface Builder offers, as documents spell them.
  static let typeNames = ["boolean", "number", "string", "color", "image", "point", "size", "rect", "range", "nil"]

  /// The type's name in messages and documents.
  var typeName: String {
    switch self {
    case .boolean: "boolean"
    case .number: "number"
    case .string(_, let localized): localized ? "localized string" : "string"
    case .color: "color"
    case .image: "image"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .range: "range"
    case .nilValue: "nil"
    case .missing, .malformed, .disagreeing, .unknownType: "unknown"
    }
  }

  /// Reads the value of `element`, a `userDefinedRuntimeAttribute` of `document`.
  init(of element: ElementID, in document: Document) {
    let reader = StoredValueReader(element, document)
    guard let type = document.tree.string(document.words.type, of: element) else {
      self = .unknownType(nil)
      return
    }
    self = reader.read(type)
  }
}
