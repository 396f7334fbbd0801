/// What types are called elsewhere, in Swift, Objective-C and by people, and what a registry calls them.
enum EverydayTypeName {
  /// Without regard to case.
  private static let names: [(type: String, others: [String])] = [
    ("boolean", ["bool", "nsbool", "yesno"]),
    ("integer", ["int", "uint", "nsinteger", "nsuinteger", "long", "short", "int32", "int64", "whole"]),
    ("number", ["float", "double", "cgfloat", "real", "decimal", "nsnumber", "numeric"]),
    ("string", ["str", "text", "nsstring", "nsmutablestring", "char"]),
    ("color", ["colour", "uicolor", "nscolor", "cgcolor", "rgb", "rgba"]),
    ("image", ["uiimage", "nsimage", "picture"]), ("font", ["uifont", "nsfont"]),
    ("point", ["cgpoint", "nspoint"]), ("size", ["cgsize", "nssize"]), ("rect", ["cgrect", "nsrect", "frame"]),
    ("insets", ["uiedgeinsets", "nsedgeinsets", "edgeinsets", "inset"]), ("range", ["nsrange"]),
    ("date", ["nsdate", "datetime"]), ("duration", ["timeinterval", "nstimeinterval", "time"]),
    ("any", ["id", "anyobject", "nsobject", "object"]),
  ]

  private static let made: [(shape: String, others: [String])] = [
    ("{\"list\": \"string\"}", ["list", "array", "nsarray"]),
    ("{\"map\": [\"string\", \"number\"]}", ["map", "dictionary", "nsdictionary", "dict"]),
    ("{\"enum\": {\"left\": 0, \"right\": 1}}", ["enum", "nsenum", "enumeration", "choice"]),
    ("{\"flags\": {\"top\": 1, \"left\": 2}}", ["flags", "options", "optionset"]),
    ("{\"call\": {\"slide\": [[\"in\", \"out\"]]}}", ["call"]),
  ]

  /// `write 'boolean'`; nil for what is no type anywhere.
  static func advice(for name: String) -> String? {
    let name = name.lowercased()
    if let item = item(ofList: name) { return "a list is written {\"list\": \"\(advised(item) ?? item)\"}" }
    if let type = advised(name) { return "write '\(type)'" }
    return made.first { $0.others.contains(name) }.map { "such a type is an object, as \($0.shape)" }
  }
  private static func advised(_ name: String) -> String? {
    names.first { $0.type == name || $0.others.contains(name) }?.type
  }

  /// What is between the brackets of `[string]`, `string[]` or `Array<string>`.
  private static func item(ofList name: String) -> String? {
    for (start, end) in [("[", "]"), ("", "[]"), ("array<", ">"), ("list<", ">")]
    where name.hasPrefix(start) && name.hasSuffix(end) && name.count > start.count + end.count {
      let item = name.dropFirst(start.count).dropLast(end.count)
      return item.contains { "[]<>:".contains($0) } ? nil : String(item)
    }
    return nil
  }
}
