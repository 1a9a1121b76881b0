internal import Testing

@testable import BatonMacroExpansion

@Suite("The protocol's JSON")
struct JSONTests {
  @Test("there and back")
  func roundTrip() throws {
    let text = #"{"a":[1,true,null,-5,"x\n\"\\é\ud83d\ude00\u00e9\/"],"b":{}}"#
    let value = try JSON(parsing: Array(text.utf8))
    #expect(
      value["a"]
        == .array([.number(1), .bool(true), .null, .number(-5), .string("x\n\"\\é😀é/")]))
    #expect(try JSON(parsing: Array(value.description.utf8)) == value)
  }

  @Test("half a surrogate pair reads as U+FFFD", arguments: [#""\ud83d""#, #""\udE00""#])
  func lone(_ text: String) throws {
    #expect(try JSON(parsing: Array(text.utf8)) == .string("\u{FFFD}"))
  }

  @Test("half a pair before another escape keeps that one")
  func loneBeforeAnother() throws {
    #expect(try JSON(parsing: Array(#""\ud83d\u0041""#.utf8)) == .string("\u{FFFD}A"))
    #expect(try JSON(parsing: Array(#""\ud83d\n""#.utf8)) == .string("\u{FFFD}\n"))
  }

  @Test("the build configuration is stepped over")
  func unread() throws {
    let value = try JSON(
      parsing: Array(#"{"staticBuildConfiguration":"{\"a\":\"}\"}","role":"peer"}"#.utf8))
    #expect(value == .object(["role": .string("peer")]))
  }

  @Test(
    "what is no JSON",
    arguments: [
      "", " ", "{", "[", "[1", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1,", "{a:1}", "\"", "\"\\",
      "\"\\u12", "\"\\x\"", "nul", "--1", "99999999999999999999", "1 2", "{}x",
    ])
  func malformed(_ text: String) {
    #expect(throws: JSON.Malformed.self) { try JSON(parsing: Array(text.utf8)) }
  }

  @Test("nesting that would exhaust the stack is refused")
  func deep() {
    #expect(throws: JSON.Malformed.self) {
      try JSON(parsing: Array(String(repeating: "[", count: 1_000_000).utf8))
    }
    #expect(throws: JSON.Malformed.self) {
      try JSON(parsing: Array(String(repeating: "{\"a\":", count: 1_000_000).utf8))
    }
  }

  @Test("every message gets one answer, whatever its bytes")
  func anyBytes() throws {
    let messages = try Captured().messages
    var generator = Numbers(state: 1)
    for _ in 0..<2_000 {
      var message = messages[Int(generator.next() % UInt64(messages.count))]
      for _ in 0..<(1 + generator.next() % 4) where !message.isEmpty {
        let at = Int(generator.next() % UInt64(message.count))
        switch generator.next() % 3 {
        case 0: message[at] = UInt8(truncatingIfNeeded: generator.next())
        case 1: message.removeSubrange(at...)
        default: message.remove(at: at)
        }
      }
      let reply = Plugin.reply(to: message)
      guard case .object(let members) = reply else {
        Issue.record("no object: \(reply)")
        return
      }
      #expect(members.count == 1)
    }
  }

  @Test("what it can't expand is refused in words")
  func refusals() {
    for text in ["x", #"{"expandFreestandingMacro":{}}"#, "{}", "[]"] {
      let reply = Plugin.reply(to: Array(text.utf8))
      let diagnostics = reply["expandMacroResult"]?["diagnostics"]?.elements
      #expect(diagnostics?.first?["message"]?.text?.contains("Baton macro plugin") == true)
    }
  }

  @Test("a header of zero says goodbye, an absurd one is none")
  func headers() {
    #expect(Plugin.byteCount([0, 0, 0, 0, 0, 0, 0, 0]) == nil)
    #expect(Plugin.byteCount([5, 1, 0, 0, 0, 0, 0, 0]) == 261)
    #expect(Plugin.byteCount([UInt8](repeating: 255, count: 8)) == nil)
  }
}
