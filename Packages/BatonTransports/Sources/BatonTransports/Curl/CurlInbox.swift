internal import CCurl

/// What the engine's thread is told.
enum CurlCommand: Sendable {
  /// Send a request, or only connect, for a WebSocket.
  case start(HTTPRequest, Exchange, connectOnly: Bool)
  case cancel(Int)
  /// There is room again for bytes of a paused exchange.
  case resume(Int)
  /// Send bytes over what was connected, and say when the system has them, or that it never will.
  case write(Int, [UInt8], done: (@Sendable (Result<Void, any Error>) -> Void)?)
  /// Send bytes over what was connected, if they can go at once, and end it.
  case leave(Int, [UInt8])
  /// Say how many requests and connections are under way.
  case count(CheckedContinuation<Int, Never>)
  case stop
}

/// The part of the engine that any thread reaches: commands, and the waking of the engine's thread.
final class CurlInbox: Sendable {
  private struct Contents {
    var commands: [CurlCommand] = []
    var isWoken = false
    var isClosed = false
  }

  /// Waking is the only call about it that libcurl allows from another thread; it happens under the
  /// lock, and the handle is destroyed only after `isClosed` was set under it.
  struct Multi: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
  }

  // State: behind its lock; the handle never changes.
  private let contents = Guarded(Contents())
  let multi: Multi

  private static let initialized: Bool = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  /// Nil where libcurl has no memory.
  init?() {
    guard Self.initialized, let pointer = curl_multi_init() else { return nil }
    multi = Multi(pointer: pointer)
  }

  /// From any thread. What comes after the end is refused.
  func post(_ command: CurlCommand) {
    let isRefused = contents.withLock { contents in
      if contents.isClosed { return true }
      contents.commands.append(command)
      if !contents.isWoken {
        contents.isWoken = true
        curl_multi_wakeup(multi.pointer)
      }
      return false
    }
    if isRefused { Self.refuse(command) }
  }

  /// What was posted since.
  func take() -> [CurlCommand] {
    contents.withLock { contents in
      contents.isWoken = false
      defer { contents.commands = [] }
      return contents.commands
    }
  }

  /// Takes no more.
  func close() {
    let rest = contents.withLock { contents in
      contents.isClosed = true
      defer { contents.commands = [] }
      return contents.commands
    }
    rest.forEach(Self.refuse)
  }

  private static func refuse(_ command: CurlCommand) {
    switch command {
    case .start(_, let exchange, _): exchange.end(.failure(CancellationError()))
    case .write(_, _, let done): done?(.failure(CancellationError()))
    case .count(let continuation): continuation.resume(returning: 0)
    case .cancel, .resume, .leave, .stop: break
    }
  }
}
