// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

extension Explanations {
  static let schemas: [(id: String, text: String)] = [
    ("schema-empty", #"""
      ### schema-empty

      The schema's file defines no type. Check that `schema` names the right one.

      **schema.graphql**

      ```graphql
      directive @tag on FIELD
      ```

      ```text
      schema.graphql:1:1: error: The schema defines no type. [schema-empty]
       1 | directive @tag on FIELD
         | ^
      schema.graphql:1:1: note: Check that this is the file you meant: it should hold `type Query { … }`.
      ```
      """#),
    ("schema-executable-definition", #"""
      ### schema-executable-definition

      A schema holds types and directives. Operations and fragments belong to the sources.

      **schema.graphql**

      ```graphql
      type Query { name: String }
      query Name { name }
      ```

      ```text
      schema.graphql:2:7: error: A schema holds types, not operations. [schema-executable-definition]
       2 | query Name { name }
         |       ^~~~
      schema.graphql:2:7: note: Move it to the documents.
      ```
      """#),
    ("schema-duplicate", #"""
      ### schema-duplicate

      A type, directive or member is defined twice. The note shows the first. What adds to a type is written with
      `extend`.

      **schema.graphql**

      ```graphql
      type Query { name: String }
      type Query { age: Int }
      ```

      ```text
      schema.graphql:2:6: error: The type `Query` is defined twice. [schema-duplicate]
       2 | type Query { age: Int }
         |      ^~~~~
      schema.graphql:2:6: note: Write `extend` before the second.
      schema.graphql:1:6: note: It is defined here first.
       1 | type Query { name: String }
         |      ^~~~~
      ```
      """#),
    ("schema-extension", #"""
      ### schema-extension

      An `extend` names a type that there is not, or one of another kind.

      **schema.graphql**

      ```graphql
      type Query { island: Island }
      type Island { name: String }
      extend type Iland { area: Float }
      extend input Island { area: Float }
      ```

      ```text
      schema.graphql:3:13: error: There is no type `Iland` to extend. [schema-extension]
       3 | extend type Iland { area: Float }
         |             ^~~~~
      schema.graphql:3:13: note: Did you mean `Island`?
      schema.graphql:4:14: error: `Island` is an object type, which `extend input` cannot extend. [schema-extension]
       4 | extend input Island { area: Float }
         |              ^~~~~~
      schema.graphql:4:14: note: Write `extend type`.
      schema.graphql:2:6: note: It is defined here.
       2 | type Island { name: String }
         |      ^~~~~~
      ```
      """#),
    ("schema-unknown-type", #"""
      ### schema-unknown-type

      The schema uses a type that it does not define.

      **schema.graphql**

      ```graphql
      type Query { island: Iland }
      type Island { name: String }
      ```

      ```text
      schema.graphql:1:22: error: There is no type `Iland`. [schema-unknown-type]
       1 | type Query { island: Iland }
         |                      ^~~~~
      schema.graphql:1:22: note: Did you mean `Island`, `ID` or `Int`?
      ```
      """#),
    ("schema-root", #"""
      ### schema-root

      The roots of a schema are object types, each of its own, and there is always one for queries: `type Query`, or
      what `schema { query: … }` names.

      **schema.graphql**

      ```graphql
      schema { query: Root }
      interface Root { name: String }
      ```

      ```text
      schema.graphql:1:17: error: The type of the query is an object type; `Root` is an interface. [schema-root]
       1 | schema { query: Root }
         |                 ^~~~
      schema.graphql:1:17: note: Name an object type.
      schema.graphql:2:11: note: `Root` is defined here.
       2 | interface Root { name: String }
         |           ^~~~
      ```
      """#),
    ("schema-output-type", #"""
      ### schema-output-type

      A field returns a value, so its type cannot be an input.

      **schema.graphql**

      ```graphql
      type Query { options: Options }
      input Options { name: String }
      ```

      ```text
      schema.graphql:1:23: error: `Query.options` returns a value, which `Options`, an input object, cannot be. [schema-output-type]
       1 | type Query { options: Options }
         |                       ^~~~~~~
      schema.graphql:1:23: note: Use a type with fields to read, or make one.
      ```
      """#),
    ("schema-input-type", #"""
      ### schema-input-type

      Arguments and the fields of inputs take a value, so their types are scalars, enums and inputs.

      **schema.graphql**

      ```graphql
      type Query { islands(near: Island): [Island] }
      type Island { name: String }
      ```

      ```text
      schema.graphql:1:28: error: `Query.islands(near:)` takes a value, which a `Island` cannot be. [schema-input-type]
       1 | type Query { islands(near: Island): [Island] }
         |                            ^~~~~~
      schema.graphql:1:28: note: Use a scalar, an enum or an input.
      ```
      """#),
    ("schema-interface", #"""
      ### schema-interface

      A type says that it implements an interface and does not: it lacks a field or an argument, or has it with
      another type, or leaves out an interface that the interface itself implements.

      **schema.graphql**

      ```graphql
      type Query { island: Island }
      interface Named { name: String! }
      type Island implements Named { name: String }
      ```

      ```text
      schema.graphql:3:38: error: `Island.name` is `String`, which is not the `String!` of `Named`. [schema-interface]
       3 | type Island implements Named { name: String }
         |                                      ^~~~~~
      schema.graphql:3:38: note: Make it `String!`, or something that is always one.
      schema.graphql:2:19: note: `Named` declares it here.
       2 | interface Named { name: String! }
         |                   ^~~~
      ```
      """#),
    ("schema-union-member", #"""
      ### schema-union-member

      A union is made of object types.

      **schema.graphql**

      ```graphql
      type Query { found: Found }
      interface Named { name: String }
      union Found = Named
      ```

      ```text
      schema.graphql:3:15: error: `Found` is a union of object types; `Named` is an interface. [schema-union-member]
       3 | union Found = Named
         |               ^~~~~
      schema.graphql:3:15: note: Name an object type.
      schema.graphql:2:11: note: `Named` is defined here.
       2 | interface Named { name: String }
         |           ^~~~~
      ```
      """#),
    ("schema-empty-type", #"""
      ### schema-empty-type

      A type has no members, so no value of it could be read or written.

      **schema.graphql**

      ```graphql
      type Query { island: Island }
      type Island
      ```

      ```text
      schema.graphql:2:6: error: `Island` has no fields. [schema-empty-type]
       2 | type Island
         |      ^~~~~~
      schema.graphql:2:6: note: Give it at least one, or remove the type.
      ```
      """#),
    ("schema-reserved-name", #"""
      ### schema-reserved-name

      Names that begin with two underscores belong to introspection.

      **schema.graphql**

      ```graphql
      type Query { __name: String }
      ```

      ```text
      schema.graphql:1:14: error: Names that begin with two underscores, such as `__name`, belong to GraphQL. [schema-reserved-name]
       1 | type Query { __name: String }
         |              ^~~~~~
      schema.graphql:1:14: note: Choose a name that begins otherwise.
      ```
      """#),
    ("schema-input-cycle", #"""
      ### schema-input-cycle

      An input needs another one, which needs the first: nobody could ever write a value. One of them must be
      nullable or a list.

      **schema.graphql**

      ```graphql
      type Query { find(by: Search!): String }
      input Search { not: Search! }
      ```

      ```text
      schema.graphql:2:16: error: No value of `Search` could ever end: it needs itself through `Search.not`. [schema-input-cycle]
       2 | input Search { not: Search! }
         |                ^~~
      schema.graphql:2:16: note: Make one of the fields nullable, or a list.
      ```
      """#),
    ("schema-default-cycle", #"""
      ### schema-default-cycle

      A field that a default leaves out has its own default, which leaves out a field in turn, and so on without
      end. Give the field in one of the defaults, or remove one.

      **schema.graphql**

      ```graphql
      type Query { find(by: Search): String }
      input Search { not: Search = {} }
      ```

      ```text
      schema.graphql:2:16: error: The default of `Search.not` has no end: it takes in itself. [schema-default-cycle]
       2 | input Search { not: Search = {} }
         |                ^~~
      schema.graphql:2:16: note: Give the field in the default, `null` for instance, or remove one default.
      ```
      """#),
    ("schema-one-of", #"""
      ### schema-one-of

      Of a `@oneOf` input exactly one field is given, so each is nullable and has no default.

      **schema.graphql**

      ```graphql
      type Query { find(by: Search!): String }
      input Search @oneOf { name: String! id: ID = 1 }
      ```

      ```text
      schema.graphql:2:23: error: The field `name` of the `@oneOf` input `Search` must be nullable and without a default. [schema-one-of]
       2 | input Search @oneOf { name: String! id: ID = 1 }
         |                       ^~~~
      schema.graphql:2:23: note: Remove the `!` of its type, and its default.
      schema.graphql:2:37: error: The field `id` of the `@oneOf` input `Search` must be nullable and without a default. [schema-one-of]
       2 | input Search @oneOf { name: String! id: ID = 1 }
         |                                     ^~
      schema.graphql:2:37: note: Remove the `!` of its type, and its default.
      ```
      """#),
    ("schema-semantic-nullability", #"""
      ### schema-semantic-nullability

      `@semanticNonNull` names the levels of a type that are null only after an error: 0 is the field itself, 1 the
      elements of its list. `@semanticNonNullField` says the same on the type, for a field by its name.

      **schema.graphql**

      ```graphql
      type Query { names: [String] @semanticNonNull(levels: [2]) }
      extend type Query @semanticNonNullField(name: "nmaes")
      ```

      ```text
      schema.graphql:1:56: error: `Query.names` is `[String]`, which has no level 2. [schema-semantic-nullability]
       1 | type Query { names: [String] @semanticNonNull(levels: [2]) }
         |                                                        ^
      schema.graphql:1:56: note: Level 0 is the field itself; each list around its type adds one.
      schema.graphql:2:47: error: `Query` has no field `nmaes`. [schema-semantic-nullability]
       2 | extend type Query @semanticNonNullField(name: "nmaes")
         |                                               ^~~~~~~
      schema.graphql:2:47: note: Did you mean `names`?
      ```
      """#),
    ("schema-deprecation", #"""
      ### schema-deprecation

      What must be given cannot be deprecated, since nobody could stop giving it. A field that is deprecated in a
      type but not in its interface is a warning: the specification refuses it, many a server has it. In the server's
      schema only `batonc validate` warns of it.

      **schema.graphql**

      ```graphql
      type Query { find(by: Int! @deprecated): Named }
      interface Named { name: String }
      type Person implements Named { name: String @deprecated }
      ```

      ```text
      schema.graphql:1:28: error: `by` must be given to `Query.find`, so it cannot be deprecated. [schema-deprecation]
       1 | type Query { find(by: Int! @deprecated): Named }
         |                            ^~~~~~~~~~~
      schema.graphql:1:28: note: Make it nullable or give it a default first, or remove `@deprecated`.
      schema.graphql:3:45: warning: `Person.name` is deprecated here, but not in `Named`. [schema-deprecation]
       3 | type Person implements Named { name: String @deprecated }
         |                                             ^~~~~~~~~~~
      schema.graphql:3:45: note: Deprecate it in `Named` too, or remove `@deprecated` here.
      schema.graphql:2:19: note: `Named` declares it here.
       2 | interface Named { name: String }
         |                   ^~~~
      ```
      """#),
    ("schema-directive-cycle", #"""
      ### schema-directive-cycle

      A directive stands on its own argument, or on something inside the type of one, so that its definition needs
      itself. Remove it there.

      **schema.graphql**

      ```graphql
      type Query { find: Int }
      directive @limit(to: Int @limit) on ARGUMENT_DEFINITION
      ```

      ```text
      schema.graphql:2:12: error: The directive `@limit` stands on something that it is made of itself. [schema-directive-cycle]
       2 | directive @limit(to: Int @limit) on ARGUMENT_DEFINITION
         |            ^~~~~
      schema.graphql:2:12: note: Remove it there.
      ```
      """#),
    ("schema-is-json", #"""
      ### schema-is-json

      The schema is a file of definitions in GraphQL. Many servers and tools keep the answer to an introspection
      query instead, which is JSON. `batonc schema fetch` asks a server and writes the definitions.

      **schema.graphql**

      ```json
      {"data": {"__schema": {"queryType": {"name": "Query"}}}}
      ```

      ```text
      schema.graphql:1:1: error: This is JSON, such as a server answers to introspection, and a schema is written in GraphQL. [schema-is-json]
       1 | {"data": {"__schema": {"queryType": {"name": "Query"}}}}
         | ^
      schema.graphql:1:1: note: `batonc schema fetch https://… --out schema.graphql` writes the schema of a server.
      ```
      """#),
    ("root-name-taken", #"""
      ### root-name-taken

      Root records are stored under the names `Query`, `Mutation` and `Subscription`, whatever the schema calls its
      roots. Another type of such a name would get between them.

      **schema.graphql**

      ```graphql
      schema { query: Root }
      type Root { name: String query: Query }
      type Query { name: String }
      ```

      ```text
      schema.graphql:3:6: error: This `Query` is not the root, `Root`, whose record is stored under that name. [root-name-taken]
       3 | type Query { name: String }
         |      ^~~~~
      schema.graphql:3:6: note: Name the root type `Query` in the schema, or give this type another name.
      ```
      """#),
  ]
}
