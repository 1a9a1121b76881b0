import Baton
import BatonTransportsTesting
import Foundation
import Testing

@testable import BatonTransports

/// Events that are compressed a thousandfold, read slowly.
@Suite struct CompressedEventsTests {
  /// What libcurl has read it decompresses although nobody takes it, so it must not have read much.
  @Test func whatWaitsIsBounded() async throws {
    let (head, event) = (try Self.bytes(Self.head), try Self.bytes(Self.event))
    let server = try LocalServer { connection in
      try connection.readRequest()
      try connection.begin(type: "text/event-stream", headers: ["Content-Encoding: gzip"])
      try connection.write(head)
      for _ in 0..<400 { try connection.write(event) }
      connection.readToEnd()
    }
    var payloads = HTTPTransport(url: try server.url())
      .send(request("S", kind: .subscription)).makeAsyncIterator()
    let before = try Self.resident()
    for _ in 0..<2 { #expect(try await payloads.next()?.bytes.count == 900_008) }
    try await Task.sleep(for: .milliseconds(300))
    let grown = try Self.resident() - before
    #expect(grown < 100_000_000)
  }

  /// The memory that the process has, in bytes.
  private static func resident() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return try #require(pages) * Int(getpagesize())
  }

  private static func bytes(_ base64: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: base64, options: .ignoreUnknownCharacters)))
  }

  /// How gzip begins.
  private static let head = "H4sIAAAAAAACAwAAAP//"
  /// A block of its own: an event `next` with `{"d":"…"}`, of 900,000 times `x`.
  private static let event = """
    7MGxCcAgEADA3inkx/htBG2tHhFCds8U6e5unbUr+1632hw1sj8xI+MCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPws3tY+AAAA//8=
    """
}
