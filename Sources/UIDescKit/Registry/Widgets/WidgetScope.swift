extension Registry {
  /// The names that expressions about an object of the class `chain` may use: its properties and the built-in names.
  func scope(of chain: ClassChain, on platform: Platform) -> Scope {
    var scope = Scope(
      properties: { key in
        guard let property = self.property(key, of: chain, on: platform, orUnavailable: false) else { return nil }
        let type = ExpressionType(property.type)
        let isSet = property.defaultValue != nil && !property.isOptional
        // What redeclares `frame` of a view means the same.
        let isOwn = !property.isSystem && chain.system?.property(named: key, on: platform) == nil
        return Scope.Property(
          type: isSet ? type : .optional(type), isOwn: isOwn, isObject: property.isSystem && property.type.isObject)
      },
      names: { self.properties(of: chain, on: platform).map(\.key) })
    for (name, type) in Scope.ofObjects {
      scope.declare(builtIn: name, type, advice: "write attributes['\(name)'] for the property")
    }
    return scope
  }
}

extension Scope {
  /// What every object has, whatever its properties are called.
  static let ofObjects: [(name: String, type: ExpressionType)] = [
    ("bounds", .rect), ("frame", .rect),
    // The number of children that the document gives it.
    ("childCount", .number),
    // All runtime attributes by key path.
    ("attributes", .map(.string, .any)),
    // The outlets that lead to it.
    ("usedAs", .list(.string)),
    ("today", .date),
  ]

  /// A name that stands for something else each time that a part of a template is made.
  mutating func declare(repeated name: String, _ type: ExpressionType) {
    declare(builtIn: name, type, advice: "name the property with 'let' outside of what is repeated")
  }
}

extension ClassChain {
  /// The platform that expressions about the class are checked for: iOS where it is there.
  var mainPlatform: Platform {
    let platforms = system?.platforms.platforms ?? []
    return platforms.contains(.iOS) ? .iOS : platforms.first ?? .iOS
  }
}
