import Testing

/// Help of one command.
@Suite struct HelpTests {
  @Test(arguments: [
    ("validate", "--registry", "--output-dir"), ("compile", "--output-dir", "--stage"),
    ("dump", "--stage", "--registry"),
    ("registry", "--registry", "--jobs"),
  ])
  func showsWhatTheCommandTakes(command: String, own: String, foreign: String) throws {
    let help = try Program("help", command)
    #expect(help.status == 0 && help.errors.isEmpty)
    #expect(help.output.hasPrefix("uidesc \(command)"))
    #expect(help.output.contains("\n  uidesc \(command) "))
    #expect(help.output.contains("  \(own) ") && !help.output.contains("  \(foreign) "))
    for arguments in [[command, "--help"], [command, "-h"], ["--help", command], [command, "card.xib", "--help"]] {
      #expect(try Program(arguments).output == help.output)
    }
  }
}
