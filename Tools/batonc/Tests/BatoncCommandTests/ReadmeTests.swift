import Foundation
import Testing

/// The commands of the readme print what it says. A block belongs to the file named in bold above it; in a
/// block of the console, a line that begins with `$` is run, and what it prints follows.
@Suite struct ReadmeTests {
  @Test func commandsPrintWhatTheReadmeSays() throws {
    let readme = ErrorPage.path.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Tools/batonc/README.md")
    let lines = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "\n")
    let workspace = try Workspace()
    var named: String?
    var commands = 0
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.hasPrefix("**"), line.hasSuffix("**") {
        named = String(line.dropFirst(2).dropLast(2))
      }
      guard line.hasPrefix("```") else { continue }
      let end = try #require(lines[index...].firstIndex(of: "```"))
      let block = lines[index..<end]
      index = end + 1
      if line == "```console" {
        commands += try run(block, in: workspace)
      } else if let name = named {
        try workspace.write(name, block.map { $0 + "\n" }.joined())
      }
      named = nil
    }
    #expect(commands > 5)
  }

  /// - Returns: how many commands the block holds.
  private func run(_ block: ArraySlice<String>, in workspace: Workspace) throws -> Int {
    var expected: [(command: String, output: String)] = []
    for line in block {
      if line.hasPrefix("$ batonc ") {
        expected.append((String(line.dropFirst(9)), ""))
      } else {
        try #require(!expected.isEmpty)
        expected[expected.count - 1].output += line + "\n"
      }
    }
    for (command, output) in expected {
      _ = workspace.run(command.split(separator: " ").map(String.init))
      #expect(workspace.out + workspace.err == output, "batonc \(command)")
    }
    return expected.count
  }
}
