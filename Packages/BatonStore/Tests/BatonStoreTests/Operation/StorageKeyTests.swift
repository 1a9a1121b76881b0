import Testing

@_spi(Generated) @testable import BatonStore

/// Storage keys with variables (B-3).
struct StorageKeyTests {
  private func key(
    _ field: String, _ arguments: [StorageArgument], _ variables: [String: Variable?] = [:]
  ) -> String {
    DynamicKey(field: field, arguments: arguments).rendered(with: Variables(variables))
  }

  @Test func argumentsAreSortedAndNullsAreLeftOut() {
    let arguments: [StorageArgument] = [
      .argument("first", .variable("count")), .argument("after", .variable("cursor")),
    ]
    #expect(key("notes", arguments, ["count": Variable(2)]) == "notes(first:2)")
    #expect(
      key("notes", arguments, ["count": Variable(2), "cursor": Variable("c2")])
        == #"notes(after:"c2",first:2)"#)
    #expect(key("notes", arguments, ["cursor": .some(.null)]) == "notes")
    #expect(key("notes", arguments) == "notes")
  }

  @Test func anArgumentWithADefaultKeepsItsNull() {
    let arguments: [StorageArgument] = [.argument("first", .variable("count"), keepsNull: true)]
    #expect(key("notes", arguments, ["count": .some(.null)]) == "notes(first:null)")
    #expect(key("notes", arguments) == "notes")
    #expect(
      key("notes", [.argument("first", .literal("null"), keepsNull: true)]) == "notes(first:null)")
  }

  @Test func variablesInsideObjectsAndLists() {
    let filter = ArgumentValue.object([
      (
        "and",
        .list([.object([("since", .variable("s"))]), .object([("since", .literal("null"))])])
      ),
      ("name", .variable("unset")),
    ])
    #expect(
      key("events", [.argument("where", filter)], ["s": Variable("2024-01-01")])
        == #"events(where:{"and":[{"since":"2024-01-01"},{"since":null}]})"#)
    #expect(
      key(
        "ids", [.argument("ids", .list([.variable("a"), .literal("\"2\"")]))], ["a": Variable("7")])
        == #"ids(ids:["7","2"])"#)
    #expect(key("ids", [.argument("ids", .list([.variable("a")]))]) == "ids(ids:[null])")
  }

  @Test func valuesAreCanonicalJSON() {
    #expect(Variable("a\"b\\c\n\u{1}é/").json == #""a\"b\\c\n\u0001é/""#)
    #expect(Variable(1.0).json == "1.0" && Variable(0.25).json == "0.25")
    #expect(Variable(1e-5).json == "1e-05" && Variable(1e16).json == "1e+16")
    #expect(Variable(Double.infinity).json == "null")
    #expect(Variable([1, nil, 3] as [Int?]).json == "[1,null,3]")
    #expect(Variable([["a"], []]).json == #"[["a"],[]]"#)
    #expect(Variable(true).json == "true" && Variable(-7).json == "-7")
    #expect(
      Variable(object: ["b": Variable(1), "a": nil, "A": .some(.null)]).json == #"{"A":null,"b":1}"#
    )
    #expect(
      Variable(json: #" { "b" : [ 1 , true ] , "a" : "\u00e9" } "#)?.json
        == #"{"a":"é","b":[1,true]}"#)
    #expect(Variable(json: #""\ud83d\ude00\ud83d""#)?.json == "\"😀\u{FFFD}\"")
    for text in ["", "{", "[1,]", "01", "nul", "1 2", "\"a", #"{"a"}"#, "\u{1}"] {
      #expect(Variable(json: text) == nil, "\(text)")
    }
    #expect(Variable(json: String(repeating: "[", count: 100_000)) == nil)
  }

  @Test func equalityIsOfBytes() {
    #expect(Variable("\u{E9}") != Variable("e\u{301}"))
    #expect(Variables(["a": Variable("\u{E9}")]) != Variables(["a": Variable("e\u{301}")]))
    #expect(Variables(["a": Variable(1), "b": nil]) == Variables(["a": Variable(1)]))
    #expect(Set([Variables(["a": Variable(1)]), Variables(["a": Variable(1)])]).count == 1)
  }

  @Test func defaultsStandInForWhatIsUnset() {
    let defaults = Variables(["count": Variable(2), "x": Variable("d")])
    let merged = Variables(["count": Variable(5), "y": .some(.null)]).merging(defaults: defaults)
    #expect(merged.json == #"{"count":5,"x":"d","y":null}"#)
  }
}
