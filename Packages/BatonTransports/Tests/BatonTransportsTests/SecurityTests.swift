import Baton
import BatonTransportsTesting
import Foundation
import Testing

@testable import BatonTransports

@Suite struct SecurityTests {
  private let answer =
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"

  /// Sends until the server's process takes connections.
  private func outcome(_ transport: some Transport) async -> (
    payloads: [String], error: (any Error)?
  ) {
    let start = ContinuousClock.now
    while true {
      let outcome = await BatonTransportsTests.outcome(transport, request())
      guard case .unreachable? = outcome.error as? TransportError,
        ContinuousClock.now - start < .seconds(5)
      else { return outcome }
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  private func insecure(_ error: (any Error)?) -> Bool {
    if case .insecure? = error as? TransportError { true } else { false }
  }

  @Test func aCertificateThatNobodyVouchesFor() async throws {
    let server = try SecureServer(for: "IP:127.0.0.1", answer: answer)
    let (payloads, error) = await outcome(HTTPTransport(url: try server.url("127.0.0.1")))
    #expect(payloads == [])
    #expect(insecure(error))
    #expect(
      "\(try #require(error))".hasPrefix("The connection to `127.0.0.1` is not to be trusted: "))
  }

  @Test func authoritiesOfOnesOwn() async throws {
    let server = try SecureServer(for: "IP:127.0.0.1", answer: answer)
    let transport = HTTPTransport(
      url: try server.url("127.0.0.1"), authorities: server.certificate)
    let (payloads, error) = await outcome(transport)
    #expect(payloads == ["{}"])
    #expect(error == nil)
  }

  @Test func aCertificateForAnotherHost() async throws {
    let server = try SecureServer(for: "DNS:other.example", answer: answer)
    let transport = HTTPTransport(
      url: try server.url("127.0.0.1"), authorities: server.certificate)
    #expect(insecure(await outcome(transport).error))
    let socket = GraphQLTransportWebSocket(
      url: try server.url("127.0.0.1", scheme: "wss"), authorities: server.certificate)
    #expect(insecure(await outcome(socket).error))
  }

  @Test func authoritiesThatAreNone() async throws {
    let server = try LocalServer { $0.readToEnd() }
    let transport = HTTPTransport(
      url: try server.url(scheme: "https"),
      authorities: URL(fileURLWithPath: "/nowhere/authorities.pem"))
    guard case .authorities? = await outcome(transport).error as? TransportError else {
      Issue.record("a file that is not there was used")
      return
    }
  }

  @Test func plainTextWhereTLSIsSpoken() async throws {
    let server = try LocalServer { connection in
      try connection.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
      connection.readToEnd()
    }
    let transports: [any Transport] = [
      HTTPTransport(url: try server.url(scheme: "https")),
      GraphQLTransportWebSocket(url: try server.url(scheme: "wss")),
    ]
    for transport in transports {
      let (_, error) = await BatonTransportsTests.outcome(transport, request())
      guard case .notTLS(host: "127.0.0.1", _)? = error as? TransportError else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
    await eventually { server.open == 0 }
    #expect(server.open == 0)
  }

  @Test func TLSWherePlainTextIsSpoken() async throws {
    let server = try SecureServer(for: "IP:127.0.0.1", answer: "")
    let error = await outcome(HTTPTransport(url: try server.url("127.0.0.1", scheme: "http"))).error
    switch error as? TransportError {
    case .cutShort(let reason)?: #expect(reason.contains("https"))
    case .notHTTP?: break
    default: Issue.record("\(String(describing: error))")
    }
  }
}
