internal import Baton
internal import BatonWire
internal import Foundation

/// What all connections of one transport have in common.
struct SocketSettings: Sendable {
  let url: URL
  let headers: [String: String]
  let credentials: @Sendable () async throws -> [String: String]
  let parameters: @Sendable () async throws -> Variables?
  let limits: Limits
  let authorities: String?
  let idle: Duration
  let clock: any Clock<Duration>
  let deadlines: Deadlines
  let engine: CurlEngine

  /// A connection that was upgraded, on which nothing was said yet, within the time for it.
  func open() async throws -> WebSocket {
    let asked = deadlines.now()
    let address = try SocketAddress(url)
    var fields = HeaderFields()
    fields.set(headers)
    fields.set(try await asking(credentials))
    let upgrade = Upgrade(
      target: address.target, host: address.host, subprotocol: SubscriptionProtocol.name,
      headers: try fields.checked(), nonce: (0..<16).map { _ in .random(in: .min ... .max) })
    let request = HTTPRequest(
      url: address.origin, isStream: true, connectTimeout: limits.connection,
      authorities: authorities)
    let rest = limits.connection.countable - (deadlines.now() - asked)
    return try await deadlines.value(
      within: rest, or: .timedOut(.connection, after: limits.connection)
    ) {
      try await WebSocket.open(request, upgrade: upgrade, limit: limits.body, through: engine)
    }
  }

  /// What a function of the application's returns, within the time for a connection.
  func asking<Value: Sendable>(
    _ function: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await deadlines.value(
      within: limits.connection, or: .timedOut(.credentials, after: limits.connection), of: function
    )
  }
}
