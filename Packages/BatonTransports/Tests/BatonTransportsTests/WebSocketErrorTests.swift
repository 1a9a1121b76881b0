import Baton
import BatonTransportsTesting
import BatonWire
import Foundation
import Testing

@testable import BatonTransports

@Suite struct WebSocketErrorTests {
  /// What a subscription ends with where the server does that, and what it had before.
  private func end(
    limits: Limits = Limits(), _ serve: @escaping @Sendable (ServerConnection) throws -> Void
  ) async throws -> (payloads: [String], error: TransportError) {
    let server = try LocalServer(serve)
    let transport = GraphQLTransportWebSocket(url: try server.url(scheme: "ws"), limits: limits)
    let (payloads, error) = await outcome(transport, request(kind: .subscription))
    await eventually { server.open == 0 }
    #expect(server.open == 0)
    return (payloads, try #require(error as? TransportError))
  }

  @Test func refusedUpgrades() async throws {
    let unauthorized = try await end {
      try $0.readRequest()
      try $0.answer("not today", status: "401 Unauthorized")
    }
    #expect(unauthorized.error == .status(401, excerpt: "not today", retryAfter: nil))
    let elsewhere = try await end {
      try $0.readRequest()
      try $0.answer("", status: "302 Found", headers: ["Location: /x"])
    }
    #expect(elsewhere.error == .redirected(302, to: "/x"))
    let plain = try await end {
      try $0.readRequest()
      try $0.answer("{}")
      $0.readToEnd()
    }
    #expect(plain.error == .status(200, excerpt: "{}", retryAfter: nil))
  }

  @Test func brokenUpgrades() async throws {
    let key = try await end {
      try $0.upgrade { $0.hasPrefix("Sec-WebSocket-Accept") ? "Sec-WebSocket-Accept: x" : $0 }
      $0.readToEnd()
    }
    #expect(key.error == .malformed(.upgradeKeyWrong))
    let subprotocol = try await end {
      try $0.upgrade { $0.hasPrefix("Sec-WebSocket-Protocol") ? "X: y" : $0 }
      $0.readToEnd()
    }
    #expect(subprotocol.error == .malformed(.upgradeSubprotocol("")))
    let cut = try await end {
      try $0.readRequest()
      try $0.write("HTTP/1.1 101 Sw")
    }
    #expect(cut.error == .malformed(.upgradeCutShort))
    let endless = try await end {
      try $0.readRequest()
      try $0.write("HTTP/1.1 101 X\r\nX: " + String(repeating: "x", count: 1 << 20))
      $0.readToEnd()
    }
    #expect(endless.error == .malformed(.upgradeTooLong(limit: 64 << 10)))
  }

  /// What is whole is delivered; the rest is told.
  @Test func cutInTheMiddleOfAFrame() async throws {
    let (payloads, error) = try await end {
      try $0.acknowledge()
      _ = try $0.readMessage()
      try $0.next("1", "{}")
      try $0.write([0x81, 100, 1, 2])
    }
    #expect(payloads == ["{}"])
    #expect(error == .malformed(.framesCutShort))
    let between = try await end {
      try $0.acknowledge()
      _ = try $0.readMessage()
    }
    #expect(between.error == .cutShort(reason: "the WebSocket was dropped"))
  }

  @Test func killed() async throws {
    let (_, error) = try await end {
      try $0.acknowledge()
      _ = try $0.readMessage()
      $0.abort()
    }
    guard case .cutShort = error else {
      Issue.record("\(error)")
      return
    }
  }

  /// The server is told why.
  @Test(
    arguments: [
      ([0x81, 127, 0, 0, 0, 0, 0xFF, 0, 0, 0], WireError.messageTooLong(limit: 1000), 1009),
      ([0x81, 127, 0xFF, 0, 0, 0, 0, 0, 0, 0], .frameLength, 1002),
      ([0xC1, 0], .frameReservedBits, 1002), ([0x81, 0x80, 0, 0, 0, 0], .frameMasked, 1002),
      ([0x81, 1, 0xFF], .frameText, 1007), ([0x82, 0], .messageBinary, 4400),
      ([0x81, 2, 0x5B, 0x5D], .messageNotObject, 4400),
    ] as [([UInt8], WireError, UInt16)])
  func framesThatLie(bytes: [UInt8], wire: WireError, code: UInt16) async throws {
    let told = Guarded<[UInt8]>([])
    var limits = Limits()
    limits.body = 1000
    let (payloads, error) = try await end(limits: limits) { connection in
      try connection.acknowledge()
      _ = try connection.readMessage()
      try connection.next("1", "{}")
      try connection.write(bytes)
      let frame = try connection.readFrame()
      #expect(frame.opcode == 8)
      told.withLock { $0 = frame.payload }
      connection.readToEnd()
    }
    #expect(payloads == ["{}"])
    #expect(error == .malformed(wire))
    await eventually { told.withLock { !$0.isEmpty } }
    #expect(
      told.withLock { $0 } == [UInt8(code >> 8), UInt8(code & 255)] + Array(wire.description.utf8))
  }

  @Test func silentServers() async throws {
    var limits = Limits()
    limits.connection = .milliseconds(400)
    limits.silence = .milliseconds(300)
    let upgrade = try await end(limits: limits) { $0.readToEnd() }
    #expect(upgrade.error == .timedOut(.connection, after: .milliseconds(400)))
    let acknowledgement = try await end(limits: limits) {
      try $0.upgrade()
      $0.readToEnd()
    }
    #expect(acknowledgement.error == .timedOut(.acknowledgement, after: .milliseconds(400)))
    let pinged = Guarded(false)
    let silent = try await end(limits: limits) { connection in
      try connection.acknowledge()
      _ = try connection.readMessage()
      let message = try connection.readMessage()
      pinged.withLock { $0 = message == #"{"type":"ping"}"# }
      connection.readToEnd()
    }
    #expect(silent.error == .timedOut(.bytes, after: .milliseconds(300)))
    #expect(pinged.withLock { $0 })
  }

  /// A server that answers pings is alive although it has nothing to say.
  @Test func aQuietServer() async throws {
    var limits = Limits()
    limits.connection = .milliseconds(400)
    limits.silence = .milliseconds(500)
    let (payloads, error) = try await end(limits: limits) { connection in
      try connection.acknowledge()
      _ = try connection.readMessage()
      for _ in 0..<3 {
        #expect(try connection.readMessage() == #"{"type":"ping"}"#)
        try connection.say(#"{"type":"pong"}"#)
      }
      try connection.next("1", "{}")
      try connection.write(connection.frame(8, []))
      connection.readToEnd()
    }
    #expect(payloads == ["{}"])
    #expect(error == .closed(nil))
  }

  /// With the code alone, and with none where there was none.
  @Test(arguments: [[], [0x03, 0xE8], [0x11, 0x30, 0x6E, 0x6F]] as [[UInt8]])
  func aCloseIsAnswered(payload: [UInt8]) async throws {
    let answer = Guarded<[UInt8]?>(nil)
    _ = try await end { connection in
      try connection.acknowledge()
      _ = try connection.readMessage()
      try connection.write(connection.frame(8, payload))
      let (opcode, payload) = try connection.readFrame()
      answer.withLock { $0 = opcode == 8 ? payload : nil }
    }
    #expect(answer.withLock { $0 } == Array(payload.prefix(2)))
  }

  enum Stage: CaseIterable {
    case upgrade, acknowledgement, events
  }

  @Test(arguments: Stage.allCases)
  func cancellation(stage: Stage) async throws {
    let reached = Guarded(false)
    let server = try LocalServer { connection in
      if stage != .upgrade { try connection.upgrade() }
      if stage == .events {
        _ = try connection.readMessage()
        try connection.say(#"{"type":"connection_ack"}"#)
      }
      _ = try connection.read()
      reached.withLock { $0 = true }
      connection.readToEnd()
    }
    let transport = GraphQLTransportWebSocket(
      url: try server.url(scheme: "ws"), idle: .milliseconds(10))
    try await expectPromptCancellation(of: request(kind: .subscription), through: transport) {
      await eventually { reached.withLock { $0 } }
      reached.withLock { $0 = false }
    }
    await eventually { server.open == 0 }
    #expect(server.open == 0)
  }

  @Test func addresses() throws {
    func address(_ text: String) throws -> SocketAddress {
      try SocketAddress(try #require(URL(string: text)))
    }
    #expect(try address("wss://example.com").origin == "https://example.com/")
    #expect(try address("wss://example.com").target == "/")
    #expect(try address("ws://example.com:80/a%20b?c=%C3%A9#d").target == "/a%20b?c=%C3%A9")
    #expect(try address("ws://[::1]:8080/x").host == "[::1]:8080")
    #expect(throws: TransportError.url("ftp://example.com")) { try address("ftp://example.com") }
    #expect(throws: TransportError.url("ws:///x")) { try address("ws:///x") }
  }
}
