extension Registry {
  /// The names that expressions about an object of the class `chain` may use: its properties, `bounds`, `frame`,
  /// `childCount`, the number of children that the document gives it, `attributes`, all runtime attributes by key path,
  /// and `usedAs`, the outlets that lead to it.
  func scope(of chain: ClassChain, on platform: Platform) -> Scope {
    var scope = Scope()
    scope.declare("bounds", .rect)
    scope.declare("frame", .rect)
    scope.declare("childCount", .number)
    scope.declare("attributes", .map(.string, .any))
    scope.declare("usedAs", .list(.string))
    for property in properties(of: chain, on: platform) {
      let type = ExpressionType(property.type)
      let isSet = property.defaultValue != nil && !property.isOptional
      scope.declare(property.key, isSet ? type : .optional(type))
    }
    return scope
  }
}

extension ClassChain {
  /// The platform that expressions about the class are checked for: iOS where it is there.
  var mainPlatform: Platform {
    let platforms = system?.platforms.platforms ?? []
    return platforms.contains(.iOS) ? .iOS : platforms.first ?? .iOS
  }
}
