internal import Baton
internal import BatonWire

/// The operations of one transport and the WebSocket that they share: there is one while there are
/// operations, and a little longer. Each connection is a generation, and what comes over an old one
/// reaches nobody.
actor SubscriptionSocket {
  struct Operation {
    let request: Request
    let body: [UInt8]
    let queue: SocketQueue
  }

  // State: the generation, the task that reads for it, and its connection once there is one; what
  // can't be sent before the acknowledgement, and what was sent. `received` counts messages, and
  // `isFull` says that a consumer has to take something first.
  var generation = 0
  private var reading: Task<Void, Never>?
  var socket: WebSocket?
  var conversation = SubscriptionProtocol()
  var isAcknowledged = false
  private var waiting: [Operation] = []
  private var sent: [SubscriptionProtocol.ID: Operation] = [:]
  var received = 0
  private(set) var isFull = false
  let settings: SocketSettings

  init(_ settings: SocketSettings) { self.settings = settings }

  deinit { reading?.cancel() }

  /// Sends an operation as soon as there is a connection, unless it has ended by then.
  func begin(_ operation: Operation) {
    if operation.queue.hasEnded { return }
    if reading == nil { connect() }
    if isAcknowledged { send(operation) } else { waiting.append(operation) }
  }

  /// Ends an operation that nobody waits for any more.
  func end(_ queue: SocketQueue) {
    waiting.removeAll { $0.queue === queue }
    if let (id, _) = sent.first(where: { $0.value.queue === queue }) {
      sent[id] = nil
      if let message = conversation.unsubscribe(id) { socket?.send(message) }
    }
    closeWhenIdle()
  }

  private func connect() {
    generation += 1
    conversation = SubscriptionProtocol()
    let (generation, settings) = (generation, settings)
    let operations = Weak(value: self)
    reading = Task {
      do {
        let socket = try await settings.open()
        try await Self.run(socket, for: operations, in: generation, settings: settings)
      } catch {
        await operations.value?.fail(error, in: generation)
      }
    }
  }

  private func send(_ operation: Operation) {
    if operation.queue.hasEnded { return }
    let (id, message) = conversation.subscribe(operation.body)
    sent[id] = operation
    let isStream = operation.request.kind == .subscription
    socket?.send(message, written: isStream ? operation.request.onAccepted : nil)
  }

  /// Does what a message says, of this generation.
  func perform(_ action: SubscriptionProtocol.Action) async throws {
    switch action {
    case .answer(let message): try await socket?.answer(message)
    case .acknowledged:
      isAcknowledged = true
      while !waiting.isEmpty { send(waiting.removeFirst()) }
    case .next(let id, let payload):
      isFull = true
      await sent[id]?.queue.push(Payload(json: payload))
      isFull = false
    case .refused(let id, let errors): await refuse(id, Payload(json: errors))
    case .completed(let id):
      sent.removeValue(forKey: id)?.queue.end(.success(()))
      closeWhenIdle()
    }
  }

  private func refuse(_ id: SubscriptionProtocol.ID, _ payload: Payload) async {
    guard let operation = sent.removeValue(forKey: id) else { return }
    if operation.request.kind == .subscription {
      operation.queue.end(.failure(OperationRefused(payload: payload)))
    } else {
      await operation.queue.push(payload)
      operation.queue.end(.success(()))
    }
    closeWhenIdle()
  }

  private func fail(_ error: any Error, in generation: Int) {
    guard generation == self.generation else { return }
    let operations = waiting + sent.values
    forget()
    for operation in operations { operation.queue.end(.failure(error)) }
  }

  private func forget() {
    generation += 1
    (waiting, sent) = ([], [:])
    (socket, reading) = (nil, nil)
    isAcknowledged = false
  }

  private var isIdle: Bool { waiting.isEmpty && sent.isEmpty }

  private func closeWhenIdle() {
    guard isIdle, reading != nil else { return }
    let (generation, last) = (generation, conversation.lastID)
    Task { [weak self, clock = settings.clock, idle = settings.idle] in
      try? await clock.sleep(for: idle.countable)
      await self?.close(generation, ifStillAt: last)
    }
  }

  private func close(_ generation: Int, ifStillAt last: SubscriptionProtocol.ID) {
    guard generation == self.generation, isIdle, last == conversation.lastID else { return }
    let (socket, reading) = (socket, reading)
    forget()
    socket?.close(CloseReason(code: 1000))
    reading?.cancel()
  }
}
