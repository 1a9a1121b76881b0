import BatonSchema
import Testing

@Suite struct SchemaErrorTests {
  /// Each mark is where one report belongs; the messages are in the order of the marks.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let messages: [String]
    var testDescription: String { text }

    init(_ text: String, _ messages: String...) {
      self.text = text
      self.messages = messages
    }
  }

  static let query = "type Query { a: Int } "

  static let cases = [
    Case(
      "type Query { a: «Strng» b(x: «Boolen»): Int }", "There is no type `Strng`.",
      "There is no type `Boolen`."),
    Case(query + "type «Query» { b: Int }", "The type `Query` is defined twice."),
    Case("type Query { a: Int «a»: Int }", "`a` stands twice in `Query`."),
    Case(query + "extend type Query { «a»: Int }", "`a` stands twice in `Query`."),
    Case("type Query { a(x: Int «x»: Int): Int }", "`x` stands twice in `Query.a`."),
    Case(
      query + "enum E { A «A» } union U = Query | «Query»", "`A` stands twice in `E`.",
      "`Query` stands twice in `U`."),
    Case(query + "extend type «Qury» { b: Int }", "There is no type `Qury` to extend."),
    Case(
      query + "extend input «Query» { b: Int }",
      "`Query` is an object type, which `extend input` cannot extend."),
    Case("«»type A { a: Int }", "The schema has no type for queries."),
    Case("«schema { mutation: A }» type A { a: Int }", "The schema has no type for queries."),
    Case("schema { query: «Nope» } type A { a: Int }", "There is no type `Nope`."),
    Case(
      "schema { query: «E» } enum E { A }",
      "The type of the query is an object type; `E` is an enum."),
    Case(
      "schema { query: A mutation: «A» } type A { a: Int }",
      "`A` is the type of the query already, so not of the mutation."),
    Case(
      "schema { query: A query: «B» } type A { a: Int } type B { a: Int }",
      "The type of the query is given twice."),
    Case(
      "schema { query: A } «schema { query: A }» type A { a: Int }", "The schema is defined twice."),
    Case(
      "type Query { a: «In» b(x: «Query»): Int } input In { a: Int b: «Query» }",
      "`Query.a` returns a value, which `In`, an input object, cannot be.",
      "`Query.b(x:)` takes a value, which a `Query` cannot be.",
      "`In.b` takes a value, which a `Query` cannot be."),
    Case(
      query + "type A implements «Query» & «Nope» { a: Int }",
      "`A` can only implement interfaces; `Query` is an object type.", "There is no type `Nope`."),
    Case(
      query + "interface I { a: Int b: Int } type «A» implements I { a: Int }",
      "`A` lacks the field `b` of `I`."),
    Case(
      query + "interface I { a: Int! b: [I] } type A implements I { a: «Int» b: [A!]! }",
      "`A.a` is `Int`, which is not the `Int!` of `I`."),
    Case(
      query
        + "interface I { a(x: Int): Int } type A implements I { «a»: Int } type B implements I { a(x: «Int!», «y»: Int!, z: Int! = 1): Int }",
      "`A.a` lacks the argument `x` that it has in `I`.",
      "The argument `x` of `B.a` is `Int!`, but `Int` in `I`.",
      "`B.a` requires the argument `y`, which `I` does not have."),
    Case(
      query
        + "interface J { a: Int } interface I implements J { a: Int } type A implements «I» { a: Int }",
      "`A` must implement `J` too, because `I` does."),
    Case(query + "interface I implements «I» { a: Int }", "The interface `I` implements itself."),
    Case(
      query + "union U = «E» | «Nope» enum E { A }",
      "`U` is a union of object types; `E` is an enum.", "There is no type `Nope`."),
    Case(
      query + "type «A» union «U» enum «E» input «In» interface «I»", "`A` has no fields.",
      "`U` has no types.", "`E` has no values.", "`In` has no fields.", "`I` has no fields."),
    Case(
      "type Query { «__a»: Int } enum «__E» { A }",
      "Names that begin with two underscores, such as `__a`, belong to GraphQL.",
      "Names that begin with two underscores, such as `__E`, belong to GraphQL."),
    Case(
      query + "input A { b: B! } input B { «a»: A! c: C } input C { a: A!, l: [C!]! }",
      "No value of `A` could ever end: it needs itself through `A.b` → `B.a`."),
    Case(
      query + "input A { «a»: A! }",
      "No value of `A` could ever end: it needs itself through `A.a`."),
    Case(
      query
        + "interface I { a(x: «Nope»): Int b(y: Int): Int } type A implements I { a(x: Int): Int b(y: «Never»): Int }",
      "There is no type `Nope`.", "There is no type `Never`."),
    Case(
      query + "interface I implements «J» { a: Int } interface J implements «I» { a: Int }",
      "The interface `I` implements itself through `J`.",
      "The interface `J` implements itself through `I`."),
    Case(
      query + "input A { a: Int } extend input A @«oneOf» { b: Int }",
      "`@oneOf` cannot be added to `A` by an extension."),
    Case(
      query + "directive @«__d»(«__x»: Int) on FIELD",
      "Names that begin with two underscores, such as `__d`, belong to GraphQL.",
      "Names that begin with two underscores, such as `__x`, belong to GraphQL."),
    Case(
      query + "input A @oneOf { a: Int «b»: Int! «c»: Int = 1 }",
      "The field `b` of the `@oneOf` input `A` must be nullable and without a default.",
      "The field `c` of the `@oneOf` input `A` must be nullable and without a default."),
    Case(
      query + "query «A» { a } fragment «F» on Query { a }",
      "A schema holds types, not operations.", "A schema holds types, not fragments."),
    Case(
      query + "directive @d on FIELD directive @«d» on FIELD",
      "The directive `@d` is defined twice."),
    Case("«»scalar ID", "The schema defines no type."),
    Case(
      "garbage", "Expected a definition such as `query`, `fragment` or `type`, found `garbage`."),
    Case("", "The text holds no definition."),
  ]

  @Test(arguments: cases)
  func isReported(example: Case) throws {
    let marked = Marked(example.text)
    let failure = try #require(throws: SchemaFailure.self) {
      try Schema.build([marked.source])
    }
    #expect(failure.diagnostics.map(\.message) == example.messages)
    if !marked.ranges.isEmpty {
      #expect(failure.diagnostics.map(\.location.range.start) == marked.ranges.map(\.start))
    }
  }

  @Test func suggestionsAndNotes() throws {
    let marked = Marked("type Query { a: «Strng» } type «A» { a: Int } type «A» { b: Int }")
    let failure = try #require(throws: SchemaFailure.self) { try Schema.build([marked.source]) }
    #expect(failure.diagnostics[0].hint == "Did you mean `String`?")
    #expect(failure.diagnostics[1].notes.first?.location.range == marked.ranges[1])
    #expect(failure.diagnostics[1].location.range == marked.ranges[2])
  }

  @Test func everyFileThatDoesNotParseIsReported() throws {
    let failure = try #require(throws: SchemaFailure.self) {
      try Schema.build(
        [Source(name: "a", text: "type {"), Source(name: "b", text: "type A { a: Int }")],
        clientExtensions: [Source(name: "c", text: "extend")])
    }
    #expect(failure.diagnostics.map(\.location.source.name) == ["a", "c"])
  }

  @Test func noFileAtAll() throws {
    let failure = try #require(throws: SchemaFailure.self) { try Schema.build([]) }
    #expect(failure.diagnostics.map(\.id) == [DiagnosticID.schemaEmpty.rawValue])
  }

  @Test func aLongChainOfInputsIsFine() throws {
    let count = 4_000
    let inputs = (0..<count).map { "input I\($0) { a: I\(($0 + 1) % count)! }" }
    let failure = try #require(throws: SchemaFailure.self) {
      try Schema.build([
        Source(name: "a", text: Self.query + inputs.joined(separator: " "))
      ])
    }
    #expect(failure.diagnostics.count == 1)
  }
}
