/// The properties that one class, trait or extension brings.
struct PropertySection {
  /// The class that has them.
  let owner: String
  let heading: String
  var isExtension = false
  let properties: [Property]
}

extension Registry {
  /// Every key that can be set, each once: a class's own before its traits', these before what extensions add to it, and
  /// the class before those above it.
  func sections(of chain: ClassChain, on platform: Platform) -> [PropertySection] {
    var seen: Set<String> = []
    var sections: [PropertySection] = []
    func add(_ properties: [Property], _ owner: String, _ heading: String, isExtension: Bool = false) {
      let new = properties.filter { seen.insert($0.key).inserted }
      if new.isEmpty { return }
      sections.append(.init(owner: owner, heading: heading, isExtension: isExtension, properties: new))
    }
    for link in chain.links {
      switch link {
      case .project(let known):
        let own = known.properties.filter { !known.traits.contains($0.declaredBy) }
        add(own, known.name, "Properties of \(known.name)")
        for trait in known.traits {
          add(known.properties.filter { $0.declaredBy == trait }, known.name, "From the trait \(trait)")
        }
      case .system(let known):
        let own = known.ownProperties.filter { $0.isAvailable(on: platform) }.map(Property.init)
        add(own, known.name, "Properties of \(known.name)")
      }
      let added = extensions[link.name].map { Array($0) } ?? []
      for file in Set(added.compactMap(\.file)).sorted() {
        let heading = "Added to \(link.name) by \(file)"
        add(added.filter { $0.file == file }, link.name, heading, isExtension: true)
      }
    }
    return sections
  }
}

/// Properties in the groups of an inspector: what each is, and the line that sets it.
struct PropertyTable {
  private let properties: [Property]
  private let platform: Platform

  init(_ properties: [Property], on platform: Platform) {
    self.properties = properties
    self.platform = platform
  }

  var text: String {
    let context = TypedValueContext(platform: platform, isDark: false)
    let titleWidth = properties.map(\.inspectorTitle.count).max() ?? 0
    let keyWidth = properties.map(\.key.count).max() ?? 0
    var text = ""
    for group in InspectorGroups(properties).groups {
      text += group.heading.map { "  \($0)\n" } ?? ""
      for property in group.properties {
        let indent = group.heading == nil ? "  " : "    "
        let details = ([property.type.name] + property.details(on: platform, context)).joined(separator: ", ")
        let columns = [property.inspectorTitle.padded(titleWidth), property.key.padded(keyWidth), details]
        text += indent + columns.joined(separator: "  ") + "\n"
        if let about = property.about { text += "\(indent)    \(about)\n" }
        if let line = property.exampleLine { text += "\(indent)    \(line)\n" }
      }
    }
    return text
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
