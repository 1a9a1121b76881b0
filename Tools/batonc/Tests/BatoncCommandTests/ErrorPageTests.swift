import BatonCompiler
import BatonSchema
import Foundation
import Testing

@testable import BatoncCommand

/// `docs/errors.md` says of every error what it means, and shows it as the compiler prints it (C-6).
@Suite struct ErrorPageTests {
  private static let isBlessing = ProcessInfo.processInfo.environment["BLESS"] == "1"
  private static let command =
    "BLESS=1 swift test --package-path Tools/batonc --disable-xctest --filter ErrorPageTests"

  private func page() throws -> ErrorPage {
    ErrorPage(try String(contentsOf: ErrorPage.path, encoding: .utf8))
  }

  private static let ids: [String] =
    DiagnosticID.allCases.map(\.rawValue) + CompilerDiagnosticID.allCases.map(\.rawValue) + [
      FileProblem.id
    ]

  @Test func everyErrorHasASection() throws {
    let sections = try page().sections.map(\.id)
    #expect(Set(sections).count == sections.count)
    let missing = Set(Self.ids).subtracting(sections).sorted()
    #expect(missing.isEmpty, "docs/errors.md has no section for \(missing)")
    let unknown = Set(sections).subtracting(Self.ids).sorted()
    #expect(unknown.isEmpty, "docs/errors.md has a section for \(unknown), which nothing reports")
  }

  @Test func theCommonestMistakesAreListed() throws {
    let page = try page()
    #expect(page.mistakes.count == 25)
    for id in page.mistakes {
      #expect(page.sections.contains { $0.id == id && !$0.examples.isEmpty }, "\(id)")
    }
  }

  /// What other checks are in front of, so that no document shows it in this version.
  private static let unreached = ["plan-too-deep"]
  /// What is expected is the whole of what there is to say.
  private static let withoutNote = ["unexpected-token", "config-wrong-value"]

  /// Each says what to do, and shows the other place where two are in each other's way.
  @Test func everyMessageHasANote() throws {
    let page = try page()
    for section in page.sections where !Self.withoutNote.contains(section.id) {
      for example in section.examples {
        let messages = page.printed(example).split(separator: "\n")
        let index = messages.firstIndex { $0.hasSuffix("[\(section.id)]") } ?? 0
        let note = messages[index...].dropFirst().first { !$0.hasPrefix(" ") }
        #expect(note?.contains(": note: ") == true, "\(section.id)")
      }
    }
  }

  @Test func examplesPrintWhatThePageSays() throws {
    let page = try page()
    var changed: [(Range<Int>, String)] = []
    for section in page.sections {
      #expect(section.examples.isEmpty == Self.unreached.contains(section.id), "\(section.id)")
      for example in section.examples {
        let printed = try Self.printed(section.id, page.files.merging(example.files) { $1 })
        #expect(printed.contains("[\(section.id)]"), "\(section.id): \(printed)")
        guard printed != page.printed(example) else { continue }
        changed.append((example.printed, printed))
        #expect(printed == page.printed(example), "the page is written anew by: \(Self.command)")
      }
    }
    if Self.isBlessing, !changed.isEmpty {
      try Data(page.replacing(changed).utf8).write(to: ErrorPage.path)
    }
  }

  /// What `validate` prints in a folder of these files, or `generate` where that finds no error, or
  /// `schema fetch` for the answer of a server.
  private static func printed(_ id: String, _ files: [String: String]) throws -> String {
    if let answer = files.first(where: { $0.key.hasPrefix("https://") }) {
      do throws(Diagnostic) {
        _ = try Introspection.schemaText(of: Source(name: answer.key, text: answer.value))
        return "nothing is wrong\n"
      } catch {
        return DiagnosticText.text(of: error)
      }
    }
    let workspace = try Workspace()
    for (path, text) in files { try workspace.write(path, text) }
    if let source = MadeExample.source(of: id) {
      try workspace.write(source.name, bytes: source.bytes)
    }
    var status = workspace.run("validate", ".")
    if status == 0 { status = workspace.run("generate", "--out", "Generated", ".") }
    #expect(workspace.err.contains(": error: ") == (status != 0))
    return workspace.err
  }

  /// `explain` works without the page.
  @Test func explanationsAreThoseOfThePage() throws {
    let files = GeneratedExplanations(try page()).files
    for (name, text) in files {
      let path = GeneratedExplanations.folder.appending(path: name)
      guard (try? String(contentsOf: path, encoding: .utf8)) == text else {
        if Self.isBlessing { try Data(text.utf8).write(to: path) }
        Issue.record("\(name) is not what the page says; it is written anew by: \(Self.command)")
        continue
      }
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: GeneratedExplanations.folder.path)
    #expect(Set(names) == Set(files.keys))
    // Split a group of the page in two before this.
    for (name, text) in files { #expect(text.utf8.count { $0 == 0x0A } <= 600, "\(name)") }
  }
}
