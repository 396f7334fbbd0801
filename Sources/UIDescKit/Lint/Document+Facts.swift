import XMLSource

/// What several rules ask of a document.
extension Document {
  /// The ids of what outlets lead to, which code may change.
  var outletDestinations: Set<String> {
    var found: Set<String> = []
    for index in 0..<tree.elementCount {
      let element = ElementID(index)
      let name = tree.name(element)
      guard name == words.outlet || name == words.outletCollection,
        let destination = tree.string(words.destination, of: element)
      else { continue }
      found.insert(destination)
    }
    return found
  }

  /// The identifiers by which references to storyboards name scenes.
  var referencedScenes: Set<String> {
    let name = tree.names.intern("referencedIdentifier")
    return Set((0..<tree.elementCount).lazy.compactMap { [tree] in tree.string(name, of: ElementID($0)) })
  }

  /// Whether an object's element stands for one of the system's classes or a subclass of it.
  func isKind(of classes: [String], _ object: Int) -> Bool {
    vocabulary.element(tree.name(objects[object].element)).isKind(of: classes)
  }

  /// Whether an object is what a storyboard has a scene for.
  func isViewController(_ object: Int) -> Bool {
    !objects[object].isPlaceholder && vocabulary.element(tree.name(objects[object].element)).isViewController
  }

  /// How many objects have each custom class.
  var customClassCounts: [String: Int] {
    var counts: [String: Int] = [:]
    for index in objects.indices {
      if let name = customClass(of: index) { counts[name, default: 0] += 1 }
    }
    return counts
  }
}
