import Baton
import BatonTesting
import Testing

private func request(_ name: String) -> Request {
  Request(name: name, kind: .query, document: .text("query \(name){a}"))
}

@Suite("SilentTransport and ScriptedTransport")
struct OtherTransportTests {
  @Test("a silent one keeps the request, and ends only when the caller gives up")
  func silent() async throws {
    let transport = SilentTransport()
    let stream = transport.send(request("A"))
    let waiting = Task {
      var count = 0
      for try await _ in stream { count += 1 }
      return count
    }
    try await Task.sleep(for: .milliseconds(5))
    #expect(transport.requests.map(\.name) == ["A"])
    waiting.cancel()
    #expect(try await waiting.value == 0)
  }

  @Test("a scripted one holds a request until the test answers or fails it")
  func scripted() async throws {
    struct Offline: Error {}
    let transport = ScriptedTransport()
    let first = transport.send(request("A"))
    let second = transport.send(request("B"))
    #expect(transport.held.map(\.request.name) == ["A", "B"])
    transport.held[0].respond(Payload(json: "1"))
    transport.held[1].fail(Offline())
    var payloads: [Payload] = []
    for try await payload in first { payloads.append(payload) }
    #expect(payloads == [Payload(json: "1")])
    await #expect(throws: Offline.self) { for try await _ in second {} }
    #expect(!transport.held[0].isCancelled)
  }

  @Test("a scripted one gives parts when the test does, and the last one ends the answer")
  func parts() async throws {
    let transport = ScriptedTransport()
    var payloads = transport.send(request("A")).makeAsyncIterator()
    for part in ["1", "2"] {
      transport.held[0].send(Payload(json: part))
      #expect(try await payloads.next() == Payload(json: part))
    }
    transport.held[0].respond(Payload(json: "3"))
    #expect(try await payloads.next() == Payload(json: "3"))
    #expect(try await payloads.next() == nil)
  }

  @Test("a scripted one tells that its request was given up")
  func cancelled() async throws {
    let transport = ScriptedTransport()
    let stream = transport.send(request("A"))
    let waiting = Task { for try await _ in stream {} }
    try await Task.sleep(for: .milliseconds(5))
    #expect(!transport.held[0].isCancelled)
    waiting.cancel()
    try await waiting.value
    try await wait { transport.held[0].isCancelled }
    transport.held[0].respond(Payload(json: "late"))  // reaches nobody, and is no trap
  }
}

@MainActor @Suite("Waiting and the clock")
struct WaitTests {
  @Test("a condition that holds needs no time, one that comes to hold is seen")
  func holds() async throws {
    try await wait(timeout: .zero) { true }
    var isDone = false
    Task {
      try await Task.sleep(for: .milliseconds(20))
      isDone = true
    }
    try await wait(until: { isDone })
    #expect(isDone)
  }

  @Test("one that does not says where and how long")
  func timesOut() async throws {
    let line: UInt = #line + 2
    do {
      try await wait(timeout: .milliseconds(20)) { false }
      Issue.record("it returned")
    } catch let error as WaitTimeout {
      #expect(error.line == line)
      #expect(error.description.contains("OtherTransportTests.swift:\(line)"))
      #expect(error.description.contains("did not hold within 0.02 seconds"))
    }
  }

  @Test("it sleeps between two looks")
  func noBusyLoop() async throws {
    var looks = 0
    _ = await #expect(throws: WaitTimeout.self) {
      try await wait(timeout: .milliseconds(100)) {
        looks += 1
        return false
      }
    }
    #expect(looks < 60)
  }

  @Test("a cancelled wait ends")
  func cancelled() async throws {
    let waiting = Task { try await wait { false } }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}
