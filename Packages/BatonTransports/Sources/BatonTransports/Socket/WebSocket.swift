internal import BatonWire

/// One WebSocket, which one task reads; any may write. Letting go of it ends the connection.
actor WebSocket {
  // State: what arrived and was not read yet.
  private var parser: FrameParser
  private let exchange: Exchange
  private let engine: CurlEngine

  /// How much of the head of an answer to the upgrade, and of the body of a refusal, is read.
  private static let headLimit = 64 << 10
  private static let excerpt = 1 << 10

  private init(
    exchange: Exchange, engine: CurlEngine, limit: Int, rest: [UInt8]
  ) {
    self.exchange = exchange
    self.engine = engine
    parser = FrameParser(limit: limit)
    parser.push(rest)
  }

  deinit { exchange.abandon() }

  /// Connects and upgrades.
  static func open(
    _ request: HTTPRequest, upgrade: Upgrade, limit: Int, through engine: CurlEngine
  ) async throws -> WebSocket {
    let exchange = try engine.connect(request)
    do {
      _ = try await exchange.head()
      try await engine.write(upgrade.request, to: exchange)
      let answer = try await Self.answer(exchange)
      if answer.status != 101 { throw try await Self.refusal(answer, exchange) }
      try answer.check(upgrade)
      return WebSocket(exchange: exchange, engine: engine, limit: limit, rest: answer.rest)
    } catch let error as WireError {
      exchange.abandon()
      throw TransportError.malformed(error)
    } catch {
      exchange.abandon()
      throw error
    }
  }

  private static func answer(_ exchange: Exchange) async throws -> UpgradeParser.Answer {
    var parser = UpgradeParser(limit: headLimit)
    while true {
      if let answer = try parser.next() { return answer }
      guard let bytes = try await exchange.bytes() else { throw WireError.upgradeCutShort }
      parser.push(bytes)
    }
  }

  private static func refusal(
    _ answer: UpgradeParser.Answer, _ exchange: Exchange
  ) async throws -> TransportError {
    if (300..<400).contains(answer.status) {
      return .redirected(answer.status, to: answer.headers["location"] ?? "")
    }
    var body = answer.rest
    let size = min(Self.excerpt, Int(answer.headers["content-length"] ?? "") ?? 0)
    while body.count < size, let bytes = try? await exchange.bytes() { body += bytes }
    try Task.checkCancellation()
    let retryAfter = answer.headers["retry-after"].flatMap { Int($0) }.map { Duration.seconds($0) }
    let excerpt = String(decoding: body.prefix(Self.excerpt), as: UTF8.self)
    return .status(answer.status, excerpt: excerpt, retryAfter: retryAfter)
  }

  /// Sends a message, which is not waited for.
  ///
  /// - Parameter written: Called when the system has it.
  nonisolated func send(_ text: [UInt8], written: (@Sendable () -> Void)? = nil) {
    engine.post(Self.frame(.text(text)), to: exchange, written: written)
  }

  /// Sends a message that the server asked for. Since it is waited for, a server that asks and does not
  /// read is not read either.
  func answer(_ text: [UInt8]) async throws { try await write(.text(text)) }

  /// Says that this side closes, and ends the connection.
  nonisolated func close(_ reason: CloseReason?) {
    exchange.leave(saying: Self.frame(.close(reason)))
  }

  /// The next message, which is text.
  func message() async throws -> [UInt8] {
    guard case .text(let text) = try await content() else { throw refusing(.messageBinary) }
    return text
  }

  /// The next message, as text or binary. Pings are answered, and so is the server's closing, which is
  /// thrown.
  func content() async throws -> SocketEvent {
    do {
      while true {
        switch try parser.next() {
        case .text(let text)?: return .text(text)
        case .binary(let binary)?: return .binary(binary)
        case .ping(let data)?: try await write(.pong(data))
        case .pong?: break
        case .close(let reason)?:
          close(reason.map { CloseReason(code: $0.code) })
          throw TransportError.closed(reason)
        case nil:
          guard let bytes = try await exchange.bytes() else { throw Self.dropped(parser) }
          parser.push(bytes)
        }
      }
    } catch let error as WireError {
      throw refusing(error)
    }
  }

  private func refusing(_ error: WireError) -> TransportError {
    close(CloseReason(code: error.closeCode, reason: error.description))
    return .malformed(error)
  }

  private static func dropped(_ parser: FrameParser) -> any Error {
    do throws(WireError) { try parser.end() } catch { return TransportError.malformed(error) }
    return TransportError.cutShort(reason: "the WebSocket was dropped")
  }

  func write(_ event: SocketEvent) async throws {
    try await engine.write(Self.frame(event), to: exchange)
  }

  private static func frame(_ event: SocketEvent) -> [UInt8] {
    FrameWriter.bytes(of: event, mask: .random(in: .min ... .max))
  }
}
