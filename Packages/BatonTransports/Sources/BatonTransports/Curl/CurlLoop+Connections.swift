internal import CCurl

/// Bytes over connections that libcurl made and leaves to us.
extension CurlLoop {
  private static let chunk = 64 << 10

  func readAll(_ transfer: CurlTransfer) {
    while transfer.socket >= 0, !transfer.isReadPaused {
      var count = 0
      var code = CURLE_OK
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, used in
        code = curl_easy_recv(transfer.easy, buffer.baseAddress, buffer.count, &count)
        used = count
      }
      if code == CURLE_AGAIN { return }
      if code != CURLE_OK { return end(transfer, .failure(transfer.error(code))) }
      if count == 0 { return end(transfer, .success(())) }
      touched.append(transfer.exchange)
      switch transfer.exchange.receive(bytes, mustTake: true) {
      case .taken: break
      case .full: transfer.isReadPaused = true
      // Its cancellation is among the commands.
      case .gone: return
      }
    }
  }

  /// Sends what can be sent without waiting.
  func writeOnce(_ bytes: [UInt8], to transfer: CurlTransfer) {
    var count = 0
    _ = bytes.withUnsafeBytes {
      curl_easy_send(transfer.easy, $0.baseAddress, $0.count, &count)
    }
  }

  func write(_ transfer: CurlTransfer) {
    while transfer.socket >= 0, let first = transfer.unwritten.first {
      var count = 0
      let code = first.bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[transfer.written...])
        return curl_easy_send(transfer.easy, rest.baseAddress, rest.count, &count)
      }
      if code == CURLE_AGAIN { return }
      if code != CURLE_OK { return end(transfer, .failure(transfer.error(code))) }
      transfer.written += count
      guard transfer.written == first.bytes.count else { continue }
      transfer.unwritten.removeFirst()
      transfer.written = 0
      first.done?(.success(()))
    }
  }
}

extension CurlTransfer {
  /// What to wait for on its socket.
  var events: Int16 {
    let reads = isReadPaused ? 0 : Int16(CURL_WAIT_POLLIN)
    return unwritten.isEmpty ? reads : reads | Int16(CURL_WAIT_POLLOUT)
  }
}
