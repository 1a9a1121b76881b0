import BatoncCommand
import Testing

@Suite struct HelpTests {
  @Test(arguments: [["--help"], ["generate", "--help"], ["validate", "-h"], ["print", "--help"]])
  func helpIsData(_ arguments: [String]) {
    var out = ""
    var err = ""
    let status = BatoncCommand.run(
      arguments: arguments, in: "/", stdout: { out += $0 }, stderr: { err += $0 })
    #expect(status == 0)
    #expect(out.contains("usage: batonc"))
    #expect(err.isEmpty)
  }

  @Test(arguments: [["--version"], ["generate", "--version"]])
  func version(_ arguments: [String]) {
    var out = ""
    let status = BatoncCommand.run(
      arguments: arguments, in: "/", stdout: { out += $0 }, stderr: { _ in })
    #expect(status == 0)
    #expect(out == "batonc \(BatoncCommand.version)\n")
  }
}
