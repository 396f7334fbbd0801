/// What connections of documents can lead to.
extension ClassChain {
  /// What all custom classes list together; nil when one doesn't list it, or there is none.
  func listed(_ names: (ProjectClass) -> [String]?) -> Set<String>? {
    guard isProject, !isOpen else { return nil }
    var all: Set<String> = []
    for case .project(let known) in links {
      guard let own = names(known) else { return nil }
      all.formUnion(own)
    }
    return all
  }
}
