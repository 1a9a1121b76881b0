import Foundation
import Testing

@testable import BatonInspectCommand

/// Arguments and files that the tool can do nothing with are told with what to do.
@MainActor @Suite struct ArgumentTests {
  private let work: Workspace

  init() throws {
    work = try Workspace()
    try work.write(Workspace.dump, to: "dump.json")
  }

  private func refusal(_ arguments: [String], stdin: String = "") -> (status: Int32, text: String) {
    var text = ""
    let status = BatonInspectCommand.run(
      arguments: arguments, in: work.folder, stdin: { Data(stdin.utf8) }, stdout: { _ in },
      stderr: { text += $0 })
    return (status, text)
  }

  @Test(arguments: [
    (["exprot"], "there is no command `exprot`; did you mean `export`?"),
    (["export"], "no file is named"),
    (["show", "dump.json"], "no record is named"),
    (["diff", "dump.json"], "two files are compared"),
    (["tail"], "no image is named"),
    (["export", "dump.json", "more"], "`export` cannot do anything with `more`."),
    (["export", "dump.json", "--jsn"], "`export` has no option `--jsn`; did you mean `--json`?"),
    (["export", "dump.json", "--json=1"], "`--json` takes no value."),
    (["records", "dump.json", "--type"], "`--type` needs a value behind it."),
    (["records", "dump.json", "--type=A", "--type=B"], "`--type` is given twice"),
    (["export", ""], "one of the arguments is empty."),
    (["diff", "-", "-"], "can be read once."),
    (
      ["export", "none.sqlite"],
      "`none.sqlite` is not there; give the path of an image or of a dump."
    ),
    (["export", "."], "`.` is a folder; give the file in it, such as `./baton.sqlite`."),
    (["tail", "dump.json"], "is no image"),
    (["why", "dump.json", "Character:1"], "`dump.json` is a dump"),
  ]) func usageIsToldWithStatus2(_ arguments: [String], _ words: String) {
    let (status, text) = refusal(arguments)
    #expect(status == 2)
    #expect(text.hasPrefix("baton-inspect: error: ") && text.contains(words), "\(text)")
  }

  @Test(arguments: [
    (["show", "dump.json", "Charater:1"], "did you mean `Character:1`?"),
    (["show", "dump.json", "Quite:other:thing"], "`baton-inspect records dump.json` lists those"),
    (["refs", "dump.json", "Location:1"], "has no record `Location:1`"),
    (["records", "dump.json", "--type", "Charcter"], "did you mean `Character`?"),
  ]) func whatIsNotThereIsStatus1(_ arguments: [String], _ words: String) {
    let (status, text) = refusal(arguments)
    #expect(status == 1)
    #expect(text.contains(words), "\(text)")
  }

  @Test func aBrokenDumpIsToldAtItsCharacter() throws {
    try work.write("{\n  \"A:1\": 7\n}\n", to: "broken.json")
    let (status, text) = refusal(["export", "broken.json"])
    #expect(status == 2)
    #expect(text == "baton-inspect: error: broken.json:2:10: a dump has `{` here.\n")
    #expect(refusal(["export", "-"], stdin: "").text.contains("standard input:1:1: "))
  }

  @Test func bytesThatAreNoTextAreRefused() throws {
    try Data([0x7B, 0xFF]).write(to: URL(fileURLWithPath: work.path("bytes")))
    #expect(refusal(["export", "bytes"]).text.contains("neither an image nor a dump"))
  }

  @Test func everyCommandHasHelp() {
    for command in Command.allCases {
      let outcome = work.run("help", command.rawValue)
      #expect(
        outcome.status == 0 && outcome.out.hasPrefix("usage: baton-inspect \(command.rawValue)"))
      #expect(work.run(command.rawValue, "--help").out == outcome.out)
      #expect(Help.overview.contains("  \(command.rawValue) "))
      #expect(outcome.out.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    #expect(work.run("--help").out == Help.overview)
    #expect(work.run().status == 2)
    #expect(work.run("--version").out == "baton-inspect \(BatonInspectCommand.version)\n")
  }
}
