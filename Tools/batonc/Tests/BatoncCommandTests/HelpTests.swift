import BatoncCommand
import Testing

/// C-5
@Suite struct HelpTests {
  private func run(_ arguments: [String]) -> (status: Int32, out: String, err: String) {
    var out = ""
    var err = ""
    let status = BatoncCommand.run(
      arguments: arguments, in: "/", stdout: { out += $0 }, stderr: { err += $0 })
    return (status, out, err)
  }

  private static let commands = [
    "generate", "validate", "print", "report", "explain", "schema print", "schema diff",
    "schema fetch", "completions", "help",
  ]

  @Test(arguments: commands) func everyCommandHasHelp(_ command: String) {
    let words = command.split(separator: " ").map(String.init)
    let (status, out, err) = run(words + ["--help"])
    #expect(status == 0)
    #expect(out.hasPrefix("usage: batonc \(command)"))
    #expect(out.contains("--help"))
    #expect(err.isEmpty)
    #expect(run(["help"] + words).out == out)
    #expect(run(words + ["-h"]).out == out)
    #expect(run(["--help"]).out.contains("\n  \(command) "))
  }

  @Test func helpIsData() {
    let (status, out, err) = run(["--help"])
    #expect(status == 0)
    #expect(out.contains("usage: batonc"))
    #expect(err.isEmpty)
    #expect(run(["help"]).out == out)
    // Without a command, the same is a message.
    #expect(run([]).status == 2)
    #expect(run([]).err == out)
  }

  @Test func aGroupListsItsCommands() {
    let (status, out, _) = run(["schema", "--help"])
    #expect(status == 0)
    #expect(out.contains("schema diff"))
    #expect(run(["help", "schema"]).out == out)
  }

  @Test func linesFitATerminal() {
    for command in Self.commands {
      for line in run(["help"] + command.split(separator: " ").map(String.init)).out
        .split(separator: "\n")
      {
        #expect(line.count <= 110, "\(line)")
      }
    }
  }

  @Test(arguments: [["--version"], ["generate", "--version"]])
  func version(_ arguments: [String]) {
    let (status, out, _) = run(arguments)
    #expect(status == 0)
    #expect(out == "batonc \(BatoncCommand.version)\n")
  }

  @Test(arguments: [
    (["genrate"], "there is no command `genrate`; did you mean `generate`?"),
    (["xyzzy"], "there is no command `xyzzy`; see `batonc --help`."),
    (["schema"], "`schema` needs one of `print`, `diff`, `fetch` behind it."),
    (["schema", "dif"], "there is no command `schema dif`; did you mean `schema diff`?"),
    (
      ["schema", "bogus"],
      "there is no command `schema bogus`; `schema` has `print`, `diff`, `fetch`."
    ),
    (
      ["validate", "--check", "x"],
      "`validate` has no option `--check`, which is one of `generate`."
    ),
    (
      ["generate", "--out", "G", "--out=H", "x"], "`--out` is given twice, and takes one value."
    ),
    (["schema", "diff", "a"], "two schemas are compared: give the old one, then the new one."),
    (["schema", "fetch"], "no address is given"),
    (["schema", "fetch", "file:///etc/passwd"], "`file:///etc/passwd` is not the address"),
    (["schema", "fetch", "http://x", "--header", "x"], "`x` is not a header"),
    (["help", "prnt"], "there is no command `prnt`; did you mean `print`?"),
    (["generate", "--ouput", "x"], "`generate` has no option `--ouput`; did you mean `--out`?"),
    (["print", "--watch", "x"], "`print` has no option `--watch`"),
    (["generate", "--check", "--watch", "x"], "`--check` and `--watch` exclude each other."),
    (["completions"], "no shell is named: bash, zsh or fish."),
    (["completions", "tcsh"], "there are no completions for `tcsh`"),
    (["explain", "a", "b"], "`explain` cannot do anything with `b`."),
  ]) func wrongUsageIsToldWhatWouldBeRight(_ arguments: [String], _ message: String) {
    let (status, out, err) = run(arguments)
    #expect(status == 2)
    #expect(out.isEmpty)
    #expect(err.hasPrefix("batonc: error: \(message)"), "\(err)")
  }
}
