/// Where the view trees of a run are written.
struct TreeFiles {
  private let options: Options
  private var lastFolder = ""

  init(_ options: Options) { self.options = options }

  /// The file that a document's tree is written to; nil for standard output.
  func target(of input: Input) -> String? {
    let target = options.outputFolder.map { "\($0)/\(input.name).json" } ?? options.output
    return options.command == .compile && target != "-" ? target : nil
  }

  mutating func save(_ output: [UInt8], to target: String) throws(FileProblem) {
    let folder = Paths.split(target).folder
    if folder != lastFolder {
      Files.makeFolders(to: target)
      lastFolder = folder
    }
    try Files.write(output, to: target)
  }
}
