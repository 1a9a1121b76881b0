extension Shape {
  /// Schemas and settings that are right.
  static let schemas = [
    Shape(name: "objects", what: "types of a schema", few: 200) { count in
      Input(
        schema: "type Query { t0: T0 }"
          + each(count) {
            """
            "Describes \($0)."
            type T\($0) implements N\($0) { id: ID! next(a: I\($0) = {a: 1}): T\(($0 + 1) % count) e: E\($0) }
            interface N\($0) { id: ID! }
            enum E\($0) { A B }
            input I\($0) { a: Int b: [I\($0)!] }
            """
          }, documents: "query Q { t0 { id } }")
    },
    Shape(name: "members", what: "fields, values and members of a type", few: 200) { count in
      Input(
        schema: "type Query implements N { id: ID! u: U "
          + each(count) { "f\($0)(a\($0): E, b: I): Int" } + "} interface N { id: ID! "
          + each(count) { "f\($0)(a\($0): E): Int" } + "} enum E {" + each(count) { "V\($0)" }
          + "} input I {" + each(count) { "f\($0): Int" } + "}"
          + each(count) { "type M\($0) { u: U }" } + "union U = "
          + each(count, separator: "|") { "M\($0)" }, documents: "query Q { u { __typename } }")
    },
    Shape(name: "parameters", what: "arguments of a field of an interface", few: 200) { count in
      let arguments = each(count, separator: ",") { "a\($0): Int" }
      return Input(
        schema:
          "type Query implements N { f(\(arguments)): Int } interface N { f(\(arguments)): Int }",
        documents: "query Q { f(" + each(count, separator: ",") { "a\($0): 1" } + ") }")
    },
    Shape(name: "directives", what: "directives of a schema", few: 200) { count in
      Input(
        schema: "type Query { f: Int }"
          + each(count) { "directive @d\($0)(a: Int) on FIELD | OBJECT" },
        documents: "query Q { f " + each(count) { "@d\($0)(a: 1)" } + "}")
    },
    Shape(name: "extensions", what: "extensions of a type", few: 200) { count in
      Input(
        schema: "type Query { f: Int }" + each(count) { "extend type Query { f\($0): Int }" },
        documents: "query Q { f }")
    },
    Shape(name: "settings", what: "entries of baton.json", few: 100) { count in
      Input(
        config: #"{"schema": "schema.graphql", "identity": {"types": {"#
          + each(count, separator: ",") { #""T\#($0)": ["key"]"# } + #"}}, "lookups": ["#
          + each(count, separator: ",") { #"{"field": "Query.t\#($0)", "argument": "key"}"# }
          + #"], "customScalarTypes": {"#
          + each(count, separator: ",") { #""S\#($0)": {"swift": "Int"}"# } + "}}",
        schema: "type Query {" + each(count) { "t\($0)(key: ID!): T\($0)" } + "}"
          + each(count) { "type T\($0) { key: ID! s: S\($0) } scalar S\($0)" },
        documents: "query Q {" + each(count) { "t\($0)(key: 1) { s }" } + "}")
    },
  ]
}
