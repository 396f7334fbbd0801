/// What can stand at a place of a command line.
struct Completion: Sendable, Equatable {
  enum Paths: Sendable { case none, folders, files }
  /// What stands after a word and `=`.
  enum Second: Sendable, Equatable {
    case nothing
    case file
    /// One of these, which can't be left out.
    case words([String])
  }

  var words: [String] = []
  var paths = Paths.none
  var second = Second.nothing
  /// The word after which the name of a class stands.
  var classesAfter: String?

  static let nothing = Completion()
  static let files = Completion(paths: .files)
  static let folders = Completion(paths: .folders)
  static func oneOf(_ words: [String]) -> Completion { Completion(words: words) }
}
