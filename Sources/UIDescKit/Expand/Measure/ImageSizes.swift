/// The natural sizes of images, in points, as `<resources>` lists them.
struct ImageSizes: Sendable {
  private var sizes: [String: (width: Double, height: Double)] = [:]

  init(_ tree: ViewTree) {
    guard case .object(let images)? = tree.assets["images"] else { return }
    for image in images {
      // What is listed for a symbol is no size in points.
      guard case .object(let fields) = image.value, fields["catalog"] == nil, let width = fields["width"]?.double,
        let height = fields["height"]?.double
      else { continue }
      sizes[image.key] = (width, height)
    }
  }

  func size(of image: Value) -> (width: Double, height: Double)? {
    guard case .object(let fields) = image, case .string(let name)? = fields["name"] else { return nil }
    return sizes[name]
  }
}
