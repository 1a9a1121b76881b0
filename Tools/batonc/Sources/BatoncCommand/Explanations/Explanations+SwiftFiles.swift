// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

extension Explanations {
  static let swiftFiles: [(id: String, text: String)] = [
    ("interpolated-document", #"""
      ### interpolated-document

      The compiler reads documents before the program runs, so a document is one literal. What changes is a variable
      of the operation.

      ```swift
      struct IslandView: View {
        @Query("query IslandQuery { island(id: \(id)) { name } }")
        var island: IslandQuery
      }
      ```

      ```text
      Screen.swift:2:42: error: A GraphQL document cannot be interpolated: it is read before the program runs. [interpolated-document]
       2 |   @Query("query IslandQuery { island(id: \(id)) { name } }")
         |                                          ^
      Screen.swift:2:42: note: Use a variable: `$name`, given to the operation when it is made.
      ```
      """#),
    ("missing-document", #"""
      ### missing-document

      A marker needs its document as a string literal, first among its arguments: a constant's value is not known to
      the compiler. A marker without arguments is another library's where its variable is a list, or has no type.

      ```swift
      struct IslandView: View {
        @Query(document) var island: IslandQuery
      }
      ```

      ```text
      Screen.swift:2:3: error: `@Query` needs its GraphQL document as a string literal, first among its arguments. [missing-document]
       2 |   @Query(document) var island: IslandQuery
         |   ^~~~~~
      Screen.swift:2:3: note: Write the query itself: `@Query("query …")`.
      ```
      """#),
    ("divided-document", #"""
      ### divided-document

      The compiler reads a document from the source, before any Swift is run: what `+` or a method makes of a literal
      is not there yet.

      ```swift
      struct IslandView: View {
        @Query("query IslandQuery { islands " + "{ name } }") var islands: IslandQuery
      }
      ```

      ```text
      Screen.swift:2:41: error: A GraphQL document is one string literal: only `,` or `)` may follow it. [divided-document]
       2 |   @Query("query IslandQuery { islands " + "{ name } }") var islands: IslandQuery
         |                                         ^
      Screen.swift:2:41: note: Write it as one; a document of several lines stands between `"""` and `"""`.
      ```
      """#),
    ("wrong-definition", #"""
      ### wrong-definition

      The marker and the document say different things: a `@Query` holds a query, a `@Fragment` a fragment.

      ```swift
      struct IslandRow: View {
        @Query("fragment IslandRow_island on Island { name }")
        var island: IslandRow_island
      }
      ```

      ```text
      Screen.swift:2:11: error: `@Query` holds no query. [wrong-definition]
       2 |   @Query("fragment IslandRow_island on Island { name }")
         |           ^
      Screen.swift:2:11: note: Write a query here, or use the marker of what is written.
      Screen.swift:2:20: warning: No operation reaches the fragment `IslandRow_island`. [no-unused-fragments]
       2 |   @Query("fragment IslandRow_island on Island { name }")
         |                    ^~~~~~~~~~~~~~~~
      Screen.swift:2:20: note: Spread it somewhere, or remove it.
      ```
      """#),
    ("wrong-property-type", #"""
      ### wrong-property-type

      A warning: the property has another type than its document defines. It is right where the type is an alias of
      the one that is generated.

      ```swift
      struct IslandView: View {
        @Query("query IslandQuery { islands { name } }")
        var islands: IslandsQuery
      }
      ```

      ```text
      Screen.swift:3:16: warning: The variable has the type `IslandsQuery`, but its document defines `IslandQuery`. [wrong-property-type]
       3 |   var islands: IslandsQuery
         |                ^~~~~~~~~~~~
      Screen.swift:3:16: note: Did you mean `IslandQuery`?
      ```
      """#),
    ("unterminated-literal", #"""
      ### unterminated-literal

      A string literal does not end, so what follows cannot be told from text.

      ```swift
      struct IslandView: View {
        @Query("query IslandQuery { islands { name } })
        var islands: IslandQuery
      }
      ```

      ```text
      Screen.swift:2:10: error: This string literal does not end. [unterminated-literal]
       2 |   @Query("query IslandQuery { islands { name } })
         |          ^
      Screen.swift:2:10: note: Close it with the quotes that it begins with.
      ```
      """#),
    ("unterminated-comment", #"""
      ### unterminated-comment

      A comment does not end: `/*` inside a comment opens another one, which wants its own `*/`.

      ```swift
      /* Islands /* and peaks */
      struct IslandView: View {}
      ```

      ```text
      Screen.swift:1:1: error: This comment does not end. [unterminated-comment]
       1 | /* Islands /* and peaks */
         | ^
      Screen.swift:1:1: note: Close it with `*/`; each `/*` inside it needs one of its own.
      ```
      """#),
    ("invalid-literal-escape", #"""
      ### invalid-literal-escape

      Swift has no such escape. In a document, a backslash is easiest to write in a raw literal: `#"…"#`.

      ```swift
      struct IslandView: View {
        @Query("query IslandQuery { islands { na\me } }")
        var islands: IslandQuery
      }
      ```

      ```text
      Screen.swift:2:43: error: This is no escape that a Swift string literal has. [invalid-literal-escape]
       2 |   @Query("query IslandQuery { islands { na\me } }")
         |                                           ^
      Screen.swift:2:43: note: A backslash itself is written `\\`, or the literal `#"…"#`.
      ```
      """#),
    ("interpolation-too-deep", #"""
      ### interpolation-too-deep

      String literals nest in interpolations deeper than anyone writes, and documents behind them would not be
      found.

      ```text
      Screen.swift:1:311: error: Interpolations nest deeper than 100 levels: documents behind them cannot be found. [interpolation-too-deep]
       1 | …"\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\("\(…
         |                                                    ^
      Screen.swift:1:311: note: Give the inner texts names of their own.
      ```
      """#),
    ("renamed-definition", #"""
      ### renamed-definition

      A warning: generated code itself needs this name, so the definition gets another one in Swift.

      ```graphql
      query Types { islands { name } }
      ```

      ```text
      Documents.graphql:1:7: warning: `Types` is generated as `Types_`: generated code needs the other name itself. [renamed-definition]
       1 | query Types { islands { name } }
         |       ^~~~~
      Documents.graphql:1:7: note: Give it another name, or use that one in Swift.
      ```
      """#),
    ("type-name-taken", #"""
      ### type-name-taken

      Each query, mutation and fragment becomes a Swift type of its name. A view can't have the same.

      ```swift
      struct Islands: View {
        @Query("query Islands { islands { name } }")
        var islands: Islands
      }
      ```

      ```text
      Screen.swift:2:17: error: This becomes the Swift type `Islands`, and the module declares a type of that name already. [type-name-taken]
       2 |   @Query("query Islands { islands { name } }")
         |                 ^~~~~~~
      Screen.swift:2:17: note: Name the document after what it asks for, as in `IslandQuery` or `StarIsland`, and the view otherwise.
      Screen.swift:1:8: note: The other one is here.
       1 | struct Islands: View {
         |        ^~~~~~~
      ```
      """#),
  ]
}
