import Baton
import BatonTransportsTesting
import BatonWire
import Foundation
import Testing

@testable import BatonTransports

/// Whatever ends a stream, what arrived whole before is delivered, however late it is asked for.
@Suite struct LastEventsTests {
  private let events = (0..<100).map { #"{"data":\#($0)}"# }
  private let subscription = request("S", kind: .subscription)

  /// The outcome for a consumer to which everything has arrived by the time it asks for the second payload.
  private func lateOutcome(
    _ transport: some Transport, _ request: Request
  ) async -> (payloads: [String], error: (any Error)?) {
    var payloads: [String] = []
    do {
      for try await payload in transport.send(request) {
        if payloads.isEmpty { try? await Task.sleep(for: .milliseconds(200)) }
        payloads.append(String(decoding: payload.bytes, as: UTF8.self))
      }
      return (payloads, nil)
    } catch { return (payloads, error) }
  }

  enum End: CaseIterable { case closed, cut, killed, malformed }

  @Test(arguments: End.allCases) func overASocket(end: End) async throws {
    let events = events
    let server = try LocalServer { connection in
      try connection.acknowledge()
      _ = try connection.readMessage()
      for event in events { try connection.next("1", event) }
      switch end {
      case .closed: try connection.write(connection.frame(8, [0x03, 0xF4]))
      case .cut: return
      case .killed:
        Thread.sleep(forTimeInterval: 0.05)
        return connection.abort()
      case .malformed: try connection.write([0xFF, 0xFF])
      }
      connection.readToEnd()
    }
    let transport = GraphQLTransportWebSocket(url: try server.url(scheme: "ws"))
    let (payloads, error) = await lateOutcome(transport, subscription)
    #expect(payloads == events)
    switch end {
    case .closed: #expect(error as? TransportError == .closed(CloseReason(code: 1012)))
    case .malformed: #expect(error as? TransportError == .malformed(.frameReservedBits))
    case .cut, .killed:
      guard case .cutShort? = error as? TransportError else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test(arguments: ["Transfer-Encoding: chunked", "Content-Length: 100000"])
  func overHTTP(header: String) async throws {
    let events = events
    let server = try LocalServer { connection in
      try connection.readRequest()
      try connection.begin(type: "text/event-stream", headers: [header])
      let text = events.map { "event: next\ndata: \($0)\n\n" }.joined()
      let size = String(text.utf8.count, radix: 16)
      try connection.write(header.hasPrefix("T") ? "\(size)\r\n\(text)\r\n" : text)
    }
    let (payloads, error) = await lateOutcome(
      HTTPTransport(url: try server.url()), subscription)
    #expect(payloads == events)
    guard case .cutShort? = error as? TransportError else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func inParts() async throws {
    let server = try LocalServer { connection in
      try connection.readRequest()
      try connection.begin(
        type: #"multipart/mixed; boundary="-""#, headers: ["Content-Length: 1000"])
      try connection.write("\r\n---\r\n\r\n{\"a\":1}\r\n---\r\n\r\n{\"b\":2}\r\n---\r\n\r\n{")
    }
    let (payloads, error) = await lateOutcome(
      HTTPTransport(url: try server.url()), request(isIncremental: true))
    #expect(payloads == [#"{"a":1}"#, #"{"b":2}"#])
    #expect(error != nil)
  }

  /// What a consumer gave up on is not delivered.
  @Test func notAfterAnEndFromThisSide() async throws {
    let queue = SocketQueue { _ in }
    await queue.push(Payload(json: "{}"))
    queue.abandon()
    await #expect(throws: CancellationError.self) { try await queue.next() }
  }
}
