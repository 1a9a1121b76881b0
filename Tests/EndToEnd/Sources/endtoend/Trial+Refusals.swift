import Baton
import BatonTransports
import Foundation

/// What a peer refuses, and how that reaches who asked.
extension Trial {
  private static let wrong = Request(
    name: "W", kind: .query, document: .text("query W{nothing}"))

  func refused() async throws {
    let outcome = await Outcome(of: Self.wrong, over: try http())
    switch peer.refusal {
    case .status:
      try expect(outcome.payloads.isEmpty && status(of: outcome) == 400, "\(outcome)")
    case .success, .response:
      let errors = try outcome.only()["errors"] as? [[String: Any]]
      let message = errors?.first?["message"] as? String
      try expect(message?.contains("nothing") == true, "\(outcome)")
    }
  }

  func status(_ status: Int, of path: String) async throws {
    let outcome = await Outcome(of: Self.character("9"), over: try http(path))
    try expect(outcome.payloads.isEmpty && self.status(of: outcome) == status, "\(outcome)")
  }

  private func status(of outcome: Outcome) -> Int? { (outcome.error as? TransportError)?.status }

  /// The pause that the server asks for is made, and the attempts end.
  func tooMany() async throws {
    try await status(429, of: "status/429")
    var retries = Retries()
    (retries.attempts, retries.pause) = (2, .milliseconds(1))
    let start = ContinuousClock.now
    let outcome = await Outcome(
      of: Self.character("9"), over: RetryingTransport(try http("status/429"), retries: retries))
    let elapsed = ContinuousClock.now - start
    try expect(status(of: outcome) == 429, "\(outcome)")
    try expect(elapsed >= .seconds(1), "asked again after \(elapsed)")
  }

  /// The first credentials are refused, those after them are not; a mutation is executed once.
  func unauthorized() async throws {
    let without = await Outcome(of: Self.character("9"), over: try counted("guarded/graphql"))
    try expect(status(of: without) == 401, "\(without)")
    let before = try await renames()
    for request in [Self.character("9"), Self.rename(to: "Director")] {
      let transport = RetryingTransport(try counted("guarded/graphql"), renew: { true })
      let answer = try await Outcome(of: request, over: transport).only()
      try expect(answer["errors"] == nil, "\(answer)")
    }
    let after = try await renames()
    try expect(after == before + 1, "\(after - before) mutations were executed")
  }
}
