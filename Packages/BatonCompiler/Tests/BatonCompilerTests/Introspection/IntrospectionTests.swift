import BatonCompiler
import BatonSchema
import Testing

/// C-5: a server's schema by introspection.
@Suite struct IntrospectionTests {
  static let schema = #"""
    "The \"shop\"."
    schema { query: Root subscription: Events }
    directive @cost("In points." weight: Int! = 1, tags: [String!] @deprecated) repeatable on FIELD | OBJECT
    """
    The root.
      Indented.
    """
    type Root {
      node("Its key." id: ID!): Node
      pets(first: Int = 10, filter: Filter = {size: [SMALL], text: "a\"b\\ü"}): [[Pet!]!]!
      old: Int @deprecated
      older(by: Int @deprecated(reason: "Unused")): Int @deprecated(reason: "Use \"old\"\n")
    }
    type Events { cat: Cat }
    type Mutation { a: Int }
    interface Node { id: ID! }
    interface Named implements Node { id: ID! name: String }
    type Dog implements Node & Named { id: ID! name: String born: Date }
    type Cat implements Node { id: ID! weight: Float ok: Boolean }
    union Pet = Dog | Cat
    enum Size { "Not large." SMALL LARGE @deprecated(reason: "") }
    input Filter { size: [Size!] = [LARGE, SMALL] text: String! = "" nested: Filter @deprecated }
    input One @oneOf { a: Int b: String }
    scalar Date @specifiedBy(url: "https://example.com/date")
    """#

  private func answer(_ text: String) -> Source { Source(name: "answer.json", text: text) }

  @Test func aSchemaComesBackWhole() throws {
    let schema = try Schema.build([Source(name: "schema.graphql", text: Self.schema)])
    let text = try Introspection.schemaText(
      of: answer(IntrospectionAnswer(schema: schema).text))
    let again = try Schema.build([Source(name: "again.graphql", text: text)])
    // Of the directives that every schema may have, a server tells those that it has.
    let added = SchemaDiff(from: schema, to: again).changes.map(\.coordinate)
    #expect(added == [])
    #expect(again.description == schema.description)
    #expect(again.mutation == nil)
    let types = { (schema: Schema) in
      try Document(parsing: Source(name: "printed", text: schema.printed())).definitions.filter {
        definition in
        if case .directive(let directive) = definition {
          directive.name.text == "cost"
        } else {
          true
        }
      }.map { $0.printed(.pretty) }
    }
    #expect(try types(again) == types(schema))
  }

  /// Without `isRepeatable`, `specifiedByURL`, `isOneOf`, deprecated inputs and interfaces of interfaces.
  @Test func anOldServerTellsLess() throws {
    let text = try Introspection.schemaText(
      of: answer(
        #"""
        {"__schema": {"queryType": {"name": "Query"}, "mutationType": null, "types": [
          {"kind": "OBJECT", "name": "Query", "description": null, "fields": [
            {"name": "a", "args": [{"name": "x", "type": {"kind": "NON_NULL", "name": null,
              "ofType": {"kind": "SCALAR", "name": "Int"}}, "defaultValue": null}],
             "type": {"kind": "INTERFACE", "name": "I"}, "isDeprecated": true}]},
          {"kind": "INTERFACE", "name": "I", "fields": [{"name": "id", "args": [],
            "type": {"kind": "LIST", "ofType": {"kind": "SCALAR", "name": "Date"}}}]},
          {"kind": "SCALAR", "name": "Date"}, {"kind": "SCALAR", "name": "Int"},
          {"kind": "OBJECT", "name": "__Type", "fields": []}],
         "directives": [{"name": "skip", "locations": ["FIELD"], "args": []},
           {"name": "mine", "locations": ["FIELD", "ON_THE_MOON"], "args": []},
           {"name": "theirs", "locations": ["ON_THE_MOON"], "args": []}]}}
        """#))
    #expect(
      text == """
        directive @mine on FIELD

        type Query {
          a(x: Int!): I @deprecated
        }

        interface I {
          id: [Date]
        }

        scalar Date

        """)
  }

  /// An answer that is kept in the place of a schema.
  @Test(arguments: [
    (#"⟦{⟧"data": {"__schema": {}}}"#, true), ("\u{FEFF}\n\t⟦{⟧\n \"__schema\": null}", true),
    ("{ a }", false), ("{", false), ("", false), ("\"why\" type Query { a: Int }", false),
  ]) func anAnswerIsNoSchema(_ marked: String, _ isAnswer: Bool) {
    let text = MarkedText(marked)
    let found = compile(
      [Source(name: "documents.graphql", text: "{ a }")], text.text
    ).diagnostics.filter { $0.id == "schema-is-json" }
    #expect(found.map(\.location.range) == (isAnswer ? text.ranges : []))
  }

  /// Each mark is where the report belongs.
  static let failures: [(answer: String, id: String, message: String)] = [
    (
      "⟦<⟧!DOCTYPE html><html></html>", "introspection-not-json",
      "The answer of the server is not JSON: a JSON value is due here."
    ),
    (
      #"{"data": null, "errors": [⟦{"message": "No."}⟧, {"message": "Twice."}]}"#,
      "introspection-refused", "The server did not tell its schema. Its first error: No."
    ),
    (
      #"{"errors": [⟦7⟧], "data": {"__schema": null}}"#, "introspection-refused",
      "The server did not tell its schema. Its first error: no message"
    ),
    (
      "⟦[]⟧", "introspection-malformed",
      "This does not answer the introspection query: The answer is a list, not an object."
    ),
    (
      "⟦{\"data\": {}}⟧", "introspection-malformed",
      "This does not answer the introspection query: `__schema` is missing."
    ),
    (
      #"{"__schema": ⟦{"queryType": {"name": "Q"}}⟧}"#, "introspection-malformed",
      "This does not answer the introspection query: `types` is missing."
    ),
    (
      #"{"__schema": {"types": [⟦{"kind": "OBJECT"}⟧]}}"#, "introspection-malformed",
      "This does not answer the introspection query: `name` is missing."
    ),
    (
      #"{"__schema": {"types": [{"kind": "OBJECT", "name": ⟦"a-b"⟧}]}}"#, "introspection-malformed",
      "This does not answer the introspection query: \"a-b\" is no name."
    ),
    (
      #"{"__schema": {"types": [⟦{"kind": "THING", "name": "A"}⟧]}}"#, "introspection-malformed",
      "This does not answer the introspection query: `kind` is THING, which no type is."
    ),
    (
      #"{"__schema": {"types": [{"kind": "INPUT_OBJECT", "name": "A", "inputFields": [{"name": "a", "type": {"kind": "SCALAR", "name": "Int"}, "defaultValue": ⟦"[1"⟧}]}]}}"#,
      "introspection-malformed",
      "This does not answer the introspection query: `defaultValue` is no value of GraphQL."
    ),
    (
      #"{"__schema": {"types": [{"kind": "INTERFACE", "name": "A", "fields": [{"name": "a", "args": [], "type": {"kind": "LIST", "ofType": ⟦{"kind": "NON_NULL", "ofType": null}⟧}}]}]}}"#,
      "introspection-malformed",
      "This does not answer the introspection query: `ofType` is missing: the type nests deeper than was asked for."
    ),
  ]

  @Test(arguments: failures)
  func whatIsNoAnswerIsRefused(answer: String, id: String, message: String) throws {
    let marked = MarkedText(answer)
    let source = marked.source("answer.json")
    let diagnostic = try #require(throws: Diagnostic.self) {
      try Introspection.schemaText(of: source)
    }
    #expect(diagnostic.id == id)
    #expect(diagnostic.message == message)
    #expect([diagnostic.location.range] == marked.ranges)
  }

  @Test(arguments: Introspection.Edition.allCases)
  func theQueryIsValid(edition: Introspection.Edition) throws {
    let schema = try Schema.build([Source(name: "schema.graphql", text: "type Query { a: Int }")])
    let document = try Document(
      parsing: Source(name: "query", text: Introspection.query(edition)))
    #expect(schema.validate([document]) == [])
  }

  @Test func anOlderEditionIsAskedForLess() {
    let fields = ["isOneOf", "specifiedByURL", "isRepeatable", "args(includeDeprecated: true)"]
    let asked = Introspection.Edition.allCases.map { edition in
      fields.map { Introspection.query(edition).contains($0) }
    }
    #expect(
      asked == [
        [true, true, true, true], [false, true, true, false], [false, false, false, false],
      ])
  }
}
