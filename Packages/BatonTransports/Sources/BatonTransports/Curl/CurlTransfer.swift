internal import CCurl
internal import Foundation

/// One handle of libcurl's at work. It lives on the engine's thread alone, and outlives the handle's
/// use of the pointer to it, since ``CurlLoop`` keeps it until the handle is removed.
final class CurlTransfer {
  // State: what the answer's head has so far; what of the body was read by libcurl; for a connection
  // alone its socket, once there is one, and what waits to be written.
  let easy: UnsafeMutableRawPointer
  let exchange: Exchange
  let request: HTTPRequest
  let isConnection: Bool
  private var headerList: UnsafeMutablePointer<curl_slist>?
  private let errorText: UnsafeMutablePointer<CChar>
  private var head: HTTPHead?
  private var headSize = 0
  private var hasHead = false
  private var sent = 0
  var socket: curl_socket_t = -1
  var isReadPaused = false
  var unwritten: [Write] = []
  var written = 0
  private var touched: (Exchange) -> Void = { _ in }

  /// How much of an answer that may be read slowly libcurl takes at once: it keeps what this decompresses to,
  /// which may be a thousand times as much, although the transfer is paused.
  private static let readAtOnce = 4 << 10

  struct Write {
    let bytes: [UInt8]
    /// Who waits for it.
    let done: (@Sendable (Result<Void, any Error>) -> Void)?
  }

  init(
    easy: UnsafeMutableRawPointer, request: HTTPRequest, exchange: Exchange, isConnection: Bool
  ) {
    self.easy = easy
    self.request = request
    self.exchange = exchange
    self.isConnection = isConnection
    errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit {
    curl_slist_free_all(headerList)
    errorText.deallocate()
  }

  /// What libcurl says of a failure.
  func error(_ code: CURLcode) -> TransportError {
    // libcurl has a limit of its own for a line of the head, and says of it that memory is short, or
    // in later versions (100) that it is too large.
    if !hasHead, code == CURLE_OUT_OF_MEMORY || code.rawValue == 100 {
      return .headTooLong(limit: request.headLimit)
    }
    let detail = String(cString: errorText)
    let reason = detail.isEmpty ? String(cString: curl_easy_strerror(code)) : detail
    return TransportError(curl: code, reason: reason, request: request)
  }

  /// - Parameter touched: Called when something was received.
  func configure(touched: @escaping (Exchange) -> Void) {
    self.touched = touched
    baton_set_text(easy, CURLOPT_URL, request.url)
    baton_set_text(easy, CURLOPT_PROTOCOLS_STR, "http,https")
    baton_set_pointer(easy, CURLOPT_ERRORBUFFER, errorText)
    baton_set_long(easy, CURLOPT_NOSIGNAL, 1)
    baton_set_long(easy, CURLOPT_TCP_KEEPALIVE, 1)
    // A name that is still being looked up is not waited for when its request is given up, which would
    // hold up all others.
    baton_set_long(easy, CURLOPT_QUICK_EXIT, 1)
    baton_set_long(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    // libcurl takes zero for a limit of its own, and no more than this.
    let longest = Duration.milliseconds(Int32.max)
    let timeout = min(max(request.connectTimeout, .milliseconds(1)), longest)
    baton_set_long(easy, CURLOPT_CONNECTTIMEOUT_MS, Int(timeout / .milliseconds(1)))
    if let authorities = request.authorities {
      baton_set_text(easy, CURLOPT_CAINFO, authorities)
    }
    if isConnection { configureConnection() } else { configureRequest() }
  }

  private func configureConnection() {
    baton_set_long(easy, CURLOPT_CONNECT_ONLY, 1)
    baton_set_long(easy, CURLOPT_HTTPPROXYTUNNEL, 1)
    baton_set_long(easy, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
  }

  private func configureRequest() {
    let me = Unmanaged.passUnretained(self).toOpaque()
    baton_set_long(easy, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    if request.isStream {
      baton_set_long(easy, CURLOPT_FRESH_CONNECT, 1)
      baton_set_long(easy, CURLOPT_FORBID_REUSE, 1)
    } else if !request.mayHaveParts {
      baton_set_long(easy, CURLOPT_PIPEWAIT, 1)
    }
    if request.isStream || request.mayHaveParts {
      baton_set_long(easy, CURLOPT_BUFFERSIZE, Self.readAtOnce)
    }
    baton_set_text(easy, CURLOPT_ACCEPT_ENCODING, "")
    baton_set_long(easy, CURLOPT_POST, 1)
    baton_set_offset(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(request.body.count))
    if request.isRepeatable {
      request.body.withUnsafeBytes { bytes in
        _ = baton_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress)
      }
    } else {
      // Read by a callback that can't go back, so that libcurl can't send it a second time over
      // another connection by itself.
      baton_set_callback(easy, CURLOPT_READFUNCTION) { buffer, size, count, me in
        guard let buffer, let me else { return 0 }
        let transfer = Unmanaged<CurlTransfer>.fromOpaque(me).takeUnretainedValue()
        return transfer.read(
          into: UnsafeMutableRawBufferPointer(start: buffer, count: size * count))
      }
      baton_set_pointer(easy, CURLOPT_READDATA, me)
    }
    // An empty `Expect` has the body sent at once.
    for (name, value) in request.headers + [("Expect", "")] {
      let line = value.isEmpty && name != "Expect" ? "\(name);" : "\(name): \(value)"
      headerList = curl_slist_append(headerList, line)
    }
    baton_set_list(easy, CURLOPT_HTTPHEADER, headerList)
    baton_set_callback(easy, CURLOPT_HEADERFUNCTION) { line, size, count, me in
      guard let line, let me else { return 0 }
      let transfer = Unmanaged<CurlTransfer>.fromOpaque(me).takeUnretainedValue()
      let bytes = UnsafeRawBufferPointer(start: line, count: size * count)
      return transfer.receiveHeader(bytes) ? size * count : 0
    }
    baton_set_pointer(easy, CURLOPT_HEADERDATA, me)
    baton_set_callback(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, me in
      guard let bytes, let me else { return 0 }
      let transfer = Unmanaged<CurlTransfer>.fromOpaque(me).takeUnretainedValue()
      let chunk = UnsafeRawBufferPointer(start: bytes, count: size * count)
      transfer.touched(transfer.exchange)
      switch transfer.exchange.receive(Array(chunk)) {
      case .taken: return size * count
      case .full: return Int(CURL_WRITEFUNC_PAUSE)
      case .gone: return 0
      }
    }
    baton_set_pointer(easy, CURLOPT_WRITEDATA, me)
  }

  private func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, request.body.count - sent)
    buffer.copyBytes(from: request.body[sent..<sent + count])
    sent += count
    return count
  }

  /// Takes a line of the head; a head of status 1xx is followed by another, and lines after the
  /// body are trailers. False where there is too much.
  private func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if hasHead { return true }
    headSize += bytes.count
    if headSize > request.headLimit {
      exchange.end(.failure(TransportError.headTooLong(limit: request.headLimit)))
      return false
    }
    let line = Self.trimmed(bytes[...])
    if line.starts(with: "HTTP/".utf8) {
      let words = line.split(separator: 32, maxSplits: 2)
      head = HTTPHead(status: words.count > 1 ? Int(Self.text(words[1])) ?? 0 : 0)
    } else if line.isEmpty {
      if let head, head.status >= 200 {
        hasHead = true
        exchange.receive(head)
        touched(exchange)
      }
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      let value = Self.text(Self.trimmed(line[(colon + 1)...]))
      head?.headers.append(
        HTTPHead.Field(name: Self.text(line[..<colon]).lowercased(), value: value))
    }
    return true
  }

  private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Without spaces, tabs and line ends around it.
  private static func trimmed(
    _ bytes: Slice<UnsafeRawBufferPointer>
  ) -> Slice<UnsafeRawBufferPointer> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    var bytes = bytes
    while let first = bytes.first, isSpace(first) { bytes = bytes.dropFirst() }
    while let last = bytes.last, isSpace(last) { bytes = bytes.dropLast() }
    return bytes
  }
}
