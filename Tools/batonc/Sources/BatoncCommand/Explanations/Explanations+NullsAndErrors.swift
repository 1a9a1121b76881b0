// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

extension Explanations {
  static let nullsAndErrors: [(id: String, text: String)] = [
    ("required-conflict", #"""
      ### required-conflict

      A field is one slot of one object, however often it is selected: what its null means is said once. The note
      shows the other place.

      ```graphql
      query Islands { islands { climate @required(action: NONE) climate } }
      ```

      ```text
      Documents.graphql:1:59: error: `climate` is selected twice on one object, and the two differ in `@required`. [required-conflict]
       1 | query Islands { islands { climate @required(action: NONE) climate } }
         |                                                           ^~~~~~~
      Documents.graphql:1:59: note: Give both the same `@required`.
      Documents.graphql:1:35: note: The other one is here.
       1 | query Islands { islands { climate @required(action: NONE) climate } }
         |                                   ^~~~~~~~~~~~~~~~~~~~~~~
      ```
      """#),
    ("required-non-null", #"""
      ### required-non-null

      The type ends in `!`, so the server never sends a null here.

      ```graphql
      query Islands { islands { name @required(action: THROW) } }
      ```

      ```text
      Documents.graphql:1:32: warning: `name` is never null, so nothing requires it. [required-non-null]
       1 | query Islands { islands { name @required(action: THROW) } }
         |                                ^~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:1:32: note: Leave out `@required`.
      ```
      """#),
    ("required-weaker", #"""
      ### required-weaker

      A null that is required makes the object around it null, so the object's own `@required` has to ask at least
      as much: `NONE` less than `LOG`, `LOG` less than `THROW`.

      ```graphql
      query Peaks {
        island(id: "1") {
          peaks(first: 1) @required(action: THROW) { edges @required(action: NONE) { cursor } }
        }
      }
      ```

      ```text
      Documents.graphql:3:54: error: A null `edges` makes `peaks` null, whose `@required(action: THROW)` is more than the NONE here. [required-weaker]
       3 |     peaks(first: 1) @required(action: THROW) { edges @required(action: NONE) { cursor } }
         |                                                      ^~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:3:54: note: Write `@required(action: THROW)` here too, or ask less of the field around it.
      Documents.graphql:3:21: note: The field around it is required here.
       3 |     peaks(first: 1) @required(action: THROW) { edges @required(action: NONE) { cursor } }
         |                     ^~~~~~~~~~~~~~~~~~~~~~~~
      ```
      """#),
    ("required-and-catch", #"""
      ### required-and-catch

      `@catch` gives the null or the error as a value, and `@required` takes the object away for a null: one field
      cannot do both.

      ```graphql
      query Islands { islands { climate @required(action: NONE) @catch } }
      ```

      ```text
      Documents.graphql:1:59: error: `climate` has both `@required` and `@catch`; a caught null is a value like any other. [required-and-catch]
       1 | query Islands { islands { climate @required(action: NONE) @catch } }
         |                                                           ^~~~~~
      Documents.graphql:1:59: note: Leave one of them out.
      ```
      """#),
    ("catch-conflict", #"""
      ### catch-conflict

      One accessor gives either the value or a result with its errors. The note shows the other place.

      ```graphql
      query Islands { islands { climate @catch climate } }
      ```

      ```text
      Documents.graphql:1:42: error: `climate` is selected twice on one object, and the two differ in `@catch`. [catch-conflict]
       1 | query Islands { islands { climate @catch climate } }
         |                                          ^~~~~~~
      Documents.graphql:1:42: note: Give both the same `@catch`, or one of them an alias.
      Documents.graphql:1:35: note: The other one is here.
       1 | query Islands { islands { climate @catch climate } }
         |                                   ^~~~~~
      ```
      """#),
    ("lens-too-large", #"""
      ### lens-too-large

      The lens of a type condition also has what is selected beside it, so that one accessor leads to everything. Conditions
      that stand in each other's selections multiply, and so does the code that is generated for them. A fragment has one
      lens, however often it is spread: give the inner selections fragments of their own.

      **schema.graphql**

      ```graphql
      type Query {
        place: Place
      }
      interface Place {
        id: ID!
        name: String
        around: Place
      }
      type Island implements Place {
        id: ID!
        name: String
        around: Place
      }
      type Harbor implements Place {
        id: ID!
        name: String
        around: Place
      }
      ```

      ```text
      Documents.graphql:1:7: error: The lenses of `Around` would have more than 20000 accessors. [lens-too-large]
       1 | query Around { place {
         |       ^~~~~~
      Documents.graphql:1:7: note: Each type condition repeats what is selected beside it: move inner selections into fragments of their own, and spread those.
      ```
      """#),
    ("catch-needs-alias", #"""
      ### catch-needs-alias

      `@catch` on an inline fragment makes its object a result, which needs an accessor to be read by.

      ```graphql
      query Islands { islands { ... @catch { climate } } }
      ```

      ```text
      Documents.graphql:1:31: error: `@catch` on an inline fragment needs the accessor that `@alias` gives. [catch-needs-alias]
       1 | query Islands { islands { ... @catch { climate } } }
         |                               ^~~~~~
      Documents.graphql:1:31: note: Write `... @alias(as: "…") @catch`.
      ```
      """#),
  ]
}
