import BatonSchema
import Testing

@testable import BatonCompiler

@Suite struct ConfigurationTests {
  /// Each problem, and the text it points at.
  private func problems(_ marked: String) -> [String] {
    let source = MarkedText(marked).source("baton.json")
    return Configuration.read(source).1.map { diagnostic in
      let range = diagnostic.location.range
      let text = String(
        decoding: source.bytes[range.start..<min(range.end, source.bytes.count)], as: UTF8.self)
      return "\(diagnostic.id) \(text)"
    }
  }

  /// C-9
  @Test func knowsEveryKey() {
    let text = """
      {
        "schema": "a/schema.graphql",
        "schemaExtensions": ["ext"],
        "identity": {"default": ["id", "key"], "types": {"Asset": ["uuid"], "Quote": ["base", "quote"]}},
        "lookups": [{"field": "Query.a", "type": "A", "argument": "id"},
          {"field": "Query.q", "arguments": ["base", "quote"]}],
        "customScalarTypes": {"Decimal": {"swift": "Foundation.Decimal", "kotlin": "x"}},
        "transient": {"types": ["Secret"], "fields": ["Query.secrets"]},
        "runtime": "BatonStore",
        "kotlin": {"package": "x"}
      }
      """
    let (config, diagnostics) = Configuration.read(Source(name: "baton.json", text: text))
    #expect(diagnostics.isEmpty)
    #expect(config.schema?.value == "a/schema.graphql")
    #expect(config.schemaExtensions.map(\.value) == ["ext"])
    #expect(config.defaultKeys == ["id", "key"])
    #expect(config.identity.map(\.type.value) == ["Asset", "Quote"])
    #expect(config.identity.last?.fields.map(\.value) == ["base", "quote"])
    #expect(config.lookups.map(\.field.value) == ["Query.a", "Query.q"])
    #expect(config.lookups.first?.type?.value == "A")
    #expect(config.lookups.last?.arguments.map(\.value) == ["base", "quote"])
    #expect(config.scalars.map(\.swift.value) == ["Foundation.Decimal"])
    #expect(config.transientTypes.map(\.value) == ["Secret"])
    #expect(config.transientFields.map(\.value) == ["Query.secrets"])
    #expect(config.runtime == .store)
  }

  @Test func persistedDocumentsAndErrors() {
    let text = """
      {"schema": "s", "persistConfig": {"file": "p.json", "algorithm": "SHA1"}, "onError": "NULL"}
      """
    #expect(problems(text).isEmpty)
    let config = Configuration.read(Source(name: "baton.json", text: text)).0
    #expect(config.persisted?.file.value == "p.json")
    #expect(config.persisted?.algorithm == .sha1)
    #expect(config.onError == .null)
    #expect(
      problems(#"{"schema": "s", "persistConfig": {"algorithm": "MD4"}}"#).contains(
        #"config-missing-key "persistConfig""#))
    #expect(
      problems(#"{"schema": "s", "onError": "MAYBE"}"#) == [#"config-wrong-value "MAYBE""#])
  }

  @Test(arguments: [
    (#"{"schema": "s", "lookup": []}"#, #"config-unknown-key "lookup""#),
    (#"{"schema": "s", "identity": {"type": {}}}"#, #"config-unknown-key "type""#),
    (
      #"{"schema": "s", "lookups": [{"field": "Query.a", "args": 1}]}"#,
      #"config-unknown-key "args""#
    ),
    (#"{"schema": 1}"#, "config-wrong-value 1"),
    (#"{"schema": ""}"#, #"config-wrong-value """#),
    (
      #"{"schema": "s", "identity": {"types": {"A": ["name", "name"]}}}"#,
      #"config-duplicate-value "name""#
    ),
    (#"{"schema": "s", "identity": {"default": ["id", "id"]}}"#, #"config-duplicate-value "id""#),
    (
      #"{"schema": "s", "lookups": [{"field": "Query.a", "arguments": ["b", "b"]}]}"#,
      #"config-duplicate-value "b""#
    ),
    (#"{}"#, "config-missing-key {"),
    (#"[]"#, "config-syntax []"),
    (#"{"schema": "s", "schema": "t"}"#, #"config-duplicate-key "schema""#),
    (#"{"schema": "s", "identity": {"default": []}}"#, "config-wrong-value []"),
    (#"{"schema": "s", "identity": {"types": {"A": "id"}}}"#, #"config-wrong-value "id""#),
    (#"{"schema": "s", "identity": {"types": {"A": ["id", 2]}}}"#, "config-wrong-value 2"),
    (#"{"schema": "s", "runtime": "Swift"}"#, #"config-wrong-value "Swift""#),
    (#"{"schema": "s", "transient": []}"#, "config-wrong-value []"),
    (#"{"schema": "s", "lookups": [{"argument": "id"}]}"#, "config-missing-key {"),
    (#"{"schema": "s", "lookups": [{"field": "Query.a"}]}"#, "config-missing-key {"),
  ]) func refuses(_ text: String, _ problem: String) {
    #expect(problems(text).first == problem)
  }

  /// A value of the wrong kind is shown the right one.
  @Test(arguments: [
    ("", "`{\"schema\": \"schema.graphql\"}` is enough."),
    ("\n", "`{\"schema\": \"schema.graphql\"}` is enough."),
    (
      #"{"schema": "s", "customScalarTypes": {"Date": "Foundation.Date"}}"#,
      #"Write it like `{"swift": "Foundation.Date"}`."#
    ),
    (
      #"{"schema": "s", "customScalarTypes": {"Date": 1}}"#, #"Write it like `{"swift": "…"}`."#
    ),
    (
      #"{"schema": "s", "customScalarTypes": []}"#,
      #"Write it like `{"DateTime": {"swift": "…"}}`."#
    ),
    (#"{"schema": "s", "schemaExtensions": "a.graphql"}"#, #"Write it like `["a.graphql"]`."#),
    (#"{"schema": "s", "identity": {"default": []}}"#, #"Write it like `["…"]`."#),
    (#"{"schema": "s", "identity": {"types": {"A": ["id", 2]}}}"#, #"Write it like `["…"]`."#),
    (#"{"schema": "s", "persistConfig": "p.json"}"#, #"Write it like `{"file": "…"}`."#),
  ]) func showsTheShape(_ text: String, _ hint: String) {
    let diagnostics = Configuration.read(Source(name: "baton.json", text: text)).1
    #expect(diagnostics.map(\.hint) == [hint])
  }

  @Test func suggestsTheKeyThatWasMeant() throws {
    let source = Source(name: "baton.json", text: #"{"schema": "s", "lokups": []}"#)
    let diagnostic = try #require(Configuration.read(source).1.first)
    #expect(diagnostic.hint == "Did you mean `lookups`?")
  }

  @Test(arguments: [
    "", "{", #"{"a"}"#, #"{"a":}"#, #"{"a": 1,}"#, #"{"a": tru}"#, #"{"a": 01}"#, #"{"a": 1.}"#,
    #"{"a": "x}"#, #"{"a": "\x"}"#, #"{"a": "\ud800"}"#, #"{"a": "\u12"}"#, "{} x", "\u{1}",
    "{\"a\": \"\n\"}", "{\"a\": -}", String(repeating: "[", count: 100_000),
    #"{"a": "\ud800\u0041"}"#,
  ]) func refusesWhatIsNoJSON(_ text: String) {
    #expect(problems(text).first?.hasPrefix("config-syntax") == true)
  }

  @Test func takesWhatIsJSON() throws {
    let text = "\u{FEFF}{\"a\": [true, false, null, -1.5e+3, \"\\u00e9\\ud83d\\ude00\\n\\/\"] }\n"
    let node = try JSONReader.read(Source(name: "x", text: text))
    guard case .object(let members) = node.value, case .array(let items) = members[0].value.value,
      case .string(let string) = items[4].value, case .number(let number) = items[3].value
    else {
      Issue.record("not read as an object with a list")
      return
    }
    #expect(string == "é😀\n/")
    #expect(number == "-1.5e+3")
  }

  @Test func anyBytesAreSafe() {
    var random = SeededRandom(5)
    let text = Array(#"{"schema": "s", "identity": {"types": {"A": ["id"]}}, "x": [1, true]}"#.utf8)
    for _ in 0..<5_000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1..<4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let (_, diagnostics) = Configuration.read(Source(name: "baton.json", bytes: bytes))
      for diagnostic in diagnostics { #expect(diagnostic.location.range.start <= bytes.count) }
    }
  }
}
