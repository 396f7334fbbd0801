/// Finds the documents of a run, in the order of the command line.
struct Inputs {
  private(set) var all: [Input] = []
  private(set) var problems: [(path: String, problem: FileProblem)] = []
  /// What folders' walks haven't taken.
  private(set) var leftOut: [LeftOutLink] = []

  init(_ options: Options, _ configurations: Configurations) {
    var places = PlaceFinder()
    for path in options.paths {
      if path == "-" {
        all.append(Input(standardInputFrom: options.standardInputPath))
      } else if options.forcesExclusion, !WalkRules.takes(path, configurations) {
        continue
      } else if !Files.isFolder(path) {
        all.append(
          Input(path: path, name: Paths.split(path).name, place: places.place(of: path), isLink: Files.isLink(path)))
      } else {
        let walk = Walk(path, configurations)
        all += walk.documents
        problems += walk.problems
        leftOut += walk.leftOut
      }
    }
    takeEachFileOnce()
  }

  /// Of a file that is named in several ways the first name stays.
  private mutating func takeEachFileOnce() {
    guard all.count > 1 else { return }
    // By bytes: as text, names that spell a letter in different ways are equal.
    var seen: Set<[UInt8]> = []
    all = all.filter { input in
      guard input.path != "-", let place = input.place else { return true }
      return seen.insert(Array((input.isLink ? Paths.end(of: place) ?? place : place).utf8)).inserted
    }
  }
}
