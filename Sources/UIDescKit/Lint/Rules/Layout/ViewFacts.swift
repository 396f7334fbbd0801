import XMLSource

/// A view's place in the one around it, as the editor last saw it.
struct ViewFrame {
  var x, y, width, height: Double
  var maxX: Double { x + width }
  var maxY: Double { y + height }
}

extension Document {
  func frame(of view: ElementID) -> ViewFrame? {
    guard let rect = value("frame", of: view) else { return nil }
    let numbers = [words.x, words.y, words.width, words.height].map { name in
      tree.attribute(name, of: rect).flatMap { parseNumber(tree.bytes($0)) }
    }
    guard let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3] else { return nil }
    return ViewFrame(x: x, y: y, width: width, height: height)
  }

  func backgroundColor(of view: ElementID) -> ElementID? { value("backgroundColor", of: view) }

  /// Whether nothing of a colour is seen.
  func isClear(_ color: ElementID) -> Bool {
    let colors = words.colors
    if let alpha = tree.attribute(colors.alpha, of: color), parseNumber(tree.bytes(alpha)) == 0 { return true }
    return [colors.systemColor, colors.xcode11CocoaTouchSystemColor, colors.cocoaTouchSystemColor].contains { name in
      tree.attribute(name, of: color).map { tree.bytes($0).elementsEqual("clearColor".utf8) } ?? false
    }
  }

  /// The child that holds a property.
  private func value(_ key: String, of view: ElementID) -> ElementID? {
    tree.children(view).first { child in
      tree.attribute(words.key, of: child).map { tree.bytes($0).elementsEqual(key.utf8) } ?? false
    }
  }
}
