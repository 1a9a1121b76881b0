import Baton
import BatonTransportsTesting
import Foundation
import Testing

@testable import BatonTransports

@Suite struct PersistedFallbackTests {
  private static let hash = "d242aec46b2c305353c5a3a038cfcea7281f23c894094a1ed4ee65ccab854761"
  private static let extensions =
    #""extensions":{"persistedQuery":{"sha256Hash":"\#(hash)","version":1}}"#
  private static let byHash = #"{"operationName":"Q","variables":{},\#(extensions)}"#
  private static let withText =
    #"{"operationName":"Q","query":"query Q{a}","variables":{},\#(extensions)}"#
  private static let textAlone = #"{"operationName":"Q","query":"query Q{a}","variables":{}}"#
  private static let data = #"{"data":{"a":1}}"#
  private static let trace = String(repeating: "at Server.run ", count: 200)
  private static let miss = #"{"errors":[{"message":"PersistedQueryNotFound"}]}"#

  /// A server that answers its requests in turn, the last answer ever after.
  private func server(_ answers: [(body: String, status: String)]) throws -> LocalServer {
    try LocalServer { connection in
      var rest = answers[...]
      while true {
        try connection.readRequest()
        guard let answer = rest.count > 1 ? rest.popFirst() : rest.first else { return }
        try connection.answer(answer.body, status: answer.status)
      }
    }
  }

  private func transport(to server: LocalServer) throws -> PersistedFallback {
    let url = try server.url()
    return PersistedFallback { HTTPTransport(url: url, encoding: $0) }
  }

  /// Each way in which a server says that it has no such document, for whatever kind.
  @Test(
    arguments: [
      (#"{"errors":[{"message":"PersistedQueryNotFound"}]}"#, "200 OK"),
      (#"{"data":null,"errors":[{"message":"PersistedQueryNotFound"}]}"#, "200 OK"),
      (#"{"errors":[{"message":"PersistedQueryNotFound","path":null}]}"#, "200 OK"),
      (#"{"errors":[{"message":"PersistedQueryNotFound","path":[]}]}"#, "200 OK"),
      (
        #"{"errors":[{"message":"no","extensions":{"code":"PERSISTED_QUERY_NOT_FOUND"}}]}"#,
        "400 Bad Request"
      ),
      (
        #"{"errors":[{"message":"PersistedQueryNotFound","extensions":{"stacktrace":["\#(trace)"]}}]}"#,
        "400 Bad Request"
      ),
    ], [OperationKind.query, .mutation, .subscription])
  func theTextIsSentWhereTheHashIsUnknown(
    miss: (body: String, status: String), kind: OperationKind
  ) async throws {
    let server = try server([miss, (Self.data, "200 OK")])
    let (payloads, error) = await outcome(try transport(to: server), request(kind: kind))
    // What answers a subscription whole refuses it, by whichever request.
    #expect(payloads == (kind == .subscription ? [] : [Self.data]))
    #expect((error == nil) == (kind != .subscription))
    let bodies = server.requests.map(\.body)
    #expect(bodies.count == 2)
    if kind == .query { #expect(bodies == [Self.byHash, Self.withText]) }
  }

  @Test func theHashIsEnoughWhereItIsKnown() async throws {
    let server = try server([(Self.data, "200 OK")])
    let (payloads, error) = await outcome(try transport(to: server), request())
    #expect(payloads == [Self.data])
    #expect(error == nil)
    #expect(server.requests.map(\.body) == [Self.byHash])
  }

  /// What may come of an execution is the answer, whatever it says: the mutation is not sent again.
  @Test(arguments: [
    #"{"data":{"a":1},"errors":[{"message":"PersistedQueryNotFound"}]}"#,
    #"{"data":null,"errors":[{"message":"PersistedQueryNotFound","path":["a"]}]}"#,
    #"{"data":null,"errors":[{"message":"persisted query"},{"message":"PersistedQueryNotFound"}]}"#,
    #"{"errors":"PersistedQueryNotFound"}"#, "PersistedQueryNotFound",
  ])
  func whatMayHaveBeenExecutedIsNotSentAgain(answer: String) async throws {
    let server = try server([(answer, "200 OK")])
    let (payloads, error) = await outcome(try transport(to: server), request(kind: .mutation))
    #expect(payloads == [answer])
    #expect(error == nil)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["500 Internal Server Error", "400 Bad Request"])
  func otherFailuresStand(status: String) async throws {
    let server = try server([("no", status)])
    let (payloads, error) = await outcome(try transport(to: server), request(kind: .mutation))
    #expect(payloads == [])
    #expect((error as? TransportError)?.status == Int(status.prefix(3)))
    #expect(server.requests.count == 1)
  }

  /// The connection ends where nobody knows whether the mutation was executed.
  @Test func aMutationThatIsCutShortIsNotSentAgain() async throws {
    let server = try LocalServer { try $0.readRequest() }
    let (_, error) = await outcome(try transport(to: server), request(kind: .mutation))
    guard case .cutShort? = error as? TransportError else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(server.requests.count == 1)
  }

  /// The second answer stands, whatever it says.
  @Test(arguments: ["200 OK", "400 Bad Request"])
  func theTextIsSentOnce(status: String) async throws {
    let server = try server([(Self.miss, status)])
    let (payloads, error) = await outcome(try transport(to: server), request())
    #expect(payloads == (status == "200 OK" ? [Self.miss] : []))
    #expect((error as? TransportError)?.status == (status == "200 OK" ? nil : 400))
    #expect(server.requests.map(\.body) == [Self.byHash, Self.withText])
  }

  /// An answer that says it says nothing else, so one that is long is none.
  @Test func aLongAnswerIsHandedOn() async throws {
    let long = Self.miss + String(repeating: " ", count: 5000)
    let server = try server([(long, "200 OK")])
    #expect(await outcome(try transport(to: server), request()).payloads == [long])
    #expect(server.requests.count == 1)
  }

  @Test func aServerWithoutHashesIsAskedOnce() async throws {
    let refusal = #"{"errors":[{"message":"PersistedQueryNotSupported"}]}"#
    let server = try server([(refusal, "200 OK"), (Self.data, "200 OK")])
    let transport = try transport(to: server)
    for _ in 0..<2 { #expect(await outcome(transport, request()).payloads == [Self.data]) }
    let bodies = server.requests.map(\.body)
    #expect(bodies == [Self.byHash, Self.textAlone, Self.textAlone])
  }

  @Test(arguments: ["abc", "sha256:\(hash)", ""])
  func anIDIsSentAsItIs(id: String) async throws {
    let server = try server([(Self.miss, "200 OK")])
    var request = request()
    request.document = .id(id)
    let (payloads, _) = await outcome(try transport(to: server), request)
    #expect(payloads == [Self.miss])
    let body = #"{"operationName":"Q","documentId":"\#(id)","variables":{}}"#
    #expect(server.requests.map(\.body) == [body])
  }

  @Test func whatElseIsAsked() async throws {
    let server = try server([(Self.data, "200 OK")])
    var request = request()
    request.variables = Variables(["b": Variable("x\""), "a": Variable(1)])
    request.onError = .null
    _ = await outcome(try transport(to: server), request)
    let body =
      #"{"operationName":"Q","variables":{"a":1,"b":"x\""},"onError":"NULL",\#(Self.extensions)}"#
    #expect(server.requests.map(\.body) == [body])
  }

  /// Through what tries again: each request is an attempt's, and credentials are asked for anew.
  @Test func throughRetries() async throws {
    let server = try server([
      (Self.miss, "200 OK"), ("", "503 Service Unavailable"), (Self.data, "200 OK"),
    ])
    let url = try server.url()
    var retries = Retries()
    retries.pause = .milliseconds(1)
    let transport = PersistedFallback {
      RetryingTransport(HTTPTransport(url: url, encoding: $0), retries: retries)
    }
    #expect(await outcome(transport, request()).payloads == [Self.data])
    #expect(server.requests.map(\.body) == [Self.byHash, Self.withText, Self.withText])
  }

  @Test func cancellation() async throws {
    let server = try LocalServer { connection in
      try connection.readRequest()
      connection.readToEnd()
    }
    try await expectPromptCancellation(of: request(), through: try transport(to: server)) {
      await eventually { server.requests.count == server.connections && server.open == 1 }
    }
    await eventually { server.open == 0 }
    #expect(server.open == 0)
  }
}
