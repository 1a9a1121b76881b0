import Foundation

@testable import BatonTransports

/// A server of this process on a port of its own: what it does with a connection is a function that
/// writes and reads bytes, so that it can do everything wrong that a server can.
final class LocalServer: Sendable {
  // State: the sockets that are open, how many connections there were, and what they asked for.
  private let listening: Int32
  let port: Int
  private let counted = Guarded(Counted())

  struct Counted {
    var connections = 0
    var open = 0
    var requests: [ServerRequest] = []
  }

  /// - Parameter serve: Called on a thread of its own for each connection, which is closed after it.
  init(_ serve: @escaping @Sendable (ServerConnection) throws -> Void) throws {
    listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listening
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) | listen(descriptor, 512)
          | getsockname(descriptor, address, &size)
      }
    }
    guard result == 0 else { throw ServerProblem.noPort }
    port = Int(UInt16(bigEndian: address.sin_port))
    let counted = counted
    Thread.detachNewThread {
      while true {
        let descriptor = accept(descriptor, nil, nil)
        guard descriptor >= 0 else { return }
        Thread.detachNewThread {
          let connection = ServerConnection(descriptor, counted)
          counted.withLock {
            $0.connections += 1
            $0.open += 1
          }
          try? serve(connection)
          close(descriptor)
          counted.withLock { $0.open -= 1 }
        }
      }
    }
  }

  deinit { stop() }

  /// Takes no more connections.
  func stop() { shutdown(listening, Int32(SHUT_RDWR)) }

  var requests: [ServerRequest] { counted.withLock { $0.requests } }
  var connections: Int { counted.withLock { $0.connections } }
  var open: Int { counted.withLock { $0.open } }

  func url(_ path: String = "/graphql", scheme: String = "http") throws -> URL {
    guard let url = URL(string: "\(scheme)://127.0.0.1:\(port)\(path)") else {
      throw ServerProblem.noPort
    }
    return url
  }
}

enum ServerProblem: Error {
  case noPort, closed
}

struct ServerRequest: Sendable {
  var line: String
  /// Names in lower case.
  var headers: [String: String]
  var body: String
}

/// How much a server has written once it is stuck, because nobody reads on.
func stuck(_ written: Guarded<Int>) async throws -> Int {
  var (before, now) = (-1, 0)
  while before != now {
    before = now
    try await Task.sleep(for: .milliseconds(100))
    now = written.withLock { $0 }
  }
  return now
}
