import SpecExchange
import Testing

@Suite struct JSONTests {
  @Test func numbersKeepTheirDigits() throws {
    let json = try JSON.parse("[1.50, 12345678901234567890, -0.0, 1e3]")
    #expect(json.text == "[1.50, 12345678901234567890, -0.0, 1e3]")
  }

  @Test func escapesAreDecodedAndWrittenAsDumpsWriteThem() throws {
    let json = try JSON.parse(#""\u00e9 \ud83d\ude00 \b\u0001\t\/ \ud800x""#)
    #expect(json.string == "é 😀 \u{8}\u{1}\t/ \u{FFFD}x")
    #expect(json.text == "\"é 😀 \\u0008\\u0001\\t/ \u{FFFD}x\"")
  }

  @Test(arguments: [
    "", " ", "[1,]", "{\"a\":1,}", "{a:1}", "01", "1.", "+1", "tru", "\"a", "\"\n\"", "[1] 2",
    "{\"a\" 1}", #""\q""#, #""\u12""#, "[", "nul", "-",
  ])
  func refusesWhatIsNoJSON(text: String) {
    #expect(throws: JSONError.self) { try JSON.parse(text) }
  }

  @Test func saysWhereTheTextIsWrong() throws {
    let error = try #require(throws: JSONError.self) { try JSON.parse("{\n  \"a\": x\n}") }
    #expect(error.description == "2:8: expected a value")
  }

  @Test func nestsAsDeepAsTheLimitAndNoDeeper() throws {
    let most = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(throws: Never.self) { try JSON.parse(most) }
    #expect(throws: JSONError.self) { try JSON.parse("[" + most + "]") }
    #expect(throws: JSONError.self) { try JSON.parse(String(repeating: "[", count: 1_000_000)) }
  }

  @Test func namesAreComparedByBytes() throws {
    let json = try JSON.parse("{\"\u{e9}\": 1, \"e\u{301}\": 2}")
    #expect(json["\u{e9}"]?.text == "1")
    #expect(json["e\u{301}"]?.text == "2")
  }

  @Test func findsPathsThroughObjectsAndLists() throws {
    let json = try JSON.parse(#"{"a": [{"b": null}, {"b": "x"}]}"#)
    #expect(json.value(at: JSONPath("a.1.b"))?.string == "x")
    #expect(json.value(at: JSONPath("a.0.b"))?.isNull == true)
    #expect(json.value(at: JSONPath("a.2.b")) == nil)
    #expect(json.value(at: JSONPath("a.-1.b")) == nil)
    #expect(json.value(at: JSONPath("a.b")) == nil)
    #expect(json.value(at: JSONPath(""))?.object?.count == 1)
  }

  @Test func replacesValuesAndLeavesTheRestAsItIs() throws {
    let text = "{ \"a\" : 12345678901234567890,\n \"b\":[ 1.50 , \"x\" ] }"
    let bytes = Array(text.utf8)
    let json = try JSON.parse(bytes)
    let ranges = try ["b.1", "a"].map { try #require(json.value(at: JSONPath($0))).range }
    let replaced = replacing(ranges, in: bytes, with: .string("é\""))
    #expect(
      String(decoding: replaced, as: UTF8.self)
        == "{ \"a\" : \"é\\\"\",\n \"b\":[ 1.50 , \"é\\\"\" ] }")
  }

  @Test func aRandomValueReadsBackAsItWasWritten() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let json = JSON.random(levels: 4, using: &random)
      #expect(try JSON.parse(json.text).text == json.text)
    }
  }
}

/// A generator that gives the same numbers in every run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension JSON {
  static func random(levels: Int, using random: inout SeededRandom) -> JSON {
    let texts = ["", "a", "\"\\", "é\u{301}", "\u{0}\u{1f}\u{7f}", "😀", "\n\r\t", "\u{2028}"]
    switch Int.random(in: 0..<(levels > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return JSON(.number(String(Int.random(in: -9_999...9_999, using: &random))))
    case 3: return JSON(.number(Double.random(in: -1e30...1e30, using: &random).description))
    case 4: return .string(texts.randomElement(using: &random) ?? "")
    case 5:
      let count = Int.random(in: 0..<4, using: &random)
      return .array((0..<count).map { _ in .random(levels: levels - 1, using: &random) })
    default:
      let count = Int.random(in: 0..<4, using: &random)
      return JSON(
        .object(
          (0..<count).map { _ in
            Member(
              name: texts.randomElement(using: &random) ?? "",
              value: .random(levels: levels - 1, using: &random))
          }))
    }
  }
}
