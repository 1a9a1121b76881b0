public import Baton
public import Foundation

/// Sends operations over one WebSocket by `graphql-transport-ws`, which a server offers for
/// subscriptions; queries and mutations may go over it too.
///
/// ```swift
/// let socket = GraphQLTransportWebSocket(
///   url: api, parameters: { Variables(["token": Variable(await tokens.current())]) })
/// ```
///
/// There is a connection from the first payload that is asked for to a while after the last operation.
/// When it ends, every operation on it fails with the reason, and the next one asked for connects
/// anew; nothing is sent again by itself. Payloads are read as they are asked for, and since all
/// operations share what is read, one that is not asked for holds the others up once a quarter of a
/// megabyte waits for it.
///
/// Failures are a ``TransportError``, what the functions threw, or, for a subscription that the server
/// refuses, an `OperationRefused`. Usable from any thread.
///
/// Source: the GraphQL over WebSocket Protocol; RFC 6455.
public final class GraphQLTransportWebSocket: Transport {
  let socket: SubscriptionSocket
  private let encoding: Encoding

  /// - Parameters:
  ///   - url: Of the scheme `ws` or `wss`; `http` and `https` mean the same.
  ///   - credentials: Headers of the upgrade that are asked for again for each connection.
  ///   - parameters: The payload of `connection_init`, asked for again for each connection.
  ///   - limits: ``Limits/connection`` is the time to the upgrade with `credentials`, and as long
  ///     again to the acknowledgement with `parameters`; after half of ``Limits/silence`` without a
  ///     message the server is pinged.
  ///   - idle: How long the connection is kept without an operation.
  ///   - authorities: A file of certificates in PEM that vouch for the server instead of the system's.
  ///   - clock: What the deadlines are measured by.
  public init(
    url: URL, headers: [String: String] = [:],
    credentials: @escaping @Sendable () async throws -> [String: String] = { [:] },
    parameters: @escaping @Sendable () async throws -> Variables? = { nil },
    encoding: Encoding = .standard, limits: Limits = Limits(), idle: Duration = .seconds(5),
    authorities: URL? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.encoding = encoding
    socket = SubscriptionSocket(
      SocketSettings(
        url: url, headers: headers, credentials: credentials, parameters: parameters,
        limits: limits, authorities: authorities?.path, idle: idle, clock: clock,
        deadlines: Deadlines(clock), engine: CurlEngine()))
  }

  public func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    let delivery = SocketDelivery(of: request, encoding: encoding, over: socket)
    return AsyncThrowingStream { try await delivery.next() }
  }
}
