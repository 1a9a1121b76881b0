import BatonSchema
import Testing

@testable import BatonCompiler

/// B-3: storage keys as the compiler spells them.
@Suite struct StorageKeyTests {
  private static let schema = """
    enum Side { PORT STARBOARD }
    input Where { name: String side: Side deep: Where list: [Where] at: Float }
    scalar Stamp
    type Query {
      ships(name: String, side: Side, page: Int = 1, at: Float, ids: [ID!], filter: Where, stamp: Stamp, flag: Boolean): [Ship]
      ship(id: ID!): Ship
    }
    type Mutation { launch(name: String!): Ship }
    type Subscription { launched(name: String): Ship }
    type Ship { id: ID! name(short: Boolean): String }
    """

  /// The slots that a document's root fields use, as `name = arguments`.
  private func slots(_ document: String) -> [String] {
    let compilation = compile(document, schema: Self.schema)
    let lines = compilation.file("Baton.baton.swift").split(separator: "\n")
    return lines.filter { $0.contains("Types.Query.slot(") || $0.contains("Types.Mutation.slot(") }
      .map {
        String($0).replacing(" ", with: "").replacing("let", with: "").replacing(
          "Types.Query.", with: ""
        )
        .replacing("Types.Mutation.", with: "")
      }
  }

  private func key(_ arguments: String) throws -> String {
    let compilation = compile("query Q { ships\(arguments) { id } }", schema: Self.schema)
    let plan = compilation.file("Baton.baton.swift")
    let line = try #require(
      plan.split(separator: "\n").first { $0.contains("Types.Query.slot(") },
      "\(compilation.summary)")
    let start = try #require(line.firstIndex(of: "("))
    let literal = line[line.index(after: start)...].dropLast()
    return literal.hasPrefix("#\"")
      ? String(literal.dropFirst(2).dropLast(2)) : String(literal.dropFirst().dropLast())
  }

  @Test(arguments: [
    ("", "ships"),
    ("(side: PORT, name: \"a\")", #"ships(name:"a",side:"PORT")"#),
    ("(name: null)", "ships"),
    ("(name: null, page: null)", "ships(page:null)"),
    ("(page: 3)", "ships(page:3)"),
    ("(at: 1)", "ships(at:1.0)"),
    ("(at: 1e16)", "ships(at:1e+16)"),
    ("(at: 0.00001)", "ships(at:1e-05)"),
    ("(at: -0.25)", "ships(at:-0.25)"),
    ("(at: 100000000000000000000)", "ships(at:1e+20)"),
    ("(ids: [1, \"b\"])", #"ships(ids:[1,"b"])"#),
    ("(ids: \"b\")", #"ships(ids:"b")"#),
    ("(flag: true)", "ships(flag:true)"),
    (
      "(filter: {side: PORT, name: \"x\", deep: {name: null}, list: []})",
      #"ships(filter:{"deep":{"name":null},"list":[],"name":"x","side":"PORT"})"#
    ),
    ("(stamp: {b: [1, 2.0], a: X})", #"ships(stamp:{"a":"X","b":[1,2.0]})"#),
    (
      "(name: \"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001é\")",
      #"ships(name:"\"\\/\u0008\u000c\n\r\t\u0001é")"#
    ),
    ("(name: \"\"\"\n  two\n    lines\n  \"\"\")", #"ships(name:"two\n  lines")"#),
  ]) func constants(_ arguments: String, _ expected: String) throws {
    #expect(try key(arguments) == expected)
  }

  @Test func variablesMakeTemplates() {
    let document = """
      query Q($n: String, $p: Int, $w: [Where], $s: Stamp) {
        ships(page: $p, name: $n) { id }
        nested: ships(filter: {list: $w, name: $n, side: PORT}, ids: ["1"]) { id }
        stamped: ships(stamp: [$s, 1]) { id }
      }
      """
    let expected = [
      ##".argument("filter",.object([("list",.variable("w")),("name",.variable("n")),("side",.literal(#""PORT""#))])),.argument("ids",.literal(#"["1"]"#))"##,
      #".argument("name",.variable("n")),.argument("page",.variable("p"),keepsNull:true)"#,
      ##".argument("stamp",.list([.variable("s"),.literal(#"1"#)]))"##,
    ]
    let found = slots(document)
    #expect(found.count == 3)
    for argument in expected {
      #expect(found.contains { $0.contains("slot(\"ships\",[\(argument)])") }, "\(found)")
    }
  }

  /// B-3.8
  @Test func namesOfKeys() {
    let found = slots("query Q($id: ID!) { ship(id: $id) { id } ships { id } }")
    let digest = MD5.hex(of: "ship(id:$id)").prefix(6)
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("ship_\(digest)=") == true)
    #expect(found.last == "ships=slot(\"ships\")")
  }

  /// B-3.6
  @Test func mutationsAreKeyedByAlias() {
    let found = slots(
      "mutation M($n: String!) { launch(name: $n) { id } again: launch(name: \"a\") { id } }")
    #expect(found.contains("launch=slot(\"launch\")"))
    #expect(found.contains { $0.hasSuffix(##"=slot(#"launch(as:"again")"#)"##) }, "\(found)")
  }

  @Test func subscriptionsKeepTheirArguments() {
    let compilation = compile(
      "subscription S { launched(name: \"a\") { id } }", schema: Self.schema,
      config: #"{"schema": "s", "runtime": "BatonStore"}"#)
    #expect(
      compilation.file("Baton.baton.swift")
        .contains(##"Types.Subscription.slot(#"launched(name:"a")"#)"##))
  }

  /// B-3.7
  @Test func aliasesShareASlot() {
    let found = slots("query Q { a: ships(page: 2) { id } b: ships(page: 2) { name } }")
    #expect(found.count == 1)
  }

  /// B-3.5: what a document writes and what a program gives as a `Double` are one key.
  @Test func floatsAreSpelledAsSwiftSpellsThem() throws {
    let schema = try Schema.build([Source(name: "s", text: Self.schema)])
    let float = try TypeReference(parsing: Source(name: "t", text: "Float"))
    var random = SeededRandom(3)
    var checked = 0
    while checked < 100_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      checked += 1
      let written = Value.float(NumberValue(value.description))
      let spelled = KeyValue(written, type: float, in: schema).text
      guard spelled == value.description else {
        Issue.record("\(value) is spelled \(spelled)")
        return
      }
    }
  }

  @Test func equalMembersOfAStructAreToldApart() {
    // A field may have the very name that a key with arguments gets.
    let name = "a_" + MD5.hex(of: "a(b:1)").prefix(6)
    let compilation = compile(
      "query Q { a(b: 1) \(name) }",
      schema: "type Query { a(b: Int): String \(name): String }")
    let shared = compilation.file("Baton.baton.swift")
    #expect(shared.contains("let \(name) = "))
    #expect(shared.contains("let \(name)_ = "))
  }
}
