import Baton
import BatonTesting
import Foundation
import GoldensRequired
import Observation
import Synchronization
import Testing

/// `@required` (B-14.5): a null makes the lens around it absent, or its accessor throw.
@MainActor @Suite struct RequiredTests {
  private let store = Store()
  private let query = RepositoryQuery(name: "swift", detail: true)

  private static func issue(_ id: Int, author: String) -> String {
    #"{"id": "\#(id)", "number": \#(id), "title": "T\#(id)", "author": \#(author)}"#
  }

  private static func user(_ login: String, name: String = #""N""#) -> String {
    #"{"__typename": "User", "id": "u", "login": \#(login), "name": \#(name)}"#
  }

  private static func repository(owner: String = #""O""#, issues: [String], pinned: String = "null")
    -> String
  {
    """
    {"data": {"repository": {"id": "r", "name": "swift", "owner": {"id": "o", "name": \(owner)},
      "issues": [\(issues.joined(separator: ","))], "pinned": \(pinned)}}}
    """
  }

  private func commit(_ json: String) throws {
    try store.commit(query, Payload(json: json))
  }

  private var repository: RepositoryQuery.Data.Repository? { store.read(query).repository }

  @Test func aRowWhoseAuthorIsGoneReadsAsNoRow() throws {
    try commit(
      Self.repository(issues: [
        Self.issue(1, author: Self.user(#""ann""#)), Self.issue(2, author: "null"),
        Self.issue(3, author: #"{"__typename": "Bot", "id": "b", "login": null}"#),
        Self.issue(4, author: #"{"__typename": "Bot", "id": "c", "login": "bot"}"#),
      ]))
    let issues = try #require(repository?.issues)
    #expect(issues.count == 4)
    #expect(issues.map { $0.issueRow?.author.login } == ["ann", nil, nil, "bot"])
  }

  @Test func aNullBubblesIntoWhatTheSchemaHasAsNonNull() throws {
    try commit(Self.repository(owner: "null", issues: []))
    #expect(repository?.owner == nil)
    try commit(Self.repository(owner: #""O""#, issues: []))
    #expect(repository?.owner?.name == "O")
  }

  @Test func aConditionBubblesIntoItsOwnAccessor() throws {
    try commit(
      Self.repository(issues: [
        Self.issue(1, author: Self.user(#""ann""#, name: "null"))
      ]))
    let row = try #require(repository?.issues?.first?.issueRow)
    #expect(row.author.login == "ann")
    #expect(row.author.asUser == nil)
  }

  @Test func chainsListsAndAliases() throws {
    func pinned(parent: String, labels: String = "null", body: String = "null") -> String {
      """
      {"id": "9", "title": "P", "body": \(body), "closedAt": null, "labels": \(labels),
        "parent": \(parent)}
      """
    }
    let missing = #"{"id": "8", "title": null}"#
    try commit(Self.repository(issues: [], pinned: pinned(parent: missing)))
    #expect(repository?.pinned == nil)
    let parent = #"{"id": "8", "title": "Q"}"#
    let labels = #"[{"id": "1", "name": "a"}, {"id": "2", "name": null}, {"id": "3", "name": "c"}]"#
    try commit(
      Self.repository(issues: [], pinned: pinned(parent: parent, labels: labels, body: "null")))
    let issue = try #require(repository?.pinned)
    #expect(issue.parent.title == "Q")
    #expect(issue.labels?.map(\.name) == ["a", "c"])
    #expect(issue.texts == nil)
    try commit(
      Self.repository(issues: [], pinned: pinned(parent: parent, labels: labels, body: #""B""#)))
    #expect(issue.texts?.body == "B")
  }

  @Test func aThrowingAccessorNamesTheField() throws {
    let pinned = """
      {"id": "9", "title": "P", "closedAt": "2026-11-30", "labels": [{"id": "1", "name": null}],
        "parent": {"id": "8", "title": "Q"}, "body": "B"}
      """
    try commit(Self.repository(issues: [], pinned: pinned))
    let dates = try #require(repository?.pinned?.dates)
    #expect(try dates.title == "P")
    #expect(try dates.closedAt.timeIntervalSince1970 == 1_795_996_800)
    #expect(try dates.parent.title == "Q")
    let label = try #require(try dates.labels.first)
    let error = #expect(throws: RequiredFieldError.self) { try label.name }
    #expect(error?.type == "Label" && error?.field == "name")
    try commit(
      #"{"data": {"repository": {"id": "r", "pinned": {"id": "9", "closedAt": "never"}}}}"#)
    #expect(throws: RequiredFieldError.self) { try dates.closedAt }
  }

  /// What is not selected for the variables at hand makes nothing absent.
  @Test func aConditionHoldsUpARequirement() throws {
    let pinned = """
      {"id": "9", "title": "P", "body": null, "closedAt": null, "labels": [],
        "parent": {"id": "8", "title": "Q"}}
      """
    try commit(Self.repository(issues: [], pinned: pinned))
    let detailed = try #require(repository?.pinned)
    #expect(throws: RequiredFieldError.self) { try detailed.closed }
    #expect(detailed.summary == nil && detailed.never == nil)
    let short = RepositoryQuery(name: "swift", detail: false)
    try store.commit(short, Payload(json: Self.repository(issues: [], pinned: pinned)))
    #expect(store.read(short).repository?.pinned == nil)
    let summed = pinned.replacing(#""body": null"#, with: #""body": "B""#)
    try store.commit(short, Payload(json: Self.repository(issues: [], pinned: summed)))
    let issue = try #require(store.read(short).repository?.pinned)
    #expect(try issue.closed == nil)
    #expect(issue.summary == "B")
  }

  /// Who read an absent row is woken when it comes.
  @Test func aRowThatComesBackWakesItsReaders() throws {
    try commit(Self.repository(issues: [Self.issue(2, author: "null")]))
    let issue = try #require(repository?.issues?.first)
    let woken = Mutex(0)
    let row = withObservationTracking {
      issue.issueRow
    } onChange: {
      woken.withLock { $0 += 1 }
    }
    #expect(row == nil)
    try commit(Self.repository(issues: [Self.issue(2, author: Self.user(#""ann""#))]))
    #expect(woken.withLock { $0 } == 1)
    #expect(issue.issueRow?.author.login == "ann")
  }

  @Test func aRootThatBubblesFailsTheOperation() async throws {
    let operation = StrictQuery(name: "swift")
    let events = Events()
    let transport = RecordedTransport([
      "StrictQuery": Payload(json: #"{"data": {"repository": {"id": "r", "pinned": null}}}"#),
      "CloseIssue": Payload(json: #"{"data": {"close": null}}"#),
    ])
    let environment = Baton.Environment(transport: transport, store: store)
    environment.log = { events.add($0) }
    let failure = await #expect(throws: Failure.self) { try await environment.fetch(operation) }
    #expect(failure?.kind == .requiredField)
    guard case .requiredField(let path) = failure else { return }
    #expect(path == ["repository", "pinned"])
    #expect(
      events.all.contains(.requiredFieldMissing(type: "Repository", field: "pinned")))
    let handle = environment.handle(for: operation)
    let retention = handle.retain()
    defer { retention.release() }
    #expect(handle.phase.failure?.kind == .requiredField)
    try store.commit(
      operation,
      Payload(
        json: """
          {"data": {"repository": {"id": "r", "pinned": {"id": "9", "title": null, "number": 1}}}}
          """))
    let pinned = try #require(handle.phase.data?.repository.pinned)
    #expect(throws: RequiredFieldError.self) { try pinned.title }
    let refused = await #expect(throws: Failure.self) {
      try await environment.mutate(CloseIssue(id: "1"))
    }
    #expect(refused?.kind == .requiredField)
  }
}

/// What a log was told, from whatever thread.
private final class Events: Sendable {
  private let events = Mutex<[LogEvent]>([])
  var all: [LogEvent] { events.withLock { $0 } }
  func add(_ event: LogEvent) { events.withLock { $0.append(event) } }
}
