import Baton
import BatonTransportsTesting
import Foundation
import Testing

@testable import BatonTransports

/// Whoever gives up is told at once, and what the request held is let go of.
@Suite struct HTTPCancellationTests {
  /// Where the server stops, and waits for the client to leave.
  enum Stage: CaseIterable {
    case request, head, body, part, event
  }

  private func stop(_ connection: ServerConnection, at stage: Stage) throws {
    try connection.readRequest()
    switch stage {
    case .request: break
    case .head: try connection.write("HTTP/1.1 200 OK\r\nContent-Ty")
    case .body:
      try connection.begin(type: "application/json")
      try connection.write("{")
    case .part:
      try connection.begin(type: "multipart/mixed")
      try connection.write("---\r\n\r\n1\r\n---")
    case .event:
      try connection.begin(type: "text/event-stream")
      try connection.write("event: next\ndata: 1\n\nevent: n")
    }
    connection.readToEnd()
  }

  @Test(arguments: Stage.allCases)
  func atEachStage(stage: Stage) async throws {
    let server = try LocalServer { try stop($0, at: stage) }
    let transport = HTTPTransport(url: try server.url())
    try await expectPromptCancellation(of: request(kind: .subscription), through: transport) {
      await eventually { server.requests.count == server.connections && server.open == 1 }
      // Past the request, into what the server sends.
      try await Task.sleep(for: .milliseconds(30))
    }
    await eventually { server.open == 0 }
    #expect(server.open == 0)
  }

  @Test func beforeItIsSent() async throws {
    let server = try LocalServer { $0.readToEnd() }
    let transport = HTTPTransport(url: try server.url())
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await outcome(transport, request())
    }
    #expect(await task.value.payloads == [])
    // Neither is a stream that nobody asks.
    _ = transport.send(request())
    try await Task.sleep(for: .milliseconds(30))
    #expect(server.connections == 0)
  }

  @Test func whileItWaitsForItsTurn() async throws {
    let server = try LocalServer { try stop($0, at: .request) }
    var limits = Limits()
    limits.requestsAtOnce = 1
    let transport = HTTPTransport(url: try server.url(), limits: limits)
    let first = Task { await outcome(transport, request("First")) }
    await eventually { !server.requests.isEmpty }
    let others = (0..<20).map { _ in Task { await outcome(transport, request("Other")) } }
    try await Task.sleep(for: .milliseconds(20))
    others.forEach { $0.cancel() }
    for other in others { #expect(await other.value.payloads == []) }
    first.cancel()
    _ = await first.value
    await eventually { server.open == 0 }
    #expect(server.requests.count == 1)
  }

  @Test func aStreamThatIsDropped() async throws {
    let server = try LocalServer { try stop($0, at: .event) }
    let transport = HTTPTransport(url: try server.url())
    for _ in 0..<20 {
      for try await payload in transport.send(request(kind: .subscription)) {
        #expect(payload == Payload(json: "1"))
        break
      }
    }
    #expect(server.connections == 20)
    await eventually { server.open == 0 }
    #expect(server.open == 0)
  }

  /// The transport may go before its requests.
  @Test func aTransportThatIsDropped() async throws {
    let server = try LocalServer { connection in
      try connection.readRequest()
      Thread.sleep(forTimeInterval: 0.05)
      try connection.answer("{}")
    }
    let stream = HTTPTransport(url: try server.url()).send(request())
    var payloads = stream.makeAsyncIterator()
    #expect(try await payloads.next() == Payload(json: "{}"))
  }

  @Test func cancelledAtRandom() async throws {
    let server = try LocalServer { connection in
      while true {
        try connection.readRequest()
        try connection.answer(#"{"data":{}}"#)
      }
    }
    let transport = HTTPTransport(url: try server.url())
    for round in 0..<300 {
      let task = Task { await outcome(transport, request()) }
      if round % 3 > 0 { try await Task.sleep(for: .microseconds(round * 7)) }
      task.cancel()
      let (payloads, error) = await task.value
      #expect(payloads.count <= 1)
      #expect(error == nil || error is CancellationError)
    }
    #expect(await outcome(transport, request()).payloads == [#"{"data":{}}"#])
  }
}
