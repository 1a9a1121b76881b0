import Foundation

/// The streams and signals of the process.
struct Terminal {
  /// How long one look at a file is behind the other.
  private static let nanosecondsBetweenLooks = 200_000_000

  /// Ends the process where nobody reads any more, without a word; 2 where a stream cannot be written.
  func write(_ text: String, to stream: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) }
      if count <= 0, errno != EINTR { end(stream, errno) }
    }
  }

  private func end(_ stream: Int32, _ code: Int32) -> Never {
    if code == EPIPE { exit(0) }
    if stream == STDOUT_FILENO {
      let reason = String(cString: strerror(code))
      write("baton-inspect: the output cannot be written: \(reason)\n", to: STDERR_FILENO)
    }
    exit(2)
  }

  /// Waits between two looks; false once someone has interrupted.
  func pause() -> Bool {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var time = timespec(tv_sec: 0, tv_nsec: Self.nanosecondsBetweenLooks)
    return sigtimedwait(&signals, nil, &time) < 0
  }
}
