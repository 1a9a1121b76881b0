internal import Baton
internal import BatonWire

/// One request on its way and the payloads of its answer, each when it is asked for. Letting go of it
/// frees what the request holds.
actor HTTPDelivery {
  private enum Progress {
    case notSent
    case streaming(HTTPAnswer)
    case ended
  }

  // State: how far it is, nothing being under way before the first payload is asked for; of an answer
  // with several payloads, what arrived and was not asked for yet.
  private var progress = Progress.notSent
  private var framing: (any PayloadFraming)?
  private let request: Request
  private let exchanges: HTTPExchanges

  init(of request: Request, through exchanges: HTTPExchanges) {
    self.request = request
    self.exchanges = exchanges
  }

  /// The next payload; nil at the end. It throws once, and there is none after that.
  func next() async throws -> Payload? {
    let before = progress
    progress = .ended
    switch before {
    case .ended: return nil
    case .notSent: return try await begin()
    case .streaming(let answer): return try await next(of: answer)
    }
  }

  private func begin() async throws -> Payload? {
    try Task.checkCancellation()
    let asked = exchanges.deadlines.now()
    let sent = try await exchanges.request(for: request)
    try Task.checkCancellation()
    let answer = HTTPAnswer(
      exchange: try exchanges.start(sent), limits: exchanges.limits, deadlines: exchanges.deadlines)
    switch try await answer.open(spent: exchanges.deadlines.now() - asked) {
    case .whole(let payload):
      // What answers a subscription whole says that there will be none.
      if request.kind == .subscription { throw OperationRefused(payload: payload) }
      return payload
    case .stream(let framing):
      self.framing = framing
      if request.kind == .subscription { request.onAccepted() }
      return try await next(of: answer)
    }
  }

  private func next(of answer: HTTPAnswer) async throws -> Payload? {
    while true {
      switch try framed() {
      case .payload(let bytes):
        progress = .streaming(answer)
        return Payload(json: bytes)
      case .end: return nil
      case .none: break
      }
      guard let bytes = try await answer.bytes() else {
        throw TransportError.malformed(framing?.cutShort ?? .partsCutShort)
      }
      framing?.push(bytes)
    }
  }

  private func framed() throws -> FramedPayload {
    do { return try framing?.next() ?? .end } catch { throw TransportError.malformed(error) }
  }
}
