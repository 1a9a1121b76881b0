import Baton
import BatonTransports
import Foundation
import Synchronization

/// Asks a server that does not know `@defer`, as the public one, for everything at once. Which servers these
/// are their first refusal tells: they execute nothing then, and get the operation without the directive,
/// as each one after it.
struct UndeferredTransport: Transport {
  private let transport: any Transport
  private let support = Support()

  private final class Support: Sendable {
    let isThere = Atomic(true)
  }

  init(_ transport: any Transport) { self.transport = transport }

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    guard let whole = request.undeferred else { return transport.send(request) }
    if !support.isThere.load(ordering: .relaxed) { return transport.send(whole) }
    let delivery = Delivery(of: request, or: whole, transport) { [support] in
      support.isThere.store(false, ordering: .relaxed)
    }
    return AsyncThrowingStream { try await delivery.next() }
  }

  /// The answer to one request, or to the one in its place.
  private actor Delivery {
    private let transport: any Transport
    private let noteRefusal: @Sendable () -> Void
    // State: what brings the payloads; the request for everything, until the first payload is there.
    private var payloads: AsyncThrowingStream<Payload, any Error>
    private var whole: Request?

    init(
      of request: Request, or whole: Request, _ transport: any Transport,
      noteRefusal: @escaping @Sendable () -> Void
    ) {
      (self.transport, self.whole, self.noteRefusal) = (transport, whole, noteRefusal)
      payloads = transport.send(request)
    }

    func next() async throws -> Payload? {
      guard let whole else { return try await payload() }
      self.whole = nil
      do {
        let payload = try await payload()
        guard let payload, DeferRefusal.isSaid(by: payload.bytes) else { return payload }
      } catch TransportError.status(let status, let excerpt, let pause) {
        guard DeferRefusal.isSaid(by: Array(excerpt.utf8)) else {
          throw TransportError.status(status, excerpt: excerpt, retryAfter: pause)
        }
      }
      noteRefusal()
      payloads = transport.send(whole)
      return try await payload()
    }

    private func payload() async throws -> Payload? {
      var iterator = payloads.makeAsyncIterator()
      return try await iterator.next()
    }
  }
}

extension Request {
  /// Without `@defer`; nil where there is none, or where what there is has a condition, whose variable would
  /// be left over.
  fileprivate var undeferred: Request? {
    guard isIncremental, case .text(let text) = document else { return nil }
    let whole = text.replacing(/@defer\(label:"[^"]*"\)/, with: "")
    if whole.contains("@defer") { return nil }
    var request = self
    (request.document, request.isIncremental) = (.text(whole), false)
    return request
  }
}

/// An answer with no data, whose errors name the directive.
private struct DeferRefusal: Decodable {
  struct Problem: Decodable {
    let message: String
  }
  struct Anything: Decodable {}

  let data: Anything?
  let errors: [Problem]

  static func isSaid(by answer: [UInt8]) -> Bool {
    // An answer that says this says nothing else, so a long one is not searched.
    guard answer.count <= 4 << 10,
      let refusal = try? JSONDecoder().decode(DeferRefusal.self, from: Data(answer))
    else { return false }
    return refusal.data == nil
      && refusal.errors.contains { $0.message.contains("irective") && $0.message.contains("defer") }
  }
}
