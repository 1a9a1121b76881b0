import Baton
import BatonTransports
import Foundation

/// The sample `ghissues` on a server of others: the program itself, which prints one screen, and what it
/// sends to change something.
extension Trial {
  private static let known = "a-token-of-the-trial"

  /// What the program prints, the lines joined, and its exit code.
  private func ghissues(
    _ screen: String, of place: String = "harbourlight/tidetable", token: String = Trial.known
  ) async throws -> (text: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("ghissues")
    process.arguments = [
      place, "--endpoint", "http://127.0.0.1:\(port)/graphql", "--no-image", "--once", screen,
    ]
    process.environment = ["GITHUB_TOKEN": token, "HOME": "/nonexistent"]
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    try expect(!text.contains(Self.known), "the token is on the screen")
    return (text, process.terminationStatus)
  }

  func issueScreens() async throws {
    let screens = [
      ("issues", "▸ ● #85100 Tide 🌊 100 bug, كلمات ghost 1"),
      ("issues/closed/bug", "▸ ✓ #85099 Tide 🌊 99 bug, كلمات ada-quay 1"),
      ("issue/85040", "ghost · 2026-11-30 one two # tide-bot labeled this bug · 2026-11-30"),
      ("labels", "bug Wrong كلمات"), ("search/tide", "100 issues"),
    ]
    for (screen, words) in screens {
      let (text, code) = try await ghissues(screen)
      try expect(code == 0 && text.contains(words), "\(screen): \(code) \(text)")
    }
  }

  func issueRefusals() async throws {
    let (text, code) = try await ghissues("issues", token: "another")
    try expect(code == 1 && text.contains("not take the token (401). Get another"), "\(text)")
    let refusals = [
      ("no", "Could not resolve to a Repository with the name 'no/x'. Check the name."),
      ("acme", "The token may not do that: Resource protected by organization SAML"),
      ("limited", "rate limit is used up. Ask again in 30 minutes."),
      ("spent", "rate limit is used up. Wait some minutes and ask again"),
      ("down", "trouble of its own (status 502). Try again in a while"),
      ("late", "trouble of its own. Try again in a while"),
      ("portal", "not GitHub's API, but text/html."),
      ("moved", "elsewhere (status 301), to `https://elsewhere.example/graphql`, where"),
    ]
    for (owner, words) in refusals {
      let (text, code) = try await ghissues("issues", of: "\(owner)/x")
      try expect(code == 1 && text.contains(words), "\(owner): \(code) \(text)")
    }
    let (absent, end) = try await ghissues("issue/1")
    try expect(end == 1 && absent.contains("with the number of 1. Check the number."), absent)
  }

  /// The sample's own document, sent as the sample does.
  private func send(
    _ name: String, _ kind: OperationKind, _ variables: [String: Variable]
  ) async throws -> [String: Any] {
    let file = world.spec.appendingPathComponent("github/documents/\(name).graphql")
    let request = Request(
      name: name, kind: kind, document: .text(try String(contentsOf: file, encoding: .utf8)),
      variables: Variables(variables))
    let transport = try http(credentials: { ["Authorization": "bearer \(Self.known)"] })
    return try await Outcome(of: request, over: transport).only()
  }

  private var place: [String: Variable] {
    ["owner": Variable("harbourlight"), "name": Variable("tidetable")]
  }

  /// All issues, twenty at a time.
  func issuePages() async throws {
    var (numbers, variables): (Set<Int>, [String: Variable]) = ([], place)
    for page in 1...5 {
      let answer = try await send("IssuePageQuery", .query, variables)
      guard let issues = at("data", "repository", "issues", in: answer) as? [String: Any],
        let edges = issues["edges"] as? [[String: Any]],
        let cursor = at("pageInfo", "endCursor", in: issues) as? String
      else { throw Problem.different("\(answer)") }
      numbers.formUnion(edges.compactMap { at("node", "number", in: $0) as? Int })
      let hasNext = at("pageInfo", "hasNextPage", in: issues) as? Bool
      try expect(numbers.count == 20 * page && hasNext == (page < 5), "\(page): \(numbers.count)")
      variables["cursor"] = Variable(cursor)
    }
  }

  private func id(ofIssue number: Int) async throws -> String {
    let answer = try await send(
      "IssueQuery", .query, place.merging(["number": Variable(number)]) { $1 })
    guard let id = at("data", "repository", "issue", "id", in: answer) as? String else {
      throw Problem.different("\(answer)")
    }
    return id
  }

  /// Each change is on the screen afterwards; a locked issue is changed by none.
  func issueChanges() async throws {
    let repository = try await send("RepositoryQuery", .query, place)
    let star = at("data", "repository", "id", in: repository) as? String
    try await change("StarButtonAddStar", ["starrableId": Variable(star ?? "")])
    try expect(try await ghissues("issues").text.contains("★ 129"), "no star")
    try await change("StarButtonRemoveStar", ["starrableId": Variable(star ?? "")])
    try expect(try await ghissues("issues").text.contains("☆ 128"), "a star")
    let issue = Variable(try await id(ofIssue: 85050))
    try await change(
      "CommentComposerAddComment", ["subjectId": issue, "body": Variable("Aye 🌊\n\"aye\"")])
    try await change("IssueStateButtonClose", ["issueId": issue])
    let closed = try await ghissues("issue/85050").text
    try expect(closed.contains("Aye 🌊 \"aye\" ✓ ada-quay closed this"), closed)
    try await change("IssueStateButtonReopen", ["issueId": issue])
    let open = try await ghissues("issue/85050").text
    try expect(open.contains("● open · ghost") && open.contains("opened this again"), open)
    let locked = Variable(try await id(ofIssue: 85049))
    let refusal = try await send(
      "IssueStateButtonClose", .mutation, ["input": Variable(object: ["issueId": locked])])
    try expect(refusal["errors"] != nil, "\(refusal)")
  }

  private func change(_ name: String, _ input: [String: Variable]) async throws {
    let answer = try await send(name, .mutation, ["input": Variable(object: input)])
    try expect(answer["errors"] == nil, "\(name): \(answer)")
  }
}
