internal import Foundation

/// One connection of a ``LocalServer``, on its own thread.
public final class ServerConnection {
  // State, of the connection's thread: bytes that were read and not used yet.
  private let descriptor: Int32
  private let counts: ServerCounts?
  private var unread: [UInt8] = []

  init(_ descriptor: Int32, _ counts: ServerCounts?) {
    self.descriptor = descriptor
    self.counts = counts
    // What the system keeps for a reader that is slow would hide how much it was sent.
    var size: Int32 = 64 << 10
    setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Sends a text in UTF-8, and returns when the system has all of it.
  ///
  /// - Throws: ``ServerProblem/closed``.
  public func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Sends bytes, and returns when the system has all of them.
  ///
  /// - Throws: ``ServerProblem/closed``.
  public func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw ServerProblem.closed }
      rest = rest.dropFirst(count)
    }
  }

  /// Bytes that the client sent; at least one.
  public func read() throws -> [UInt8] {
    if !unread.isEmpty {
      defer { unread = [] }
      return unread
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { throw ServerProblem.closed }
    return Array(buffer.prefix(count))
  }

  /// A number of bytes that the client sent.
  public func read(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += try read() }
    unread = Array(bytes[count...])
    return Array(bytes[..<count])
  }

  /// Whether the client has sent something, or closes, before a number of seconds has passed; nil waits
  /// until it does.
  public func hasInput(within seconds: Double?) throws -> Bool {
    if !unread.isEmpty { return true }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // Rather a millisecond late than asked again and again.
    let limit = seconds.map { Int32((min(max(0, $0), 86_400) * 1000).rounded(.up)) } ?? -1
    return poll(&waiting, 1, limit) > 0
  }

  /// Waits until the client has closed.
  public func readToEnd() {
    while (try? read()) != nil {}
  }

  /// Ends the connection as a process does that is killed.
  public func abort() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
  }

  /// The next request, with its body where it says a length.
  @discardableResult
  public func readRequest() throws -> ServerRequest {
    var bytes: [UInt8] = []
    while true {
      bytes += try read()
      if let end = Self.endOfHead(bytes) {
        unread = Array(bytes[(end + 4)...])
        var request = Self.request(String(decoding: bytes[..<end], as: UTF8.self))
        let size = Int(request.headers["content-length"] ?? "") ?? 0
        request.body = String(decoding: try read(size), as: UTF8.self)
        counts?.withLock { $0.requests.append(request) }
        return request
      }
    }
  }

  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (0...bytes.count - 4).first { bytes[$0..<$0 + 4].elementsEqual("\r\n\r\n".utf8) }
  }

  private static func request(_ head: String) -> ServerRequest {
    let lines = head.components(separatedBy: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...]
        .trimmingCharacters(in: .whitespaces)
    }
    return ServerRequest(line: lines.first ?? "", headers: headers, body: "")
  }
}

extension ServerConnection {
  /// A whole answer.
  public func answer(
    _ body: String, status: String = "200 OK", type: String = "application/json",
    headers: [String] = []
  ) throws {
    let lines =
      [
        "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)",
      ] + headers
    try write(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  /// The head of an answer that goes on until the connection ends.
  public func begin(type: String, headers: [String] = []) throws {
    let lines = ["HTTP/1.1 200 OK", "Content-Type: \(type)", "Connection: close"] + headers
    try write(lines.joined(separator: "\r\n") + "\r\n\r\n")
  }
}
