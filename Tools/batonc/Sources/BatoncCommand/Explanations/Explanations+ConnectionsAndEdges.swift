// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

extension Explanations {
  static let connectionsAndEdges: [(id: String, text: String)] = [
    ("refetchable-name", #"""
      ### refetchable-name

      `queryName` names the query that fetches the fragment's object again, so it is a name, written out.

      ```graphql
      query Islands { islands { ...Row_island } }
      fragment Row_island on Island @refetchable(queryName: "row again") { name }
      ```

      ```text
      Documents.graphql:2:55: error: The name of a fragment's query is a name, written out as a string. [refetchable-name]
       2 | fragment Row_island on Island @refetchable(queryName: "row again") { name }
         |                                                       ^~~~~~~~~~~
      Documents.graphql:2:55: note: Write it like `"NotesPaginationQuery"`.
      ```
      """#),
    ("refetchable-name-taken", #"""
      ### refetchable-name-taken

      The query of the fragment is an operation like those that are written, with a name of its own.

      ```graphql
      query Islands { islands { ...Row_island } }
      fragment Row_island on Island @refetchable(queryName: "Islands") { name }
      ```

      ```text
      Documents.graphql:2:55: error: The name `Islands` is another definition's. [refetchable-name-taken]
       2 | fragment Row_island on Island @refetchable(queryName: "Islands") { name }
         |                                                       ^~~~~~~~~
      Documents.graphql:2:55: note: Give the query a name of its own.
      Documents.graphql:1:7: note: The other one is here.
       1 | query Islands { islands { ...Row_island } }
         |       ^~~~~~~
      ```
      """#),
    ("refetchable-type", #"""
      ### refetchable-type

      To fetch an object again, a field of the query type has to find it by its key: `node(id:)`, or one that `lookups`
      names in `baton.json`.

      ```graphql
      query Peaks { island(id: "1") { peaks(first: 2) { ...Peaks_page } } }
      fragment Peaks_page on PeakConnection @refetchable(queryName: "PageQuery") { pageInfo { endCursor } }
      ```

      ```text
      Documents.graphql:2:39: error: `Peaks_page` cannot be refetched: no field of the query type finds objects of `PeakConnection` by key. [refetchable-type]
       2 | fragment Peaks_page on PeakConnection @refetchable(queryName: "PageQuery") { pageInfo { endCursor } }
         |                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:2:39: note: A type with an `id` is found by `node(id:)`, another by an entry for `PeakConnection` in `lookups`.
      ```
      """#),
    ("refetchable-key-argument", #"""
      ### refetchable-key-argument

      The fragment's query has a variable for the object's key, and the fragment uses the name for something else.

      ```graphql
      query Islands($id: Boolean!) { islands { ...Row_island } }
      fragment Row_island on Island @refetchable(queryName: "RowQuery") { name area @include(if: $id) }
      ```

      ```text
      Documents.graphql:2:31: error: `$id` is the key of the object in the query of `Row_island`, and a variable of it besides. [refetchable-key-argument]
       2 | fragment Row_island on Island @refetchable(queryName: "RowQuery") { name area @include(if: $id) }
         |                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:2:31: note: Give the fragment's own `$id` another name.
      ```
      """#),
    ("refetchable-variable", #"""
      ### refetchable-variable

      The fragment's query declares the variables that the fragment uses, each with one type.

      ```graphql
      fragment Peaks_island on Island @refetchable(queryName: "PeaksQuery") {
        peaks(first: $page, after: $page) { edges { cursor } }
      }
      ```

      ```text
      Documents.graphql:1:33: error: `$page` is used as `Int` and as `String`: a query has one type for it. [refetchable-variable]
       1 | fragment Peaks_island on Island @refetchable(queryName: "PeaksQuery") {
         |                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:1:33: note: Make it an argument of the fragment, with the type it should have.
      Documents.graphql:1:10: warning: No operation reaches the fragment `Peaks_island`. [no-unused-fragments]
       1 | fragment Peaks_island on Island @refetchable(queryName: "PeaksQuery") {
         |          ^~~~~~~~~~~~
      Documents.graphql:1:10: note: Spread it somewhere, or remove it.
      ```
      """#),
    ("connection-key", #"""
      ### connection-key

      The key tells the lists of one object apart, and is found in the store under its name: the view's name, `_`, and
      the field's.

      ```graphql
      query Peaks { island(id: "1") { peaks(first: 2) @connection(key: "peaks") { edges { node { name } } } } }
      ```

      ```text
      Documents.graphql:1:66: error: The key of this `@connection` must be a name that ends in `_peaks`, and is `peaks`. [connection-key]
       1 | query Peaks { island(id: "1") { peaks(first: 2) @connection(key: "peaks") { edges { node { name } } } } }
         |                                                                  ^~~~~~~
      Documents.graphql:1:66: note: Write the view's name before it: `IssueList_peaks`. The key tells lists of one object apart.
      ```
      """#),
    ("connection-filter", #"""
      ### connection-filter

      `filters` are arguments of the field: a list with another value of one of them is another connection. Those that
      say which page is asked for are not among them.

      ```graphql
      query Peaks {
        island(id: "1") {
          peaks(first: 2) @connection(key: "Peaks_peaks", filters: ["height"]) { edges { node { name } } }
        }
      }
      ```

      ```text
      Documents.graphql:3:63: error: `peaks` has no argument `height` that its connection could be filtered by. [connection-filter]
       3 |     peaks(first: 2) @connection(key: "Peaks_peaks", filters: ["height"]) { edges { node { name } } }
         |                                                               ^~~~~~~~
      Documents.graphql:3:63: note: Without `filters`, all arguments filter that do not page.
      ```
      """#),
    ("connection-type", #"""
      ### connection-type

      A connection is an object with `edges`, each with a `node` and a `cursor`, and with a `pageInfo`, which has
      `endCursor` and `hasNextPage` where the field is asked for its `first`, `startCursor` and `hasPreviousPage`
      where it is for its `last`.

      ```graphql
      query Neighbours {
        island(id: "1") { neighbours @connection(key: "Neighbours_neighbours") { name } }
      }
      ```

      ```text
      Documents.graphql:2:33: error: `neighbours` gives `[Island!]!`, which is no connection: a connection is one object, and no list. [connection-type]
       2 |   island(id: "1") { neighbours @connection(key: "Neighbours_neighbours") { name } }
         |                                 ^~~~~~~~~~
      Documents.graphql:2:33: note: Leave `@connection` out: the field can be read as any other.
      ```
      """#),
    ("connection-needs-count", #"""
      ### connection-needs-count

      Pages have a size: without one a server sends what it likes, and nothing could be loaded next.

      ```graphql
      query Peaks { island(id: "1") { peaks @connection(key: "Peaks_peaks") { edges { node { name } } } } }
      ```

      ```text
      Documents.graphql:1:33: error: `peaks` is a connection, and is asked neither for its `first` nor for its `last` so many. [connection-needs-count]
       1 | query Peaks { island(id: "1") { peaks @connection(key: "Peaks_peaks") { edges { node { name } } } } }
         |                                 ^~~~~
      Documents.graphql:1:33: note: Give it `first`, as a number or a variable; `last` to read from the end.
      ```
      """#),
    ("connection-needs-edges", #"""
      ### connection-needs-edges

      The list is made of the edges that are selected.

      ```graphql
      query Peaks { island(id: "1") { peaks(first: 2) @connection(key: "Peaks_peaks") { pageInfo { endCursor } } } }
      ```

      ```text
      Documents.graphql:1:33: error: `peaks` is a connection, and selects no `edges`. [connection-needs-edges]
       1 | query Peaks { island(id: "1") { peaks(first: 2) @connection(key: "Peaks_peaks") { pageInfo { endCursor } } } }
         |                                 ^~~~~
      Documents.graphql:1:33: note: Select `edges { node { … } }`: the connection is made of them.
      ```
      """#),
    ("connections-differ", #"""
      ### connections-differ

      One member of an answer is selected twice, as two connections. Its pages can go to one list only.

      ```graphql
      query Peaks {
        island(id: "1") {
          peaks(first: 2) @connection(key: "Peaks_peaks") { edges { node { name } } }
          peaks(first: 2) @connection(key: "Other_peaks") { edges { node { name } } }
        }
      }
      ```

      ```text
      Documents.graphql:4:21: error: `peaks` belongs to two connections here, `__Peaks_peaks_connection` and `__Other_peaks_connection`. [connections-differ]
       4 |     peaks(first: 2) @connection(key: "Other_peaks") { edges { node { name } } }
         |                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:4:21: note: Give both the same key and filters, or one of the fields an alias.
      Documents.graphql:3:21: note: The first one is here.
       3 |     peaks(first: 2) @connection(key: "Peaks_peaks") { edges { node { name } } }
         |                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      ```
      """#),
    ("connection-nodes", #"""
      ### connection-nodes

      A warning: some servers have `nodes` beside `edges`. Selected under `@connection` it holds what the last answer
      brought, and its accessor takes the name of the one that reads the whole list.

      **schema.graphql**

      ```graphql
      type Query {
        peaks(first: Int, after: String): PeakConnection
      }
      type Peak {
        id: ID!
        name: String!
      }
      type PeakConnection {
        edges: [PeakEdge]
        nodes: [Peak]
        pageInfo: PageInfo!
      }
      type PeakEdge {
        node: Peak
        cursor: String!
      }
      type PageInfo {
        hasNextPage: Boolean!
        hasPreviousPage: Boolean!
        startCursor: String
        endCursor: String
      }
      ```

      ```graphql
      query Peaks {
        peaks(first: 2) @connection(key: "Peaks_peaks") { edges { cursor } nodes { name } }
      }
      ```

      ```text
      Documents.graphql:2:70: warning: This `nodes` is the last page of `peaks` alone, and takes the place of the whole list's. [connection-nodes]
       2 |   peaks(first: 2) @connection(key: "Peaks_peaks") { edges { cursor } nodes { name } }
         |                                                                      ^~~~~
      Documents.graphql:2:70: note: Select `edges { node { … } }`, which gives the lens `nodes`, or give this one an alias.
      ```
      """#),
    ("edit-in-query", #"""
      ### edit-in-query

      The directives that edit connections take effect when a write is answered. A query that reached one would edit a
      list because somebody looked at it.

      ```graphql
      query Peaks($lists: [ID!]!) {
        island(id: "1") { peaks(first: 2) { edges @appendEdge(connections: $lists) { cursor } } }
      }
      ```

      ```text
      Documents.graphql:2:45: error: `@appendEdge` needs an edge, an object with `node` and `cursor`, but `edges` has the type `[PeakEdge]`. [edit-wrong-field]
       2 |   island(id: "1") { peaks(first: 2) { edges @appendEdge(connections: $lists) { cursor } } }
         |                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:2:45: note: For a node without its edge there are `@appendNode` and `@prependNode`.
      Documents.graphql:2:45: error: `@appendEdge` edits lists by what a write answered, so no query may reach it. [edit-in-query]
       2 |   island(id: "1") { peaks(first: 2) { edges @appendEdge(connections: $lists) { cursor } } }
         |                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:2:45: note: Put it into the mutation or subscription whose payload changes the list.
      ```
      """#),
    ("edit-wrong-field", #"""
      ### edit-wrong-field

      `@appendEdge` and `@prependEdge` stand on an edge of the payload, `@appendNode` and `@prependNode` on an object,
      `@deleteEdge` and `@deleteRecord` on an id.

      ```graphql
      mutation Add($lists: [ID!]!) {
        addPeak(island: "1", name: "Sgurr") { peak @appendEdge(connections: $lists) { name } }
      }
      ```

      ```text
      Documents.graphql:2:46: error: `@appendEdge` needs an edge, an object with `node` and `cursor`, but `peak` has the type `Peak`. [edit-wrong-field]
       2 |   addPeak(island: "1", name: "Sgurr") { peak @appendEdge(connections: $lists) { name } }
         |                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:2:46: note: For a node without its edge there are `@appendNode` and `@prependNode`.
      ```
      """#),
    ("edit-twice", #"""
      ### edit-twice

      One field edits connections in one way. To do two things with what was answered, select the field twice.

      ```graphql
      mutation Add($lists: [ID!]!, $others: [ID!]!) {
        addPeak(island: "1", name: "Sgurr") {
          edge @appendEdge(connections: $lists) @prependEdge(connections: $others) { cursor }
        }
      }
      ```

      ```text
      Documents.graphql:3:43: error: `@prependEdge` stands on a field that already has `@appendEdge`. [edit-twice]
       3 |     edge @appendEdge(connections: $lists) @prependEdge(connections: $others) { cursor }
         |                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      Documents.graphql:3:43: note: Select the field once more, under an alias.
      Documents.graphql:3:10: note: The first one is here.
       3 |     edge @appendEdge(connections: $lists) @prependEdge(connections: $others) { cursor }
         |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      ```
      """#),
    ("edit-conflict", #"""
      ### edit-conflict

      One member of an answer is selected twice, with two different edge directives. The note says how to keep both.

      ```graphql
      mutation Add($lists: [ID!]!, $others: [ID!]!) {
        addPeak(island: "1", name: "Sgurr") {
          edge @appendEdge(connections: $lists) { cursor }
          edge @prependEdge(connections: $others) { cursor }
        }
      }
      ```

      ```text
      Documents.graphql:4:5: error: `edge` is selected elsewhere in this operation with another edge directive. [edit-conflict]
       4 |     edge @prependEdge(connections: $others) { cursor }
         |     ^~~~
      Documents.graphql:4:5: note: Select the field once more, under an alias.
      Documents.graphql:3:5: note: The first one is here.
       3 |     edge @appendEdge(connections: $lists) { cursor }
         |     ^~~~
      ```
      """#),
    ("edge-type", #"""
      ### edge-type

      `@appendNode` and `@prependNode` make an edge around the node they stand on, so they name the edge's type: an
      object type with a `node` that can be this one, and a `cursor`.

      ```graphql
      mutation Add($lists: [ID!]!) {
        addPeak(island: "1", name: "Sgurr") {
          peak @appendNode(connections: $lists, edgeTypeName: "PeekEdge") { name }
        }
      }
      ```

      ```text
      Documents.graphql:3:57: error: The schema has no type `PeekEdge`. [edge-type]
       3 |     peak @appendNode(connections: $lists, edgeTypeName: "PeekEdge") { name }
         |                                                         ^~~~~~~~~~
      Documents.graphql:3:57: note: Did you mean `PeakEdge`?
      ```
      """#),
    ("edit-needs-key", #"""
      ### edit-needs-key

      A bare id says which record is meant only where records are keyed by one field.

      ```json
      {"schema": "schema.graphql", "identity": {"types": {"Peak": ["id", "name"]}}}
      ```

      ```graphql
      mutation Add { addPeak(island: "1", name: "Sgurr") { peak { name id @deleteRecord } } }
      ```

      ```text
      Documents.graphql:1:69: error: `@deleteRecord` finds records by one id, but `Peak` is keyed by `id`, `name`. [edit-needs-key]
       1 | mutation Add { addPeak(island: "1", name: "Sgurr") { peak { name id @deleteRecord } } }
         |                                                                     ^~~~~~~~~~~~~
      Documents.graphql:1:69: note: Select the changed list in the payload instead.
      ```
      """#),
  ]
}
