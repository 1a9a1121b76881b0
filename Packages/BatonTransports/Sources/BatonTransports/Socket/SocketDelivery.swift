internal import Baton

/// One operation over a WebSocket, and its payloads when they are asked for. Letting go of it ends
/// the operation.
actor SocketDelivery {
  // State: the queue of payloads, once the operation was begun.
  private var queue: SocketQueue?
  private var hasEnded = false
  private let request: Request
  private let encoding: Encoding
  private let socket: SubscriptionSocket

  init(of request: Request, encoding: Encoding, over socket: SubscriptionSocket) {
    self.request = request
    self.encoding = encoding
    self.socket = socket
  }

  deinit { queue?.abandon() }

  /// The next payload; nil at the end. It throws once, and there is none after that.
  func next() async throws -> Payload? {
    if hasEnded { return nil }
    do {
      let payload = try await begun().next()
      hasEnded = payload == nil
      return payload
    } catch {
      hasEnded = true
      throw error
    }
  }

  private func begun() async throws -> SocketQueue {
    if let queue { return queue }
    try Task.checkCancellation()
    let body = try encoding.body(request)
    let queue = SocketQueue { [socket] queue in Task { await socket.end(queue) } }
    self.queue = queue
    await socket.begin(
      SubscriptionSocket.Operation(request: request, body: body, queue: queue))
    return queue
  }
}
