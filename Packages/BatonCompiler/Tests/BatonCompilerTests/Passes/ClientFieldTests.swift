import BatonCompiler
import BatonSchema
import Testing

/// The client's own fields and types (B-23): read like any other, never sent.
@Suite struct ClientFieldTests {
  private static let schema = """
    interface Named { name: String }
    type Song implements Named { id: ID! name: String singer: Singer meta: Meta }
    type Singer implements Named { id: ID! name: String }
    type Meta { length: Int }
    type Query { song(id: ID): Song named: Named meta: Meta }
    """
  private static let extensions = """
    extend type Song { liked: Boolean draft(of: String): Draft favourite: Singer }
    extend type Meta { note: String }
    extend type Query { theme: Theme drafts: [Draft] }
    extend interface Named { seen: Boolean }
    extend type Singer { seen: Boolean }
    extend type Song { seen: Boolean }
    type Draft { id: ID text: String song: Song }
    enum Theme { LIGHT DARK }
    """

  private func compiled(_ query: String) -> Compilation {
    compile(query, schema: Self.schema, extensions: Self.extensions)
  }

  @Test(arguments: [
    ("song { name liked }", "song{name,id}"),
    ("song { liked }", "song{id}"),
    ("meta { note }", "meta{__typename}"),
    ("meta { length note }", "meta{length}"),
    ("song { favourite { name } draft { text song { name } } name }", "song{name,id}"),
    ("theme drafts { text } meta { length }", "meta{length}"),
    ("meta { ... { note } }", "meta{__typename}"),
    ("meta { ...OnlyNote }", "meta{__typename}"),
    ("song { ...OnlyLiked meta { ...OnlyNote length } }", "song{meta{length},id}"),
    (
      "named { ... on Song { liked } }",
      "named{__typename,...on Song{id},...on Singer{id}}"
    ),
    (
      "named { ... on Named { seen } name }",
      "named{__typename,name,...on Singer{id},...on Song{id}}"
    ),
  ]) func areNotSent(_ selections: String, _ sent: String) {
    let fragments =
      " fragment OnlyNote on Meta { ...More } fragment More on Meta { note }"
      + " fragment OnlyLiked on Song { liked }"
    let compilation = compiled("query Q { \(selections) }" + fragments)
    #expect(!compilation.hasErrors, "\(compilation.summary)")
    #expect(compilation.text("Q") == "query Q{\(sent)}")
  }

  @Test func norAreTheirVariables() {
    let compilation = compiled(
      "query Q($of: String, $id: ID) { song(id: $id) { draft(of: $of) { text } } }")
    #expect(compilation.text("Q") == "query Q($id:ID){song(id:$id){id}}")
    #expect(
      compilation.file("documents.baton.swift").contains(#""of": self.nulls["of"] ?? self.of.map"#))
  }

  @Test func planSlotsAndLens() {
    let compilation = compiled("query Q { song { liked draft { text } } theme }")
    let code = compilation.file("documents.baton.swift")
    #expect(
      code.contains(
        #".scalar("liked", key: .fixed(Slots.Song.liked), kind: .bool, list: false, client: true),"#
      ))
    #expect(code.contains(#"plural: false, client: true, selection: "#))
    #expect(code.contains("public var liked: Bool? { anchor.bool(Slots.Song.liked) }"))
    #expect(code.contains("public var theme: Theme?"))
    let shared = compilation.file("Baton.baton.swift")
    #expect(shared.contains(#"let liked = Types.Song.slot("liked", .client)"#))
    #expect(shared.contains(#"let text = Types.Draft.slot("text", .client)"#))
    #expect(shared.contains(#"let id = Types.Song.slot("id")"#))
    #expect(shared.contains("enum Theme"))
  }

  @Test(arguments: ["theme", "drafts { text }", "...All", "... { theme }"])
  func anOperationOfThemAloneIsRefused(_ selections: String) {
    let (problems, expected) = reported(
      "query ⟦Q⟧ { \(selections) } query P { ...All meta { length } } fragment All on Query { theme }",
      schema: Self.schema, extensions: Self.extensions)
    #expect(problems == expected.map { "client-only-operation at \($0)" })
  }

  @Test func theyCanBeAbsent() throws {
    let extensions = MarkedText(
      "extend type Song { liked: Boolean! ok: [Boolean!] } type Draft { text: String! }")
    let compilation = compile(
      "query Q { meta { length } }", schema: Self.schema, extensions: extensions.text)
    #expect(
      compilation.diagnostics.map(\.id) == ["client-field-non-null", "client-field-non-null"])
    #expect(compilation.summary.contains("client-field-non-null at liked"))
    #expect(compilation.diagnostics.first?.hint == "Write `Boolean`.")
  }

  @Test func whatStaysInMemoryIsMarked() {
    let shared = compile(
      "query Q { song(id: 1) { name } named { name } meta { length } }", schema: Self.schema,
      config: """
        {"schema": "s", "transient": {"types": ["Named"], "fields": ["Query.meta", "Query.song"]}}
        """, extensions: "extend type Query { own: Int }"
    ).file("Baton.baton.swift")
    #expect(shared.contains(#"RecordType("Song", transient: true)"#))
    #expect(
      shared.contains(#"RecordType("Named", possible: ["Singer", "Song"], transient: true)"#))
    #expect(shared.contains(#"RecordType("Meta")"#))
    #expect(shared.contains(#"Types.Query.slot("meta", .transient)"#))
    #expect(shared.contains(##"Types.Query.slot(#"song(id:1)"#, .transient)"##))
    #expect(shared.contains(#"Types.Query.slot("named")"#))
  }
}
