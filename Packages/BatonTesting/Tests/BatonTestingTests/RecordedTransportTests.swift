import Baton
import BatonTesting
import Testing

private func request(_ name: String, _ id: String = "1") -> Request {
  Request(
    name: name, kind: .query, document: .text("query \(name){a}"),
    variables: Variables(["id": Variable(id)]))
}

private func answers(_ stream: AsyncThrowingStream<Payload, any Error>) async throws -> [Payload] {
  var payloads: [Payload] = []
  for try await payload in stream { payloads.append(payload) }
  return payloads
}

@Suite("RecordedTransport")
struct RecordedTransportTests {
  let payload = Payload(json: #"{"data":{"a":1}}"#)

  @Test("answers by the operation's name, with one payload, and keeps the requests")
  func byName() async throws {
    let transport = RecordedTransport(["A": payload])
    #expect(try await answers(transport.send(request("A"))) == [payload])
    #expect(try await answers(transport.send(request("A", "2"))) == [payload])
    #expect(transport.requests.map(\.name) == ["A", "A"])
    #expect(transport.requests[1].variables["id"] == Variable("2"))
  }

  @Test("a request without a recording says what was asked for and what there is")
  func noRecording() async throws {
    let transport = RecordedTransport(["B": payload, "A": payload])
    let error = await #expect(throws: NoRecording.self) {
      try await answers(transport.send(request("C")))
    }
    #expect(error?.description == "no recording for C; recorded are A, B")
    #expect(
      NoRecording(operation: "C", recorded: []).description
        == "no recording for C; nothing is recorded")
    #expect(transport.requests.map(\.name) == ["C"])
  }

  @Test("answers by a function of the request, which may throw")
  func byFunction() async throws {
    struct Offline: Error {}
    let transport = RecordedTransport { request in
      guard request.variables["id"] == Variable("1") else { throw Offline() }
      return Payload(json: request.name)
    }
    #expect(try await answers(transport.send(request("A"))) == [Payload(json: "A")])
    await #expect(throws: Offline.self) { try await answers(transport.send(request("A", "2"))) }
  }

  @Test("an answer takes as long as it is told to, and a cancelled one never comes")
  func latency() async throws {
    let slow = RecordedTransport(["A": payload], latency: .seconds(3600))
    let waiting = Task { try await answers(slow.send(request("A"))) }
    try await wait { slow.requests.count == 1 }
    let transport = RecordedTransport(["A": payload], latency: .milliseconds(1))
    #expect(try await answers(transport.send(request("A"))) == [payload])
    waiting.cancel()
    #expect(try await waiting.value.isEmpty)
  }

  @Test("the parts of an answer come in order", arguments: [0, 1])
  func parts(milliseconds: Int) async throws {
    let parts = ["1", "2", "3"].map { Payload(json: $0) }
    let transport = RecordedTransport(
      latency: .milliseconds(milliseconds), parts: { _ in parts })
    #expect(try await answers(transport.send(request("A"))) == parts)
  }

  @Test("is usable from many threads")
  func threads() async throws {
    let transport = RecordedTransport(["A": payload])
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<200 {
        group.addTask { try await answers(transport.send(request("A"))).count }
      }
      for try await count in group { #expect(count == 1) }
    }
    #expect(transport.requests.count == 200)
  }
}
