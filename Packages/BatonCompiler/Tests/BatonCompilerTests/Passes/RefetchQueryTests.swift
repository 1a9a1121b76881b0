import BatonCompiler
import BatonSchema
import Testing

/// `@refetchable` (B-22): the query that is written for a fragment, its lens, what is refused.
@Suite struct RefetchQueryTests {
  private static let schema = """
    directive @mark(as: String!) on FIELD
    interface Node { id: ID! }
    interface Pet { id: ID! name: String }
    type Query { node(id: ID!): Node kennel(id: ID!): Kennel tag(code: String!, year: Int!): Tag dogs(first: Int, after: String): Dogs }
    type Kennel implements Node { id: ID! name(in: String): String dogs(first: Int, after: String, of: Breed): Dogs rows: [Row] }
    type Row { dogs(first: Int, after: String): Dogs }
    input Breed { name: String size: Int! }
    type Dogs { edges: [DogEdge] pageInfo: PageInfo }
    type DogEdge { cursor: String node: Dog }
    type Dog implements Node & Pet { id: ID! name: String }
    type Tag { code: String! year: Int! text: String }
    type Stray { name: String }
    type PageInfo { endCursor: String startCursor: String hasNextPage: Boolean hasPreviousPage: Boolean }
    """

  private static let config = """
    {"schema": "s", "identity": {"types": {"Tag": ["code", "year"]}},
      "lookups": [{"field": "Query.tag", "type": "Tag", "arguments": ["code", "year"]}]}
    """

  private func compilation(_ document: String, config: String = Self.config) -> Compilation {
    compile(document, schema: Self.schema, config: config)
  }

  /// The digits are those of `md5(count:$count,cursor:$cursor)`.
  @Test func theQueryOfAPagedFragment() {
    let document = """
      query Q { kennel(id: 1) { ...Dogs_kennel } }
      fragment Dogs_kennel on Kennel @refetchable(queryName: "DogsPageQuery")
      @argumentDefinitions(count: {type: "Int", defaultValue: 2}, cursor: {type: "String"}) {
        name
        dogs(first: $count, after: $cursor) @connection(key: "Dogs_dogs") { edges { node { id } } }
      }
      """
    let edges = "{edges{node{id,__typename},cursor},pageInfo{endCursor,hasNextPage}}"
    #expect(
      compilation(document).text("DogsPageQuery")
        == "query DogsPageQuery($count:Int=2,$cursor:String,$id:ID!){node(id:$id)"
        + "{__typename,...Dogs_kennel_2e1d25,id}}"
        + "fragment Dogs_kennel_2e1d25 on Kennel{name,dogs(first:$count,after:$cursor)\(edges),id}")
    #expect(
      compilation(document).text("Q")
        == "query Q{kennel(id:1){...Dogs_kennel,id}}"
        + "fragment Dogs_kennel on Kennel{name,dogs(first:2)\(edges),id}")
  }

  @Test(arguments: [
    // By a look-up of several fields.
    (
      "fragment F on Tag @refetchable(queryName: \"R\") { text }",
      "query R($code:String!,$year:Int!){tag(code:$code,year:$year){...F,code,year}}"
        + "fragment F on Tag{text,code,year}"
    ),
    // On the query type itself.
    (
      "fragment F on Query @refetchable(queryName: \"R\") @argumentDefinitions(n: {type: \"Int\"}) { dogs(first: $n) { edges { cursor } } }",
      "query R($n:Int){...F_"
    ),
    // On an interface.
    (
      "fragment F on Node @refetchable(queryName: \"R\") { id }",
      "query R($id:ID!){node(id:$id){__typename,...F,id}}fragment F on Node{__isNode:__typename,id}"
    ),
    // Variables of the operation that it and its fragments use, with the types that they need.
    (
      """
      fragment F on Kennel @refetchable(queryName: "R") { name(in: $in) @include(if: $on) ...G }
      fragment G on Kennel { dogs(first: 1, of: {name: $in, size: $size}) { edges { cursor } } }
      """,
      "query R($id:ID!,$in:String,$on:Boolean!,$size:Int!){node(id:$id){__typename,...F,id}}"
    ),
    // A variable in the place of an argument whose default alone keeps null away, two fragments down.
    (
      """
      fragment F on Kennel @refetchable(queryName: "R") { ...G @arguments(s: $size, in: $in) }
      fragment G on Kennel @argumentDefinitions(s: {type: "Int", defaultValue: 1}, in: {type: "String"}) {
        ...H @arguments(s: $s) name(in: $in)
      }
      fragment H on Kennel @argumentDefinitions(s: {type: "Int", defaultValue: 2}) {
        dogs(first: 1, of: {size: $s}) { edges { cursor } }
      }
      """,
      "query R($id:ID!,$in:String,$size:Int!){node(id:$id){__typename,...F,id}}"
    ),
    // Those that directives take.
    (
      """
      fragment F on Kennel @refetchable(queryName: "R") { id ...G @defer(if: $late) }
      fragment G on Kennel { name @mark(as: $as) }
      """,
      "query R($as:String!,$id:ID!,$late:Boolean!){node(id:$id){__typename,...F,id}}"
    ),
    // What a fragment declares itself is not the operation's.
    (
      """
      fragment F on Kennel @refetchable(queryName: "R") { ...G @arguments(at: $in) }
      fragment G on Kennel @argumentDefinitions(at: {type: "String"}) { name(in: $at) }
      """,
      "query R($id:ID!,$in:String){node(id:$id){__typename,...F,id}}fragment F on Kennel{...G_"
    ),
  ]) func queries(_ fragments: String, _ expected: String) {
    let text = compilation(fragments).text("R")
    #expect(text.hasPrefix(expected), "\(text)")
  }

  private func code(_ document: String) -> [String] {
    compilation(document).file("documents.baton.swift").split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
  }

  @Test func theLensRefetches() {
    let lines = code(
      """
      fragment F on Kennel @refetchable(queryName: "R")
      @argumentDefinitions(count: {type: "Int!", defaultValue: 2}, class: {type: "String"}) {
        name(in: $class) dogs(first: $count) { edges { cursor } }
      }
      """)
    #expect(
      lines.contains(
        "@MainActor @discardableResult public func refetch(`class`: String? = nil, count: Int? = nil) async throws -> Self {"
      ))
    #expect(
      lines.contains(
        "static let refetching = Baton.Refetching(R.self, variables: [\"class\", \"count\", \"id\"], key: [\"id\": Slots.Kennel.id])"
      ))
    #expect(lines.contains("nonisolated public struct R: Baton.Query {"))
  }

  @Test func aFieldOfThatNameKeepsIt() {
    let lines = code(
      "fragment F on Kennel @refetchable(queryName: \"R\") { refetch: name }")
    #expect(lines.contains { $0.hasPrefix("@MainActor public var refetch: String?") })
    #expect(!lines.contains { $0.contains("func refetch(") })
  }

  /// Pages are asked for where one object at most leads to the list, and variables say which.
  @Test(arguments: [
    ("dogs(first: $n, after: $c) @connection(key: \"F_dogs\") { edges { cursor } }", 1),
    ("dogs(first: 5, after: $c) @connection(key: \"F_dogs\") { edges { cursor } }", 0),
    ("dogs(first: $n) @connection(key: \"F_dogs\") { edges { cursor } }", 0),
    (
      "rows { dogs(first: $n, after: $c) @connection(key: \"F_dogs\") { edges { cursor } } }", 0
    ),
  ]) func whereThereAreMorePages(_ field: String, _ expected: Int) {
    let refetchable = """
      fragment F on Kennel @refetchable(queryName: "R")
      @argumentDefinitions(n: {type: "Int", defaultValue: 2}, c: {type: "String"}) { id name(in: $c) all: dogs(first: $n) { edges { cursor } } \(field) }
      """
    let lines = code(refetchable)
    #expect(lines.count { $0.contains("func loadNext(") } == expected)
    let plain = code(
      refetchable.replacing("@refetchable(queryName: \"R\")", with: "")
        + " query Q { kennel(id: 1) { ...F } }")
    #expect(!plain.contains { $0.contains("func loadNext(") })
  }

  @Test func aQueryPagesThroughItself() {
    let lines = code(
      """
      query Q($n: Int, $c: String) {
        dogs(first: $n, after: $c) @connection(key: "Q_dogs") { edges { cursor } }
      }
      """)
    let call =
      "try await anchor.loadNext(count, Baton.Refetching(Q.self), count: \"n\", cursor: \"c\")"
    #expect(lines.contains(call))
  }

  @Test func theReportHasTheQuery() throws {
    let report = try #require(
      compilation("fragment F on Kennel @refetchable(queryName: \"R\") { name }").report)
    #expect(report.operations.map(\.name) == ["R"])
    #expect(report.fragments.map(\.operations) == [["R"]])
  }

  @Test(arguments: [
    ("fragment F on Kennel @refetchable(queryName: ⟦\"1R\"⟧) { name }", "refetchable-name"),
    (
      "query R { kennel(id: 1) { ...F } } fragment F on Kennel @refetchable(queryName: ⟦\"R\"⟧) { name }",
      "refetchable-name-taken"
    ),
    (
      "fragment F on Kennel @refetchable(queryName: ⟦\"F\"⟧) { name }", "refetchable-name-taken"
    ),
    (
      """
      fragment F on Kennel @refetchable(queryName: "R") { name }
      fragment G on Kennel @refetchable(queryName: ⟦"R"⟧) { name }
      """, "refetchable-name-taken"
    ),
    ("fragment F on Stray ⟦@refetchable(queryName: \"R\")⟧ { name }", "refetchable-type"),
    ("fragment F on Pet ⟦@refetchable(queryName: \"R\")⟧ { name }", "refetchable-type"),
    (
      "fragment F on Kennel ⟦@refetchable(queryName: \"R\")⟧ @argumentDefinitions(id: {type: \"String\"}) { name(in: $id) }",
      "refetchable-key-argument"
    ),
    (
      "fragment F on Kennel ⟦@refetchable(queryName: \"R\")⟧ { name(in: $x) dogs(first: $x) { edges { cursor } } }",
      "refetchable-variable"
    ),
    ("fragment F on Tag @refetchable(queryName: \"R\") { text }", ""),
  ]) func problems(_ marked: String, _ id: String) {
    let place = MarkedText(marked)
    let found = compilation(place.text).diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.id) == (id.isEmpty ? [] : [id]))
    #expect(found.map(\.location.range) == (id.isEmpty ? [] : place.ranges))
  }
}
