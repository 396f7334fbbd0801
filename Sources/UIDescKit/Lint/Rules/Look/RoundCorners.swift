import XMLSource

/// What a view draws in its corners besides its own background, by the frames that the editor has seen.
struct RoundCorners {
  private let document: Document
  private let radius: Double
  private let looksAtCustomClasses: Bool
  private let clipsSubviews: Name
  private let hidden: Name
  private let contentMode: Name

  init(_ document: Document, _ radius: Double, looksAtCustomClasses: Bool) {
    self.document = document
    self.radius = radius
    self.looksAtCustomClasses = looksAtCustomClasses
    let names = document.tree.names
    clipsSubviews = names.intern("clipsSubviews")
    hidden = names.intern("hidden")
    contentMode = names.intern("contentMode")
  }

  private static let filled = [
    "tableView", "collectionView", "mapView", "webView", "wkWebView", "visualEffectView",
  ]

  /// What sticks out, with the element that does when it is another; nil when nothing is known to.
  func content(of view: ElementID) -> (name: String, element: ElementID?)? {
    let name = tree.nameString(view)
    if name == "imageView" { return showsImageInCorners(view) ? ("its image", nil) : nil }
    // UIKit draws a label's background with its text, and not as its layer's.
    if name == "label" { return fillsItsFrame(view) ? ("its background", nil) : nil }
    if name == "button" { return hasBackgroundImage(view) ? ("its background image", nil) : nil }
    if Self.filled.contains(name) { return ("its content", nil) }
    guard let frame = document.frame(of: view), frame.width > 0, frame.height > 0 else { return nil }
    let bounds = ViewFrame(x: 0, y: 0, width: frame.width, height: frame.height)
    return overhang(in: view, at: bounds, bounds, seen: nil).map { ("the \(tree.nameString($0)) in it", $0) }
  }

  /// - Parameters:
  ///   - frame: the view's, seen from the round one.
  ///   - seen: what views that clip leave of it.
  private func overhang(in view: ElementID, at frame: ViewFrame, _ bounds: ViewFrame, seen: ViewFrame?) -> ElementID? {
    for child in subviews(of: view) {
      guard var place = document.frame(of: child), isSeen(child), !isRoundItself(child) else { continue }
      if tree.attribute(document.words.customClass, of: child) != nil, !looksAtCustomClasses { continue }
      place.x += frame.x
      place.y += frame.y
      let shown = seen.map { place.cut(to: $0) } ?? place
      if fillsItsFrame(child), reachesCorner(shown, of: bounds) { return child }
      let clips = tree.string(clipsSubviews, of: child) == "YES"
      if let found = overhang(in: child, at: place, bounds, seen: clips ? shown : seen) { return found }
    }
    return nil
  }

  /// Whether a rectangle covers what the arc of a corner cuts off. One that leaves the bounds is meant to.
  private func reachesCorner(_ frame: ViewFrame, of bounds: ViewFrame) -> Bool {
    let left = frame.x
    let right = bounds.width - frame.maxX
    let top = frame.y
    let bottom = bounds.height - frame.maxY
    guard frame.width > 0, frame.height > 0, min(left, right, top, bottom) > -1 else { return false }
    let round = min(radius, bounds.width / 2, bounds.height / 2)
    return [(left, top), (right, top), (left, bottom), (right, bottom)].contains { x, y in
      let dx = round - x
      let dy = round - y
      // Half a point isn't seen.
      return dx > 0 && dy > 0 && dx * dx + dy * dy > (round + 0.5) * (round + 0.5)
    }
  }

  private func subviews(of view: ElementID) -> [ElementID] {
    tree.children(view).flatMap { child in
      if tree.name(child) == document.words.subviews { return Array(tree.children(child)) }
      return tree.string(document.words.key, of: child) == "contentView" ? [child] : []
    }
  }

  private func isSeen(_ view: ElementID) -> Bool {
    tree.string(hidden, of: view) != "YES"
      && tree.attribute(document.words.colors.alpha, of: view).map { parseNumber(tree.bytes($0)) != 0 } ?? true
  }

  private func isRoundItself(_ view: ElementID) -> Bool {
    guard let list = tree.children(view).first(where: { tree.name($0) == document.words.userDefinedRuntimeAttributes })
    else { return false }
    return tree.children(list).contains { attribute in
      tree.attribute(document.words.keyPath, of: attribute).map { Array(tree.bytes($0)).contains(text: "orner") }
        ?? false
    }
  }

  private func fillsItsFrame(_ view: ElementID) -> Bool {
    let name = tree.nameString(view)
    if name == "imageView", showsImageInCorners(view) { return true }
    if let color = document.backgroundColor(of: view) { return !document.isClear(color) }
    return Self.filled.contains(name)
  }

  /// A fitted or centred image may keep clear of the corners, and so may a symbol.
  private func showsImageInCorners(_ view: ElementID) -> Bool {
    let mode = tree.string(contentMode, of: view) ?? "scaleToFill"
    return ["scaleToFill", "scaleAspectFill"].contains(mode)
      && tree.string(document.words.catalog, of: view) != "system"
  }

  private func hasBackgroundImage(_ button: ElementID) -> Bool {
    tree.children(button).contains { tree.name($0) == document.words.state && value("backgroundImage", of: $0) != nil }
  }

  private var tree: XMLTree { document.tree }

  private func value(_ name: String, of element: ElementID) -> String? {
    tree.string(tree.names.intern(name), of: element)
  }
}

extension ViewFrame {
  fileprivate func cut(to other: ViewFrame) -> ViewFrame {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return ViewFrame(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}
