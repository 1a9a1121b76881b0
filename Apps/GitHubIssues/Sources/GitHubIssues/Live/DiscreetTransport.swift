import Baton
import BatonTransports

/// Passes on what a transport brings, and of its failures what does not quote the token: a server or
/// something before it may send back what it was sent.
struct DiscreetTransport: Transport {
  let transport: any Transport
  let token: AccessToken

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    let payloads = transport.send(request)
    return AsyncThrowingStream {
      var iterator = payloads.makeAsyncIterator()
      do { return try await iterator.next() } catch { throw withoutToken(error) }
    }
  }

  private func withoutToken(_ error: any Error) -> any Error {
    switch error {
    case TransportError.status(let status, let excerpt, let pause) where token.isQuoted(in: excerpt):
      TransportError.status(status, excerpt: "", retryAfter: pause)
    case TransportError.notGraphQL(let status, let type, let excerpt)
    where token.isQuoted(in: excerpt):
      TransportError.notGraphQL(status: status, type: type, excerpt: "")
    case TransportError.redirected(let status, let place) where token.isQuoted(in: place):
      TransportError.redirected(status, to: "")
    default: error
    }
  }
}
