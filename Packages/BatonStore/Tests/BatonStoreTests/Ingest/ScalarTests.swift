import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// What each kind of scalar takes, and how it is kept (B-4.4, B-5.4, B-5.5).
@MainActor struct ScalarTests {
  static let type = RecordType("Query")

  static func plan(_ kind: ScalarKind, list: Bool = false) -> TestPlan {
    let name = list ? "values" : "value"
    return TestPlan([.scalar(name, key: .fixed(type.slot(name)), kind: kind, list: list)])
  }

  /// The value as the dump shows it, or "malformed".
  func kept(_ kind: ScalarKind, _ json: String, list: Bool = false) -> String {
    let store = Store()
    let name = list ? "values" : "value"
    do {
      try Self.plan(kind, list: list).commit("{\"data\":{\"\(name)\":\(json)}}", to: store)
    } catch {
      guard case .malformed = error else { return "\(error)" }
      return "malformed"
    }
    let line = store.line("client:root") ?? ""
    let prefix = "{\"__typename\": \"Query\", \"\(name)\": "
    return String(line.dropFirst(prefix.count).dropLast())
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("7", "7"), ("-42", "-42"), ("3.0", "3"), ("1e3", "1000"),
    ("1E+2", "100"), ("1200e-2", "12"), ("0.0", "0"), ("0e999999999999999999999", "0"),
    ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("9223372036854775808", "malformed"), ("-9223372036854775809", "malformed"),
    ("9.223372036854775807e18", "9223372036854775807"), ("92233720368547758070", "malformed"),
    ("1.5", "malformed"), ("1e300", "malformed"), ("1e-1", "malformed"), ("01", "malformed"),
    ("1.", "malformed"), ("1e", "malformed"), ("-", "malformed"), ("+1", "malformed"),
    (".5", "malformed"), ("1.00000000000000000000000000000001", "malformed"),
    ("100000000000000000000e-20", "1"), ("null", "null"), ("\"7\"", "\"7\""), ("true", "true"),
    ("{}", "malformed"), ("[1]", "malformed"), ("1e99999999999999999999", "malformed"),
  ]) func ints(json: String, expected: String) {
    #expect(kept(.int, json) == expected)
    let inList = expected == "malformed" ? expected : "[\(expected), null]"
    #expect(kept(.int, "[\(json),null]", list: true) == inList)
  }

  @Test(arguments: [
    ("1", "1.0"), ("1.0", "1.0"), ("1e0", "1.0"), ("-0.0", "-0.0"), ("68.32", "68.32"),
    ("1e400", "malformed"), ("-1e400", "malformed"), ("1e-400", "0.0"), ("5e-324", "5e-324"),
    ("1.7976931348623157e308", "1.7976931348623157e+308"), ("2.5E-3", "0.0025"),
    ("9007199254740993", "9007199254740992.0"), ("0.1", "0.1"), ("1e16", "1e+16"),
    ("123456789012345678901234567890", "1.2345678901234568e+29"), ("0e400", "0.0"),
    ("0.30000000000000004", "0.30000000000000004"), ("false", "false"), ("\"1\"", "\"1\""),
    ("4.35", "4.35"), ("1e23", "1e+23"), ("8.41e21", "8.41e+21"),
  ]) func floats(json: String, expected: String) {
    #expect(kept(.float, json) == expected)
  }

  /// A million of them, against Swift's own reading.
  @Test func floatsAreReadAsSwiftReadsThem() throws {
    var random = RandomSource(seed: 3)
    let plan = Self.plan(.float, list: true)
    for _ in 0..<200 {
      var texts: [String] = []
      for _ in 0..<500 {
        let digits = String(
          random.next() % [1000, 1_000_000, 10_000_000_000_000_000][random.below(3)])
        let power = random.below(60) - 30
        texts.append(random.chance(50) ? "\(digits)e\(power)" : "0.\(digits)")
      }
      let store = Store()
      try plan.commit("{\"data\":{\"values\":[\(texts.joined(separator: ","))]}}", to: store)
      let read = plan.anchor(in: store).nonNullDoubles(Self.type.slot("values"))
      #expect(read == texts.compactMap { Double($0) })
    }
  }

  @Test(arguments: [
    ("\"a\"", "\"a\""), ("\"\"", "\"\""), ("7", "7"), ("-7", "-7"),
    ("12345678901234567890123", "1.2345678901234568e+22"), ("1.5", "1.5"), ("true", "true"),
    ("null", "null"), ("{}", "malformed"), ("[]", "malformed"), ("nul", "malformed"),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\n\r\t""#), (#""\u00e9""#, "\"é\""),
    (#""\u0000""#, #""\u0000""#), (#""\ud83d\ude00""#, "\"😀\""), (#""\ud83d""#, "\"\u{FFFD}\""),
    (#""\ude00\ud83d""#, "\"\u{FFFD}\u{FFFD}\""), (#""\ud83d\u0041""#, "\"\u{FFFD}A\""),
    (#""\ud83d\ud83d\ude00""#, "\"\u{FFFD}😀\""), (#""\u12""#, "\"\u{FFFD}\""),
    (#""\u""#, "\"\u{FFFD}\""), (#""\uzzzz""#, "\"\u{FFFD}zzzz\""),
    (#""\ud83d\u1""#, "\"\u{FFFD}\u{FFFD}\""),
    (#""\x""#, "malformed"), ("\"a\nb\"", "malformed"), ("\"a", "malformed"),
    (#""a\"#, "malformed"),
    (#""a\u"#, "malformed"),
  ]) func strings(json: String, expected: String) {
    #expect(kept(.string, json) == expected)
  }

  @Test(arguments: [
    ("\"a\"", "\"a\""), ("7", "\"7\""), ("-7", "\"-7\""), ("007", "malformed"),
    ("12345678901234567890123", "\"12345678901234567890123\""), ("1.5", "1.5"), ("true", "true"),
    ("null", "null"), ("{}", "malformed"), ("[]", "malformed"), (#""\u00e9""#, "\"é\""),
  ]) func ids(json: String, expected: String) {
    #expect(kept(.id, json) == expected)
  }

  @Test(arguments: [
    (#"{"b":1, "a":[true,null]}"#, #""{\"b\":1, \"a\":[true,null]}""#), ("1.50", "\"1.50\""),
    ("12345678901234567890", "\"12345678901234567890\""), ("true", "\"true\""), ("null", "null"),
    ("\"text\"", "\"text\""), ("[1,2]", "\"[1,2]\""), ("{\"a\":}", "malformed"),
    ("[1,]", "malformed"), ("{,}", "malformed"), ("[}", "malformed"), ("{]", "malformed"),
    ("{\"a\" 1}", "malformed"), ("{a:1}", "malformed"),
  ]) func customScalars(json: String, expected: String) {
    #expect(kept(.custom, json) == expected)
  }

  @Test func bools() {
    #expect(kept(.bool, "true") == "true")
    #expect(kept(.bool, "1") == "1")
    #expect(kept(.bool, "1.5") == "1.5")
    #expect(kept(.bool, "92233720368547758070") == "9.223372036854776e+19")
    #expect(kept(.bool, "1e999") == "malformed")
    #expect(kept(.bool, "tru") == "malformed")
  }

  @Test func lists() {
    #expect(kept(.string, #"["a",null,7,"\u00e9"]"#, list: true) == #"["a", null, 7, "é"]"#)
    #expect(kept(.id, #"["a",null,7,"\u00e9"]"#, list: true) == #"["a", null, "7", "é"]"#)
    #expect(
      kept(.custom, #"["t",1.50,{"k":"v"},[1,2],null]"#, list: true)
        == #"["t", "1.50", "{\"k\":\"v\"}", "[1,2]", null]"#)
    #expect(kept(.string, "null", list: true) == "null")
    #expect(kept(.string, "\"a\"", list: true) == "malformed")
    #expect(kept(.string, "{}", list: true) == "malformed")
    #expect(kept(.string, "[[]]", list: true) == "malformed")
    #expect(kept(.string, "[\"a\" \"b\"]", list: true) == "malformed")
    #expect(kept(.string, "[\"a\",]", list: true) == "malformed")
  }
}
