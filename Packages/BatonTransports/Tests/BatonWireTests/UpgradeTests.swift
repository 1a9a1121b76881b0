import Testing

@testable import BatonWire

@Suite struct UpgradeTests {
  /// The nonce of RFC 6455's own example, section 1.3.
  private let upgrade = Upgrade(
    target: "/graphql?a=b", host: "example.com:8080", subprotocol: "graphql-transport-ws",
    headers: [("Authorization", "Bearer x")], nonce: Array("the sample nonce".utf8))

  private func read(
    _ text: String, limit: Int = 1000
  ) throws -> Outcome<UpgradeParser.Answer> {
    let parsers = cuts(Array(text.utf8)).map { pieces in
      // What comes behind the head depends on the cut; here nothing does.
      outcome(UpgradeParser(limit: limit), pieces)
    }
    #expect(Set(parsers).count == 1)
    return try #require(parsers.first)
  }

  @Test func theRequest() {
    let lines = String(decoding: upgrade.request, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    #expect(
      lines == [
        "GET /graphql?a=b HTTP/1.1", "Host: example.com:8080", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Protocol: graphql-transport-ws", "Authorization: Bearer x", "", "",
      ])
  }

  private static let good = [
    "HTTP/1.1 101 Switching Protocols", "upgrade: WebSocket", "Connection: keep-alive, Upgrade",
    "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=",
    "Sec-WebSocket-Protocol: graphql-transport-ws",
  ]

  private func head(_ lines: [String]) -> String { lines.joined(separator: "\r\n") + "\r\n\r\n" }

  @Test func accepted() throws {
    let answer = try #require(try read(head(Self.good)).elements.first)
    #expect(answer.status == 101)
    #expect(answer.rest.isEmpty)
    #expect(throws: Never.self) { try answer.check(upgrade) }
  }

  @Test func whatComesBehindIsKept() throws {
    var parser = UpgradeParser(limit: 1000)
    parser.push(Array((head(Self.good) + "rest").utf8))
    #expect(try parser.next()?.rest == Array("rest".utf8))
  }

  @Test(arguments: [
    (1, "Upgrade: h2c", WireError.upgradeToSomethingElse),
    (2, "Connection: close", .upgradeToSomethingElse),
    (3, "Sec-WebSocket-Accept: x", .upgradeKeyWrong), (3, "X: y", .upgradeKeyWrong),
    (4, "Sec-WebSocket-Protocol: graphql-ws", .upgradeSubprotocol("graphql-ws")),
    (4, "X: y", .upgradeSubprotocol("")),
    (0, "HTTP/1.1 101 X\r\nSec-WebSocket-Extensions: foo", .upgradeExtension("foo")),
  ])
  func refused(line: Int, instead: String, error: WireError) throws {
    var lines = Self.good
    lines[line] = instead
    let answer = try #require(try read(head(lines)).elements.first)
    #expect(throws: error) { try answer.check(upgrade) }
  }

  @Test(arguments: ["", "SSH-2.0-x", "HTTP/1.1", "HTTP/1.1 abc", "HTTP/2 101 x"])
  func notHTTP(first: String) throws {
    #expect(try read(head([first])).error == .upgradeNotHTTP)
  }

  @Test func limits() throws {
    #expect(
      try read(String(repeating: "x", count: 300), limit: 100).error == .upgradeTooLong(limit: 100))
    #expect(try read(head(Self.good), limit: 100).error == .upgradeTooLong(limit: 100))
  }

  @Test func digests() {
    #expect(
      SHA1.digest(of: Array("abc".utf8)).prefix(4) == [0xA9, 0x99, 0x3E, 0x36])
    #expect(SHA1.digest(of: []).prefix(4) == [0xDA, 0x39, 0xA3, 0xEE])
    // One block and a half, where the length needs a block of its own.
    let long = Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    #expect(SHA1.digest(of: long).prefix(4) == [0x84, 0x98, 0x3E, 0x44])
    #expect(
      ["", "f", "fo", "foo", "foob"].map { Base64.text(of: Array($0.utf8)) } == [
        "", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==",
      ])
  }
}
