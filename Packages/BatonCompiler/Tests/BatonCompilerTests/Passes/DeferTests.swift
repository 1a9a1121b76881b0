import BatonCompiler
import BatonSchema
import Testing

/// `@defer` (B-7, C-1): sent with a label, marked in the plan, absent until it is there.
@Suite struct DeferTests {
  private static let schema = """
    interface Named { name: String }
    type Song implements Named { id: ID! name: String text: String singer: Singer }
    type Singer implements Named { id: ID! name: String }
    type Query { song: Song named: Named }
    """
  private static let fragment = " fragment Text_song on Song { name text }"

  private func compiled(_ query: String, schema: String = schema) -> Compilation {
    compile(query + Self.fragment, schema: schema)
  }

  @Test(arguments: [
    ("@defer", #"@defer(label:"Q$defer$Text_song")"#, "Q($x:Boolean!)"),
    (#"@defer(label: "mine")"#, #"@defer(label:"mine")"#, "Q($x:Boolean!)"),
    ("@defer(if: $x)", #"@defer(label:"Q$defer$Text_song",if:$x)"#, "Q($x:Boolean!)"),
    ("@defer(if: true)", #"@defer(label:"Q$defer$Text_song")"#, "Q($x:Boolean!)"),
    ("@defer(if: false)", "", "Q($x:Boolean!)"),
    (
      "@skip(if: $x) @defer", #"@skip(if:$x)@defer(label:"Q$defer$Text_song")"#, "Q($x:Boolean!)"
    ),
  ]) func text(_ directives: String, _ printed: String, _ head: String) {
    for declaration in [
      "", "directive @defer(label: String, if: Boolean = true) on FRAGMENT_SPREAD",
    ] {
      let query =
        "query Q($x: Boolean!) { song { id @include(if: $x) ...Text_song \(directives) } }"
      #expect(
        compiled(query, schema: Self.schema + declaration).text("Q")
          == "query \(head){song{id@include(if:$x),...Text_song\(printed),id}}"
          + "fragment Text_song on Song{name,text}")
    }
  }

  @Test(arguments: [("true", "@defer(label:\"A$defer$Text_song\")"), ("false", "")])
  func argumentsOfFragmentsDecide(_ value: String, _ printed: String) {
    let text = compiled(
      """
      query Q { song { ...A @arguments(late: \(value)) } }
      fragment A on Song @argumentDefinitions(late: {type: "Boolean!"}) {
        name ...Text_song @defer(if: $late)
      }
      """
    ).text("Q")
    #expect(text.contains("{name,...Text_song\(printed)}"), "\(text)")
  }

  @Test func planAndLens() {
    let code = compiled(
      "query Q($x: Boolean!) { song { name ...Text_song @defer(if: $x) } }"
    ).file("documents.baton.swift")
    #expect(code.contains(#".deferred(label: "Q$defer$Text_song", unless: "x", fields: ["#))
    #expect(
      code.contains(
        #"public var text: Text_song? { anchor.deferred("Q$defer$Text_song").map { .init(anchor: $0.entering()) } }"#
      ))
  }

  /// The server is sent the directive, so that it may answer in parts.
  @Test func aSpreadWithoutFieldsIsInThePlan() {
    let code = compiled(
      """
      query Q { song { ...Text_song ...Singers @defer } }
      fragment Singers on Named { ... on Singer { name } }
      """
    ).file("documents.baton.swift")
    #expect(code.contains(#".deferred(label: "Q$defer$Singers", fields: ["#))
  }

  @Test func whatIsThereAnywayIsNotOptional() {
    let code = compiled("query Q { song { ...Text_song @defer ...Text_song } }")
      .file("documents.baton.swift")
    #expect(code.contains("public var text: Text_song { .init(anchor: anchor.entering()) }"))
  }

  @Test func aConditionComesFirst() {
    let code = compiled("query Q { named { ...Text_song @defer } }").file("documents.baton.swift")
    #expect(
      code.contains(
        #"Text_song? { anchor.narrowed(to: Types.Song)?.deferred("Q$defer$Text_song").map"#))
  }

  @Test func refused() {
    let (problems, expected) = reported(
      """
      query Q { song { ... on Song ⟦@defer⟧ { text } name } }
      query P { song { ...Text_song @defer singer { id } } a: song { ...Text_song ⟦@defer⟧ } }
      query R { song { ...Text_song @defer } a: song { ...Text_song @defer(label: "a") } }
      fragment Text_song on Song { text }
      """, schema: Self.schema)
    #expect(
      problems == [
        "defer-on-inline-fragment at \(expected[0])", "defer-label-taken at \(expected[1])",
      ])
  }

  @Test func aLabelMadeForAFragmentNamesIt() {
    let compilation = compile(
      "query Q { song { ...A } } fragment A on Song { ...B @defer } fragment B on Song { text }",
      schema: Self.schema)
    #expect(compilation.text("Q").contains(#"fragment A on Song{...B@defer(label:"A$defer$B")}"#))
  }

  @Test func streamsComeLater() {
    let schema = Self.schema + " extend type Song { singers: [Singer] }"
    #expect(
      compile("query Q { song { singers @stream { id } } }", schema: schema).summary
        == "unsupported-directive at @stream")
  }
}
