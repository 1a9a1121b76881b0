import Testing

@testable import BatonWire

@Suite struct EventStreamTests {
  private typealias Event = EventStreamParser.Event

  private func read(_ bytes: [UInt8], limit: Int = 1000) throws -> Outcome<EventStreamParser.Event>
  {
    let outcomes = Set(cuts(bytes).map { outcome(EventStreamParser(limit: limit), $0) })
    #expect(outcomes.count == 1)
    return try #require(outcomes.first)
  }

  private func event(_ name: String, _ data: String) -> Event {
    Event(name: name, data: Array(data.utf8))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func eventsOfASubscription(end: String) throws {
    let lines = [
      ": hello", "", "event: next", #"data: {"data":"#, "data:1}", "id: 7", "retry: 10", "", ":",
      "",
      "data", "", "data:  two", "other: x", "", "event: complete", "", "event: cut", "data: x",
    ]
    let bytes = Array(lines.joined(separator: end).utf8)
    let events = [
      event("next", "{\"data\":\n1}"), event("message", ""), event("message", " two"),
      event("complete", ""),
    ]
    #expect(try read(bytes) == Outcome(elements: events))
  }

  @Test func aByteOrderMarkIsReadOverOnce() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = mark + Array("data: a\n\n".utf8) + mark + Array("data: b\ndata: c\n\n".utf8)
    #expect(try read(bytes).elements == [event("message", "a"), event("message", "c")])
  }

  @Test func limits() throws {
    func text(_ size: Int, _ end: String) -> [UInt8] {
      Array(("data: 1\n\ndata:" + String(repeating: "x", count: size) + end).utf8)
    }
    let one = [event("message", "1")]
    let tooLong = Outcome(elements: one, error: .eventTooLong(limit: 20))
    #expect(try read(text(15, "\n\n"), limit: 20).elements.count == 2)
    #expect(try read(text(16, "\n\n"), limit: 20) == tooLong)
    #expect(try read(text(400, ""), limit: 20) == tooLong)
    // Many short lines of one event.
    #expect(try read(text(11, "\ndata:0123456789\n\n"), limit: 20) == tooLong)
  }

  @Test func anyBytes() throws {
    var generator = Numbers(state: 2)
    let pieces = [
      "\r\n", "\r", "\n", "\n\n", "data", ":", " ", "x", "event", "data: 1", "\u{FEFF}",
    ]
    for _ in 0..<300 {
      let count = Int.random(in: 0...20, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      _ = try read(Array(text.utf8), limit: 12)
    }
  }
}
