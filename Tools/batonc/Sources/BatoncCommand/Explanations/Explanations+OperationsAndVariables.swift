// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

extension Explanations {
  static let operationsAndVariables: [(id: String, text: String)] = [
    ("no-undefined-variables", #"""
      ### no-undefined-variables

      The document uses a variable that its operation does not declare. Declare it behind the operation's name; the
      note says with which type. A variable in a fragment must be declared by every operation that reaches the
      fragment.

      ```graphql
      query OneIsland { island(id: $id) { name } }
      ```

      ```text
      Documents.graphql:1:31: error: The variable `$id` is not declared by `OneIsland`. [no-undefined-variables]
       1 | query OneIsland { island(id: $id) { name } }
         |                               ^~
      Documents.graphql:1:31: note: Declare it: `$id: ID!` after the operation's name.
      ```
      """#),
    ("no-unused-variables", #"""
      ### no-unused-variables

      An operation declares a variable that neither it nor its fragments use: whoever makes the operation would have
      to give a value for nothing.

      ```graphql
      query OneIsland($id: ID!, $first: Int) { island(id: $id) { name } }
      ```

      ```text
      Documents.graphql:1:28: error: The variable `$first` is never used in `OneIsland`. [no-unused-variables]
       1 | query OneIsland($id: ID!, $first: Int) { island(id: $id) { name } }
         |                            ^~~~~
      Documents.graphql:1:28: note: Remove it.
      ```
      """#),
    ("variables-in-allowed-position", #"""
      ### variables-in-allowed-position

      The variable's type does not fit where the variable stands. Mostly, it may be null where null is refused: add
      a `!` to its type, or a default.

      ```graphql
      query OneIsland($id: ID) { island(id: $id) { name } }
      ```

      ```text
      Documents.graphql:1:40: error: The variable `$id` is `ID`, but `ID!` is expected here. [variables-in-allowed-position]
       1 | query OneIsland($id: ID) { island(id: $id) { name } }
         |                                        ^~
      Documents.graphql:1:40: note: Declare it as `$id: ID!`, or use another variable.
      Documents.graphql:1:18: note: It is declared here.
       1 | query OneIsland($id: ID) { island(id: $id) { name } }
         |                  ^~
      ```
      """#),
    ("variables-are-input-types", #"""
      ### variables-are-input-types

      A variable is written by whoever makes the operation, so its type is a scalar, an enum or an input.

      ```graphql
      query OneIsland($island: Island) { islands { name } }
      ```

      ```text
      Documents.graphql:1:18: error: The variable `$island` is never used in `OneIsland`. [no-unused-variables]
       1 | query OneIsland($island: Island) { islands { name } }
         |                  ^~~~~~
      Documents.graphql:1:18: note: Remove it.
      Documents.graphql:1:26: error: The variable `$island` cannot be `Island`, which no one can write. [variables-are-input-types]
       1 | query OneIsland($island: Island) { islands { name } }
         |                          ^~~~~~
      Documents.graphql:1:26: note: Use a scalar, an enum or an input.
      ```
      """#),
    ("unique-variable-names", #"""
      ### unique-variable-names

      An operation declares one variable twice.

      ```graphql
      query OneIsland($id: ID!, $id: ID!) { island(id: $id) { name } }
      ```

      ```text
      Documents.graphql:1:28: error: The variable `$id` is declared twice. [unique-variable-names]
       1 | query OneIsland($id: ID!, $id: ID!) { island(id: $id) { name } }
         |                            ^~
      Documents.graphql:1:28: note: Remove one of them.
      Documents.graphql:1:18: note: The first one is here.
       1 | query OneIsland($id: ID!, $id: ID!) { island(id: $id) { name } }
         |                  ^~
      ```
      """#),
    ("known-type-names", #"""
      ### known-type-names

      The schema has no type of this name. Check the spelling, and that the schema is the newest.

      ```graphql
      query Islands { islands { ...Row_island } }
      fragment Row_island on Iland { name }
      ```

      ```text
      Documents.graphql:2:24: error: There is no type `Iland`. [known-type-names]
       2 | fragment Row_island on Iland { name }
         |                        ^~~~~
      Documents.graphql:2:24: note: Did you mean `Island`, `ID`, `Int` or `Place`?
      ```
      """#),
    ("known-operation-types", #"""
      ### known-operation-types

      The schema has no root for this kind of operation. Where it should have one, it is older than its server:
      `batonc schema fetch` gets the newest.

      **schema.graphql**

      ```graphql
      type Query { name: String }
      ```

      ```graphql
      mutation Rename { rename }
      ```

      ```text
      Documents.graphql:1:10: error: The schema has no type for a mutation. [known-operation-types]
       1 | mutation Rename { rename }
         |          ^~~~~~
      Documents.graphql:1:10: note: Check that the schema is the newest of its server.
      ```
      """#),
    ("lone-anonymous-operation", #"""
      ### lone-anonymous-operation

      An operation has no name. A server would take it, if it stood alone; the Swift type that is generated needs the
      name.

      ```graphql
      query { islands { name } }
      ```

      ```text
      Documents.graphql:1:1: error: The query has no name. [lone-anonymous-operation]
       1 | query { islands { name } }
         | ^
      Documents.graphql:1:1: note: Write one after `query`: what is generated is named after it.
      ```
      """#),
    ("unique-operation-names", #"""
      ### unique-operation-names

      Two operations of the module have one name. Both would be the same Swift type, and a server's log could not
      tell them apart. The note shows the first.

      ```graphql
      query Islands { islands { name } }
      query Islands { islands { climate } }
      ```

      ```text
      Documents.graphql:2:7: error: There are two operations named `Islands`. [unique-operation-names]
       2 | query Islands { islands { climate } }
         |       ^~~~~~~
      Documents.graphql:2:7: note: Give one of them another name, or remove it.
      Documents.graphql:1:7: note: The first one is here.
       1 | query Islands { islands { name } }
         |       ^~~~~~~
      ```
      """#),
    ("executable-definitions", #"""
      ### executable-definitions

      Documents hold operations and fragments. Types belong to the schema, and what the client adds to it, to the
      files that `schemaExtensions` names.

      ```graphql
      query Islands { islands { name } }
      extend type Island { isSelected: Boolean }
      ```

      ```text
      Documents.graphql:2:13: error: A document holds operations and fragments; `type Island` belongs to a schema. [executable-definitions]
       2 | extend type Island { isSelected: Boolean }
         |             ^~~~~~
      Documents.graphql:2:13: note: Move it to the schema, or to the client's extensions of it.
      ```
      """#),
    ("single-field-subscriptions", #"""
      ### single-field-subscriptions

      A subscription is one stream of events, so it selects exactly one field, unconditionally.

      ```graphql
      subscription Both { rose { name } sank { name } }
      ```

      ```text
      Documents.graphql:1:35: error: A subscription selects exactly one field. [single-field-subscriptions]
       1 | subscription Both { rose { name } sank { name } }
         |                                   ^~~~
      Documents.graphql:1:35: note: Make a subscription of each.
      Documents.graphql:1:21: note: Another is here.
       1 | subscription Both { rose { name } sank { name } }
         |                     ^~~~
      ```
      """#),
    ("plan-too-deep", #"""
      ### plan-too-deep

      With everything that its fragments select, the operation nests deeper than the compiler allows, though no fragment
      does so alone. Split the operation in two.
      """#),
  ]
}
