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
  /// What events come by. Each stream of these has a connection of its own: on one that is shared, who is
  /// slow has all that comes for it kept, since what comes for others is behind it.
  let streams = StreamEngine()

  func start(_ request: HTTPRequest) throws -> Exchange {
    try (request.isStream ? streams.engine : engine).start(request)
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
      headLimit: limits.head, connectTimeout: limits.connection, authorities: authorities)
  }

  private static func accepted(by request: Request) -> String {
    let whole = "application/graphql-response+json, application/json;q=0.9"
    if request.kind == .subscription { return "text/event-stream, \(whole)" }
    return request.isIncremental ? "multipart/mixed;deferSpec=20220824, \(whole)" : whole
  }
}

/// An engine that is made when it is first asked for.
final class StreamEngine: Sendable {
  // State: behind its lock.
  private let made = Guarded<CurlEngine?>(nil)

  var engine: CurlEngine {
    made.withLock { made in
      let engine = made ?? CurlEngine()
      made = engine
      return engine
    }
  }
}
