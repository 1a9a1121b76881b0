import Baton
import BatonTransports

/// Documents that the peer knows already.
extension Trial {
  private static func trusted(_ id: String) -> Request {
    Request(name: "Trusted", kind: .query, document: .id(id), variables: nine)
  }

  func byID() async throws {
    let answer = try await Outcome(of: Self.trusted("trusted-1"), over: http("trusted")).only()
    try expect(try isNine(answer), "\(answer)")
  }

  func unknownID() async throws {
    let answer = try await Outcome(of: Self.trusted("nowhere"), over: http("trusted")).only()
    try expect(answer["errors"] is [Any] && answer["data"] == nil, "\(answer)")
  }
}
