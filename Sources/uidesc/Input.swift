/// A document of the run.
struct Input: Sendable {
  /// Where it is; '-' is standard input.
  let path: String
  /// Its path in the folder that was named, or its file name; trees are written under this name.
  let name: String
  /// Its absolute path; nil for a standard input without a name.
  let place: String?
  /// Whether its path may be another name of a file.
  let isLink: Bool
  /// Which of the run's setups it is for.
  var setup = 0

  init(path: String, name: String, place: String?, isLink: Bool = false) {
    self.path = path
    self.name = name
    self.place = place
    self.isLink = isLink
  }

  /// - Parameter path: where the text comes from, as far as the user knows.
  init(standardInputFrom path: String) {
    self.init(
      path: "-", name: Paths.split(path).name, place: path == Options.nameless ? nil : Paths.absolute(path))
  }

  /// What the user calls it.
  var named: String { path == "-" ? place ?? Options.nameless : path }
}
