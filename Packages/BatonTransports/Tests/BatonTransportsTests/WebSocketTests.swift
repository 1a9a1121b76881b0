import Baton
import BatonTransportsTesting
import BatonWire
import Foundation
import Testing

@testable import BatonTransports

@Suite struct WebSocketTests {
  private func transport(
    _ server: LocalServer, limits: Limits = Limits(), idle: Duration = .seconds(5)
  ) throws -> GraphQLTransportWebSocket {
    GraphQLTransportWebSocket(
      url: try server.url("/graphql?x=%20y", scheme: "ws"), headers: ["X-App": "a"],
      credentials: { ["Authorization": "Bearer b"] },
      parameters: { Variables(["token": Variable("t")]) }, limits: limits, idle: idle)
  }

  private func subscription(_ name: String = "S") -> Request { request(name, kind: .subscription) }

  @Test func whatIsSaid() async throws {
    let said = Guarded<[String]>([])
    let server = try LocalServer { connection in
      try connection.upgrade()
      for answer in [
        #"{"type":"connection_ack"}"#, #"{"id":"1","type":"next","payload":{"data":{"a":1}}}"#,
      ] {
        let message = try connection.readMessage()
        said.withLock { $0.append(message) }
        try connection.say(answer)
      }
      try connection.say(#"{"type":"ping","payload":{"n":1}}"#)
      let pong = try connection.readMessage()
      said.withLock { $0.append(pong) }
      try connection.say(#"{"id":"1","type":"complete"}"#)
      connection.readToEnd()
    }
    let (payloads, error) = await outcome(try transport(server), subscription())
    #expect(payloads == [#"{"data":{"a":1}}"#])
    #expect(error == nil)
    #expect(
      said.withLock { $0 } == [
        #"{"type":"connection_init","payload":{"token":"t"}}"#,
        #"{"id":"1","type":"subscribe","payload":"#
          + #"{"operationName":"S","query":"subscription S{a}","variables":{}}}"#,
        #"{"type":"pong","payload":{"n":1}}"#,
      ])
    let upgrade = try #require(server.requests.first)
    #expect(upgrade.line == "GET /graphql?x=%20y HTTP/1.1")
    #expect(upgrade.headers["host"] == "127.0.0.1:\(server.port)")
    #expect(upgrade.headers["x-app"] == "a")
    #expect(upgrade.headers["authorization"] == "Bearer b")
    #expect(upgrade.headers["sec-websocket-protocol"] == "graphql-transport-ws")
  }

  /// Answers every subscription with numbered events, in turn.
  private func eventServer(_ count: Int) throws -> LocalServer {
    try LocalServer { connection in
      try connection.acknowledge()
      while true {
        let message = try connection.readMessage()
        guard message.contains("subscribe"),
          let id = message.split(separator: "\"").dropFirst(3).first
        else { continue }
        for number in 0..<count { try connection.next("\(id)", #"{"data":\#(number)}"#) }
        try connection.say(#"{"id":"\#(id)","type":"complete"}"#)
      }
    }
  }

  @Test func severalOperationsOnOneConnection() async throws {
    let server = try eventServer(2000)
    let transport = try transport(server)
    let answers = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<5 { group.addTask { await outcome(transport, subscription()).payloads } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: (0..<2000).map { #"{"data":\#($0)}"# }, count: 5))
    #expect(server.connections == 1)
  }

  @Test func refusals() async throws {
    let server = try LocalServer { connection in
      try connection.acknowledge()
      for id in 1...2 {
        _ = try connection.readMessage()
        try connection.say(#"{"id":"\#(id)","type":"error","payload":[{"message":"no"}]}"#)
      }
      connection.readToEnd()
    }
    let transport = try transport(server)
    let errors = #"{"errors":[{"message":"no"}]}"#
    let refused = await outcome(transport, subscription())
    #expect(refused.error as? OperationRefused == OperationRefused(payload: Payload(json: errors)))
    // The answer to a query, and the connection is the same.
    let query = await outcome(transport, request())
    #expect(query.payloads == [errors])
    #expect(query.error == nil)
    #expect(server.connections == 1)
  }

  /// Everyone on a connection hears of its end, and who asks then gets another connection.
  @Test func aConnectionThatEnds() async throws {
    let number = Guarded(0)
    let server = try LocalServer { connection in
      try connection.acknowledge()
      for _ in 0..<2 { _ = try connection.readMessage() }
      let generation = number.withLock {
        $0 += 1
        return $0
      }
      for id in 1...2 { try connection.next("\(id)", "{\"g\":\(generation)}") }
      try connection.write(connection.frame(8, [0x11, 0x30] + Array("bad".utf8)))
      connection.readToEnd()
    }
    let transport = try transport(server)
    for generation in 1...3 {
      async let first = outcome(transport, subscription())
      async let second = outcome(transport, subscription())
      for answer in await [first, second] {
        #expect(answer.payloads == ["{\"g\":\(generation)}"])
        let closed = TransportError.closed(CloseReason(code: 4400, reason: "bad"))
        #expect(answer.error as? TransportError == closed)
        #expect(
          "\(closed)"
            == "The server closed the connection: a message was not what it should be (4400), `bad`."
        )
      }
      #expect(server.connections == generation)
    }
    await eventually { server.open == 0 }
    #expect(server.open == 0)
  }

  @Test func anEndByEitherSide() async throws {
    let said = Guarded<[String]>([])
    let server = try LocalServer { connection in
      try connection.acknowledge()
      _ = try connection.readMessage()
      try connection.next("1", "{}")
      while true {
        let message = try connection.readMessage()
        said.withLock { $0.append(message) }
      }
    }
    let transport = try transport(server, idle: .milliseconds(20))
    for try await _ in transport.send(subscription()) { break }
    await eventually { server.open == 0 }
    #expect(said.withLock { $0 } == [#"{"id":"1","type":"complete"}"#])
    #expect(server.open == 0)
    #expect(server.connections == 1)
  }

  @Test func aTransportThatIsDroppedClosesItsConnection() async throws {
    let server = try eventServer(1)
    var transport: GraphQLTransportWebSocket? = try transport(server, idle: .seconds(60))
    if let transport { #expect(await outcome(transport, subscription()).payloads.count == 1) }
    #expect(server.open == 1)
    transport = nil
    await eventually { server.open == 0 }
    #expect(server.open == 0)
  }

  /// One that is not asked bounds what is in memory.
  @Test func readAsItIsAskedFor() async throws {
    let written = Guarded(0)
    let payload = "{\"x\":\"" + String(repeating: "x", count: 100_000) + "\"}"
    let server = try LocalServer { connection in
      try connection.acknowledge()
      _ = try connection.readMessage()
      for _ in 0..<60 {
        try connection.next("1", payload)
        written.withLock { $0 += 1 }
      }
      try connection.say(#"{"id":"1","type":"complete"}"#)
      connection.readToEnd()
    }
    var payloads = try transport(server).send(subscription()).makeAsyncIterator()
    #expect(try await payloads.next()?.bytes.count == payload.utf8.count)
    let now = try await stuck(written)
    #expect(now < 40)
    var count = 1
    while try await payloads.next() != nil { count += 1 }
    #expect(count == 60)
  }
}
