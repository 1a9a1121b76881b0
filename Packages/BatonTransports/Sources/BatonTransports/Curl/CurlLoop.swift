internal import CCurl
internal import Foundation

/// The engine's thread: commands in, libcurl driven, answers out. Only this thread touches it.
final class CurlLoop {
  // State: all that is under way, by name and by handle; what waits for its turn, in order; how many
  // of those that count are under way; handles to use again.
  private let inbox: CurlInbox
  private let multi: UnsafeMutableRawPointer
  private let requestsAtOnce: Int
  private let sharesConnections: Bool
  private var transfers: [Int: CurlTransfer] = [:]
  private var byHandle: [UnsafeMutableRawPointer: CurlTransfer] = [:]
  private var waiting: ArraySlice<(request: HTTPRequest, exchange: Exchange)> = []
  private var counted = 0
  private var idleHandles: [UnsafeMutableRawPointer] = []
  private var isStopping = false
  /// Those that received something since they were last told.
  var touched: [Exchange] = []

  /// Handles and connections that are kept for requests to come: as many as may be under way, within
  /// reason. libcurl would close connections as soon as fewer are, and open them again.
  private let kept: Int
  private static let mostKept = 256

  init(inbox: CurlInbox, requestsAtOnce: Int, sharesConnections: Bool) {
    self.inbox = inbox
    multi = inbox.multi.pointer
    self.sharesConnections = sharesConnections
    self.requestsAtOnce = max(1, requestsAtOnce)
    kept = min(self.requestsAtOnce, Self.mostKept)
  }

  func run() {
    // A connection that is gone must not end the process, and handlers of signals are others' code.
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let sharing = sharesConnections ? CURLPIPE_MULTIPLEX : CURLPIPE_NOTHING
    baton_multi_set_long(multi, CURLMOPT_PIPELINING, Int(sharing))
    baton_multi_set_long(multi, CURLMOPT_MAXCONNECTS, kept)
    while true {
      for command in inbox.take() { perform(command) }
      if isStopping { break }
      var running: Int32 = 0
      curl_multi_perform(multi, &running)
      takeResults()
      deliver()
      wait()
    }
    inbox.close()
    for transfer in Array(transfers.values) { end(transfer, .failure(CancellationError())) }
    for (_, exchange) in waiting { exchange.end(.failure(CancellationError())) }
    idleHandles.forEach(curl_easy_cleanup)
    curl_multi_cleanup(multi)
  }

  /// Wakes those for whom something came.
  private func deliver() {
    for exchange in touched { exchange.deliver() }
    touched.removeAll(keepingCapacity: true)
  }

  /// Until a socket has something, a command comes, or libcurl has something to do.
  private func wait() {
    let connections = transfers.values.filter { $0.socket >= 0 && $0.events != 0 }
    var sockets = connections.map { curl_waitfd(fd: $0.socket, events: $0.events, revents: 0) }
    let result = sockets.withUnsafeMutableBufferPointer {
      curl_multi_poll(multi, $0.baseAddress, UInt32($0.count), 60_000, nil)
    }
    if result != CURLM_OK { usleep(1000) }
    for (socket, transfer) in zip(sockets, connections) where socket.revents != 0 {
      write(transfer)
      readAll(transfer)
    }
  }

  private func perform(_ command: CurlCommand) {
    switch command {
    case .start(let request, let exchange, let connectOnly):
      if connectOnly || request.isStream || counted < requestsAtOnce {
        start(request, exchange, isConnection: connectOnly)
      } else {
        waiting.append((request, exchange))
      }
    case .cancel(let id):
      if let transfer = transfers[id] {
        remove(transfer)
      } else {
        waiting.removeAll { $0.exchange.id == id }
      }
    case .resume(let id):
      guard let transfer = transfers[id] else { return }
      if transfer.isConnection {
        transfer.isReadPaused = false
        readAll(transfer)
      } else {
        curl_easy_pause(transfer.easy, CURLPAUSE_CONT)
      }
    case .write(let id, let bytes, let done):
      guard let transfer = transfers[id], transfer.socket >= 0 else {
        done?(.failure(TransportError.cutShort(reason: "there is no connection")))
        return
      }
      transfer.unwritten.append(CurlTransfer.Write(bytes: bytes, done: done))
      write(transfer)
    case .leave(let id, let bytes):
      guard let transfer = transfers[id] else { return }
      if transfer.socket >= 0, transfer.unwritten.isEmpty { writeOnce(bytes, to: transfer) }
      remove(transfer)
    case .count(let continuation): continuation.resume(returning: transfers.count + waiting.count)
    case .stop: isStopping = true
    }
  }

  private func start(_ request: HTTPRequest, _ exchange: Exchange, isConnection: Bool) {
    if exchange.hasEnded { return }
    guard let easy = idleHandles.popLast() ?? curl_easy_init() else {
      return exchange.end(.failure(TransportError.other(code: 27, reason: "out of memory")))
    }
    let transfer = CurlTransfer(
      easy: easy, request: request, exchange: exchange, isConnection: isConnection)
    transfer.configure { [unowned self] in touched.append($0) }
    transfers[exchange.id] = transfer
    byHandle[easy] = transfer
    if transfer.isCounted { counted += 1 }
    let result = curl_multi_add_handle(multi, easy)
    if result != CURLM_OK {
      let reason = String(cString: curl_multi_strerror(result))
      end(transfer, .failure(TransportError.other(code: Int(result.rawValue), reason: reason)))
    }
  }

  private func takeResults() {
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE,
        let transfer = byHandle[message.pointee.easy_handle]
      else { continue }
      let code = baton_result(message)
      if code != CURLE_OK {
        end(transfer, .failure(transfer.error(code)))
      } else if transfer.isConnection {
        connected(transfer)
      } else {
        end(transfer, .success(()))
      }
    }
  }

  private func connected(_ transfer: CurlTransfer) {
    baton_socket(transfer.easy, &transfer.socket)
    transfer.exchange.receive(HTTPHead(status: 0))
    touched.append(transfer.exchange)
    // What secures the connection may hold bytes that the socket no longer has.
    readAll(transfer)
  }

  func end(_ transfer: CurlTransfer, _ result: Result<Void, any Error>) {
    remove(transfer)
    transfer.exchange.end(result)
  }

  private func remove(_ transfer: CurlTransfer) {
    guard transfers.removeValue(forKey: transfer.exchange.id) != nil else { return }
    byHandle[transfer.easy] = nil
    transfer.socket = -1
    curl_multi_remove_handle(multi, transfer.easy)
    if transfer.isConnection || idleHandles.count >= kept {
      curl_easy_cleanup(transfer.easy)
    } else {
      curl_easy_reset(transfer.easy)
      idleHandles.append(transfer.easy)
    }
    for write in transfer.unwritten { write.done?(.failure(CancellationError())) }
    transfer.unwritten = []
    if transfer.isCounted {
      counted -= 1
      startWaiting()
    }
  }

  private func startWaiting() {
    while counted < requestsAtOnce, !isStopping, let (request, exchange) = waiting.popFirst() {
      start(request, exchange, isConnection: false)
    }
  }
}

extension CurlTransfer {
  fileprivate var isCounted: Bool { !isConnection && !request.isStream }
}
