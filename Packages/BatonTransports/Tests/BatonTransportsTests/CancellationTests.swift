import Baton
import BatonTransportsTesting
import CSlowNames
import Foundation
import Testing

@testable import BatonTransports

/// Whoever gives up is told within 50 ms, at whatever stage, and then neither the engine nor the system
/// keeps anything of the request. The stages from an answer's head on are in `HTTPCancellationTests`, those
/// of a WebSocket from its upgrade on in `WebSocketErrorTests`.
@Suite(.serialized) struct CancellationTests {
  /// Descriptors of this process, without those that a server in it keeps.
  private func descriptors(but server: LocalServer?) throws -> Int {
    let all = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    return all - (server?.open ?? 0)
  }

  /// - Parameter underWay: Returns when the request is where it is to be cancelled.
  private func expectNothingLeft(
    of request: Request, through transport: some Transport, engine: CurlEngine,
    server: LocalServer?, underWay: () async throws -> Void
  ) async throws {
    // What the process itself needs to wait is there from the first time on.
    try await pause()
    #expect(await engine.count == 0)
    let before = try descriptors(but: server)
    try await expectPromptCancellation(of: request, through: transport) {
      await eventually { await engine.count == 1 }
      try await underWay()
      #expect(await engine.count == 1)
    }
    let cancelled = ContinuousClock.now
    await eventually { await engine.count == 0 }
    #expect(await engine.count == 0)
    // Less than a name takes.
    #expect(ContinuousClock.now - cancelled < .seconds(2))
    await eventually { (try? descriptors(but: server)) ?? .max <= before }
    #expect(try descriptors(but: server) <= before)
  }

  private func expectNothingLeft(
    of request: Request = request(), http url: URL, encoding: Encoding = .standard,
    server: LocalServer? = nil, underWay: () async throws -> Void
  ) async throws {
    let transport = HTTPTransport(url: url, encoding: encoding)
    try await expectNothingLeft(
      of: request, through: transport, engine: transport.exchanges.engine, server: server,
      underWay: underWay)
  }

  private func expectNothingLeft(
    socket url: URL, encoding: Encoding = .standard, server: LocalServer? = nil,
    underWay: () async throws -> Void
  ) async throws {
    let transport = GraphQLTransportWebSocket(
      url: url, encoding: encoding, idle: .milliseconds(10))
    try await expectNothingLeft(
      of: request(kind: .subscription), through: transport,
      engine: transport.socket.settings.engine, server: server, underWay: underWay)
  }

  private func pause() async throws { try await Task.sleep(for: .milliseconds(30)) }

  /// Nor are other requests held up while the name is looked up.
  @Test(arguments: [false, true]) func resolving(isSocket: Bool) async throws {
    let url = try #require(URL(string: "http://slow.invalid/"))
    let before = baton_slow_lookups()
    func lookedUp() async { await eventually { baton_slow_lookups() > before } }
    if isSocket {
      try await expectNothingLeft(socket: url, underWay: lookedUp)
    } else {
      try await expectNothingLeft(http: url, underWay: lookedUp)
    }
    #expect(baton_slow_lookups() > before)
  }

  @Test(arguments: ["http", "https"]) func connecting(scheme: String) async throws {
    let server = try FullServer(scheme: scheme)
    try await expectNothingLeft(http: server.url, underWay: pause)
  }

  @Test(arguments: ["ws", "wss"]) func connectingASocket(scheme: String) async throws {
    let server = try FullServer(scheme: scheme)
    try await expectNothingLeft(socket: server.url, underWay: pause)
  }

  @Test func securing() async throws {
    let server = try LocalServer { $0.readToEnd() }
    func connected() async throws {
      await eventually { server.open == 1 }
      try await pause()
    }
    try await expectNothingLeft(http: try server.url(scheme: "https"), underWay: connected)
    try await expectNothingLeft(socket: try server.url(scheme: "wss"), underWay: connected)
    await eventually { server.open == 0 }
    #expect(server.open == 0)
  }

  /// More than the system takes for a server that does not read.
  private static let large = Encoding { _ in [UInt8](repeating: 0x20, count: 6 << 20) }

  @Test(arguments: [OperationKind.query, .mutation])
  func sendingTheBody(kind: OperationKind) async throws {
    // That nobody reads on, and that the client has closed, is not seen before what was sent is read.
    let leave = DispatchSemaphore(value: 0)
    defer { leave.signal() }
    let server = try LocalServer { _ in
      leave.wait()
      leave.signal()
    }
    try await expectNothingLeft(
      of: request(kind: kind), http: try server.url(), encoding: Self.large,
      server: server
    ) {
      await eventually { server.open > 0 }
      try await pause()
    }
  }

  /// Nor does the rest of a request keep the connection.
  @Test func sendingOverASocket() async throws {
    let leave = DispatchSemaphore(value: 0)
    defer { leave.signal() }
    let begun = Guarded(0)
    let server = try LocalServer { connection in
      try connection.acknowledge()
      _ = try connection.read()
      begun.withLock { $0 += 1 }
      leave.wait()
      leave.signal()
    }
    var seen = 0
    try await expectNothingLeft(
      socket: try server.url(scheme: "ws"), encoding: Self.large, server: server
    ) {
      await eventually { begun.withLock { $0 } > seen }
      seen = begun.withLock { $0 }
      try await pause()
    }
  }

  @Test func inAPauseBetweenAttempts() async throws {
    let server = try LocalServer { connection in
      while true {
        try connection.readRequest()
        try connection.answer("", status: "503 Later", headers: ["Retry-After: 30"])
      }
    }
    let http = HTTPTransport(url: try server.url())
    var asked = 0
    try await expectPromptCancellation(of: request(), through: RetryingTransport(http)) {
      await eventually { server.requests.count > asked }
      asked = server.requests.count
      try await pause()
    }
    #expect(await http.exchanges.engine.count == 0)
    #expect(server.requests.count == asked)
  }

  /// What others wait for is not disturbed.
  @Test func oneOfSeveralOnASocket() async throws {
    let goOn = DispatchSemaphore(value: 0)
    let server = try LocalServer { connection in
      try connection.acknowledge()
      for _ in 0..<3 { _ = try connection.readMessage() }
      goOn.wait()
      for id in 1...3 { try connection.next("\(id)", "{}") }
      for id in 1...3 { try connection.say(#"{"id":"\#(id)","type":"complete"}"#) }
      connection.readToEnd()
    }
    let transport = GraphQLTransportWebSocket(url: try server.url(scheme: "ws"))
    let tasks = (0..<3).map { _ in Task { await outcome(transport, request(kind: .subscription)) } }
    await eventually { server.open == 1 }
    try await pause()
    tasks[0].cancel()
    #expect(await tasks[0].value.payloads == [])
    goOn.signal()
    for task in tasks.dropFirst() {
      let (payloads, error) = await task.value
      #expect(payloads == ["{}"])
      #expect(error == nil)
    }
  }
}
