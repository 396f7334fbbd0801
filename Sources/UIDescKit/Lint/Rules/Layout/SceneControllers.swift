import XMLSource

extension Document {
  /// The view controllers of a storyboard's scenes, without links to other storyboards and window controllers.
  var sceneControllers: [Int] {
    guard kind == .storyboard else { return [] }
    let sceneMember = tree.names.intern("sceneMemberID")
    let windowController = tree.names.intern("windowController")
    return objects.indices.filter { index in
      let object = objects[index]
      guard !object.isPlaceholder, tree.name(object.element) != windowController else { return false }
      return tree.string(sceneMember, of: object.element) == "viewController"
    }
  }
}
