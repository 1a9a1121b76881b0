import Baton
import BatonTransports
import DemoOperations
import Foundation
import Testing

@testable import DemoServer

/// What the server answers, to the transports.
@Suite struct AnswerTests {
  private func server(interval: Double = 0.01) throws -> DemoServer {
    try DemoServer(
      answers: try RecordedAnswers.find(upwardsFrom: [URL(filePath: #filePath)]),
      interval: interval)
  }

  private func payloads(
    _ transport: some Transport, _ request: Request, most: Int = .max
  ) async throws -> [String] {
    var payloads: [String] = []
    for try await payload in transport.send(request) {
      payloads.append(String(decoding: payload.bytes, as: UTF8.self))
      if payloads.count == most { break }
    }
    return payloads
  }

  private static let deferred = Request(
    name: "CharacterScreenQuery", kind: .query,
    document: .text("query CharacterScreenQuery($id: ID!) { character(id: $id) { id } }"),
    variables: Variables(["id": Variable("1")]), isIncremental: true)

  @Test func recordedAnswersAndParts() async throws {
    let server = try server()
    let http = HTTPTransport(url: try server.url())
    let socket = GraphQLTransportWebSocket(url: try server.url())
    for transport: any Transport in [http, socket] {
      let page = try await payloads(transport, Request(CharactersQuery(page: 1)))
      #expect(page.count == 1 && page[0].contains("Rick Sanchez"))
      // Twice, which is over the same connection.
      for _ in 0..<2 {
        let parts = try await payloads(transport, Self.deferred)
        #expect(parts.count == 2)
        #expect(parts.first?.contains("pending") == true)
        #expect(parts.last?.contains("Pilot") == true)
      }
    }
  }

  @Test func whatIsNotRecorded() async throws {
    let server = try server()
    let http = HTTPTransport(url: try server.url())
    let answer = try await payloads(http, Request(CharactersQuery(page: 99)))
    #expect(
      answer.first?.contains(#"nothing is recorded for CharactersQuery with {\"page\":99}"#) == true
    )
    await #expect(throws: TransportError.self) {
      try await payloads(http, Request(name: "Q", kind: .query, document: .text("{")))
    }
    let circle = Request(
      name: "S", kind: .subscription,
      document: .text("subscription S { sightings { id ...F } } fragment F on Sighting { ...F }"))
    #expect(try await payloads(http, circle, most: 1).count == 1)
  }

  @Test func mutationsAnswerWhatIsAsked() async throws {
    let server = try server()
    let http = HTTPTransport(url: try server.url())
    let report = try await payloads(http, Request(ReportMutation(character: "2", note: "x")))
    #expect(
      report == [
        #"{"data":{"report":{"character":{"id":"2","name":"Morty Smith"},"note":"x"}}}"#
      ])
    let nobody = try await payloads(http, Request(ReportMutation(character: "x", note: "x")))
    #expect(nobody.first?.contains("errors") == true)
  }

  @Test func eventsOverBoth() async throws {
    let server = try server(interval: 0.001)
    let http = HTTPTransport(url: try server.url())
    let socket = GraphQLTransportWebSocket(url: try server.url())
    for (index, transport) in ([http, socket] as [any Transport]).enumerated() {
      let request = index == 0 ? Request(HTTPSightings()) : Request(SocketSightings())
      let events = try await payloads(transport, request, most: 65)
      #expect(events.count == 65)
      #expect(events.first?.contains(#""number":1"#) == true)
      // After all that are recorded, the first again.
      #expect(events.first?.contains("Rick Sanchez") == true)
      #expect(events[60].contains("Rick Sanchez"))
      #expect(events.last?.contains(#""number":65"#) == true)
    }
  }
}
