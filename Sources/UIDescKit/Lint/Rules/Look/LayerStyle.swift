import XMLSource

/// What an object's runtime attributes set, in order, where a registry's forwarding leads: `layer.cornerRadius`.
struct LayerStyle {
  struct Setting {
    let place: AttributePlace
    let target: String
  }

  let object: Int
  fileprivate(set) var settings: [Setting]

  /// The last attribute that sets a key path, which counts.
  func last(_ target: String) -> AttributePlace? { settings.last { $0.target == target }?.place }

  /// Whether a key has these words in it, so that it may set what nobody has described.
  /// - Parameter known: a key path that is looked at by itself.
  func mentions(_ words: String..., besides known: String? = nil) -> Bool {
    settings.contains { setting in
      if setting.target == known { return false }
      let target = Array(setting.target.utf8)
      return words.allSatisfy(target.contains(text:))
    }
  }

  fileprivate var concernsLayer: Bool { settings.contains { $0.target.hasPrefix("layer.") } }
}

extension LintContext {
  func findLayerStyles() -> [LayerStyle] {
    var styles: [LayerStyle] = []
    // By object, one more than the index of its style.
    var styleOfObject = document.runtimeAttributes.isEmpty ? [] : Array(repeating: 0, count: document.objects.count)
    for attribute in document.runtimeAttributes {
      let place = AttributePlace(attribute, in: document)
      guard let target = targetPath(of: place) else { continue }
      if styleOfObject[attribute.owner] == 0 {
        styles.append(LayerStyle(object: attribute.owner, settings: []))
        styleOfObject[attribute.owner] = styles.count
      }
      styles[styleOfObject[attribute.owner] - 1].settings.append(.init(place: place, target: target))
    }
    return styles.filter(\.concernsLayer)
  }

  /// As `target(of:)`, as one text.
  private func targetPath(of place: AttributePlace) -> String? {
    guard let steps = place.steps else { return nil }
    if let key = steps.last, registry.owners[key] == nil { return place.keyPath }
    return target(of: place)?.joined(separator: ".")
  }

  /// The key path that an attribute sets in the end; nil when it has none.
  func target(of place: AttributePlace) -> [String]? { place.steps.map { target(of: $0, from: place.owner) } }

  /// The key path of the project's own that sets `target` in the end, of the object first, then of its layer.
  func declaredKeyPath(setting target: String, of object: Int) -> String? {
    let layer = registry.chain(of: "CALayer", module: nil, base: nil, on: document.platform)
    let own = registry.forwardingKeys(of: registry.chain(of: object, in: document)).map { [$0] }
    return (own + registry.forwardingKeys(of: layer).map { ["layer", $0] }).first {
      self.target(of: $0, from: object).joined(separator: ".") == target
    }?.joined(separator: ".")
  }

  private func target(of steps: [String], from owner: Int) -> [String] {
    var steps = steps
    // The loader refuses longer chains.
    for _ in 0..<Forwarding.maximumForwards {
      guard let key = steps.last, registry.owners[key] != nil,
        case .found(let property, _) = follow(steps, from: owner), let target = property.sets
      else { break }
      steps = steps.dropLast() + target.keySteps
    }
    return steps
  }

  func follow(_ steps: [String], from object: Int) -> KeyPathOutcome {
    registry.follow(steps, from: registry.chain(of: object, in: document), on: document.platform)
  }

  func number(_ place: AttributePlace?) -> Double? {
    guard let place, case .number(let value, _) = StoredValue(of: place.element, in: document) else { return nil }
    return value
  }

  /// What cuts off what sticks out of a view.
  enum Clipping {
    case none
    /// An attribute of the view's element.
    case builtIn(String)
    case runtime(AttributePlace)
    /// A key that nobody has described may, or what is stored is no Boolean.
    case unknown
  }

  func clipping(of style: LayerStyle) -> Clipping {
    for setting in style.settings.reversed() {
      let key = Array(setting.target.utf8)
      guard key.contains(text: "lips") || key.contains(text: "asksToBounds") else { continue }
      let isClipping = ["clipsToBounds", "layer.masksToBounds"].contains(setting.target)
      guard isClipping, case .boolean(let clips) = StoredValue(of: setting.place.element, in: document) else {
        return .unknown
      }
      return clips ? .runtime(setting.place) : .none
    }
    let element = document.objects[style.object].element
    for name in ["clipsSubviews", "clipsToBounds"] where isOn(name, of: element) { return .builtIn(name) }
    return .none
  }

  /// Whether code may finish what the document begins: the class is one of the project's, unless an option says to look all the same.
  func mayBeFinishedInCode(_ style: LayerStyle) -> Bool {
    !options.flag("customClasses") && document.customClass(of: style.object) != nil
  }
}

extension LintOption {
  static let customClasses = LintOption(
    "customClasses", .flag(false), "whether views of custom classes are checked, too, whose code may see to it")
}
