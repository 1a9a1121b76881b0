import Baton
import BatonTesting
import Foundation
import GoldensErrors
import Observation
import Synchronization
import Testing

/// What the directives of errors make of a field's errors (B-14.6, B-14.7).
@MainActor @Suite struct ErrorsTests {
  private let store = Store()
  private let query = RepositoryQuery(owner: "a", name: "b", more: true)

  private func commit(_ data: String, _ errors: String..., to query: RepositoryQuery) throws {
    let list = errors.joined(separator: ",")
    try store.commit(query, Payload(json: #"{"errors": [\#(list)], "data": \#(data)}"#))
  }

  private static func error(_ message: String, _ path: String) -> String {
    #"{"message": "\#(message)", "path": \#(path)}"#
  }

  private static func data(login: String = #""ann""#, count: String = "3") -> String {
    """
    {"count": \(count), "repository": {"id": "r", "nameWithOwner": "a/b", "description": null,
      "owner": {"id": "1", "login": \(login), "result": {"id": "2"}},
      "issues": [
        {"id": "7", "title": "T", "tags": ["x"], "author": {"id": "3", "login": "bea"}},
        {"id": "8", "title": "U", "tags": null, "author": {"id": "3", "login": "bea"}}]}}
    """
  }

  private func messages<Value>(_ result: Result<Value, FieldErrors>?) -> [String] {
    if case .failure(let errors) = result { errors.errors.map(\.message) } else { [] }
  }

  @Test func withoutErrorsAResultHoldsTheValue() throws {
    try commit(Self.data(), to: query)
    let data = store.read(query)
    #expect(try data.count.get() == 3)
    let repository = try #require(try data.repository.get())
    #expect(repository.owner?.login == "ann" && repository.issues.count == 2)
  }

  /// The field's own errors and all below it, except those that are caught further in or belong to a
  /// fragment (B-14.6).
  @Test func aResultHoldsTheErrorsBelowTheField() throws {
    try commit(
      Self.data(login: "null", count: "null"),
      Self.error("count", #"["count"]"#), Self.error("login", #"["repository", "owner", "login"]"#),
      Self.error("tags", #"["repository", "issues", 1, "tags"]"#), to: query)
    var data = store.read(query)
    #expect(messages(data.count) == ["count"])
    let repository = try #require(try data.repository.get())
    #expect(repository.owner == nil)
    let row = try #require(try repository.issues.last?.issueRow)
    #expect(messages(row.tags) == ["tags"])
    try commit(
      Self.data(), Self.error("description", #"["repository", "description"]"#),
      Self.error("all", #"["repository"]"#),
      Self.error("author", #"["repository", "issues", 0, "author", "login"]"#), to: query)
    data = store.read(query)
    #expect(messages(data.repository) == ["all", "description", "author"])
    #expect(repository.owner?.login == "ann")
  }

  /// B-6.4: it is neither a failure nor in the log; an error that somebody else reads without is.
  @Test func aCaughtErrorIsNotLogged() async throws {
    let paths = [#"["repository", "owner", "login"]"#, #"["repository", "issues", 0, "title"]"#]
    let environment = environment([
      "RepositoryQuery": Self.answer(
        Self.data(), Self.error("login", paths[0]), Self.error("title", paths[1]),
        Self.error("none", #"["nothing"]"#))
    ])
    let logged = Mutex<[String]>([])
    environment.log = { event in
      if case .fieldError(_, let path) = event { logged.withLock { $0.append(path) } }
    }
    _ = try await environment.fetch(query)
    #expect(logged.withLock { $0 } == ["repository.issues.0.title", "nothing"])
  }

  /// What another selection left with a field that is not selected is none of this one's errors.
  @Test func aFieldThatIsLeftOutHasNoErrors() throws {
    let path = #"["repository", "description"]"#
    try commit(Self.data(), Self.error("description", path), to: query)
    #expect(messages(store.read(query).repository) == ["description"])
    let less = RepositoryQuery(owner: "a", name: "b", more: false)
    #expect(messages(store.read(less).repository) == [])
  }

  /// B-14.7: only the row that has an uncaught error throws.
  @Test func aSpreadThrowsTheErrorsOfItsFragment() throws {
    let path = #"["repository", "issues", 1, "title"]"#
    try commit(Self.data(), Self.error("title", path), to: query)
    let issues = try #require(try store.read(query).repository.get()).issues
    #expect(try issues.first?.issueRow?.title == "T")
    let thrown = #expect(throws: FieldErrors.self) { try issues.last?.issueRow }
    #expect(thrown?.errors.map(\.dottedPath) == ["repository.issues.1.title"])
  }

  @Test func whoReadAResultIsWokenWhenItsErrorsGo() throws {
    try commit(Self.data(login: "null"), Self.error("all", #"["repository"]"#), to: query)
    let woken = Mutex(0)
    let read = withObservationTracking {
      store.read(query).repository
    } onChange: {
      woken.withLock { $0 += 1 }
    }
    #expect(messages(read) == ["all"])
    try commit(Self.data(login: "null"), to: query)
    #expect(woken.withLock { $0 } == 1)
    #expect(try store.read(query).repository.get() != nil)
  }

  // MARK: Operations

  private static func issue(title: String = #""T""#, worth: String = "1.5") -> String {
    """
    {"node": {"__typename": "Issue", "id": "7", "title": \(title), "tags": [], "weights": [],
      "worth": \(worth), "author": {"id": "3", "login": "bea"}}}
    """
  }

  private func environment(_ answers: [String: Payload]) -> Baton.Environment {
    Baton.Environment(transport: RecordedTransport(answers), store: store)
  }

  private static func answer(_ data: String, _ errors: String...) -> Payload {
    let list = errors.joined(separator: ",")
    return Payload(json: #"{"errors": [\#(list)], "data": \#(data)}"#)
  }

  @Test func anUncaughtErrorFailsTheOperation() async throws {
    let operation = StrictQuery(id: "7")
    let environment = environment([
      "StrictQuery": Self.answer(
        Self.issue(title: "null"), Self.error("title", #"["node", "title"]"#))
    ])
    let failure = await #expect(throws: Failure.self) { try await environment.fetch(operation) }
    guard case .fieldErrors(let errors) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(errors.errors.map(\.message) == ["title"])
    #expect(failure?.kind == .fieldErrors)
    let handle = environment.handle(for: operation)
    let retention = handle.retain(fetchPolicy: .storeOnly)
    defer { retention.release() }
    #expect(handle.phase.failure?.kind == .fieldErrors)
    // The field answered by anybody, the data reads as ready.
    try store.commit(operation, Payload(json: #"{"data": \#(Self.issue())}"#))
    #expect(handle.phase.data?.node?.asIssue?.title == "T")
  }

  /// `"onError": "NULL"`: each request says so, and a null stays where the field failed. Who asks for no
  /// errors reads it as nil, though the schema says non-null.
  @Test func aServerIsAskedToLeaveNullsWhereTheyAre() async throws {
    let data = #"""
      {"repository": {"id": "r", "nameWithOwner": null, "owner": null,
        "issues": [{"id": "7", "title": null, "tags": null, "weights": null, "worth": null,
          "author": {"id": "3", "login": "bea"}}]}}
      """#
    let transport = RecordedTransport(["PlainQuery": Self.answer(data)])
    let environment = Baton.Environment(transport: transport, store: store)
    let plain = try await environment.fetch(PlainQuery(owner: "a", name: "b"))
    #expect(transport.requests.map(\.onError) == [.null])
    let repository = try #require(plain.repository)
    #expect(repository.nameWithOwner == nil && repository.owner == nil)
    #expect(repository.issues?.first?.title == nil)
  }

  @Test func anErrorOfNoFieldFailsTheOperation() async throws {
    let environment = environment([
      "StrictQuery": Self.answer(Self.issue(), #"{"message": "half"}"#),
      "Rename": Self.answer(
        #"{"rename": {"id": "r", "nameWithOwner": "a/b"}}"#, #"{"message": "half"}"#),
    ])
    let failure = await #expect(throws: Failure.self) {
      try await environment.fetch(StrictQuery(id: "7"))
    }
    #expect(failure?.kind == .fieldErrors)
    let refused = await #expect(throws: Failure.self) {
      try await environment.mutate(Rename(id: "r", name: "b"))
    }
    #expect(refused?.kind == .fieldErrors)
    #expect(store.dump().contains(#""nameWithOwner": "a/b""#))
  }

  /// An error that is caught, or that a fragment weighs, does not (B-6.4).
  @Test func aCaughtErrorFailsNothing() async throws {
    let environment = environment([
      "StrictQuery": Self.answer(
        Self.issue(worth: "null"), Self.error("worth", #"["node", "worth"]"#))
    ])
    let issue = try #require(try await environment.fetch(StrictQuery(id: "7")).node?.asIssue)
    #expect(messages(issue.worth) == ["worth"])
    #expect(issue.author.login == "bea")
  }

  @Test func aTextThatDoesNotConvertIsAFailure() throws {
    let operation = StrictQuery(id: "7")
    try store.commit(operation, Self.answer(Self.issue(worth: #""much""#)))
    let issue = try #require(store.read(operation).node?.asIssue)
    #expect(messages(issue.worth).first?.contains("worth") == true)
    try store.commit(operation, Self.answer(Self.issue()))
    #expect(try issue.worth.get() == Decimal(string: "1.5"))
  }

  @Test func theErrorsOfAnAliasAreItsFragments() throws {
    let operation = StrictQuery(id: "7")
    try store.commit(
      operation,
      Self.answer(Self.issue(title: "null"), Self.error("title", #"["node", "title"]"#)))
    let node = try #require(store.read(operation).node)
    #expect(messages(node.safe) == ["title"])
    #expect(node.issue == nil && node.repository == nil)
    try store.commit(operation, Self.answer(Self.issue()))
    #expect(try node.safe.get().issueCard?.title == "T" && node.issue?.title == "T")
  }
}
