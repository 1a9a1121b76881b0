import Testing

@testable import BatonWire

@Suite struct MultipartTests {
  /// The bodies, however the bytes are cut, which must not matter.
  private func read(
    _ text: String, boundary: String = "-", limit: Int = 1000
  ) throws -> Outcome<[UInt8]> {
    let parser = MultipartParser(boundary: boundary, limit: limit)
    let outcomes = Set(cuts(Array(text.utf8)).map { outcome(parser, $0) })
    #expect(outcomes.count == 1, "\(text.debugDescription) \(outcomes)")
    return try #require(outcomes.first)
  }

  private func bodies(_ texts: String...) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  @Test(arguments: ["", "\r\n"])
  func partsOfADeferredResponse(first: String) throws {
    let text =
      first + "---\r\nContent-Type: application/json; charset=utf-8\r\n\r\n{\"a\":1}"
      + "\r\n---\r\ncontent-type: application/json\r\nX: y\r\n\r\n{\"b\":\r\n2}\r\n-----\r\n"
    #expect(try read(text) == Outcome(elements: bodies("{\"a\":1}", "{\"b\":\r\n2}")))
  }

  @Test func aBoundaryOfAWord() throws {
    let text =
      "preamble\r\n--gc0p4Jq\r\n\r\n1\r\n--gc0p4Jq\t \r\n\r\n22\r\n--gc0p4Jq--epilogue\r\n--"
    #expect(try read(text, boundary: "gc0p4Jq") == Outcome(elements: bodies("1", "22")))
  }

  /// A body may hold lines that begin as the delimiter does.
  @Test func aLongerLineIsNoDelimiter() throws {
    let text = "---\r\n\r\nx\r\n----\r\n\r\n---y\r\n--- z\r\n\r\r\n--\r\n---\r\n\r\n\r\n-----"
    let body = "x\r\n----\r\n\r\n---y\r\n--- z\r\n\r\r\n--"
    #expect(try read(text) == Outcome(elements: bodies(body, "")))
  }

  @Test func noPartAtAll() throws {
    #expect(try read("-----") == Outcome(elements: []))
  }

  @Test(arguments: ["", "---\r\n", "---\r\n\r\n1", "---\r\n\r\n1\r\n---\r\n\r\n2\r\n----"])
  func cutShort(text: String) throws {
    let outcome = try read(text)
    #expect(outcome.error == .partsCutShort)
    #expect(outcome.elements == (text.contains("2") ? bodies("1") : []))
  }

  @Test func headersWithoutEnd() throws {
    let text = "---\r\n\r\n1\r\n---\r\nContent-Type: text\r\n---\r\n\r\n2\r\n-----"
    #expect(try read(text) == Outcome(elements: bodies("1"), error: .partWithoutBody))
  }

  @Test func aPartOfTheLimitAndOneOfAByteMore() throws {
    func text(_ size: Int) -> String {
      "---\r\n\r\n1\r\n---\r\n\r\n" + String(repeating: "x", count: size) + "\r\n-----"
    }
    // The empty line before it counts.
    #expect(try read(text(18), limit: 20).elements.last?.count == 18)
    #expect(
      try read(text(19), limit: 20)
        == Outcome(elements: bodies("1"), error: .partTooLong(limit: 20)))
    #expect(
      try read(text(400), limit: 20)
        == Outcome(elements: bodies("1"), error: .partTooLong(limit: 20)))
  }

  /// What never ends is refused as soon as it is too long, whether or not a part has begun.
  @Test(arguments: ["", "---\r\n\r\n", "---\r\n", "\r\n---" + String(repeating: " ", count: 65)])
  func anEndlessPart(start: String) throws {
    let text = start + String(repeating: "\r", count: 500)
    #expect(try read(text, limit: 100) == Outcome(error: .partTooLong(limit: 100)))
  }

  @Test func anyBytes() throws {
    var generator = Numbers(state: 1)
    let pieces = ["\r\n", "--", "-", "\r", "\n", "x", " ", "---", "\r\n---\r\n", "\r\n\r\n", "a:b"]
    for _ in 0..<300 {
      let count = Int.random(in: 0...20, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      _ = try read(text, limit: 12)
    }
  }

  @Test func mediaTypes() {
    let quoted = MediaType(#"Multipart/Mixed ;boundary="a\"; b";deferSpec=20220824"#)
    #expect(quoted.name == "multipart/mixed")
    #expect(quoted.parameter("boundary") == "a\"; b")
    #expect(quoted.parameter("deferspec") == "20220824")
    #expect(quoted.parameter("charset") == nil)
    #expect(MediaType("application/json").name == "application/json")
    #expect(MediaType("").name == "")
    #expect(MediaType(";;=;a=;\"").parameter("a") == "")
    #expect(MediaType("m; boundary=-").parameter("boundary") == "-")
  }
}
