/// What is wrong with one JSON file: the first findings, and how many more there are. In a file where nothing is right
/// each finding would cost more to tell than what it is about.
struct JSONFindings {
  static let most = 100

  private var told = Diagnostics()
  private var count = 0
  private var first: Diagnostic?

  mutating func report(_ diagnostic: Diagnostic) {
    guard told.list.count >= Self.most else {
      var diagnostic = diagnostic
      diagnostic.message = diagnostic.message.shortened
      return told.report(diagnostic)
    }
    count += 1
    // The most serious one stands for all.
    if first.map({ $0.severity < diagnostic.severity }) ?? true { first = diagnostic }
  }

  /// All of them, the last one for those that aren't told.
  var diagnostics: Diagnostics {
    guard var more = first else { return told }
    more.message = count == 1 ? "… and 1 more finding" : "… and \(count) more findings"
    more.range = more.range.lowerBound..<more.range.lowerBound
    var all = told
    all.report(more)
    return all
  }
}
