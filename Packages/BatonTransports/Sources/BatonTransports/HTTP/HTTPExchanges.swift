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

  func request(for request: Request) async throws -> HTTPRequest {
    guard let scheme = url.split(separator: ":").first?.lowercased(),
      ["http", "https"].contains(scheme)
    else { throw TransportError.url(url) }
    var fields = HeaderFields()
    fields.set("Content-Type", "application/json")
    fields.set("Accept", Self.accepted(by: request))
    fields.set(headers)
    fields.set(try await credentials())
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
