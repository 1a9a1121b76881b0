import Foundation
import SpecExchange
import Testing

@testable import Conformance

/// The table of rules in the tree's README against what there is.
@Suite struct RuleTableTests {
  private static let repository: URL = {
    // The graph of a checkout called like a package is made of links.
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder
  }()

  private static let tree = repository.appending(path: "Spec", directoryHint: .isDirectory)

  /// The texts between backticks in the table rows of a part of the README.
  private func names(after heading: String, column: Int) throws -> [String] {
    let text = try String(contentsOf: Self.tree.appending(path: "README.md"), encoding: .utf8)
    let part = try #require(text.components(separatedBy: "\n## " + heading).dropFirst().first)
    let rows = part.components(separatedBy: "\n## ")[0].split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
    return rows.flatMap { row -> [String] in
      let cells = row.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.indices.contains(column) else { return [] }
      let pieces = cells[column].split(separator: "`", omittingEmptySubsequences: false)
      return pieces.indices.filter { $0 % 2 == 1 }.map { String(pieces[$0]) }
    }
  }

  private let headings = [
    "Which rule is held by what", "Which rule of writes, lists and reads over time is held by what",
  ]

  @Test func everyFixtureOfTheTableIsThere() throws {
    let files = Set(
      try Tree.all(at: Self.tree).flatMap { tree in tree.files.map { tree.prefix + $0 } })
    for heading in headings {
      let names = try names(after: heading, column: 2).filter { $0.contains("/") }
      #expect(names.count > 20)
      for name in names {
        let isThere =
          name.contains("…")
          ? files.contains { Self.matches($0, name) } : files.contains(name + ".json")
        #expect(isThere, "\(name)")
      }
    }
  }

  private static func matches(_ file: String, _ name: String) -> Bool {
    let parts = name.components(separatedBy: "…")
    guard let first = parts.first, let last = parts.last, file.hasPrefix(first) else {
      return false
    }
    return parts.dropFirst().allSatisfy { $0.isEmpty || file.contains($0) } && !last.hasPrefix("/")
  }

  @Test func everyScriptHoldsARule() throws {
    let named = Set(try names(after: headings[1], column: 2))
    let tree = try #require(try Tree.all(at: Self.tree).first)
    for script in try tree.manifest().scripts {
      #expect(named.contains(script.replacingOccurrences(of: ".json", with: "")), "\(script)")
    }
  }

  @Test func everySuiteOfTheTableIsThere() throws {
    var suites: Set<String> = []
    let walk = FileManager.default.enumerator(atPath: Self.repository.path)
    while let path = walk?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") { walk?.skipDescendants() }
      if name.hasSuffix("Tests.swift") { suites.insert(String(name.dropLast(".swift".count))) }
    }
    for name in try names(after: headings[1], column: 3) {
      #expect(suites.contains(name), "\(name)")
    }
  }
}
