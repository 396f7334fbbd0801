/// What values are resolved for: the device and appearance that a document was designed for.
struct Environment {
  var appearance = "light"
  var locale = "en"
  var deviceID: String?
  /// How much of the screen the app has, in the words of documents that have device adaptations.
  var adaptation: String?
  /// In points; nil where nobody knows.
  var screen: (width: Double, height: Double, scale: Double)?
  var horizontal: SystemDevice.SizeClass?
  var vertical: SystemDevice.SizeClass?

  var isDark: Bool { appearance == "dark" }

  /// An upright iPhone with 393 × 852 points, or a television, where the document names no device.
  init(of document: Document) {
    let tree = document.tree
    let words = document.words
    let element = tree.children(tree.root).first { tree.name($0) == words.device }
    let isLandscape = element.flatMap { tree.string(words.orientation, of: $0) } == "landscape"
    deviceID = element.flatMap { tree.string(words.id, of: $0) }
    let inside = element.flatMap { device in tree.children(device).first { _ in true } }
    adaptation = inside.flatMap { tree.string(words.id, of: $0) }
    if let given = element.flatMap({ tree.string(words.appearance, of: $0) }) { appearance = given }
    // An id that no table has is kept, but says nothing of the screen.
    let known = deviceID.map { SystemTables.device(id: $0) } ?? SystemTables.defaultDevice(on: document.platform)
    guard let device = known else { return }
    let isTurned = isLandscape && device.width < device.height
    screen = (isTurned ? device.height : device.width, isTurned ? device.width : device.height, device.scale)
    let layout = device.layout(landscape: isLandscape) ?? device.layout(landscape: !isLandscape)
    horizontal = layout?.horizontal
    vertical = layout?.vertical
  }

  /// How closely a variation's key (`heightClass=compact-widthClass=regular`) describes this environment: the number of
  /// its conditions, 0 for `default`; nil when one of them doesn't hold.
  func specificity(of key: String) -> Int? {
    if key == "default" { return 0 }
    let conditions = key.split(separator: "-")
    if conditions.isEmpty { return nil }
    for condition in conditions {
      let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      let value: String? =
        switch parts[0] {
        case "widthClass": horizontal?.name
        case "heightClass": vertical?.name
        case "device": deviceID
        default: nil
        }
      guard value == parts[1] else { return nil }
    }
    return conditions.count
  }

  var fields: [Value.Field] {
    var fields: [Value.Field] = [.init("appearance", .string(appearance)), .init("locale", .string(locale))]
    var device: [Value.Field] = deviceID.map { [.init("id", .string($0))] } ?? []
    if let screen {
      device.append(.init("width", .number(screen.width)))
      device.append(.init("height", .number(screen.height)))
      device.append(.init("scale", .number(screen.scale)))
    }
    if let adaptation { device.append(.init("adaptation", .object([.init("id", .string(adaptation))]))) }
    if !device.isEmpty { fields.append(.init("device", .object(device))) }
    if let horizontal, let vertical {
      let traits: [Value.Field] = [
        .init("horizontalSizeClass", .string(horizontal.name)), .init("verticalSizeClass", .string(vertical.name)),
      ]
      fields.append(.init("traits", .object(traits)))
    }
    return fields
  }
}

extension SystemDevice.SizeClass {
  fileprivate var name: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}
