extension StoredValue {
  /// How documents store a value of a type, as advice.
  static func form(of type: String) -> String {
    switch type {
    case "boolean": "write value=\"YES\" or value=\"NO\" instead"
    case "number": "store an 'integer' or 'real' element"
    case "string": "write value=\"…\" or store a 'string' element"
    case "image": "write the image's name as value=\"…\" instead"
    default: "store a '\(type)' element"
    }
  }

  /// The type of attributes whose values are elements of this name; nil for none.
  static func type(storedAs element: String) -> String? {
    switch element {
    case "integer", "real": "number"
    case "mutableString": "string"
    case "color", "string", "point", "size", "rect", "range": element
    default: nil
    }
  }
}
