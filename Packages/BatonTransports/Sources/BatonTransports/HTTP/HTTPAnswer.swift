internal import Baton
internal import BatonWire

/// The answer to one request, as it arrives, under the deadlines. Letting go of it frees what the
/// request holds.
final class HTTPAnswer: Sendable {
  enum Content {
    case whole(Payload)
    case stream(any PayloadFraming)
  }

  private let exchange: Exchange
  private let limits: Limits
  private let deadlines: Deadlines

  /// How much of a body is told with an error: a server that knows no document of a hash may say so with
  /// a status and a trace.
  private static let excerpt = 4 << 10

  init(exchange: Exchange, limits: Limits, deadlines: Deadlines) {
    self.exchange = exchange
    self.limits = limits
    self.deadlines = deadlines
  }

  deinit { exchange.abandon() }

  /// Waits for the head, and for the body where that is one payload.
  ///
  /// - Parameter spent: What the request took of the time for its answer before it was sent.
  func open(spent: Duration) async throws -> Content {
    try await within(limits.answer, spent: spent, waitingFor: .answer) {
      let head = try await exchange.head()
      let type = MediaType(head.value("content-type") ?? "")
      let isSuccess = (200..<300).contains(head.status)
      switch type.name {
      case "multipart/mixed" where isSuccess:
        let boundary = type.parameter("boundary") ?? "-"
        let parser = MultipartParser(boundary: boundary, limit: limits.body)
        return .stream(PartsFraming(parser: parser))
      case "text/event-stream" where isSuccess:
        return .stream(EventsFraming(parser: EventStreamParser(limit: limits.body)))
      // A challenge is answered by who knows the credentials, however it is worded.
      case "application/graphql-response+json" where head.status != 401,
        "application/json" where isSuccess:
        return .whole(Payload(json: try await body()))
      default: throw try await refusal(of: head, type: type)
      }
    }
  }

  /// The next bytes of an answer in parts or events; nil at its end.
  func bytes() async throws -> [UInt8]? {
    if let bytes = exchange.available() { return bytes }
    return try await within(limits.silence, waitingFor: .bytes) { try await exchange.bytes() }
  }

  private func body() async throws -> [UInt8] {
    var body: [UInt8] = []
    while let bytes = try await exchange.bytes() {
      if bytes.count > limits.body - body.count {
        throw TransportError.bodyTooLong(limit: limits.body)
      }
      body += bytes
    }
    return body
  }

  private func refusal(of head: HTTPHead, type: MediaType) async throws -> TransportError {
    if (300..<400).contains(head.status) {
      return .redirected(head.status, to: head.value("location") ?? "")
    }
    var body: [UInt8] = []
    // The status says what happened, however the body ends.
    while body.count < Self.excerpt, let bytes = try? await exchange.bytes() { body += bytes }
    try Task.checkCancellation()
    let excerpt = String(decoding: body.prefix(Self.excerpt), as: UTF8.self)
    if (200..<300).contains(head.status) {
      return .notGraphQL(status: head.status, type: type.name, excerpt: excerpt)
    }
    let retryAfter = head.value("retry-after").flatMap { Int($0) }.map { Duration.seconds($0) }
    return .status(head.status, excerpt: excerpt, retryAfter: retryAfter)
  }

  /// Ends the exchange where something takes too long, or throws.
  private func within<Value: Sendable>(
    _ limit: Duration, spent: Duration = .zero, waitingFor wait: TransportError.Wait,
    _ work: () async throws -> Value
  ) async throws -> Value {
    let deadline = deadlines.add(after: limit.countable - spent) { [exchange] in
      exchange.abandon(TransportError.timedOut(wait, after: limit))
    }
    defer { deadlines.lift(deadline) }
    do {
      return try await work()
    } catch {
      exchange.abandon(error)
      throw error
    }
  }
}
