// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

extension Explanations {
  static let fieldsAndValues: [(id: String, text: String)] = [
    ("fields-on-correct-type", #"""
      ### fields-on-correct-type

      The type has no such field. A server would refuse the whole document. Where the name is close to one of the
      type's fields, the note says which; where only some of the possible types have the field, it says inside
      which condition to select it.

      ```graphql
      query Islands { islands { id nmae } }
      ```

      ```text
      Documents.graphql:1:30: error: `Island` has no field `nmae`. [fields-on-correct-type]
       1 | query Islands { islands { id nmae } }
         |                              ^~~~
      Documents.graphql:1:30: note: Did you mean `name`?
      ```

      ```graphql
      query Found { find(by: {name: "Skye"}) { ... on Node { height } } }
      ```

      ```text
      Documents.graphql:1:56: error: `Node` has no field `height`. [fields-on-correct-type]
       1 | query Found { find(by: {name: "Skye"}) { ... on Node { height } } }
         |                                                        ^~~~~~
      Documents.graphql:1:56: note: Select it inside `... on Peak { … }`: it is a field of `Peak`.
      ```
      """#),
    ("scalar-leafs", #"""
      ### scalar-leafs

      Objects, interfaces and unions are selected with braces, scalars and enums without: an answer ends in
      scalars. Add the braces with the fields that the view needs, or take them away.

      ```graphql
      query Neighbours { island(id: "1") { neighbours } }
      ```

      ```text
      Documents.graphql:1:38: error: `neighbours` is `[Island!]!`, of which fields must be selected. [scalar-leafs]
       1 | query Neighbours { island(id: "1") { neighbours } }
         |                                      ^~~~~~~~~~
      Documents.graphql:1:38: note: Write `neighbours { … }`.
      ```

      ```graphql
      query Names { islands { name { first } } }
      ```

      ```text
      Documents.graphql:1:25: error: `name` is `String!`, which has no fields to select. [scalar-leafs]
       1 | query Names { islands { name { first } } }
         |                         ^~~~
      Documents.graphql:1:25: note: Remove the braces.
      ```
      """#),
    ("known-argument-names", #"""
      ### known-argument-names

      The field or directive takes no such argument. Look at its definition in the schema, or take the suggestion.

      ```graphql
      query Islands { islands(frist: 10) { name } }
      ```

      ```text
      Documents.graphql:1:25: error: `Query.islands` takes no argument `frist`. [known-argument-names]
       1 | query Islands { islands(frist: 10) { name } }
         |                         ^~~~~
      Documents.graphql:1:25: note: Did you mean `first`?
      ```
      """#),
    ("provided-required-arguments", #"""
      ### provided-required-arguments

      An argument whose type ends in `!` and that has no default must be given. Give it, as a value or as a
      variable that the operation declares.

      ```graphql
      query OneIsland { island { name } }
      ```

      ```text
      Documents.graphql:1:19: error: `Query.island` needs the argument `id` of type `ID!`. [provided-required-arguments]
       1 | query OneIsland { island { name } }
         |                   ^~~~~~
      Documents.graphql:1:19: note: Write `island(id: …)`, with a value of `ID!`.
      schema.graphql:2:10: note: It is declared here.
       2 |   island(id: ID!): Island
         |          ^~
      ```
      """#),
    ("values-of-correct-type", #"""
      ### values-of-correct-type

      A value does not fit the type that is expected: a string where a number is due, `null` where none may be, an
      enum's value in quotes, a field that an input does not have, a second field of an input that takes exactly one.

      ```graphql
      query Some { islands(first: "10") { name } }
      ```

      ```text
      Documents.graphql:1:29: error: `"10"` is not a value of `Int`. [values-of-correct-type]
       1 | query Some { islands(first: "10") { name } }
         |                             ^~~~
      Documents.graphql:1:29: note: Write `10` without quotes.
      ```

      ```graphql
      query Warm { islands(climate: TROPCIAL) { name } }
      ```

      ```text
      Documents.graphql:1:31: error: The enum `Climate` has no value `TROPCIAL`. [values-of-correct-type]
       1 | query Warm { islands(climate: TROPCIAL) { name } }
         |                               ^~~~~~~~
      Documents.graphql:1:31: note: Did you mean `TROPICAL`?
      ```

      ```graphql
      query Both { find(by: {name: "Skye", climate: POLAR}) { ... on Node { id } } }
      ```

      ```text
      Documents.graphql:1:23: error: The input `Search` takes exactly one field, not 2. [values-of-correct-type]
       1 | query Both { find(by: {name: "Skye", climate: POLAR}) { ... on Node { id } } }
         |                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:1:23: note: Leave one field, and remove the others.
      ```
      """#),
    ("overlapping-fields-can-be-merged", #"""
      ### overlapping-fields-can-be-merged

      Two selections would be one member of the answer, and cannot be: they are different fields, or one field with
      different arguments, or differ in type. Fragments count with the selection that spreads them. The note shows
      the other place. Give one of them an alias.

      ```graphql
      query Two {
        island(id: "1") { name }
        island(id: "2") { name }
      }
      ```

      ```text
      Documents.graphql:3:3: error: `island` is selected twice, with different arguments. [overlapping-fields-can-be-merged]
       3 |   island(id: "2") { name }
         |   ^~~~~~
      Documents.graphql:3:3: note: Give one of them an alias.
      Documents.graphql:2:3: note: The other one is here.
       2 |   island(id: "1") { name }
         |   ^~~~~~
      ```
      """#),
    ("unique-argument-names", #"""
      ### unique-argument-names

      One argument is given twice in one place. Only one value can count: remove the other.

      ```graphql
      query Some { islands(first: 1, first: 2) { name } }
      ```

      ```text
      Documents.graphql:1:32: error: The argument `first` is given twice. [unique-argument-names]
       1 | query Some { islands(first: 1, first: 2) { name } }
         |                                ^~~~~
      Documents.graphql:1:32: note: Remove one of them.
      Documents.graphql:1:22: note: The first one is here.
       1 | query Some { islands(first: 1, first: 2) { name } }
         |                      ^~~~~
      ```
      """#),
    ("unique-input-field-names", #"""
      ### unique-input-field-names

      One field of an input is given twice. Remove one of them.

      ```graphql
      mutation Add { addIsland(input: {name: "Skye", name: "Mull"}) { name } }
      ```

      ```text
      Documents.graphql:1:48: error: The field `name` is given twice. [unique-input-field-names]
       1 | mutation Add { addIsland(input: {name: "Skye", name: "Mull"}) { name } }
         |                                                ^~~~
      Documents.graphql:1:48: note: Remove one of them.
      Documents.graphql:1:34: note: The first one is here.
       1 | mutation Add { addIsland(input: {name: "Skye", name: "Mull"}) { name } }
         |                                  ^~~~
      ```
      """#),
  ]
}
