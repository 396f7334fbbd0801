/// A property that a document may set, from a project's registry or the system's tables.
struct Property: Keyed, Equatable {
  var key: String
  var type: ValueType
  /// The class, trait or protocol that declares it.
  var declaredBy: String
  /// The registry file; nil for the system's.
  var file: String?
  var isReadOnly = false
  var isOptional = false
  var limits = Limits()
  /// The key path of the same object that it forwards to.
  var sets: String?
  var defaultValue: JSONValue?
  /// What must not be set later.
  var order: [OrderRule] = []
  var group: String?
  var title: String?
  /// What its registry says of it, for people.
  var about: String?
  var introduced: [Platform: PlatformVersion] = [:]
  var deprecated: [Platform: PlatformVersion] = [:]

  /// What the system's tables say of it.
  private var system: SystemProperty?

  var isSystem: Bool { file == nil }

  /// The first version that has it; nil when nobody says.
  func introduced(on platform: Platform) -> PlatformVersion? {
    introduced[platform] ?? system?.availability.introduced(on: platform)
  }

  struct Limits: Sendable, Equatable {
    var minimum: Double?
    var maximum: Double?
    var step: Double?
    var pattern: Pattern?
    var unit: String?
  }

  init(_ key: String, _ type: ValueType, declaredBy: String, file: String?) {
    self.key = key
    self.type = type
    self.declaredBy = declaredBy
    self.file = file
  }

  init(_ property: SystemProperty) {
    self.init(property.name, ValueType(property.type), declaredBy: property.declaredBy.string, file: nil)
    isReadOnly = property.isReadOnly
    isOptional = property.isOptional
    system = property
  }
}
