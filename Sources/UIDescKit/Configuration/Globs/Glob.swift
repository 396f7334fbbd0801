/// A pattern of paths below a configuration's folder. One that matches a folder covers all that is in it.
public struct Glob: Sendable, Equatable {
  /// As it is written.
  public let source: String
  private let choices: [Choice]

  private struct Choice: Equatable {
    let parts: [GlobPart]
    /// The name that paths must begin with, when the pattern does: most paths are told apart by it.
    let start: [UInt8]?
    /// Else a name that must be somewhere in them.
    let inside: [UInt8]?

    init(_ parts: [GlobPart]) {
      self.parts = parts
      start = parts.first?.literal
      inside = start == nil ? parts.lazy.compactMap(\.literal).first : nil
    }

    func match(_ path: PathNames) -> Bool {
      if let start { guard path.names.first.map({ $0.elementsEqual(start) }) ?? false else { return false } }
      if let inside { guard path.names.contains(where: { $0.elementsEqual(inside) }) else { return false } }
      return parts.match(path)
    }
  }

  private static let longest = 1024

  init(_ source: String) throws(PatternProblem) {
    self.source = source
    let text = Array(source.unicodeScalars)
    if text.isEmpty { throw PatternProblem(message: "it is empty") }
    if text.count > Self.longest { throw PatternProblem(message: "it is longer than \(Self.longest) characters") }
    if text.first == "/" {
      throw PatternProblem(message: "it is counted from the configuration's folder, so leave out the '/' before it")
    }
    if text.first == "!" {
      throw PatternProblem(message: "'!' takes nothing out here; write what to leave out under 'exclude'")
    }
    var choices: [Choice] = []
    for choice in try GlobBraces.expand(text) { choices.append(Choice(try Self.parts(of: choice))) }
    self.choices = choices
  }

  private static func parts(of text: [Unicode.Scalar]) throws(PatternProblem) -> [GlobPart] {
    var (parts, isOfFolders) = try GlobReader(text).read()
    // `a/` and `a/**` are what is in the folder, and not a file of that name.
    if parts.isEmpty || isOfFolders || parts.last == .anyFolders { parts += [.anyFolders, .anyName] }
    return parts + [.anyFolders]
  }

  /// Whether the path matches, or one of the folders that it leads through.
  public func covers(_ path: PathNames) -> Bool { choices.contains { $0.match(path) } }

  /// The paths that it stands for, when it spells them out.
  var spellings: [String]? {
    var spellings: [String] = []
    for choice in choices {
      let names = choice.parts.dropLast().map(\.literal)
      guard choice.parts.last == .anyFolders, !names.contains(nil) else { return nil }
      let path = names.compactMap { $0 }.joined(separator: [UInt8(ascii: "/")])
      spellings.append(String(decoding: Array(path), as: UTF8.self))
    }
    return spellings
  }

  /// Whether it writes out the name of the folder that the path leads to, which it matches at that place.
  public func spellsOut(_ folder: PathNames) -> Bool {
    choices.lazy.map(\.parts).contains { parts in
      parts.indices.contains { index in
        parts[index].literal.map { $0[...] == folder.names.last } ?? false && Array(parts[...index]).match(folder)
      }
    }
  }
}
