/// What a transport bears with. Beyond a limit the request fails with the ``TransportError`` of it.
public struct Limits: Sendable {
  /// How long a connection may take, with the server's part in securing it.
  public var connection: Duration = .seconds(10)
  /// How long the answer to a query or mutation may take, from when the credentials are asked for to
  /// its last byte. Of an answer in parts or events it is the time to its head.
  public var answer: Duration = .seconds(60)
  /// How long an answer in parts or events, or a WebSocket, may be silent. Servers send something
  /// meanwhile, for which twelve seconds are common.
  public var silence: Duration = .seconds(60)
  /// How many bytes of headers an answer may have; one header may have 100,000 at most.
  public var head: Int = 64 << 10
  /// How many bytes an answer may have, or each part, event or message of it, decompressed.
  public var body: Int = 64 << 20
  /// How many queries and mutations are under way at once; the others wait. Those that may be answered in
  /// parts are counted for themselves.
  public var requestsAtOnce: Int = 64

  public init() {}
}

extension Duration {
  /// No longer than a clock can count from any moment: who writes `.seconds(.max)` wants no limit.
  var countable: Duration { min(self, .seconds(1 << 32)) }
}
