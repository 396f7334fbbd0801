import UIDescKit

extension Options {
  /// The files that the command line has the run write, but for trees in a folder.
  var targets: [String] { reports.compactMap(\.file) + [output == "-" ? nil : output, newBaseline].compactMap { $0 } }

  /// Refuses two of one place, and names that would be taken for something else in the next run.
  func checkTargets() throws(Mistake) {
    var seen: [(file: String, place: String)] = []
    for file in targets {
      if Self.namesRead.contains(Paths.split(file).name) {
        throw Mistake(
          message: "'\(file)' has a name that the next run reads, as what it says of documents; name another file")
      }
      let place = Paths.target(of: file)
      if let other = seen.first(where: { $0.place == place || Files.isRegular(file) && Files.isSame($0.file, file) }) {
        let what = other.file == file ? "'\(file)' is named twice" : "'\(other.file)' and '\(file)' are one file"
        throw Mistake(message: "\(what), and the one would replace the other; name two files")
      }
      seen.append((file, place))
    }
  }

  private static let namesRead = [Configuration.fileName] + WalkRules.ignoreNames

  /// Refuses, before any work is done, what would replace a file that the run reads.
  func checkTargets(against files: [String]) throws(Mistake) {
    for target in targets where Files.isRegular(target) && files.contains(where: { Files.isSame($0, target) }) {
      let what = target == output ? "tree" : target == newBaseline ? "baseline" : "report"
      throw Mistake(message: "'\(target)' is read in this run, and the \(what) would replace it; name another file")
    }
  }
}

extension Paths {
  /// Where a file is that is to be written, or will be.
  static func target(of path: String) -> String { absolute((try? Files.end(ofLinksAt: path)) ?? path).plainPath }
}

extension Configurations {
  /// The files that documents are checked with.
  func files(for inputs: [Input], _ options: Options) -> [String] {
    for input in inputs { _ = index(for: input.place.flatMap(Paths.parent) ?? Paths.current) }
    let own = all.flatMap { loaded in
      [loaded.file] + loaded.registries(then: []).names + [loaded.baseline(options)].compactMap { $0 }
    }
    return failures.map(\.path) + own + options.registries + [options.baseline].compactMap { $0 }
  }
}
