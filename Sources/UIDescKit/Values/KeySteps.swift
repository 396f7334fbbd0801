extension String {
  /// The keys of a key path; an empty one where two dots meet or an end has one.
  var keySteps: [String] { split(separator: ".", omittingEmptySubsequences: false).map(String.init) }
}
