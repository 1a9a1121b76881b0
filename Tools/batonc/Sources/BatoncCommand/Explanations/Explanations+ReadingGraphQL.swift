// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

extension Explanations {
  static let readingGraphQL: [(id: String, text: String)] = [
    ("unexpected-token", #"""
      ### unexpected-token

      Something else stands here than GraphQL allows in this place. Often the mistake is just before: a missing brace
      or parenthesis, a comma in place of a colon.

      ```graphql
      query Islands { islands(first 10) { name } }
      ```

      ```text
      Documents.graphql:1:31: error: Expected `:` and the value of `first`, found `10`. [unexpected-token]
       1 | query Islands { islands(first 10) { name } }
         |                               ^~
      ```
      """#),
    ("unexpected-end", #"""
      ### unexpected-end

      The text ends where something is still open. The note shows what was opened.

      ```graphql
      query Islands {
        islands { name
      }
      ```

      ```text
      Documents.graphql:4:1: error: Expected `}`, but the text ends here. [unexpected-end]
      Documents.graphql:1:15: note: `{` is opened here.
       1 | query Islands {
         |               ^
      ```
      """#),
    ("empty-document", #"""
      ### empty-document

      The text holds no operation and no fragment: only blanks, commas or comments.

      ```graphql
      # query Islands { islands { name } }
      ```

      ```text
      Documents.graphql:1:1: error: The text holds no definition. [empty-document]
       1 | # query Islands { islands { name } }
         | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:1:1: note: Write at least one operation, fragment or type.
      ```
      """#),
    ("empty-braces", #"""
      ### empty-braces

      Braces and parentheses hold at least one thing. Leave them out, or fill them.

      ```graphql
      query Islands() { islands { name } }
      ```

      ```text
      Documents.graphql:1:14: error: The parentheses of the variables are empty. [empty-braces]
       1 | query Islands() { islands { name } }
         |              ^~
      Documents.graphql:1:14: note: Write at least one item between the parentheses, or leave the parentheses out.
      ```
      """#),
    ("invalid-character", #"""
      ### invalid-character

      The character means nothing in GraphQL outside strings and comments.

      ```graphql
      query Islands { islands(climate: 'ARID') { name } }
      ```

      ```text
      Documents.graphql:1:34: error: The character `'` has no place outside strings and comments. [invalid-character]
       1 | query Islands { islands(climate: 'ARID') { name } }
         |                                  ^
      Documents.graphql:1:34: note: Strings are written with double quotes.
      ```
      """#),
    ("invalid-number", #"""
      ### invalid-number

      Numbers are written as JSON writes them: without leading zeros, with digits on both sides of the point, and not
      directly followed by a name.

      ```graphql
      query Islands { islands(first: 010) { name } }
      ```

      ```text
      Documents.graphql:1:32: error: `01` is not a number: a digit cannot follow a leading zero. [invalid-number]
       1 | query Islands { islands(first: 010) { name } }
         |                                ^~
      Documents.graphql:1:32: note: Put a text into double quotes; a name cannot begin with a digit.
      ```
      """#),
    ("invalid-escape", #"""
      ### invalid-escape

      A string knows the escapes `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, `\r`, `\t`, `\u0000` and `\u{0}`.

      ```graphql
      mutation Add { addIsland(input: {name: "Sk\ye"}) { name } }
      ```

      ```text
      Documents.graphql:1:43: error: `\y` is not an escape: nothing is spelled that way. [invalid-escape]
       1 | mutation Add { addIsland(input: {name: "Sk\ye"}) { name } }
         |                                           ^~
      Documents.graphql:1:43: note: A backslash itself is written `\\`.
      ```
      """#),
    ("unterminated-string", #"""
      ### unterminated-string

      A string in single double-quotes ends on its line.

      ```graphql
      mutation Add { addIsland(input: {name: "Skye}) { name } }
      ```

      ```text
      Documents.graphql:1:40: error: The string does not end on the line it began on. [unterminated-string]
       1 | mutation Add { addIsland(input: {name: "Skye}) { name } }
         |                                        ^~~~~~~~~~~~~~~~~~
      Documents.graphql:1:40: note: Close it with `"`; a text of several lines is written `"""…"""`.
      ```
      """#),
    ("invalid-utf8", #"""
      ### invalid-utf8

      The file holds a byte that is not UTF-8, as one saved in an older encoding does. Save it as UTF-8.

      ```text
      Documents.graphql:1:17: error: The byte 0xFF is not UTF-8 at this place. [invalid-utf8]
       1 | query Islands { �}
         |                 ^
      Documents.graphql:1:17: note: Save the text as UTF-8.
      ```
      """#),
    ("variable-in-constant", #"""
      ### variable-in-constant

      Defaults, and what a schema writes, are known before any operation runs, so they hold no variable.

      ```graphql
      query Some($first: Int, $other: Int = $first) { islands(first: $other) { name } }
      ```

      ```text
      Documents.graphql:1:39: error: The variable `$first` stands where only a constant can. [variable-in-constant]
       1 | query Some($first: Int, $other: Int = $first) { islands(first: $other) { name } }
         |                                       ^~~~~~
      Documents.graphql:1:39: note: Write the value itself.
      ```
      """#),
    ("reserved-name", #"""
      ### reserved-name

      The name means something in GraphQL in this place: a fragment cannot be called `on`, nor an enum's value
      `true`, `false` or `null`.

      ```graphql
      query Islands { islands { name } }
      fragment on on Island { name }
      ```

      ```text
      Documents.graphql:2:10: error: `on` cannot be the name of a fragment. [reserved-name]
       2 | fragment on on Island { name }
         |          ^~
      Documents.graphql:2:10: note: Choose another name.
      ```
      """#),
    ("nesting-too-deep", #"""
      ### nesting-too-deep

      Selections, values and types may nest to 200 levels. Nobody writes more by hand; a document that has more is an
      accident or an attack.

      ```text
      Documents.graphql:1:2012: error: Selections nest deeper than 200 levels. [nesting-too-deep]
       1 | …{ islands { islands { islands { islands { islands { islands } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } …
         |                                                    ^
      Documents.graphql:1:2012: note: Split it into fragments, or flatten it.
      ```
      """#),
    ("source-too-large", #"""
      ### source-too-large

      A text may have 64 MB.

      ```text
      Documents.graphql:1:1: error: The text is larger than 67108864 bytes. [source-too-large]
      Documents.graphql:1:1: note: Split it into several files.
      ```
      """#),
  ]
}
