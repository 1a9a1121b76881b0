extension Shape {
  /// Documents that are right.
  static let documents = [
    Shape(name: "screens", what: "screens with fragments", few: 20) { count in
      Input(
        documents: each(count) {
          """
          query Screen\($0)Query($id: ID, $more: Boolean = true) {
            thing(a: \($0)) { ...Row\($0)_thing things { ...Row\($0)_thing } }
            node(id: $id) { id ... on Place { name } ... on Thing { word { ...Word\($0)_word } } }
          }
          fragment Row\($0)_thing on Thing { name(a: \($0)) thing @include(if: $more) { id name } }
          fragment Word\($0)_word on Word { ... on Node { id } ... on Place { name } }
          """
        })
    },
    Shape(name: "aliases", what: "aliases of one field", few: 100) { count in
      Input(documents: "query Q {" + each(count) { "a\($0): thing(a: \($0)) { name }" } + "}")
    },
    Shape(name: "repeats", what: "repetitions of one field", few: 100) { count in
      Input(documents: "query Q {" + each(count) { _ in "thing { id thing { name } }" } + "}")
    },
    Shape(name: "spreads", what: "fragments in one selection", few: 100) { count in
      Input(
        documents: "query Q { thing {" + each(count) { "...F\($0)_thing" } + "} }"
          + each(count) { "fragment F\($0)_thing on Thing { thing { a\($0): name } }" })
    },
    Shape(name: "reach", what: "operations that reach the same fragments", few: 20) { count in
      Input(
        documents: each(count) { "query Q\($0) { thing { ...F0_thing } }" }
          + each(20) {
            "fragment F\($0)_thing on Thing { name "
              + ($0 < 19 ? "thing { ...F\($0 + 1)_thing }" : "") + "}"
          })
    },
    Shape(name: "types", what: "type conditions in one selection", few: 20) { count in
      Input(
        schema: "type Query { any: Any node: Node } interface Node { id: ID! }"
          + each(count) { "type T\($0) implements Node { id: ID! name\($0): String }" }
          + "union Any = " + each(count, separator: "|") { "T\($0)" },
        documents: "query Q { any {" + each(count) { "... on T\($0) { name\($0) }" } + "} }")
    },
    Shape(name: "switches", what: "variables of @include in one selection", few: 50) { count in
      Input(
        documents: "query Q(" + each(count) { "$v\($0): Boolean!" } + ") { thing {"
          + each(count) { "... @include(if: $v\($0)) { a\($0): name }" } + "} }")
    },
    Shape(name: "variables", what: "variables of one operation", few: 100) { count in
      Input(
        documents: "query Q(" + each(count) { "$v\($0): Int = \($0)" } + ") {"
          + each(count) { "a\($0): thing(a: $v\($0)) { id }" } + "}")
    },
    Shape(name: "values", what: "objects in one argument", few: 100) { count in
      Input(
        documents: "query Q { thing(in: {b: [" + each(count) { "{a: \($0), c: \"é\($0)\"}" }
          + "]}) { id } }")
    },
    Shape(name: "text", what: "bytes of a string", few: 10_000) { count in
      Input(
        documents: "query Q { thing(b: \"" + each(count, separator: "") { _ in "\\u00e9" }
          + "\", a: 1) { id } }")
    },
    Shape(name: "block", what: "lines of a block string", few: 1000) { count in
      Input(
        documents: "query Q { thing(b: \"\"\"" + each(count) { "  line \($0) \\\"\"\"" }
          + "\"\"\") { id } }")
    },
    Shape(name: "markers", what: "markers in one Swift file", few: 50) { count in
      Input(
        swift: each(count) {
          """
          struct Row\($0): View {
            @Fragment("fragment Row\($0)_thing on Thing { id name }") var thing: Row\($0)_thing
            @Query(\"""
              query Row\($0)Query { things { ...Row\($0)_thing } }
              \""") var query: Row\($0)Query
          }
          """
        })
    },
  ]
}
