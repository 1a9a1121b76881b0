extension Shape {
  /// Inputs that are wrong, or no GraphQL or Swift at all.
  static let mistakes = [
    Shape(name: "errors", what: "mistakes, a line each", few: 50) { count in
      Input(documents: "query Q {" + each(count) { "unknown\($0)" } + "}", isWrong: true)
    },
    Shape(name: "errors-line", what: "mistakes on one line", few: 50) { count in
      Input(
        documents: "query Q {" + each(count, separator: " ") { "unknown\($0)" } + "}",
        isWrong: true)
    },
    Shape(name: "unknown-types", what: "unknown types", few: 50) { count in
      Input(
        schema: "type Query { f: Int }"
          + each(count) { "type Thing\($0) { f: Thong\($0) }" }, documents: "query Q { f }",
        isWrong: true)
    },
    Shape(name: "duplicates", what: "definitions of one name", few: 50) { count in
      Input(
        documents: each(count) { _ in "query Q { word { __typename } }" }, isWrong: true)
    },
    Shape(name: "conflicts", what: "fields of one key that differ", few: 50) { count in
      Input(
        documents: "query Q {" + each(count) { "a: thing(a: \($0)) { a: name(a: \($0)) }" } + "}",
        isWrong: true)
    },
    Shape(name: "cycles", what: "fragments in a circle", few: 50) { count in
      Input(
        documents: "query Q { thing { ...F0 } }"
          + each(count) { "fragment F\($0) on Thing { thing { ...F\(($0 + 1) % count) } }" },
        isWrong: true)
    },
    Shape(name: "undefined", what: "operations with undefined variables", few: 20) { count in
      Input(
        documents: each(count) { "query Q\($0)($u: Int) { ...F }" } + "fragment F on Query {"
          + each(20) { "a\($0): thing(a: $v\($0)) { id }" } + "}", isWrong: true)
    },
    Shape(name: "braces", what: "brackets that open", few: 1000) { count in
      Input(documents: each(count, separator: "") { _ in "{a(b:[" }, isWrong: true)
    },
    Shape(name: "pounds", what: "pound signs in a Swift file", few: 1000) { count in
      Input(
        documents: "query Q { word { __typename } }", swift: each(count, separator: "") { _ in "#" }
      )
    },
    Shape(name: "slashes", what: "slashes in a Swift file", few: 1000) { count in
      Input(
        documents: "query Q { word { __typename } }",
        swift: each(count, separator: " ") { _ in "(#/ /a" })
    },
    Shape(name: "attributes", what: "attributes in a row in a Swift file", few: 50) { count in
      Input(
        documents: "query Q0 { word { __typename } }",
        swift: each(count, separator: " ") {
          "@Query(\"query Q\($0 + 1) { word { __typename } }\")"
        })
    },
    Shape(name: "quotes", what: "quotes in a Swift file", few: 1000) { count in
      Input(swift: each(count, separator: "") { _ in "\"\\(\"" }, isWrong: true)
    },
    Shape(name: "json", what: "brackets of baton.json that open", few: 100) { count in
      Input(
        config: #"{"schema": "#
          + each(count, separator: "") { _ in #"[{"a":"# },
        documents: "query Q { word { __typename } }",
        isWrong: true)
    },
  ]
}
