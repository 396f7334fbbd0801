import Foundation
import Testing

/// The pages' own files and commands: a code block with a file's name is written, a `console` block is run and shows what
/// comes of it. `…` on a line of its own stands for any lines.
@Suite struct PagesTests {
  @Test(arguments: [
    "docs/configuration.md", "docs/findings.md", "docs/registry.md", "docs/templates.md", "docs/widgets.md",
    "docs/reports.md",
  ])
  func saysWhatHappens(page: String)
    throws
  {
    let scratch = try Scratch()
    var commands = 0
    for block in try blocks(of: page) {
      if block.words.first == "console" {
        commands += try run(block, in: scratch.folder)
      } else if block.words.count == 2 {
        try scratch.add(block.words[1], block.text)
      } else if block.words.count == 4, block.words[2] == "below" {
        let lines = try scratch.text(block.words[1]).components(separatedBy: "\n")
        let place = try #require(lines.firstIndex { $0.contains(block.words[3]) })
        let added = lines[...place] + [String(block.text.dropLast())] + lines[(place + 1)...]
        try scratch.add(block.words[1], added.joined(separator: "\n"))
      }
    }
    #expect(commands > 0)
  }

  @Test func commandsOfTheReadmeAreUnderstood() throws {
    let lines = try String(contentsOf: Program.root.appendingPathComponent("README.md"), encoding: .utf8)
      .components(separatedBy: "\n").filter { $0.hasPrefix("uidesc ") }
    let known = lines.map { $0.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init) }
      .filter { $0.contains { $0.hasPrefix("samples/") || $0 == "show" } }
    #expect(known.count >= 2)
    for arguments in known {
      let run = try Program(arguments)
      #expect(run.status < 2, "\(arguments): \(run.errors)")
    }
  }

  private struct Block {
    var words: [String]
    var text = ""
  }

  private func blocks(of page: String) throws -> [Block] {
    let text = try String(contentsOf: Program.root.appendingPathComponent(page), encoding: .utf8)
    var blocks: [Block] = []
    var isInside = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { blocks.append(Block(words: line.dropFirst(3).split(separator: " ").map(String.init))) }
      } else if isInside {
        blocks[blocks.count - 1].text += line + "\n"
      }
    }
    return blocks
  }

  /// - Returns: how many commands it had.
  private func run(_ block: Block, in folder: URL) throws -> Int {
    let commands = ("\n" + block.text).components(separatedBy: "\n$ uidesc ").dropFirst()
    for command in commands {
      var lines = command.components(separatedBy: "\n")
      let words = lines.removeFirst().split(separator: " ").map(String.init)
      // As in a terminal, what is said comes in the order in which it is said.
      let scratch = try Scratch()
      let terminal = try FileHandle(forWritingTo: scratch.add("terminal", ""))
      try Program(words, in: folder, outputStream: terminal, errorStream: terminal)
      let shown = try scratch.text("terminal").components(separatedBy: "\n").filter { !$0.isEmpty }
      #expect(
        matches(shown[...], lines.filter { !$0.isEmpty }[...]), "\(words) shows:\n\(shown.joined(separator: "\n"))")
    }
    return commands.count
  }

  private func matches(_ shown: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return shown.isEmpty }
    if first.allSatisfy({ $0 == " " || $0 == "…" }) {
      let rest = expected.dropFirst()
      return rest.isEmpty || shown.indices.contains { matches(shown[$0...], rest) }
    }
    return shown.first == first && matches(shown.dropFirst(), expected.dropFirst())
  }
}
