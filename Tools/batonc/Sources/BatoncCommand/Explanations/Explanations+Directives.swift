// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

extension Explanations {
  static let directives: [(id: String, text: String)] = [
    ("known-directives", #"""
      ### known-directives

      There is no such directive, or it cannot stand here. Known are the directives of the specification, those of
      the client, and those that the schema declares.

      ```graphql
      query Islands($all: Boolean!) { islands { name climate @incldue(if: $all) } }
      ```

      ```text
      Documents.graphql:1:57: error: There is no directive `@incldue`. [known-directives]
       1 | query Islands($all: Boolean!) { islands { name climate @incldue(if: $all) } }
         |                                                         ^~~~~~~
      Documents.graphql:1:57: note: Did you mean `@include` or `@inline`?
      ```

      ```graphql
      query Islands { islands { name @cacheExpiration(seconds: 5) } }
      ```

      ```text
      Documents.graphql:1:33: error: `@cacheExpiration` cannot stand on a field. [known-directives]
       1 | query Islands { islands { name @cacheExpiration(seconds: 5) } }
         |                                 ^~~~~~~~~~~~~~~
      Documents.graphql:1:33: note: It can stand on a query.
      ```
      """#),
    ("unique-directives-per-location", #"""
      ### unique-directives-per-location

      The directive can stand only once in one place. Two conditions of one kind are written as two nested selections,
      or as one variable.

      ```graphql
      query Islands($a: Boolean!, $b: Boolean!) { islands { name @include(if: $a) @include(if: $b) } }
      ```

      ```text
      Documents.graphql:1:78: error: `@include` can stand here only once. [unique-directives-per-location]
       1 | query Islands($a: Boolean!, $b: Boolean!) { islands { name @include(if: $a) @include(if: $b) } }
         |                                                                              ^~~~~~~
      Documents.graphql:1:78: note: Remove one of them.
      Documents.graphql:1:61: note: The first one is here.
       1 | query Islands($a: Boolean!, $b: Boolean!) { islands { name @include(if: $a) @include(if: $b) } }
         |                                                             ^~~~~~~
      ```
      """#),
    ("argument-definitions", #"""
      ### argument-definitions

      `@argumentDefinitions` declares each argument of a fragment with its type as a string, and a default if it has
      one.

      ```graphql
      query Islands { islands { ...Row_island } }
      fragment Row_island on Island @argumentDefinitions(count: "Int") {
        peaks(first: $count) { edges { cursor } }
      }
      ```

      ```text
      Documents.graphql:2:59: error: `count` is not declared as an argument is. [argument-definitions]
       2 | fragment Row_island on Island @argumentDefinitions(count: "Int") {
         |                                                           ^~~~~
      Documents.graphql:2:59: note: Write `count: {type: "Int", defaultValue: 10}`, the default being optional.
      ```
      """#),
    ("spread-arguments-differ", #"""
      ### spread-arguments-differ

      One fragment is spread twice into one object with different arguments. Both spreads would be read by one accessor,
      which can only give one of them. `@alias(as:)` gives the second an accessor of its own.

      ```graphql
      query Islands { islands { ...Row_island ...Row_island @arguments(all: true) } }
      fragment Row_island on Island @argumentDefinitions(all: {type: "Boolean", defaultValue: false}) {
        name
        area @include(if: $all)
      }
      ```

      ```text
      Documents.graphql:1:41: error: `Row_island` is spread here twice, with other arguments: one accessor cannot be both. [spread-arguments-differ]
       1 | query Islands { islands { ...Row_island ...Row_island @arguments(all: true) } }
         |                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:1:41: note: Give both the same arguments, or give one an accessor of its own with `@alias(as:)`.
      Documents.graphql:1:27: note: The first one is here.
       1 | query Islands { islands { ...Row_island ...Row_island @arguments(all: true) } }
         |                           ^~~~~~~~~~~~~
      ```
      """#),
    ("arguments-expand-too-far", #"""
      ### arguments-expand-too-far

      The arguments of fragments are written into the text that is sent. Arguments that are made of arguments can grow
      with every fragment that passes them on. A variable of the operation does not grow.

      ```text
      Documents.graphql:11:74: error: With the arguments that spreads give, `F10` becomes more text than can be sent. [arguments-expand-too-far]
       11 | fragment F9 on Query @argumentDefinitions(of: {type: "IslandFilter!"}) { ...F10 @arguments(of: {any: [$of, $of]}) }
          |                                                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:11:74: note: Arguments made of arguments double with each fragment: pass a variable instead.
      ```
      """#),
    ("defer-stream-directive-label", #"""
      ### defer-stream-directive-label

      The parts of an answer are told apart by their labels, so a label is written out, and stands once in an
      operation.

      ```graphql
      query Islands {
        islands {
          ... @defer(label: "more") { climate }
          ... @defer(label: "more") { area }
        }
      }
      ```

      ```text
      Documents.graphql:4:23: error: The label `more` is given twice. [defer-stream-directive-label]
       4 |     ... @defer(label: "more") { area }
         |                       ^~~~~~
      Documents.graphql:4:23: note: Give each a label of its own, or none.
      Documents.graphql:3:23: note: The first one is here.
       3 |     ... @defer(label: "more") { climate }
         |                       ^~~~~~
      ```
      """#),
    ("defer-stream-directive-on-root-field", #"""
      ### defer-stream-directive-on-root-field

      The root of a mutation or subscription is answered at once: its fields run one after another. What is inside a
      field can be deferred.

      ```graphql
      mutation Add { ... @defer { addIsland(input: {name: "Skye"}) { name } } }
      ```

      ```text
      Documents.graphql:1:20: error: `@defer` cannot stand at the root of a mutation. [defer-stream-directive-on-root-field]
       1 | mutation Add { ... @defer { addIsland(input: {name: "Skye"}) { name } } }
         |                    ^~~~~~
      Documents.graphql:1:20: note: Move `@defer` to something inside the field.
      ```
      """#),
    ("defer-stream-directive-on-valid-operations", #"""
      ### defer-stream-directive-on-valid-operations

      An event of a subscription comes whole.

      ```graphql
      subscription Rose { rose { name ... @defer { area } } }
      ```

      ```text
      Documents.graphql:1:37: error: `@defer` cannot be used in the subscription `Rose`. [defer-stream-directive-on-valid-operations]
       1 | subscription Rose { rose { name ... @defer { area } } }
         |                                     ^~~~~~
      Documents.graphql:1:37: note: Remove it, or write `@defer(if: false)` where a query shares this fragment.
      ```
      """#),
    ("stream-directive-on-list-field", #"""
      ### stream-directive-on-list-field

      `@stream` sends the elements of a list one by one, so the field is a list.

      ```graphql
      query Names { islands { name @stream } }
      ```

      ```text
      Documents.graphql:1:30: error: `name` is `String!`, which is no list to be streamed. [stream-directive-on-list-field]
       1 | query Names { islands { name @stream } }
         |                              ^~~~~~~
      Documents.graphql:1:30: note: Remove `@stream`.
      ```
      """#),
    ("invalid-expiration", #"""
      ### invalid-expiration

      The age at which answers are stale is a number of seconds that the compiler knows: written out, not negative.

      ```graphql
      query Islands @cacheExpiration(seconds: -5) { islands { name } }
      ```

      ```text
      Documents.graphql:1:41: error: The seconds of `@cacheExpiration` are a whole number from 0, written out. [invalid-expiration]
       1 | query Islands @cacheExpiration(seconds: -5) { islands { name } }
         |                                         ^~
      Documents.graphql:1:41: note: Write a number, such as `60`.
      ```
      """#),
    ("alias-not-name", #"""
      ### alias-not-name

      `@alias(as:)` names an accessor, so it takes what Swift takes as a name.

      ```graphql
      query Islands { islands { ...Row_island @alias(as: "first row") } }
      fragment Row_island on Island { name }
      ```

      ```text
      Documents.graphql:1:52: error: `first row` is no name that an accessor can have. [alias-not-name]
       1 | query Islands { islands { ...Row_island @alias(as: "first row") } }
         |                                                    ^~~~~~~~~~~
      Documents.graphql:1:52: note: A name is made of letters, digits and `_`, and begins with no digit.
      ```
      """#),
    ("alias-needs-name", #"""
      ### alias-needs-name

      An inline fragment on a type is named after the type; one without has nothing to be named after.

      ```graphql
      query Islands { islands { ... @alias { name } } }
      ```

      ```text
      Documents.graphql:1:31: error: An inline fragment on no type has no name that `@alias` could take. [alias-needs-name]
       1 | query Islands { islands { ... @alias { name } } }
         |                               ^~~~~~
      Documents.graphql:1:31: note: Name it: `@alias(as: "…")`.
      ```
      """#),
    ("alias-taken", #"""
      ### alias-taken

      Two accessors of one lens would have one name.

      ```graphql
      query Islands { islands { name ...Row_island @alias(as: "name") } }
      fragment Row_island on Island { climate }
      ```

      ```text
      Documents.graphql:1:57: error: Something else is read as `name` here. [alias-taken]
       1 | query Islands { islands { name ...Row_island @alias(as: "name") } }
         |                                                         ^~~~~~
      Documents.graphql:1:57: note: Give `as` another name.
      Documents.graphql:1:27: note: The field is here.
       1 | query Islands { islands { name ...Row_island @alias(as: "name") } }
         |                           ^~~~
      ```
      """#),
    ("inline-directive", #"""
      ### inline-directive

      A fragment marked with `@inline` is read as a value, once. What changes later, asks a server or takes the object
      away, as connections, refetchable fragments and `@required` do, needs a lens.

      ```graphql
      query Islands { islands { ...Name_island } }
      fragment Name_island on Island @inline { climate @required(action: NONE) }
      ```

      ```text
      Documents.graphql:2:50: error: `Name_island` is a value by `@inline`, and `@required` needs a lens. [inline-directive]
       2 | fragment Name_island on Island @inline { climate @required(action: NONE) }
         |                                                  ^~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:2:50: note: Leave out `@required`, or `@inline`.
      ```
      """#),
    ("inline-spread", #"""
      ### inline-spread

      A value holds no lens, so an `@inline` fragment spreads only fragments that are values too.

      ```graphql
      query Islands { islands { ...Name_island } }
      fragment Name_island on Island @inline { name ...Row_island }
      fragment Row_island on Island { climate }
      ```

      ```text
      Documents.graphql:2:50: error: `Name_island` is a value by `@inline`, and `Row_island` is a lens: no value holds one. [inline-spread]
       2 | fragment Name_island on Island @inline { name ...Row_island }
         |                                                  ^~~~~~~~~~
      Documents.graphql:2:50: note: Mark `Row_island` with `@inline` too, or select its fields here.
      ```
      """#),
    ("defer-on-inline-fragment", #"""
      ### defer-on-inline-fragment

      What is deferred is absent at first, and code sees that by the accessor of a fragment that is nil. Fields in an
      inline fragment have no such accessor.

      ```graphql
      query Islands { islands { name ... @defer { area } } }
      ```

      ```text
      Documents.graphql:1:36: error: `@defer` stands on an inline fragment, which has no lens that could be absent. [defer-on-inline-fragment]
       1 | query Islands { islands { name ... @defer { area } } }
         |                                    ^~~~~~
      Documents.graphql:1:36: note: Make it a fragment of its own, and defer its spread.
      ```
      """#),
    ("defer-label-taken", #"""
      ### defer-label-taken

      The parts of an answer are told apart by their labels; a spread without one is called after the operation and the
      fragment.

      ```graphql
      query Islands { island(id: "1") { ...Area_island @defer neighbours { ...Area_island @defer } } }
      fragment Area_island on Island { area }
      ```

      ```text
      Documents.graphql:1:85: error: Two deferred spreads would have the label `Islands$defer$Area_island`. [defer-label-taken]
       1 | query Islands { island(id: "1") { ...Area_island @defer neighbours { ...Area_island @defer } } }
         |                                                                                     ^~~~~~
      Documents.graphql:1:85: note: Give one of them a label: `@defer(label: "…")`.
      Documents.graphql:1:50: note: The first one is here.
       1 | query Islands { island(id: "1") { ...Area_island @defer neighbours { ...Area_island @defer } } }
         |                                                  ^~~~~~
      ```
      """#),
    ("client-field-non-null", #"""
      ### client-field-non-null

      A field that only the client knows is absent until the app writes it, so its type cannot say that it is always
      there.

      **client.graphql**

      ```graphql
      extend type Island { isSelected: Boolean! }
      ```

      ```json
      {"schema": "schema.graphql", "schemaExtensions": ["client.graphql"]}
      ```

      ```graphql
      query Islands { islands { name } }
      ```

      ```text
      client.graphql:1:22: error: `Island.isSelected` is the client's own, so it can be absent, but its type says it cannot. [client-field-non-null]
       1 | extend type Island { isSelected: Boolean! }
         |                      ^~~~~~~~~~
      client.graphql:1:22: note: Write `Boolean`.
      ```
      """#),
    ("client-only-operation", #"""
      ### client-only-operation

      Nothing in the operation could be asked of a server.

      **client.graphql**

      ```graphql
      extend type Query { isOffline: Boolean }
      ```

      ```json
      {"schema": "schema.graphql", "schemaExtensions": ["client.graphql"]}
      ```

      ```graphql
      query Offline { isOffline }
      ```

      ```text
      Documents.graphql:1:7: error: `Offline` selects the client's own fields alone: there is nothing to ask a server for. [client-only-operation]
       1 | query Offline { isOffline }
         |       ^~~~~~~
      Documents.graphql:1:7: note: Select them beside a field of the server, in the query that needs both.
      ```
      """#),
    ("literal-needed", #"""
      ### literal-needed

      The code that is generated depends on the argument, so it is written in the document and no variable.

      ```graphql
      query Islands($action: __RequiredAction!) { islands { climate @required(action: $action) } }
      ```

      ```text
      Documents.graphql:1:81: error: The `action` of `@required` is written out: code is generated for it. [literal-needed]
       1 | query Islands($action: __RequiredAction!) { islands { climate @required(action: $action) } }
         |                                                                                 ^~~~~~~
      Documents.graphql:1:81: note: Write `NONE`, `LOG` or `THROW`.
      ```
      """#),
    ("deprecated", #"""
      ### deprecated

      A warning: the schema says that the field, argument or value will go, and, as a rule, what to use instead.

      **schema.graphql**

      ```graphql
      type Query { name: String height: Int @deprecated(reason: "Use `name`.") }
      ```

      ```graphql
      query Height { height }
      ```

      ```text
      Documents.graphql:1:16: warning: `Query.height` is deprecated: Use `name`. [deprecated]
       1 | query Height { height }
         |                ^~~~~~
      Documents.graphql:1:16: note: The server will take it away one day: select what replaces it.
      schema.graphql:1:27: note: The schema deprecates it here.
       1 | type Query { name: String height: Int @deprecated(reason: "Use `name`.") }
         |                           ^~~~~~
      ```
      """#),
    ("unsupported-directive", #"""
      ### unsupported-directive

      The directive is known, but this version has nothing behind it. It is refused rather than left out: code that
      ignored it would do something else than its author wrote.

      ```graphql
      query Islands { islands { neighbours @stream { name } } }
      ```

      ```text
      Documents.graphql:1:38: error: `@stream` is not supported yet. [unsupported-directive]
       1 | query Islands { islands { neighbours @stream { name } } }
         |                                      ^~~~~~~
      Documents.graphql:1:38: note: Leave it out, or use a version that has it.
      ```
      """#),
    ("unsupported-nested-list", #"""
      ### unsupported-nested-list

      A slot of the store holds one value or a list of them. A list of lists has no place in it yet.

      **schema.graphql**

      ```graphql
      type Query { grid: [[Int]] }
      ```

      ```graphql
      query Grid { grid }
      ```

      ```text
      Documents.graphql:1:14: error: `Query.grid` is a list of lists, which cannot be selected yet. [unsupported-nested-list]
       1 | query Grid { grid }
         |              ^~~~
      Documents.graphql:1:14: note: Leave it out, or use a version that has it.
      ```
      """#),
  ]
}
