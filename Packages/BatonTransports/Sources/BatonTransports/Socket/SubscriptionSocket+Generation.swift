internal import Baton
internal import BatonWire

/// What goes on while there is a connection: its messages are read, and its silence is noticed. Both
/// hold the operations weakly, so that a transport that is let go of ends its connection.
extension SubscriptionSocket {
  /// Signs of life, and whether a consumer's slowness keeps them from being read.
  struct Signs {
    var isAcknowledged: Bool
    var received: Int
    var isFull: Bool
  }

  var signs: Signs {
    Signs(isAcknowledged: isAcknowledged, received: received, isFull: isFull)
  }

  static func run(
    _ socket: WebSocket, for operations: Weak, in generation: Int, settings: SocketSettings
  ) async throws {
    let opened = settings.deadlines.now()
    await operations.value?.take(socket, in: generation)
    let parameters = try await settings.asking(settings.parameters)
    let rest = settings.limits.connection.countable - (settings.deadlines.now() - opened)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        await operations.value?.greet(with: parameters, in: generation)
        while true {
          let message = try await socket.message()
          guard try await operations.value?.receive(message, in: generation) == true else { return }
        }
      }
      group.addTask { try await watch(socket, for: operations, after: rest, settings: settings) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Held weakly over an `await`, which a parameter can not be.
  struct Weak: Sendable {
    weak let value: SubscriptionSocket?
  }

  /// Throws when the server does not acknowledge in the rest of the time for it, or gives no sign of
  /// life.
  private static func watch(
    _ socket: WebSocket, for operations: Weak, after rest: Duration, settings: SocketSettings
  ) async throws {
    let limits = settings.limits
    try await settings.clock.sleep(for: max(rest, .zero))
    guard await operations.value?.signs.isAcknowledged == true else {
      throw TransportError.timedOut(.acknowledgement, after: limits.connection)
    }
    var before = -1
    var hasPinged = false
    while let signs = await operations.value?.signs {
      let isSilent = signs.received == before && !signs.isFull
      if isSilent && hasPinged {
        throw TransportError.timedOut(.bytes, after: limits.silence)
      }
      if isSilent { socket.send(SubscriptionProtocol.ping) }
      (before, hasPinged) = (signs.received, isSilent)
      try await settings.clock.sleep(for: limits.silence.countable / 2)
    }
  }

  private func take(_ socket: WebSocket, in generation: Int) {
    if generation == self.generation { self.socket = socket }
  }

  private func greet(with parameters: Variables?, in generation: Int) {
    guard generation == self.generation else { return }
    socket?.send(conversation.opening(payload: parameters.map { Array($0.json.utf8) }))
  }

  private func receive(_ message: [UInt8], in generation: Int) async throws -> Bool {
    guard generation == self.generation else { return false }
    received += 1
    let action: SubscriptionProtocol.Action?
    do throws(WireError) { action = try conversation.receive(message) } catch {
      socket?.close(CloseReason(code: error.closeCode, reason: error.description))
      throw TransportError.malformed(error)
    }
    if let action { try await perform(action) }
    return generation == self.generation
  }
}
