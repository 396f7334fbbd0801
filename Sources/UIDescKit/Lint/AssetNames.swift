/// The images, colours and symbols of a project, as the names of its files and folders tell.
public struct AssetNames: Sendable {
  /// Image sets and icons of asset catalogues, and image files, with and without what follows their dot.
  public private(set) var images: Set<String> = []
  /// Colour sets.
  public private(set) var colors: Set<String> = []
  /// Symbol sets.
  public private(set) var symbols: Set<String> = []
  /// Whether any catalogue is among the folders.
  public private(set) var hasCatalogue = false

  /// Nothing has been named yet.
  public init() {}

  private static let catalogue = "xcassets"
  private static let imageSets: Set = [
    "imageset", "appiconset", "iconset", "launchimage", "imagestack", "brandassets", "icon",
  ]
  private static let imageFiles: Set = [
    "png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "pdf", "svg", "heic", "heif", "webp", "icns", "ico",
  ]

  /// Whether a file of that name is an image.
  public static func isImage(_ file: String) -> Bool { imageFiles.contains(parts(of: file).kind.lowercased()) }

  /// Whether a folder of that name is an asset catalogue.
  public static func isCatalogue(_ folder: String) -> Bool { parts(of: folder).kind == catalogue }

  /// Takes the name of a folder.
  /// - Parameter namespace: what stands before names in it: `Icons/`.
  /// - Returns: whether the folder is one asset, so that nothing in it has a name of its own.
  public mutating func add(folder: String, namespace: String) -> Bool {
    let (name, kind) = Self.parts(of: folder)
    switch kind {
    case Self.catalogue:
      hasCatalogue = true
      return false
    case "colorset": colors.insert(namespace + name)
    case "symbolset": symbols.insert(namespace + name)
    case _ where Self.imageSets.contains(kind): images.insert(namespace + name)
    default: return false
    }
    return true
  }

  /// Takes the name of a file outside of catalogues: `star@2x~ipad.png` is `star` and `star.png`.
  public mutating func add(file: String) {
    let (name, kind) = Self.parts(of: file)
    guard Self.isImage(file) else { return }
    let plain = Self.withoutDeviceAndScale(name)
    images.insert(plain)
    images.insert("\(plain).\(kind)")
  }

  /// Whether the `Contents.json` of a folder in a catalogue puts the folder's name before those in it.
  public static func providesNamespace(_ contents: [UInt8]) -> Bool {
    guard case .success(let json) = JSONReader.read(contents) else { return false }
    return json["properties"]?["provides-namespace"]?.bool ?? false
  }

  /// What stands before names in a folder that provides a namespace.
  public static func namespace(of folder: String) -> String {
    let (name, kind) = parts(of: folder)
    return (kind == "spriteatlas" ? name : folder) + "/"
  }

  /// What is known of a project with these names. Without a catalogue nobody knows its colours; without a single image,
  /// where its images are.
  public var project: Project {
    Project(
      images: hasCatalogue || !images.isEmpty ? images : nil, colors: hasCatalogue ? colors : nil,
      symbols: hasCatalogue ? symbols : nil)
  }

  private static func parts(of file: String) -> (name: String, kind: String) {
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return (file, "") }
    return (String(file[..<dot]), String(file[file.index(after: dot)...]))
  }

  private static func withoutDeviceAndScale(_ name: String) -> String {
    var name = name[...]
    for mark in ["~iphone", "~ipad", "@1x", "@2x", "@3x", "~iphone", "~ipad"] where name.hasSuffix(mark) {
      name = name.dropLast(mark.count)
    }
    return String(name)
  }
}
