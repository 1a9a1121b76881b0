import Baton
import BatonTerminal
import BatonTesting
import BatonTransports
import Foundation
import Synchronization
import Testing

@testable import RickAndMorty

/// Servers that do not know `@defer`, as the public one.
@MainActor @Suite struct UndeferredTests {
  private nonisolated static let refusal =
    #"{"errors":[{"message":"Unknown directive \"@defer\"."}]}"#

  private nonisolated static let character = """
    {"data":{"character":{"__typename":"Character","id":"1","name":"Rick","status":"Alive",\
    "species":"Human","image":null,"origin":null,"episode":[\
    {"id":"1","name":"Pilot","episode":"S01E01","air_date":"December 2, 2013"}]}}}
    """

  /// What such a server is sent: whether it is told to answer in parts, and the text.
  private struct Sent: Sendable {
    let isIncremental: Bool
    let text: String
  }

  private final class Server: Sendable {
    let sent = Mutex<[Sent]>([])

    /// - Parameter refuse: How it refuses what has the directive.
    func transport(_ refuse: @escaping @Sendable () throws -> String) -> UndeferredTransport {
      UndeferredTransport(
        AnsweringTransport { request in
          guard case .text(let text) = request.document else { throw Unplugged() }
          self.sent.withLock {
            $0.append(Sent(isIncremental: request.isIncremental, text: text))
          }
          let answer = text.contains("@defer") ? try refuse() : UndeferredTests.character
          return Array(answer.utf8)
        })
    }
  }

  private func expectEverything(
    _ refuse: @escaping @Sendable () throws -> String
  ) async throws {
    let server = Server()
    let app = App(transport: server.transport(refuse), start: .character(id: "1"))
    let text = await app.settled()
    #expect(text.contains("\nRick\n") && text.contains("S01E01  Pilot"), "\(text)")
    app.renderer.send("r")
    try await wait { server.sent.withLock { $0.count } == 3 }
    // Asked in parts once, and never again.
    let sent = server.sent.withLock { $0 }
    #expect(sent.map(\.isIncremental) == [true, false, false])
    #expect(sent.map { $0.text.contains("@defer") } == [true, false, false])
  }

  @Test func aStatus() async throws {
    try await expectEverything {
      throw TransportError.status(400, excerpt: Self.refusal, retryAfter: nil)
    }
  }

  @Test func anAnswer() async throws {
    try await expectEverything { Self.refusal }
  }

  /// What else is refused, or fails, is not asked for a second time.
  @Test(arguments: [
    #"{"errors":[{"message":"Unknown field \"character\"."}]}"#,
    #"{"data":{"character":null},"errors":[{"message":"the directive @defer failed"}]}"#,
  ])
  func anotherAnswer(_ answer: String) async throws {
    let server = Server()
    let app = App(transport: server.transport { answer }, start: .character(id: "1"))
    _ = await app.settled()
    #expect(server.sent.withLock { $0.count } == 1)
  }

  @Test func anotherStatus() async throws {
    let server = Server()
    let transport = server.transport {
      throw TransportError.status(400, excerpt: "no such directive", retryAfter: nil)
    }
    let app = App(transport: transport, start: .character(id: "1"))
    #expect(await app.settled().contains("no such directive"))
    #expect(server.sent.withLock { $0.count } == 1)
  }
}
