internal import Baton

/// One request, by its hash and then, where that is not known, with its text.
actor PersistedDelivery {
  // State: the stream whose payloads are the answer, once it is known which that is.
  private var answer: AsyncThrowingStream<Payload, any Error>?
  private let request: Request
  private let transport: any Transport
  private let support: Guarded<Bool>

  init(of request: Request, through transport: any Transport, support: Guarded<Bool>) {
    self.request = request
    self.transport = transport
    self.support = support
  }

  func next() async throws -> Payload? {
    if let answer { return try await Self.next(of: answer) }
    guard case .text(let text) = request.document, support.withLock({ $0 }) else {
      return try await next(sending: request)
    }
    var byHash = request
    byHash.document = DocumentHash(of: text).document
    let miss: PersistedMiss
    do {
      let payload = try await next(sending: byHash)
      guard let payload, let found = PersistedMiss(payload.bytes) else { return payload }
      miss = found
    } catch {
      guard let found = PersistedMiss(error) else { throw error }
      miss = found
    }
    if miss == .unsupported { support.withLock { $0 = false } }
    return try await next(sending: request)
  }

  private func next(sending request: Request) async throws -> Payload? {
    let stream = transport.send(request)
    answer = stream
    return try await Self.next(of: stream)
  }

  private static func next(
    of stream: AsyncThrowingStream<Payload, any Error>
  ) async throws -> Payload? {
    var payloads = stream.makeAsyncIterator()
    return try await payloads.next()
  }
}
