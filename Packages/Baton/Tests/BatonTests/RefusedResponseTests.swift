import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

@MainActor @Suite("B-18.4: responses that are refused leave the store as it was")
struct RefusedResponseTests {
  let session = Session()
  nonisolated static let whole =
    #"{"data":{"character":{"name":"A","status":"B","origin":null,"id":"9"}}}"#

  @Test(
    "malformed",
    arguments: [
      "", "null", "[]", "nonsense", "<html><body>502</body></html>", "{}", #"{"data":null}"#,
      #"{"data":{}}"#, #"{"data":{"character":[]}}"#, #"{"data":{"character":"Rick"}}"#,
      #"{"data":{"character":{"name":"A","origin":null,"id":"9"}}}"#,
      #"{"data":{"character":{"name":{},"status":"B","origin":null,"id":"9"}}}"#,
      whole + "x", whole + whole,
    ])
  func malformed(_ text: String) async throws {
    try await refuses(Payload(json: text))
  }

  @Test("cut short, at every byte")
  func cutShort() async throws {
    let bytes = Array(Self.whole.utf8)
    for count in 1..<bytes.count {
      try await refuses(Payload(json: Array(bytes[..<count])))
    }
  }

  private func refuses(_ payload: Payload) async throws {
    let environment = session.environment
    let before = session.store.dump()
    let handle = environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain(fetchPolicy: .networkOnly)
    try await session.answer(handle, payload)
    #expect(session.store.dump() == before)
    #expect(handle.fetch == .failed(.malformed))
    guard case .failed(.malformed(let reason, let offset)) = handle.phase else {
      Issue.record("\(handle.phase) for \(String(decoding: payload.bytes, as: UTF8.self))")
      return
    }
    #expect(!reason.isEmpty)
    #expect(0...payload.bytes.count ~= offset)
    #expect(Failure.malformed(reason: reason, offset: offset).description.contains("\(offset)"))
    retention.release()
  }

  @Test("a request error carries what the server said")
  func requestError() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain()
    try await session.answer(handle, Responses.requestError)
    guard case .failed(.request(let errors)) = handle.phase else {
      Issue.record("\(handle.phase)")
      return
    }
    #expect(errors.map(\.message) == ["No such operation"])
    #expect(handle.phase.failure?.description.contains("No such operation") == true)
    #expect(session.store.dump() == Store().dump())
    retention.release()
  }

  @Test(
    "B-6.2, B-18.1: a response with an error of no field is shown, and the next attach asks again",
    arguments: [
      (#"{"message":"Deprecated"}"#, true),
      (#"{"message":"Deprecated","path":[]}"#, true),
      (#"{"message":"Deprecated","path":["character",1.5]}"#, true),
      (#"{"message":"Deprecated","path":["nobody"]}"#, true),
      (#"{"message":"Deprecated","path":["character","nothing"]}"#, true),
      // The walk ends at the null.
      (#"{"message":"Deprecated","path":["character","origin","nothing"]}"#, false),
      (#"{"message":"Deprecated","path":["character","origin","name"]}"#, false),
      (#"{"message":"Deprecated","path":["character",0,"status"]}"#, false),
    ])
  func unplaced(error: String, asksAgain: Bool) async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let first = handle.retain()
    let response =
      #"{"data":{"character":{"name":"A","status":"B","origin":null,"id":"9"}},"errors":[\#(error)]}"#
    try await session.answer(handle, Payload(json: response))
    #expect(handle.phaseName == "ready")
    first.release()
    let second = handle.retain()
    #expect(handle.isRefreshing == asksAgain)
    if asksAgain { try await session.answer(handle, Responses.character("9")) }
    second.release()
    let third = handle.retain()
    #expect(!handle.isRefreshing)
    third.release()
    // By hand it is an answer as well.
    try session.environment.commitPayload(CharacterQuery(id: "9"), Payload(json: response))
    let fourth = handle.retain()
    #expect(handle.isRefreshing == asksAgain)
    fourth.release()
  }
}
