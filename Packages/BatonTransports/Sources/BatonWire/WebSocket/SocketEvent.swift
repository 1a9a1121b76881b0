/// What a frame, or the last one of a message, says.
package enum SocketEvent: Hashable, Sendable {
  /// In UTF-8, which was checked.
  case text([UInt8])
  case binary([UInt8])
  case ping([UInt8])
  case pong([UInt8])
  case close(CloseReason?)
}

/// Why a WebSocket was closed.
public struct CloseReason: Hashable, Sendable {
  /// 1000 to 1015 are the protocol's own, 4400 to 4499 those of graphql-transport-ws.
  public var code: UInt16
  /// As the other side words it; often empty.
  public var reason: String

  public init(code: UInt16, reason: String = "") {
    self.code = code
    self.reason = reason
  }
}
