import Baton
import Foundation
import Testing

@testable import GitHubIssues
@testable import RecordedGitHub

/// What `Spec/github` says of the sample is what the sample has.
@MainActor @Suite struct SpecTests {
  private static let documents: [(name: String, document: Document)] = [
    (RepositoryQuery.name, RepositoryQuery.document),
    (FilteredIssuesQuery.name, FilteredIssuesQuery.document),
    (IssuePageQuery.name, IssuePageQuery.document),
    (IssueQuery.name, IssueQuery.document),
    (LabelsQuery.name, LabelsQuery.document),
    (LabelPageQuery.name, LabelPageQuery.document),
    (SearchQuery.name, SearchQuery.document),
    (SearchPageQuery.name, SearchPageQuery.document),
    (TimelinePageQuery.name, TimelinePageQuery.document),
    (StarButtonAddStar.name, StarButtonAddStar.document),
    (StarButtonRemoveStar.name, StarButtonRemoveStar.document),
    (IssueStateButtonClose.name, IssueStateButtonClose.document),
    (IssueStateButtonReopen.name, IssueStateButtonReopen.document),
    (CommentComposerAddComment.name, CommentComposerAddComment.document),
  ]

  @Test func theTextsAreTheTreesTexts() throws {
    let folder = repositoryFile("Spec/github/documents")
    for (name, document) in Self.documents {
      let file = folder.appending(path: "\(name).graphql")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(.text(text.trimmingCharacters(in: .newlines)) == document, "\(name)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == Self.documents.count)
  }

  private struct Manifest: Decodable {
    let cases: [Case]
    struct Case: Decodable {
      let operation: String
      let document: String
      let variables: JSON?
      let responses: [String]
    }
  }

  /// Each response is what the server in the sample says when it is asked that first. With BLESS=1 the
  /// files are written anew.
  @Test func theResponsesAreTheServers() throws {
    let folder = repositoryFile("Spec/github")
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: try Data(contentsOf: folder.appending(path: "manifest.json")))
    #expect(manifest.cases.count >= Self.documents.count)
    let isBlessing = ProcessInfo.processInfo.environment["BLESS"] != nil
    for row in manifest.cases {
      let document = try String(
        contentsOf: folder.appending(path: row.document), encoding: .utf8)
      let server = RecordedServer()
      let answer =
        server.response(to: document, (row.variables ?? .object([])).json).indented() + "\n"
      let file = folder.appending(path: try #require(row.responses.first))
      if isBlessing { try Data(answer.utf8).write(to: file) }
      let recorded = try String(contentsOf: file, encoding: .utf8)
      #expect(!isBlessing && recorded == answer, "\(file.lastPathComponent)")
    }
  }
}

extension JSON {
  /// With a line for each member and item.
  fileprivate func indented(by indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .list(let items) where !items.isEmpty:
      let rows = items.map { inner + $0.indented(by: inner) }
      return "[\n\(rows.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let rows = members.map {
        "\(inner)\(JSON.string($0.name).json): \($0.value.indented(by: inner))"
      }
      return "{\n\(rows.joined(separator: ",\n"))\n\(indent)}"
    default: return json
    }
  }
}
