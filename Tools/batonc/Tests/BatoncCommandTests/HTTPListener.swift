import Foundation

/// A server on this machine that answers each request with the next of the answers it was given.
final class HTTPListener: @unchecked Sendable {
  struct Answer {
    var status = "200 OK"
    var headers: [String] = []
    var body: String
    /// Says no length, and the body again and again as long as anyone listens.
    var isEndless = false
  }

  // `requests` is guarded by the lock; the rest is set once.
  private let lock = NSLock()
  private var requests: [String] = []
  private let socket: Int32
  let port: UInt16

  init(_ answers: [Answer]) throws {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 8) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in
      for answer in answers { serve(answer) }
    }
  }

  deinit { close(socket) }

  /// What was asked, head and body.
  var received: [String] { lock.withLock { requests } }

  private func serve(_ answer: Answer) {
    let connection = accept(socket, nil, nil)
    guard connection >= 0 else { return }
    defer { close(connection) }
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !Self.isWhole(request) {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { break }
      request += buffer[..<count]
    }
    lock.withLock { requests.append(String(decoding: request, as: UTF8.self)) }
    let length = answer.isEndless ? [] : ["Content-Length: \(answer.body.utf8.count)"]
    let head =
      ["HTTP/1.1 \(answer.status)"] + length + answer.headers + ["Connection: close", "", ""]
    var isHeard = Self.send(head.joined(separator: "\r\n") + answer.body, to: connection)
    while isHeard, answer.isEndless { isHeard = Self.send(answer.body, to: connection) }
  }

  private static func send(_ text: String, to connection: Int32) -> Bool {
    text.withCString {
      Foundation.send(connection, $0, text.utf8.count, Int32(MSG_NOSIGNAL)) >= 0
    }
  }

  private static func isWhole(_ request: [UInt8]) -> Bool {
    let text = String(decoding: request, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n"),
      let header = text.range(of: "Content-Length: ", options: .caseInsensitive),
      let length = Int(text[header.upperBound...].prefix { $0.isNumber })
    else { return false }
    return text[end.upperBound...].utf8.count >= length
  }
}
