import XMLSource

extension Document {
  /// The custom class, as written; nil for what is just what its element stands for.
  public func customClass(of object: Int) -> String? {
    tree.string(words.customClass, of: objects[object].element)
  }

  /// The module of the custom class; nil when the document gives none.
  public func customModule(of object: Int) -> String? {
    tree.string(words.customModule, of: objects[object].element)
  }

  /// The class that the object will be: the custom one, else the element's.
  public func className(of object: Int) -> String? {
    customClass(of: object) ?? objects[object].systemClass?.name
  }

  /// The `id` that the document gives the object.
  public func id(of object: Int) -> String? { tree.string(words.id, of: objects[object].element) }

  /// The object that `element` is or stands in.
  public func owner(of element: ElementID) -> Int? {
    let owner = ownerOfElement[Int(element.index)]
    return owner < 0 ? nil : Int(owner)
  }

  /// `diagnostic` with what is known of the object it is about.
  func about(_ object: Int?, _ diagnostic: Diagnostic) -> Diagnostic {
    guard let object else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.objectID = id(of: object)
    diagnostic.objectName = shown(words.userLabel, of: object)
    diagnostic.className = shown(words.customClass, of: object) ?? objects[object].systemClass?.name
    return diagnostic
  }

  /// Somebody may have put a book into it, and there may be many findings.
  private func shown(_ name: Name, of object: Int) -> String? {
    tree.attribute(name, of: objects[object].element).map { tree.ends($0, 4096).shortened }
  }
}

extension Document {
  /// Objects by their ids; the first of those that share one.
  var objectsByID: [String: Int] {
    var found: [String: Int] = [:]
    for index in objects.indices {
      if let id = id(of: index), found[id] == nil { found[id] = index }
    }
    return found
  }
}
