import Baton
import BatonTransports

/// Documents that the peer knows already, or comes to know.
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

  /// The hash, then the text; from then on the hash. Each request has credentials of its own, which the
  /// peer answers with.
  func byHash() async throws {
    let transport = try PersistedFallback { try counted("hashed", encoding: $0) }
    for attempt in [2, 3] {
      let answer = try await Outcome(of: Self.token, over: transport).only()
      try expect(at("data", "token", in: answer) as? String == "Bearer \(attempt)", "\(answer)")
    }
  }

  /// Each call is executed once, with the hash unknown and with the hash known.
  func mutationByHash() async throws {
    let transport = try PersistedFallback { try http("hashed", encoding: $0) }
    let before = try await renames()
    for _ in 0..<2 {
      let answer = try await Outcome(of: Self.rename(to: "Director"), over: transport).only()
      try expect(at("data", "rename", "name", in: answer) as? String == "Director", "\(answer)")
    }
    let after = try await renames()
    try expect(after == before + 2, "\(after - before) mutations were executed by two calls")
  }
}
