import Testing

/// Help of one command.
@Suite struct HelpTests {
  @Test func ofHelpIsAllOfIt() throws {
    #expect(try Program("help", "help").output == Program("--help").output)
    #expect(try Program("help", "help").status == 0)
  }

  @Test func anOptionIsShownOnce() throws {
    for command in ["validate", "compile", "registry", "explain"] {
      let lines = try Program("help", command).output.split(separator: "\n")
      let names = lines.filter { $0.hasPrefix("  -") }.compactMap { $0.split(separator: " ").first }
      #expect(Set(names).count == names.count, "\(command)")
    }
  }

  @Test func theVersionHasAShortOption() throws {
    #expect(try Program("-V").output == Program("--version").output)
    #expect(try Program("-V").output.hasPrefix("uidesc "))
  }

  @Test(arguments: ["list", "ls"]) func listingClassesIsShowing(verb: String) throws {
    let run = try Program("registry", verb)
    #expect(run.status == 2 && run.errors.hasSuffix("lists all of them: uidesc registry show\n"))
  }

  @Test(arguments: [
    ("validate", "--registry", "--output-dir"), ("compile", "--output-dir", "--stage"),
    ("dump", "--stage", "--registry"),
    ("registry", "--registry", "--jobs"), ("config", "--isolated", "--jobs"), ("init", "--max-size", "--rule"),
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
