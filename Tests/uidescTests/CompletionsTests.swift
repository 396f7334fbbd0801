import Testing

/// What `uidesc completions` says; scripts/check-completions asks the shells.
@Suite struct CompletionsTests {
  @Test(arguments: ["bash", "zsh", "fish"]) func holdEveryCommandAndOption(shell: String) throws {
    let run = try Program("completions", shell)
    #expect(run.status == 0 && run.errors.isEmpty)
    let help = try Program("--help").output
    let options = help.split(whereSeparator: { " ,[\n".contains($0) }).filter { $0.hasPrefix("--") && $0.count > 2 }
    #expect(options.count > 15)
    for option in options where option.allSatisfy({ $0.isLetter || $0 == "-" }) {
      #expect(run.output.contains(shell == "fish" ? "-l " + option.dropFirst(2) : option), "\(option)")
    }
    for command in ["validate", "compile", "rules", "explain", "help", "completions"] {
      #expect(run.output.contains(command))
    }
    #expect(run.output.contains("misplaced-view"))
  }

  /// With a blank after '--fix' nobody would see that there is more.
  @Test func bashOffersTheValueOfASwitch() throws {
    #expect(try Program("completions", "bash").output.contains(" --fix --fix=unsafe "))
  }

  @Test func areThoseOfOneKnownShell() throws {
    #expect(try Program("completions").errors == "uidesc: name one shell: uidesc completions bash|zsh|fish\n")
    #expect(try Program("completions", "bash", "zsh").status == 2)
    let wrong = try Program("completions", "zhs")
    #expect(wrong.status == 2)
    #expect(wrong.errors == "uidesc: there are no completions for 'zhs'; did you mean 'zsh'?\n")
    #expect(try Program("completions", "cmd.exe").errors.hasSuffix("there are some for bash, zsh and fish\n"))
  }
}
