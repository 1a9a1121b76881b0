#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The plugin's end of the compiler's plugin protocol: messages of a little-endian 64-bit byte count
/// and that much JSON, read from standard input and answered on standard output.
///
/// The compiler starts the plugin with an empty environment, keeps it for all the expansions of one
/// compilation, and says goodbye with a message of no bytes.
public enum Plugin {
  /// More than any source file; a count above it is not one of the compiler's messages.
  private static let largestMessage = 1 << 28

  /// Answers messages until the compiler says goodbye or its end of the pipe closes.
  public static func serve() {
    while let header = receive(8) {
      guard let count = byteCount(header), let body = receive(count) else { return }
      let answer = Array(reply(to: body).description.utf8)
      let length = (0..<8).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) }
      guard send(length + answer) else { return }
    }
  }

  /// The length that a message's header announces; nil for goodbye and for what is no header.
  static func byteCount(_ header: [UInt8]) -> Int? {
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return count > 0 && count <= UInt64(largestMessage) ? Int(count) : nil
  }

  /// The answer to one message. The compiler waits for exactly one, so there is always one.
  static func reply(to bytes: [UInt8]) -> JSON {
    guard let message = try? JSON(parsing: bytes) else {
      return refusal("the Baton macro plugin was sent a message that is not JSON")
    }
    if message["getCapability"] != nil {
      let capability: JSON = .object([
        "protocolVersion": .number(7), "features": .array([]),
      ])
      return .object(["getCapabilityResult": .object(["capability": capability])])
    }
    if let request = message["expandAttachedMacro"] {
      let expansion = Expansion(of: request)
      return .object([
        "expandAttachedMacroResult": .object([
          "expandedSources": .array(expansion.sources.map(JSON.string)),
          "diagnostics": .array(expansion.diagnostics.map(\.json)),
        ])
      ])
    }
    return refusal("the Baton macro plugin expands attached macros only")
  }

  private static func refusal(_ message: String) -> JSON {
    let diagnostic = Diagnostic(message: message, fileName: "", offset: 0)
    return .object([
      "expandMacroResult": .object([
        "expandedSource": .null, "diagnostics": .array([diagnostic.json]),
      ])
    ])
  }

  private static func receive(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { read(0, $0[filled...].base(), count - filled) }
      if got < 0 && errno == EINTR { continue }
      if got <= 0 { return nil }
      filled += got
    }
    return bytes
  }

  private static func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let put = bytes.withUnsafeBytes { write(1, $0[sent...].base(), bytes.count - sent) }
      if put < 0 && errno == EINTR { continue }
      if put <= 0 { return false }
      sent += put
    }
    return true
  }
}

extension Slice where Base == UnsafeMutableRawBufferPointer {
  fileprivate func base() -> UnsafeMutableRawPointer? {
    UnsafeMutableRawBufferPointer(rebasing: self).baseAddress
  }
}

extension Slice where Base == UnsafeRawBufferPointer {
  fileprivate func base() -> UnsafeRawPointer? {
    UnsafeRawBufferPointer(rebasing: self).baseAddress
  }
}
