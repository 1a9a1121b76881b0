import Baton
import GoldensErrors
import Testing

/// Operations under `@catch` and `@throwOnFieldError` (B-14.6, B-14.7) compile; this version refuses to run
/// them, since it keeps no field errors.
@MainActor @Suite struct ErrorsTests {
  private let store = Store()

  @Test func anOperationThatAsksForErrorsIsRefused() {
    let query = RepositoryQuery(owner: "a", name: "b", more: false)
    let error = #expect(throws: IngestError.self) {
      try store.commit(query, Payload(json: #"{"data": {"repository": null}}"#))
    }
    #expect(error == .unsupported(directive: "@catch"))
    let mutation = Rename(id: "1", name: "b")
    let other = #expect(throws: IngestError.self) {
      try store.commit(mutation, Payload(json: #"{"data": {"rename": null}}"#))
    }
    #expect(other == .unsupported(directive: "@throwOnFieldError"))
    #expect(Rename.throwsOnFieldError && !RepositoryQuery.throwsOnFieldError)
  }

  @Test func aReadOfErrorsDoesNotPretendThatThereAreNone() {
    let data = store.read(RepositoryQuery(owner: "a", name: "b", more: false))
    switch data.repository {
    case .failure(let errors): #expect(errors.description.contains("keeps no field errors"))
    case .success(nil): Issue.record("nothing was read")
    case .success(let repository?): Issue.record("\(repository.nameWithOwner)")
    }
  }
}
