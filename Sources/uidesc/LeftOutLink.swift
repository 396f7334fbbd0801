/// A link in a walked folder that isn't taken, of which only `--verbose` tells.
struct LeftOutLink {
  enum Reason: String {
    /// Who made it may read less than who runs uidesc.
    case leaves = "since the link leads out of the folder"
    case isLoop = "since the link leads in a circle"
    case leadsToFolder = "since links to folders aren't followed"
    case isExcluded = "as the file that the link leads to is"
  }

  let path: String
  let reason: Reason

  var words: String { "\(path.shownPath): left out, \(reason.rawValue)" }
}
