// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

extension Explanations {
  static let batonJson: [(id: String, text: String)] = [
    ("unreadable-file", #"""
      ### unreadable-file

      A file that `baton.json` names is not there or cannot be read. Paths count from the folder of `baton.json`.

      ```json
      {"schema": "shcema.graphql"}
      ```

      ```text
      baton.json:1:12: error: Cannot read the schema shcema.graphql: there is no such file. [unreadable-file]
       1 | {"schema": "shcema.graphql"}
         |            ^~~~~~~~~~~~~~~~
      baton.json:1:12: note: A path counts from the folder of `baton.json`.
      ```
      """#),
    ("config-syntax", #"""
      ### config-syntax

      The file is not JSON: a comma behind the last member, single quotes, a comment.

      ```json
      {
        "schema": "schema.graphql",
      }
      ```

      ```text
      baton.json:3:1: error: A key in double quotes is due here. [config-syntax]
       3 | }
         | ^
      baton.json:3:1: note: Remove the `,` before it.
      ```
      """#),
    ("config-unknown-key", #"""
      ### config-unknown-key

      `baton.json` has no such key in this place. Unknown keys are refused, for one that was ignored would be a
      setting that does nothing.

      ```json
      {"shema": "schema.graphql"}
      ```

      ```text
      baton.json:1:2: error: `shema` is not a key that `baton.json` has here. [config-unknown-key]
       1 | {"shema": "schema.graphql"}
         |  ^~~~~~~
      baton.json:1:2: note: Did you mean `schema`?
      ```
      """#),
    ("config-duplicate-key", #"""
      ### config-duplicate-key

      A key stands twice in one object.

      ```json
      {"schema": "schema.graphql", "schema": "other.graphql"}
      ```

      ```text
      baton.json:1:30: error: The key `schema` stands here twice. [config-duplicate-key]
       1 | {"schema": "schema.graphql", "schema": "other.graphql"}
         |                              ^~~~~~~~
      baton.json:1:30: note: Remove one of them.
      baton.json:1:2: note: The first one is here.
       1 | {"schema": "schema.graphql", "schema": "other.graphql"}
         |  ^~~~~~~~
      ```
      """#),
    ("config-duplicate-value", #"""
      ### config-duplicate-value

      The fields of a key are named once each.

      ```json
      {"schema": "schema.graphql", "identity": {"types": {"Island": ["id", "id"]}}}
      ```

      ```text
      baton.json:1:70: error: `id` stands here twice. [config-duplicate-value]
       1 | {"schema": "schema.graphql", "identity": {"types": {"Island": ["id", "id"]}}}
         |                                                                      ^~~~
      baton.json:1:70: note: Remove one of them.
      ```
      """#),
    ("config-wrong-value", #"""
      ### config-wrong-value

      The key has a value of another kind than it takes, or a word that it does not know.

      ```json
      {"schema": "schema.graphql", "onError": "IGNORE", "schemaExtensions": "client.graphql"}
      ```

      ```text
      baton.json:1:41: error: `onError` must be one of `"PROPAGATE"`, `"NULL"`, `"ABORT"`. [config-wrong-value]
       1 | {"schema": "schema.graphql", "onError": "IGNORE", "schemaExtensions": "client.graphql"}
         |                                         ^~~~~~~~
      baton.json:1:71: error: `schemaExtensions` must be a list of strings. [config-wrong-value]
       1 | {"schema": "schema.graphql", "onError": "IGNORE", "schemaExtensions": "client.graphql"}
         |                                                                       ^~~~~~~~~~~~~~~~
      baton.json:1:71: note: Write it like `["client.graphql"]`.
      ```
      """#),
    ("config-missing-key", #"""
      ### config-missing-key

      A key that must be given is not there.

      ```json
      {"schemaExtensions": ["client.graphql"]}
      ```

      ```text
      baton.json:1:1: error: The key `schema` is missing. [config-missing-key]
       1 | {"schemaExtensions": ["client.graphql"]}
         | ^
      baton.json:1:1: note: Write `"schema": …` between these braces.
      ```
      """#),
    ("identity-unknown-type", #"""
      ### identity-unknown-type

      `identity` or a lookup names a type that the schema does not have.

      ```json
      {"schema": "schema.graphql", "identity": {"types": {"Iland": ["id"]}}}
      ```

      ```text
      baton.json:1:53: error: The schema has no type `Iland`. [identity-unknown-type]
       1 | {"schema": "schema.graphql", "identity": {"types": {"Iland": ["id"]}}}
         |                                                     ^~~~~~~
      baton.json:1:53: note: Did you mean `Island`?
      ```
      """#),
    ("identity-not-composite", #"""
      ### identity-not-composite

      Only objects have an identity, and interfaces give one to their objects.

      ```json
      {"schema": "schema.graphql", "identity": {"types": {"Climate": ["id"]}}}
      ```

      ```text
      baton.json:1:53: error: `Climate` is not an object or an interface, so its values have no identity. [identity-not-composite]
       1 | {"schema": "schema.graphql", "identity": {"types": {"Climate": ["id"]}}}
         |                                                     ^~~~~~~~~
      baton.json:1:53: note: Name an object type or an interface.
      ```
      """#),
    ("identity-unknown-field", #"""
      ### identity-unknown-field

      The type has no field of this name, so its objects cannot be keyed by it.

      ```json
      {"schema": "schema.graphql", "identity": {"types": {"Island": ["uuid"]}}}
      ```

      ```text
      baton.json:1:64: error: `Island` has no field `uuid`. [identity-unknown-field]
       1 | {"schema": "schema.graphql", "identity": {"types": {"Island": ["uuid"]}}}
         |                                                                ^~~~~~
      baton.json:1:64: note: Did you mean `id`?
      ```
      """#),
    ("identity-unusable-field", #"""
      ### identity-unusable-field

      A key is a text: a list, an object, a `Float` or a `Boolean` is none, and neither is a field that needs arguments.

      ```json
      {"schema": "schema.graphql", "identity": {"types": {"Island": ["area"]}}}
      ```

      ```text
      baton.json:1:64: error: `Island.area` has the type `Float`, which cannot be part of a key. [identity-unusable-field]
       1 | {"schema": "schema.graphql", "identity": {"types": {"Island": ["area"]}}}
         |                                                                ^~~~~~
      baton.json:1:64: note: A key is made of `ID`, `String`, `Int`, enum or custom scalar fields.
      ```
      """#),
    ("identity-conflict", #"""
      ### identity-conflict

      A type implements two interfaces that are keyed by different fields, and has no entry of its own.

      **schema.graphql**

      ```graphql
      type Query { island: Island }
      interface Node { id: ID! }
      interface Named { name: String! }
      type Island implements Node & Named { id: ID! name: String! }
      ```

      ```json
      {"schema": "schema.graphql", "identity": {"types": {"Node": ["id"], "Named": ["name"]}}}
      ```

      ```text
      baton.json:1:69: error: `Island` gets one key from `Node` and another from `Named`. [identity-conflict]
       1 | {"schema": "schema.graphql", "identity": {"types": {"Node": ["id"], "Named": ["name"]}}}
         |                                                                     ^~~~~~~
      baton.json:1:69: note: Give `Island` an entry of its own.
      baton.json:1:53: note: `Node` has its key here.
       1 | {"schema": "schema.graphql", "identity": {"types": {"Node": ["id"], "Named": ["name"]}}}
         |                                                     ^~~~~~
      ```
      """#),
    ("identity-unused-default", #"""
      ### identity-unused-default

      A warning: no type is keyed by this default.

      ```json
      {"schema": "schema.graphql", "identity": {"default": ["uuid", "id"]}}
      ```

      ```graphql
      query Islands { islands { name } }
      ```

      ```text
      baton.json:1:55: warning: No type of the schema has the field `uuid`. [identity-unused-default]
       1 | {"schema": "schema.graphql", "identity": {"default": ["uuid", "id"]}}
         |                                                       ^~~~~~
      baton.json:1:55: note: Remove it, or check how it is spelt.
      ```
      """#),
    ("identity-alias", #"""
      ### identity-alias

      The response key that holds an object's key is taken by another field. Records are found by it while an answer
      is read, so it has to hold what it says.

      ```graphql
      query Islands { islands { id: name } }
      ```

      ```text
      Documents.graphql:1:27: error: The response key `id` holds `name` here, but `Island` is keyed by its field `id`. [identity-alias]
       1 | query Islands { islands { id: name } }
         |                           ^~
      Documents.graphql:1:27: note: Give the field another alias than `id`.
      ```
      """#),
    ("lookup-unknown-field", #"""
      ### lookup-unknown-field

      A lookup names a field that the schema does not have.

      ```json
      {"schema": "schema.graphql", "lookups": [{"field": "Query.iland", "argument": "id"}]}
      ```

      ```text
      baton.json:1:52: error: The schema has no field `Query.iland`. [lookup-unknown-field]
       1 | {"schema": "schema.graphql", "lookups": [{"field": "Query.iland", "argument": "id"}]}
         |                                                    ^~~~~~~~~~~~~
      baton.json:1:52: note: Did you mean `Query.island`?
      ```
      """#),
    ("lookup-not-on-query", #"""
      ### lookup-not-on-query

      Lookups are fields of the query type: objects are found from there.

      ```json
      {"schema": "schema.graphql", "lookups": [{"field": "Island.neighbours", "argument": "id"}]}
      ```

      ```text
      baton.json:1:52: error: `Island.neighbours` is not a field of the query type. [lookup-not-on-query]
       1 | {"schema": "schema.graphql", "lookups": [{"field": "Island.neighbours", "argument": "id"}]}
         |                                                    ^~~~~~~~~~~~~~~~~~~
      baton.json:1:52: note: Name a field of the query type: `Query.…`.
      ```
      """#),
    ("lookup-wrong-type", #"""
      ### lookup-wrong-type

      A lookup gives one object of a known key, or null.

      ```json
      {"schema": "schema.graphql", "lookups": [{"field": "Query.islands", "argument": "first"}]}
      ```

      ```text
      baton.json:1:52: error: `Query.islands` returns `[Island!]!`: a lookup gives one object of the type that it names. [lookup-wrong-type]
       1 | {"schema": "schema.graphql", "lookups": [{"field": "Query.islands", "argument": "first"}]}
         |                                                    ^~~~~~~~~~~~~~~
      baton.json:1:52: note: Name a field that gives one object, or leave the lookup out.
      ```
      """#),
    ("lookup-missing-type", #"""
      ### lookup-missing-type

      A lookup that may give any type finds its object by one field, so it needs a type that is keyed by one.

      ```json
      {
        "schema": "schema.graphql",
        "identity": {"types": {"Node": ["id"], "Island": ["id", "name"], "Peak": ["id", "name"]}},
        "lookups": [{"field": "Query.node", "argument": "id"}]
      }
      ```

      ```text
      baton.json:4:25: error: `Query.node` returns `Node`, which has no key of one field. [lookup-missing-type]
       4 |   "lookups": [{"field": "Query.node", "argument": "id"}]
         |                         ^~~~~~~~~~~~
      baton.json:4:25: note: Name the `type` that the lookup gives, or give that type a key.
      ```
      """#),
    ("lookup-unknown-argument", #"""
      ### lookup-unknown-argument

      The lookup's field takes no such argument.

      ```json
      {"schema": "schema.graphql", "lookups": [{"field": "Query.island", "argument": "uuid"}]}
      ```

      ```text
      baton.json:1:80: error: `Query.island` has no argument `uuid`. [lookup-unknown-argument]
       1 | {"schema": "schema.graphql", "lookups": [{"field": "Query.island", "argument": "uuid"}]}
         |                                                                                ^~~~~~
      baton.json:1:80: note: Did you mean `id`?
      ```
      """#),
    ("lookup-wrong-argument-count", #"""
      ### lookup-wrong-argument-count

      A lookup names one argument for each field of the type's key, in the key's order.

      ```json
      {
        "schema": "schema.graphql",
        "identity": {"types": {"Island": ["id", "name"]}},
        "lookups": [{"field": "Query.island", "argument": "id"}]
      }
      ```

      ```text
      baton.json:4:25: error: `Island` is keyed by `id`, `name`, but 1 argument is named. [lookup-wrong-argument-count]
       4 |   "lookups": [{"field": "Query.island", "argument": "id"}]
         |                         ^~~~~~~~~~~~~~
      baton.json:4:25: note: Name one for each of `id`, `name`, in this order, as `"arguments": […]`.
      ```
      """#),
    ("scalar-unknown", #"""
      ### scalar-unknown

      `customScalarTypes` maps a scalar that the schema does not have.

      ```json
      {"schema": "schema.graphql", "customScalarTypes": {"Dat": {"swift": "Foundation.Date"}}}
      ```

      ```text
      baton.json:1:52: error: The schema has no custom scalar `Dat`. [scalar-unknown]
       1 | {"schema": "schema.graphql", "customScalarTypes": {"Dat": {"swift": "Foundation.Date"}}}
         |                                                    ^~~~~
      baton.json:1:52: note: Did you mean `Date`?
      ```
      """#),
    ("scalar-built-in", #"""
      ### scalar-built-in

      `Int`, `Float`, `String`, `Boolean` and `ID` have their Swift types already.

      ```json
      {"schema": "schema.graphql", "customScalarTypes": {"Int": {"swift": "Int32"}}}
      ```

      ```text
      baton.json:1:52: error: `Int` is built in and cannot be mapped. [scalar-built-in]
       1 | {"schema": "schema.graphql", "customScalarTypes": {"Int": {"swift": "Int32"}}}
         |                                                    ^~~~~
      baton.json:1:52: note: Leave it out; a scalar of its own in the schema can be mapped.
      ```
      """#),
    ("scalar-swift-type", #"""
      ### scalar-swift-type

      The Swift type is a name, with its module where it needs one: `Foundation.Decimal`.

      ```json
      {"schema": "schema.graphql", "customScalarTypes": {"Date": {"swift": "[Date]"}}}
      ```

      ```text
      baton.json:1:70: error: `[Date]` is not the name of a Swift type. [scalar-swift-type]
       1 | {"schema": "schema.graphql", "customScalarTypes": {"Date": {"swift": "[Date]"}}}
         |                                                                      ^~~~~~~~
      baton.json:1:70: note: Write a name, such as `Date` or `Foundation.Decimal`.
      ```
      """#),
    ("transient-unknown-type", #"""
      ### transient-unknown-type

      `transient` names a type that the schema does not have, or one that has no records.

      ```json
      {"schema": "schema.graphql", "transient": {"types": ["Iland"]}}
      ```

      ```text
      baton.json:1:54: error: The schema has no type `Iland`. [transient-unknown-type]
       1 | {"schema": "schema.graphql", "transient": {"types": ["Iland"]}}
         |                                                      ^~~~~~~
      baton.json:1:54: note: Did you mean `Island`?
      ```
      """#),
    ("transient-unknown-field", #"""
      ### transient-unknown-field

      `transient` names fields of the roots, written `Query.secrets`.

      ```json
      {"schema": "schema.graphql", "transient": {"fields": ["Query.iland"]}}
      ```

      ```text
      baton.json:1:55: error: The schema has no field `Query.iland`. [transient-unknown-field]
       1 | {"schema": "schema.graphql", "transient": {"fields": ["Query.iland"]}}
         |                                                       ^~~~~~~~~~~~~
      baton.json:1:55: note: Did you mean `Query.island`?
      ```
      """#),
    ("persisted-map-wrong-value", #"""
      ### persisted-map-wrong-value

      The file that `persistConfig` names holds something else than ids and their texts. It is not overwritten: it
      may be somebody's work.

      **persisted.json**

      ```json
      ["one", "two"]
      ```

      ```json
      {"schema": "schema.graphql", "persistConfig": {"file": "persisted.json"}}
      ```

      ```graphql
      query Islands { islands { name } }
      ```

      ```text
      persisted.json:1:1: error: The file of persisted documents must hold one object, of ids and their texts. [persisted-map-wrong-value]
       1 | ["one", "two"]
         | ^~~~~~~~~~~~~~
      persisted.json:1:1: note: Name a file of its own in `persistConfig`, or remove this one to have it written anew.
      ```
      """#),
  ]
}
