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
  let engine: CurlEngine

  /// A connection that was upgraded, on which nothing was said yet.
  func open() async throws -> WebSocket {
    let address = try SocketAddress(url)
    var fields = HeaderFields()
    fields.set(headers)
    fields.set(try await credentials())
    let upgrade = Upgrade(
      target: address.target, host: address.host, subprotocol: SubscriptionProtocol.name,
      headers: try fields.checked(), nonce: (0..<16).map { _ in .random(in: .min ... .max) })
    let request = HTTPRequest(
      url: address.origin, isStream: true, connectTimeout: limits.connection,
      authorities: authorities)
    return try await WebSocket.open(
      request, upgrade: upgrade, limit: limits.body, through: engine)
  }
}

extension SocketSettings {
  /// Bounds the time to a connection, with its upgrade.
  func openInTime() async throws -> WebSocket {
    try await withThrowingTaskGroup(of: WebSocket?.self) { group in
      group.addTask { try await open() }
      group.addTask {
        try await clock.sleep(for: limits.connection.countable)
        return nil
      }
      defer { group.cancelAll() }
      guard let socket = try await group.next() ?? nil else {
        throw TransportError.timedOut(.connection, after: limits.connection)
      }
      return socket
    }
  }
}
