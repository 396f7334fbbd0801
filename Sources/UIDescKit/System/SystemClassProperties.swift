extension SystemClass {
  /// The property it declares or adopts itself.
  public func ownProperty(_ key: SystemSymbol) -> SystemProperty? {
    let properties = ownProperties
    return properties.position(of: key, in: .properties).map { properties[$0] }
  }

  /// The property that `key` reaches on `platform`, nearest class first. One that the platform lacks is found
  /// only when no other has the key, so that a caller can say where it does exist.
  public func property(_ key: SystemSymbol, on platform: Platform) -> SystemProperty? {
    var unavailable: SystemProperty?
    for step in chain(on: platform) {
      guard let found = step.ownProperty(key) else { continue }
      if found.isAvailable(on: platform) { return found }
      unavailable = unavailable ?? found
    }
    return unavailable
  }

  /// The property that `key` reaches on `platform`.
  public func property(named key: some StringProtocol, on platform: Platform) -> SystemProperty? {
    SystemSymbol(key).flatMap { property($0, on: platform) }
  }

  /// The property whose getter is `getter` (`isHidden`), for the advice to use its key instead.
  public func property(withGetter getter: SystemSymbol, on platform: Platform) -> SystemProperty? {
    for step in chain(on: platform) {
      if let found = step.ownProperties.first(where: { $0.getter == getter }) { return found }
    }
    return nil
  }

  /// Every property that `platform` has, sorted by name, a subclass's before its superclass's of the same key.
  public func allProperties(on platform: Platform) -> [SystemProperty] {
    var seen: Set<SystemSymbol> = []
    return chain(on: platform)
      .flatMap { $0.ownProperties.filter { $0.isAvailable(on: platform) } }
      .filter { seen.insert($0.symbol).inserted }
      .sorted { $0.symbol < $1.symbol }
  }

  /// The paths into a struct that its layers document: `x` of a point, `rotation.z` of a `CATransform3D`.
  public func subkeys(of type: SystemType, on platform: Platform) -> [SystemSymbol] {
    let name = type.name
    return chain(on: platform).flatMap { step in
      SystemRows<SystemSubkey>(all: .subkeys)
        .filter { $0.classIndex == step.index && $0.type.string == name }
        .map(\.key)
    }
  }
}

/// One documented path into a struct.
struct SystemSubkey: SystemRow {
  let record: SystemRecord
  init(index: Int) { record = SystemRecord(.subkeys, index) }

  var classIndex: Int { Int(record.u32(0)) }
  var type: SystemSymbol { record.symbol(4) }
  var key: SystemSymbol { record.symbol(8) }
}
