internal import Baton

/// What all requests of one transport have in common.
struct HTTPExchanges: Sendable {
  let url: String
  let headers: [String: String]
  let credentials: @Sendable () async throws -> [String: String]
  let encoding: Encoding
  let limits: Limits
  let authorities: String?
  let deadlines: Deadlines
  let engine: CurlEngine
  /// What events come by, and what answers in parts do. Each of these has a connection of its own: on one
  /// that is shared, who is slow has all that comes for it kept, since what comes for others is behind it.
  /// After an answer in parts another may have the connection.
  let streams = LazyEngine { CurlEngine() }
  let parts: LazyEngine

  func start(_ request: HTTPRequest) throws -> Exchange {
    if request.isStream { return try streams.engine.start(request) }
    return try (request.mayHaveParts ? parts.engine : engine).start(request)
  }

  func request(for request: Request) async throws -> HTTPRequest {
    guard let scheme = url.split(separator: ":").first?.lowercased(),
      ["http", "https"].contains(scheme)
    else { throw TransportError.url(url) }
    var fields = HeaderFields()
    fields.set("Content-Type", "application/json")
    fields.set("Accept", Self.accepted(by: request))
    fields.set(headers)
    fields.set(
      try await deadlines.value(
        within: limits.answer, or: .timedOut(.credentials, after: limits.answer), of: credentials))
    return HTTPRequest(
      url: url, headers: try fields.checked(), body: try encoding.body(request),
      isRepeatable: request.kind != .mutation, isStream: request.kind == .subscription,
      mayHaveParts: request.isIncremental, headLimit: limits.head,
      connectTimeout: limits.connection, authorities: authorities)
  }

  private static func accepted(by request: Request) -> String {
    let whole = "application/graphql-response+json, application/json;q=0.9"
    if request.kind == .subscription { return "text/event-stream, \(whole)" }
    return request.isIncremental ? "multipart/mixed;deferSpec=20220824, \(whole)" : whole
  }
}

/// An engine that is made when it is first asked for.
final class LazyEngine: Sendable {
  // State: `made`, behind its lock.
  private let made = Guarded<CurlEngine?>(nil)
  private let make: @Sendable () -> CurlEngine

  init(_ make: @escaping @Sendable () -> CurlEngine) { self.make = make }

  var engine: CurlEngine {
    made.withLock { made in
      let engine = made ?? make()
      made = engine
      return engine
    }
  }
}
