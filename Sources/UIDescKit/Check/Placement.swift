import XMLSource

extension Document {
  /// Reports a part of an object that stands outside of the list of such parts, and a value that stands in a list of others.
  func checkList(of element: ElementID, _ meaning: ElementMeaning, into diagnostics: inout Diagnostics) {
    guard let parent = tree.parent(element) else { return }
    let name = tree.name(element)
    let list: String
    switch meaning.role {
    case .constraint where name == words.constraint: list = "constraints"
    case .connection: list = "connections"
    case _ where name == words.userDefinedRuntimeAttribute: list = "userDefinedRuntimeAttributes"
    case .value where meaning.isClosed:
      let around = tree.name(parent)
      guard around == words.subviews || around == words.constraints || around == words.connections else { return }
      let list = tree.nameString(parent)
      return report("'\(tree.nameString(element))' stands in <\(list)>, which holds no values; put it before <\(list)>")
    default: return
    }
    guard vocabulary.element(tree.name(parent)).role == .object else { return }
    report("'\(tree.nameString(element))' stands outside <\(list)>, where it is looked for; put it there")

    func report(_ message: String) {
      diagnostics.report(
        about(owner(of: element), Diagnostic("misplaced-object", .warning, message, at: tree.nameRange(element))))
    }
  }

  /// Reports an object that stands straight in another, without a key: it is in none of the lists that are drawn, and fills
  /// no property.
  func checkPlacement(of element: ElementID, _ meaning: ElementMeaning, into diagnostics: inout Diagnostics) {
    guard meaning.role == .object, let parent = tree.parent(element),
      vocabulary.element(tree.name(parent)).role == .object, tree.attribute(words.key, of: element) == nil,
      let child = meaning.systemClass, let around = vocabulary.element(tree.name(parent)).systemClass,
      let place = Placement.of(child, in: around, on: platform)
    else { return }
    let name = tree.nameString(element)
    let message =
      switch place {
      case .list(let list): "'\(name)' stands outside <\(list)>, so it isn't drawn; put it into <\(list)>"
      case .key(let key):
        "'\(name)' has no key, so '\(tree.nameString(parent))' doesn't use it; give it key=\"\(key)\""
      }
    diagnostics.report(
      about(owner(of: element), Diagnostic("misplaced-object", .warning, message, at: tree.nameRange(element))))
  }
}

/// Where an object of one class stands in one of another.
private enum Placement {
  case list(String)
  case key(String)

  /// The first that fits holds.
  private static let table: [(child: String, owner: String, place: Placement)] = [
    ("UITableViewCell", "UITableView", .list("prototypes")),
    ("UICollectionViewCell", "UICollectionView", .list("cells")),
    ("UIView", "UITableViewCell", .key("contentView")), ("UIView", "UICollectionViewCell", .key("contentView")),
    ("UIView", "UIView", .list("subviews")), ("UIView", "UIViewController", .key("view")),
    ("UIBarButtonItem", "UIToolbar", .list("items")),
    ("UIBarButtonItem", "UINavigationItem", .key("rightBarButtonItem")),
    ("UINavigationItem", "UINavigationBar", .list("items")),
    ("UINavigationItem", "UIViewController", .key("navigationItem")),
    ("UITabBarItem", "UITabBar", .list("items")), ("UITabBarItem", "UIViewController", .key("tabBarItem")),
    ("NSTableColumn", "NSTableView", .list("tableColumns")), ("NSMenuItem", "NSMenu", .list("items")),
    ("NSMenu", "NSMenuItem", .key("submenu")), ("NSCell", "NSControl", .key("cell")),
    ("NSView", "NSView", .list("subviews")), ("NSView", "NSWindow", .key("contentView")),
    ("NSView", "NSViewController", .key("view")),
  ]

  static func of(_ child: SystemClass, in owner: SystemClass, on platform: Platform) -> Placement? {
    func isA(_ known: SystemClass, _ name: String) -> Bool {
      SystemTables.class(named: name).map { known.inherits(from: $0, on: platform) } ?? false
    }
    return table.first { isA(child, $0.child) && isA(owner, $0.owner) }?.place
  }
}
