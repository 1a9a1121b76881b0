public import Baton
public import Foundation

/// Sends requests over HTTP: queries and mutations, answers in parts (`multipart/mixed`) and
/// subscriptions by `text/event-stream`.
///
/// ```swift
/// let transport = HTTPTransport(url: api, credentials: { ["Authorization": await tokens.header] })
/// let environment = Environment(transport: transport)
/// ```
///
/// Connections are kept and shared, but for a subscription and for a query that may be answered in parts,
/// which have one to themselves; HTTP/2 is spoken over TLS
/// where the server does. Nothing is sent before a stream's first payload is asked for, and no more is
/// read than is asked for. Each request is sent once: what tries again is ``RetryingTransport``. A
/// redirection is not followed.
///
/// Failures are a ``TransportError``, what `credentials` or the encoding threw, or, for a
/// subscription that the server refuses, an `OperationRefused`. Usable from any thread.
///
/// Source: GraphQL over HTTP; for subscriptions the distinct connections of GraphQL over SSE.
public struct HTTPTransport: Transport {
  let exchanges: HTTPExchanges

  /// - Parameters:
  ///   - credentials: Headers that are asked for again for each attempt; one of these stands before
  ///     one of `headers` of the same name. They are waited for within ``Limits/answer``, and a
  ///     request that is given up meanwhile ends at once: the function's task is cancelled.
  ///   - authorities: A file of certificates in PEM that vouch for the server instead of the system's.
  ///   - clock: What ``Limits/answer`` and ``Limits/silence`` are measured by.
  public init(
    url: URL, headers: [String: String] = [:],
    credentials: @escaping @Sendable () async throws -> [String: String] = { [:] },
    encoding: Encoding = .standard, limits: Limits = Limits(), authorities: URL? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let count = limits.requestsAtOnce
    exchanges = HTTPExchanges(
      url: url.absoluteString, headers: headers, credentials: credentials, encoding: encoding,
      limits: limits, authorities: authorities?.path, deadlines: Deadlines(clock),
      engine: CurlEngine(requestsAtOnce: count),
      parts: LazyEngine { CurlEngine(requestsAtOnce: count, sharesConnections: false) })
  }

  public func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    let delivery = HTTPDelivery(of: request, through: exchanges)
    return AsyncThrowingStream { try await delivery.next() }
  }
}
