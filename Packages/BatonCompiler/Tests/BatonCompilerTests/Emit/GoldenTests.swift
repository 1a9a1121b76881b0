import BatonCompiler
import Foundation
import Testing

/// Generated code against the files of `Fixtures`. `BLESS=1` records them anew, and then fails, so
/// that a change is looked at.
@Suite struct GoldenTests {
  private static let blesses = ProcessInfo.processInfo.environment["BLESS"] == "1"

  @Test(arguments: try Fixture.all) func generatedCodeIsAsRecorded(_ name: String) throws {
    let fixture = Fixture(name: name)
    let goldens = try fixture.goldens()
    for (file, text) in goldens.sorted(by: { $0.key < $1.key }) {
      if Self.blesses {
        try fixture.write(text, to: file)
        continue
      }
      let recorded = try? fixture.text(file)
      #expect(
        recorded == text,
        "\(name)/\(file) differs at \(firstDifference(recorded ?? "", text)). Record it with `BLESS=1 swift test`."
      )
    }
    let orphans = try fixture.files.filter { $0.hasSuffix(".golden") && goldens[$0] == nil }
    #expect(orphans.isEmpty, "nothing generates these any more: remove them")
    if Self.blesses {
      Issue.record("recorded \(name); look at the changes, then run without BLESS")
    }
  }

  /// `Tests/Goldens` has a target for each, so that what is recorded here is compiled there.
  @Test func everyFixtureIsCompiled() throws {
    let compiled = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Tests/Goldens/Sources")
    let targets = try FileManager.default.contentsOfDirectory(atPath: compiled.path).sorted()
    let fixtures = try Fixture.all
    #expect(fixtures.map { "Goldens" + $0.capitalized } == targets)
  }

  /// C-5: accessor lines average at most 120 bytes.
  @Test func accessorsAreShort() throws {
    let lines = try Fixture.all.flatMap { name in
      try Fixture(name: name).compile().files.flatMap { file in
        file.text.split(separator: "\n").map { $0.drop { $0 == " " } }
          .filter { $0.hasPrefix("@MainActor public var") }
      }
    }
    let bytes = lines.reduce(0) { $0 + $1.utf8.count }
    #expect(lines.count > 60)
    #expect(bytes <= 120 * lines.count)
  }

  /// C-5: the same input gives the same output, whatever the order of the sources.
  @Test(arguments: try Fixture.all) func outputIsDeterministic(_ name: String) throws {
    let first = try Fixture(name: name).goldens()
    #expect(try Fixture(name: name).goldens() == first)
    #expect(try Fixture(name: name).goldens(lastSourceFirst: true) == first)
  }

  private func firstDifference(_ recorded: String, _ text: String) -> String {
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(old.count, new.count) {
      let left = index < old.count ? old[index] : "(end)"
      let right = index < new.count ? new[index] : "(end)"
      if left != right { return "line \(index + 1):\n- \(left)\n+ \(right)\n" }
    }
    return "no line"
  }
}
