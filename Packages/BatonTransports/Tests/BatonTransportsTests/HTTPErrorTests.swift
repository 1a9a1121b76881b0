import Baton
import BatonTransportsTesting
import BatonWire
import Foundation
import Testing

@testable import BatonTransports

/// All that a server can do wrong: one clear error each, and nothing hangs.
@Suite struct HTTPErrorTests {
  /// What a request fails with where the server does that, after it read the request.
  private func error(
    kind: OperationKind = .query, limits: Limits = Limits(),
    _ serve: @escaping @Sendable (ServerConnection) throws -> Void
  ) async throws -> TransportError {
    let server = try LocalServer { connection in
      try connection.readRequest()
      try serve(connection)
    }
    let transport = HTTPTransport(url: try server.url(), limits: limits)
    let (payloads, error) = await outcome(transport, request(kind: kind))
    #expect(payloads == [])
    await eventually { server.open == 0 }
    #expect(server.open == 0)
    return try #require(error as? TransportError)
  }

  @Test(arguments: [400, 401, 403, 404, 429, 500, 502, 503])
  func statuses(status: Int) async throws {
    let error = try await error {
      try $0.answer(
        #"{"errors":[{"message":"no"}]}"#, status: "\(status) No",
        headers: status == 429 ? ["Retry-After: 2"] : [])
    }
    let excerpt = #"{"errors":[{"message":"no"}]}"#
    let retryAfter: Duration? = status == 429 ? .seconds(2) : nil
    #expect(error == .status(status, excerpt: excerpt, retryAfter: retryAfter))
    #expect(error.status == status)
    #expect(error.isTransient == (status == 429 || status >= 500))
    #expect(
      error.description.hasPrefix("The server answered with the status \(status): \(excerpt)."))
  }

  /// A challenge is one although its body is a GraphQL response.
  @Test func aChallenge() async throws {
    let error = try await error {
      try $0.answer(
        #"{"errors":[]}"#, status: "401 X", type: "application/graphql-response+json")
    }
    #expect(error.status == 401)
  }

  @Test func redirections() async throws {
    let error = try await error {
      try $0.answer("", status: "307 Elsewhere", headers: ["Location: https://example.com/"])
    }
    #expect(error == .redirected(307, to: "https://example.com/"))
    let nowhere = try await self.error { try $0.answer("", status: "301 Moved") }
    #expect(nowhere == .redirected(301, to: ""))
    #expect(nowhere.description.contains("without saying where"))
  }

  @Test func anotherType() async throws {
    let page = "<html>\n <body>Sign in</body>\n</html>"
    let error = try await error { try $0.answer(page, type: "text/html; charset=utf-8") }
    #expect(error == .notGraphQL(status: 200, type: "text/html", excerpt: page))
    #expect(
      error.description
        == "The server answered with the status 200 and `text/html`, which is no GraphQL response: "
        + "<html> <body>Sign in</body> </html>. Check the address.")
    let empty = try await self.error { try $0.write("HTTP/1.1 204 No\r\n\r\n") }
    #expect(empty == .notGraphQL(status: 204, type: "", excerpt: ""))
  }

  /// An excerpt is what is read of an error's body, however long that is.
  @Test func anEndlessErrorBody() async throws {
    let error = try await error {
      try $0.write("HTTP/1.1 500 X\r\nConnection: close\r\n\r\n")
      while true { try $0.write([UInt8](repeating: 0x78, count: 1000)) }
    }
    #expect(
      error == .status(500, excerpt: String(repeating: "x", count: 4096), retryAfter: nil))
    // What is said of it is shorter still.
    #expect(error.description.contains(": \(String(repeating: "x", count: 299))…."))
  }

  @Test(arguments: ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n"])
  func cutBeforeTheAnswer(text: String) async throws {
    let error = try await error { try $0.write(text) }
    guard case .cutShort = error else {
      // A head without its end, of which libcurl makes an answer without a type.
      guard case .notGraphQL = error else {
        Issue.record("\(error)")
        return
      }
      return
    }
    #expect(error.isTransient)
  }

  @Test func cutInTheBody() async throws {
    let type = "Content-Type: application/json\r\n"
    let error = try await error {
      try $0.write("HTTP/1.1 200 OK\r\n\(type)Content-Length: 10\r\n\r\n{\"data\"")
    }
    guard case .cutShort = error else {
      Issue.record("\(error)")
      return
    }
    let chunked = try await self.error {
      try $0.write("HTTP/1.1 200 OK\r\n\(type)Transfer-Encoding: chunked\r\n\r\nff\r\n{\"data\"")
    }
    guard case .cutShort = chunked else {
      Issue.record("\(chunked)")
      return
    }
  }

  @Test func killedInTheBody() async throws {
    let error = try await error {
      try $0.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{")
      Thread.sleep(forTimeInterval: 0.05)
      $0.abort()
    }
    guard case .cutShort = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func partsCutShort() async throws {
    let error = try await error { try $0.begin(type: "multipart/mixed") }
    #expect(error == .malformed(.partsCutShort))
    let events = try await self.error(kind: .subscription) {
      try $0.begin(type: "text/event-stream")
      try $0.write("event: next\ndata: cut")
    }
    #expect(events == .malformed(.eventsCutShort))
  }

  @Test func partsThatAreNone() async throws {
    let error = try await error {
      try $0.begin(type: "multipart/mixed")
      try $0.write("---\r\nhello\r\n---\r\n")
      $0.readToEnd()
    }
    #expect(error == .malformed(.partWithoutBody))
  }

  @Test func endlessBodies() async throws {
    var limits = Limits()
    limits.body = 100_000
    let whole = try await error(limits: limits) {
      try $0.begin(type: "application/json")
      while true { try $0.write([UInt8](repeating: 0x20, count: 1000)) }
    }
    #expect(whole == .bodyTooLong(limit: 100_000))
    let parts = try await error(limits: limits) {
      try $0.begin(type: "multipart/mixed")
      while true { try $0.write([UInt8](repeating: 0x20, count: 1000)) }
    }
    #expect(parts == .malformed(.partTooLong(limit: 100_000)))
    let events = try await error(kind: .subscription, limits: limits) {
      try $0.begin(type: "text/event-stream")
      while true { try $0.write([UInt8](repeating: 0x20, count: 1000)) }
    }
    #expect(events == .malformed(.eventTooLong(limit: 100_000)))
  }

  @Test func aHeadOfAMegabyte() async throws {
    let one = try await error {
      try $0.write("HTTP/1.1 200 OK\r\nX: " + String(repeating: "x", count: 1 << 20))
      $0.readToEnd()
    }
    #expect(one == .headTooLong(limit: 64 << 10))
    let many = try await error {
      try $0.write("HTTP/1.1 200 OK\r\n")
      for number in 0..<10_000 {
        try $0.write("X-\(number): \(String(repeating: "x", count: 80))\r\n")
      }
      $0.readToEnd()
    }
    #expect(many == .headTooLong(limit: 64 << 10))
  }

  @Test func notHTTP() async throws {
    let error = try await error { try $0.write("220 smtp.example.com ESMTP\r\n") }
    guard case .notHTTP = error else {
      Issue.record("\(error)")
      return
    }
  }

  /// Bytes that say they are compressed.
  @Test(arguments: ["gzip", "br", "zstd", "deflate", "made-up"])
  func undecodable(encoding: String) async throws {
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: \(encoding)\r\n"
    let error = try await error { connection in
      try connection.write("\(head)Content-Length: 8\r\n\r\n")
      try connection.write([UInt8](repeating: 0xFF, count: 8))
    }
    guard case .undecodable = error else {
      Issue.record("\(error)")
      return
    }
    #expect(!error.description.contains(".."))
  }

  /// Fewer compressed bytes than the head says. Where it says no number libcurl takes them for whole, and
  /// who reads the payload finds the end missing.
  @Test func compressedAndCut() async throws {
    let start: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 74, 73, 44, 73, 84, 178, 170, 86, 2, 18,
    ]
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\n"
    let error = try await error { connection in
      try connection.write("\(head)Content-Length: 38\r\n\r\n")
      try connection.write(start)
    }
    guard case .cutShort = error else {
      Issue.record("\(error)")
      return
    }
    let server = try LocalServer { connection in
      try connection.readRequest()
      try connection.write("\(head)\r\n")
      try connection.write(start)
    }
    let (payloads, _) = await outcome(HTTPTransport(url: try server.url()), request())
    #expect(
      payloads.count == 1
        && payloads.allSatisfy { $0.hasPrefix(#"{"data":{"a"#) && !$0.hasSuffix("}") })
  }

  @Test func deadlines() async throws {
    var limits = Limits()
    limits.answer = .milliseconds(80)
    limits.silence = .milliseconds(90)
    let none = try await error(limits: limits) { $0.readToEnd() }
    #expect(none == .timedOut(.answer, after: .milliseconds(80)))
    let slow = try await error(limits: limits) {
      try $0.begin(type: "application/json")
      while true {
        try $0.write(" ")
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
    #expect(slow == .timedOut(.answer, after: .milliseconds(80)))
    let silent = try await error(kind: .subscription, limits: limits) {
      try $0.begin(type: "text/event-stream")
      // Longer than the limit for an answer, and never silent for as long as the other one.
      for _ in 0..<15 {
        try $0.write(":\n\n")
        Thread.sleep(forTimeInterval: 0.01)
      }
      $0.readToEnd()
    }
    #expect(silent == .timedOut(.bytes, after: .milliseconds(90)))
    #expect(
      silent.description
        == "The next bytes of the answer took longer than 0.09 s. Try again, or give the transport a "
        + "longer limit.")
  }

  /// As a limit is written that is none.
  @Test(arguments: [OperationKind.query, .subscription])
  func limitsWithoutAnEnd(kind: OperationKind) async throws {
    var limits = Limits()
    let none = Duration.seconds(Int64.max)
    (limits.connection, limits.answer, limits.silence) = (none, none, none)
    let error = try await error(kind: kind, limits: limits) {
      try $0.answer("no", status: "500 Internal Server Error")
    }
    #expect(error.status == 500)
    let server = try LocalServer { connection in
      try connection.upgrade { $0.hasPrefix("HTTP") ? "HTTP/1.1 500 no" : $0 }
    }
    let socket = GraphQLTransportWebSocket(
      url: try server.url(scheme: "ws"), limits: limits, idle: none)
    var retries = Retries()
    (retries.attempts, retries.deadline) = (1, none)
    let transport = RetryingTransport(socket, retries: retries)
    #expect(
      (await outcome(transport, request(kind: kind)).error as? TransportError)?.status == 500)
  }

  @Test func nobodyThere() async throws {
    let server = try LocalServer { _ in }
    let url = try server.url()
    server.stop()
    let transports: [any Transport] = [
      HTTPTransport(url: url), GraphQLTransportWebSocket(url: url),
    ]
    for transport in transports {
      let (_, error) = await outcome(transport, request(kind: .subscription))
      guard case .unreachable(host: "127.0.0.1", _)? = error as? TransportError else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  /// Names that end so have no address, by RFC 6761.
  @Test func aNameThatNobodyHas() async throws {
    for scheme in ["http", "https"] {
      let url = try #require(URL(string: "\(scheme)://nowhere.invalid/graphql"))
      let transports: [any Transport] = [
        HTTPTransport(url: url), GraphQLTransportWebSocket(url: url),
      ]
      for transport in transports {
        let (payloads, error) = await outcome(transport, request(kind: .subscription))
        #expect(payloads == [])
        guard case .unresolved(host: "nowhere.invalid", _)? = error as? TransportError else {
          Issue.record("\(String(describing: error))")
          return
        }
      }
    }
  }

  @Test func unusable() async throws {
    let file = try #require(URL(string: "file:///etc/passwd"))
    #expect(
      await outcome(HTTPTransport(url: file), request()).error as? TransportError
        == .url("file:///etc/passwd"))
    let server = try LocalServer { _ in }
    let url = try server.url()
    for (name, value) in [("A", "b\r\nC: d"), ("A\n", "b"), ("A b", "c"), ("", "x"), ("A", "\0")] {
      let transport = HTTPTransport(url: url, headers: [name: value])
      #expect(await outcome(transport, request()).error as? TransportError == .header(name: name))
    }
    #expect(server.connections == 0)
  }

  @Test func whatCredentialsThrow() async throws {
    struct SignedOut: Error {}
    let server = try LocalServer { _ in }
    let transport = HTTPTransport(url: try server.url(), credentials: { throw SignedOut() })
    #expect(await outcome(transport, request()).error is SignedOut)
    #expect(server.connections == 0)
  }
}
