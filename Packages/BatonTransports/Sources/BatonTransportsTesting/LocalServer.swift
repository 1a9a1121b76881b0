public import Foundation

/// A server of this process at a port of its own: what it does with a connection is a function that
/// writes and reads bytes, so that it can do everything wrong that a server can.
///
/// ```swift
/// let server = try LocalServer { connection in
///   while true {
///     try connection.readRequest()
///     try connection.answer(#"{"data":{}}"#)
///   }
/// }
/// let transport = HTTPTransport(url: try server.url())
/// ```
///
/// It takes connections from this machine alone, until it is stopped or let go of. Usable from any
/// thread.
public final class LocalServer: Sendable {
  // State: `counts`, behind its lock: the socket that takes connections, as long as it is open, how many
  // connections there were, and what they asked for.
  private let counts = ServerCounts()
  /// Where it takes connections.
  public let port: Int

  /// - Parameters:
  ///   - port: Where to take connections; 0 is one that is free.
  ///   - keepsRequests: Whether ``requests`` has what clients asked for.
  ///   - serve: Called on a thread of its own for each connection, which is closed after it.
  /// - Throws: ``ServerProblem/noPort`` for a number that is none, ``ServerProblem/refused(code:)`` where the
  ///   system does not give the port.
  public init(
    port: Int = 0, keepsRequests: Bool = true,
    _ serve: @escaping @Sendable (ServerConnection) throws -> Void
  ) throws {
    guard let number = UInt16(exactly: port) else { throw ServerProblem.noPort }
    // A program that this one starts has no use for its sockets.
    let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard listening >= 0 else { throw ServerProblem.refused(code: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = number.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    // A server that was killed leaves its port to the one that is started anew.
    var reuses: Int32 = 1
    setsockopt(
      listening, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
    let code: Int32 = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listening, address, size) == 0 && listen(listening, 512) == 0
          && getsockname(listening, address, &size) == 0 ? 0 : errno
      }
    }
    guard code == 0 else {
      close(listening)
      throw ServerProblem.refused(code: code)
    }
    self.port = Int(UInt16(bigEndian: address.sin_port))
    let counts = counts
    counts.withLock { $0.listening = listening }
    Thread.detachNewThread {
      while !counts.withLock({ $0.isStopped }) {
        let descriptor = accept(listening, nil, nil)
        guard descriptor >= 0 else {
          // A client that has left, or no descriptor for now: rather a moment late than asked all the time.
          if !counts.withLock({ $0.isStopped }) { usleep(10_000) }
          continue
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        Thread.detachNewThread {
          let connection = ServerConnection(descriptor, keepsRequests ? counts : nil)
          counts.withLock {
            $0.connections += 1
            $0.open += 1
          }
          try? serve(connection)
          close(descriptor)
          counts.withLock { $0.open -= 1 }
        }
      }
      counts.withLock {
        $0.listening = nil
        close(listening)
      }
    }
  }

  deinit { stop() }

  /// Takes no more connections.
  public func stop() {
    counts.withLock { counted in
      counted.isStopped = true
      // Once it is closed its number may be another socket's.
      if let listening = counted.listening { shutdown(listening, Int32(SHUT_RDWR)) }
    }
  }

  /// In the order in which they were read.
  public var requests: [ServerRequest] { counts.withLock { $0.requests } }
  /// How many connections there were.
  public var connections: Int { counts.withLock { $0.connections } }
  /// How many connections are open.
  public var open: Int { counts.withLock { $0.open } }

  /// Its address.
  ///
  /// - Parameter path: From its first slash on, percent-encoded.
  public func url(_ path: String = "/graphql", scheme: String = "http") throws -> URL {
    guard let url = URL(string: "\(scheme)://127.0.0.1:\(port)\(path)") else {
      throw ServerProblem.noPort
    }
    return url
  }
}
