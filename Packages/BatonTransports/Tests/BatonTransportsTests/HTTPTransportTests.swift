import Baton
import BatonTransportsTesting
import BatonWire
import Foundation
import Testing

@testable import BatonTransports

@Suite struct HTTPTransportTests {
  private let data = #"{"data":{"a":1}}"#

  /// B-21.2, and the headers of GraphQL over HTTP.
  @Test func whatIsSent() async throws {
    let server = try LocalServer { connection in
      while true {
        try connection.readRequest()
        try connection.answer(#"{"data":{"a":1}}"#)
      }
    }
    let count = Guarded(0)
    let transport = HTTPTransport(
      url: try server.url("/graphql?x=y"),
      headers: ["X-App": "a", "authorization": "none", "X-Empty": ""],
      credentials: {
        let number = count.withLock {
          $0 += 1
          return $0
        }
        return ["Authorization": "Bearer \(number)"]
      })
    for _ in 0..<2 {
      let (payloads, error) = await outcome(transport, request())
      #expect(payloads == [data])
      #expect(error == nil)
    }
    let sent = server.requests
    #expect(server.connections == 1)
    #expect(sent.map(\.line) == ["POST /graphql?x=y HTTP/1.1", "POST /graphql?x=y HTTP/1.1"])
    let body = #"{"operationName":"Q","query":"query Q{a}","variables":{}}"#
    #expect(sent.map(\.body) == [body, body])
    #expect(sent.map { $0.headers["authorization"] } == ["Bearer 1", "Bearer 2"])
    let headers = try #require(sent.first).headers
    #expect(headers["x-app"] == "a")
    #expect(headers["x-empty"] == "")
    #expect(headers["content-type"] == "application/json")
    #expect(headers["accept"] == "application/graphql-response+json, application/json;q=0.9")
    #expect(headers["accept-encoding"]?.contains("gzip") == true)
    #expect(headers["expect"] == nil)
  }

  @Test func anotherEncoding() async throws {
    let server = try LocalServer { connection in
      try connection.readRequest()
      try connection.answer("{}")
    }
    let transport = HTTPTransport(
      url: try server.url(), encoding: Encoding { Array(#"{"doc":"\#($0.name)"}"#.utf8) })
    _ = await outcome(transport, request("Other"))
    #expect(server.requests.map(\.body) == [#"{"doc":"Other"}"#])
  }

  /// On a connection that is shared with what is read at once, a slow reader's events would all be kept.
  @Test func aStreamHasAConnectionOfItsOwn() async throws {
    let server = try LocalServer { connection in
      while true {
        let isStream = try connection.readRequest().body.contains("subscription")
        try connection.answer(
          isStream ? "event: next\ndata: {}\n\nevent: complete\n\n" : "{}",
          type: isStream ? "text/event-stream" : "application/json")
      }
    }
    let transport = HTTPTransport(url: try server.url())
    for _ in 0..<2 {
      for kind in [OperationKind.query, .subscription] {
        let (payloads, error) = await outcome(transport, request(kind: kind))
        #expect(payloads == ["{}"])
        #expect(error == nil)
      }
    }
    #expect(server.connections == 3)
  }

  /// As a stream has; but it is kept for the next.
  @Test func anAnswerInPartsHasAConnectionToItself() async throws {
    let server = try LocalServer { connection in
      while true {
        try connection.readRequest()
        try connection.answer("---\r\n\r\n{}\r\n-----\r\n", type: "multipart/mixed")
      }
    }
    let transport = HTTPTransport(url: try server.url())
    for _ in 0..<2 {
      for isIncremental in [false, true] {
        let (payloads, error) = await outcome(transport, request(isIncremental: isIncremental))
        #expect(payloads == ["{}"])
        #expect(error == nil)
      }
    }
    #expect(server.connections == 2)
  }

  @Test func partsOfADeferredAnswer() async throws {
    let server = try LocalServer { connection in
      try connection.readRequest()
      try connection.begin(type: #"multipart/mixed; boundary="-""#)
      for piece in ["\r\n---\r\n\r\n{\"a\"", ":1}\r\n---\r", "\n\r\n{\"b\":2}\r\n-----\r\n"] {
        try connection.write(piece)
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
    let transport = HTTPTransport(url: try server.url())
    let (payloads, error) = await outcome(transport, request(isIncremental: true))
    #expect(payloads == [#"{"a":1}"#, #"{"b":2}"#])
    #expect(error == nil)
    #expect(
      server.requests.first?.headers["accept"]
        == "multipart/mixed;deferSpec=20220824, application/graphql-response+json, "
        + "application/json;q=0.9")
  }

  @Test func aPartIsThereBeforeTheNext() async throws {
    let goOn = DispatchSemaphore(value: 0)
    let server = try LocalServer { connection in
      try connection.readRequest()
      try connection.begin(type: "multipart/mixed")
      try connection.write("---\r\n\r\n1\r\n---")
      try connection.write("\r\n")
      goOn.wait()
      try connection.write("\r\n2\r\n-----")
    }
    var payloads = HTTPTransport(url: try server.url()).send(request()).makeAsyncIterator()
    #expect(try await payloads.next() == Payload(json: "1"))
    goOn.signal()
    #expect(try await payloads.next() == Payload(json: "2"))
    #expect(try await payloads.next() == nil)
    #expect(try await payloads.next() == nil)
  }

  @Test func eventsOfASubscription() async throws {
    let server = try LocalServer { connection in
      try connection.readRequest()
      try connection.begin(type: "text/event-stream; charset=utf-8")
      try connection.write(":\n\n")
      for number in 0..<10_000 {
        try connection.write("event: next\ndata: {\"data\":\(number)}\n\n")
      }
      try connection.write("event: complete\n\nevent: next\ndata: late\n\n")
      connection.readToEnd()
    }
    let transport = HTTPTransport(url: try server.url())
    let (payloads, error) = await outcome(transport, request(kind: .subscription))
    #expect(payloads == (0..<10_000).map { #"{"data":\#($0)}"# })
    #expect(error == nil)
    // The connection is let go of although the server leaves it open.
    await eventually { server.open == 0 }
    #expect(server.open == 0)
  }

  @Test(arguments: ["200 OK", "400 Bad Request", "500 Oops"])
  func aRequestErrorIsAPayloadWhateverItsStatus(status: String) async throws {
    let body = #"{"errors":[{"message":"no"}]}"#
    let server = try LocalServer { connection in
      while true {
        try connection.readRequest()
        try connection.answer(
          body, status: status, type: "application/graphql-response+json; charset=utf-8")
      }
    }
    let transport = HTTPTransport(url: try server.url())
    let (payloads, error) = await outcome(transport, request())
    #expect(payloads == [body])
    #expect(error == nil)
    let subscription = await outcome(transport, request(kind: .subscription))
    #expect(subscription.payloads == [])
    #expect(
      subscription.error as? OperationRefused == OperationRefused(payload: Payload(json: body)))
  }

  /// A kept connection that turns out dead: what may be repeated is, and a mutation is not.
  @Test(arguments: [OperationKind.query, .mutation])
  func aMutationIsNeverSentTwice(kind: OperationKind) async throws {
    let server = try LocalServer { connection in
      let first = try connection.readRequest()
      try connection.answer("{}")
      if first.body.contains("First") { try connection.readRequest() }
    }
    let transport = HTTPTransport(url: try server.url())
    #expect(await outcome(transport, request("First")).error == nil)
    let second = await outcome(transport, request("Second", kind: kind))
    let arrived = server.requests.filter { $0.body.contains("Second") }.count
    if kind == .mutation {
      guard case .cutShort? = second.error as? TransportError else {
        Issue.record("\(second)")
        return
      }
      #expect(arrived == 1)
    } else {
      #expect(second.payloads == ["{}"])
      #expect(arrived == 2)
    }
  }

  @Test func manyAtOnceEachWithItsOwnAnswer() async throws {
    let server = try LocalServer { connection in
      while true {
        let request = try connection.readRequest()
        try connection.answer("{\"n\":\"\(request.headers["authorization"] ?? "")\"}")
      }
    }
    let (url, count) = (try server.url(), Guarded(0))
    var limits = Limits()
    limits.requestsAtOnce = 20
    let transport = HTTPTransport(
      url: url,
      credentials: {
        let number = count.withLock {
          $0 += 1
          return $0
        }
        return ["Authorization": "\(number)"]
      }, limits: limits)
    let answers = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<300 { group.addTask { await outcome(transport, request()).payloads } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(answers.sorted() == (1...300).map { #"{"n":"\#($0)"}"# }.sorted())
    #expect(server.connections <= 20)
  }

  /// What is not asked for is not read: a slow reader bounds what is in memory.
  @Test func readAsItIsAskedFor() async throws {
    let written = Guarded(0)
    let part = "\r\n---\r\n\r\n" + String(repeating: "x", count: 100_000)
    let server = try LocalServer { connection in
      try connection.readRequest()
      try connection.begin(type: "multipart/mixed")
      for _ in 0..<60 {
        try connection.write(part)
        written.withLock { $0 += 1 }
      }
      try connection.write("\r\n-----")
    }
    var payloads = HTTPTransport(url: try server.url()).send(request()).makeAsyncIterator()
    #expect(try await payloads.next()?.bytes.count == 100_000)
    let now = try await stuck(written)
    // 6 MB were to be sent; what the system's buffers hold was.
    #expect(now < 40)
    var count = 1
    while try await payloads.next() != nil { count += 1 }
    #expect(count == 60)
  }
}
