public import Baton

/// Sends the hash of a document in place of its text, and the text where the server does not know it
/// yet: automatic persisted queries.
///
/// ```swift
/// let transport = PersistedFallback { HTTPTransport(url: api, encoding: $0) }
/// ```
///
/// The first request for a document is its hash alone. A server that has no text for that says so
/// without executing anything, and gets text and hash in a second request; from then on the hash does.
/// A mutation is therefore executed once: it is sent a second time only after an answer that says that
/// the document is not known, has no data, and names no field. What else fails is handed on as it is.
/// A server that takes no hashes is sent texts alone from its first refusal on.
///
/// A document that is an id already, as under `persistConfig`, is sent as that: there is no text.
/// Usable from any thread.
///
/// Source: Apollo's automatic persisted queries, version 1; the hash is SHA-256.
public struct PersistedFallback: Transport {
  private let transport: any Transport
  private let support: Guarded<Bool>

  /// - Parameter transport: Makes what sends, which is to write requests by that encoding.
  public init(_ transport: (Encoding) throws -> any Transport) rethrows {
    let support = Guarded(true)
    self.support = support
    self.transport = try transport(Encoding { $0.body(withHash: support.withLock { $0 }) })
  }

  public func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    let delivery = PersistedDelivery(of: request, through: transport, support: support)
    return AsyncThrowingStream { try await delivery.next() }
  }
}
