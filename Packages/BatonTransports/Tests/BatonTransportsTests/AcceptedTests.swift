import Baton
import BatonTransportsTesting
import Foundation
import Testing

@testable import BatonTransports

/// When a transport says that the server has a subscription.
@Suite struct AcceptedTests {
  private let accepted = Guarded(0)

  private func subscription(_ kind: OperationKind = .subscription) -> Request {
    var request = request("S", kind: kind)
    request.onAccepted = { [accepted] in accepted.withLock { $0 += 1 } }
    return request
  }

  private var count: Int { accepted.withLock { $0 } }

  @Test(arguments: ["text/event-stream", "multipart/mixed"])
  func theHeadOfAStream(type: String) async throws {
    let (answer, asked) = (DispatchSemaphore(value: 0), Guarded(false))
    let server = try LocalServer { connection in
      try connection.readRequest()
      asked.withLock { $0 = true }
      answer.wait()
      try connection.begin(type: type)
      connection.readToEnd()
    }
    let transport = RetryingTransport(HTTPTransport(url: try server.url()))
    let task = Task { await outcome(transport, subscription()) }
    await eventually { asked.withLock { $0 } }
    try await Task.sleep(for: .milliseconds(20))
    #expect(count == 0)
    answer.signal()
    await eventually { count == 1 }
    #expect(count == 1)
    task.cancel()
    _ = await task.value
  }

  @Test(arguments: ["200 OK", "400 Bad Request", "503 Later"])
  func aRefusalIsNone(status: String) async throws {
    let server = try LocalServer { connection in
      try connection.readRequest()
      try connection.answer(#"{"errors":[{"message":"no"}]}"#, status: status)
    }
    let (_, error) = await outcome(HTTPTransport(url: try server.url()), subscription())
    #expect(error != nil)
    #expect(count == 0)
  }

  @Test func aQueryHasNoStream() async throws {
    let server = try LocalServer { connection in
      try connection.readRequest()
      try connection.begin(type: "multipart/mixed")
      try connection.write("---\r\n\r\n1\r\n-----")
    }
    let (payloads, _) = await outcome(HTTPTransport(url: try server.url()), subscription(.query))
    #expect(payloads == ["1"])
    #expect(count == 0)
  }

  /// The protocol has no word of a server that took one: it has what was sent behind its acknowledgement.
  @Test func aSubscribeThatWasSent() async throws {
    let (acknowledge, greeted) = (DispatchSemaphore(value: 0), Guarded(false))
    let server = try LocalServer { connection in
      try connection.upgrade()
      _ = try connection.readMessage()
      greeted.withLock { $0 = true }
      acknowledge.wait()
      try connection.say(#"{"type":"connection_ack"}"#)
      connection.readToEnd()
    }
    let transport = GraphQLTransportWebSocket(url: try server.url(scheme: "ws"))
    let first = Task { await outcome(transport, subscription()) }
    await eventually { greeted.withLock { $0 } }
    try await Task.sleep(for: .milliseconds(20))
    #expect(count == 0)
    acknowledge.signal()
    await eventually { count == 1 }
    #expect(count == 1)
    let second = Task { await outcome(transport, subscription()) }
    await eventually { count == 2 }
    #expect(count == 2)
    for task in [first, second] {
      task.cancel()
      _ = await task.value
    }
  }

  /// The text behind an unknown hash is another sending, of which the server says so again.
  @Test func aTextBehindAHash() async throws {
    let server = try LocalServer { connection in
      if try connection.readRequest().body.contains(#""query":"#) {
        try connection.answer("event: complete\n\n", type: "text/event-stream")
      } else {
        try connection.answer(#"{"errors":[{"message":"PersistedQueryNotFound"}]}"#)
      }
    }
    let url = try server.url()
    let transport = PersistedFallback { HTTPTransport(url: url, encoding: $0) }
    let (_, error) = await outcome(transport, subscription())
    #expect(error == nil)
    #expect(count == 1)
  }
}
