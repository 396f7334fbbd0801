extension Paths {
  /// An absolute path as somebody in a folder would write it.
  static func relative(_ path: String, to folder: String) -> String {
    var around = folder
    var up = ""
    while true {
      if let rest = below(around, path) { return rest.isEmpty ? (up.isEmpty ? "." : String(up.dropLast())) : up + rest }
      guard let parent = parent(of: around) else { return path }
      around = parent
      up += "../"
    }
  }
}
