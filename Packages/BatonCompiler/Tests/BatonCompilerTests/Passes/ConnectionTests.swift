import BatonCompiler
import BatonSchema
import Testing

/// `@connection`: what is selected for it (C-2), how the plan marks it (B-9.1), what is refused.
@Suite struct ConnectionTests {
  private static let schema = """
    interface Node { id: ID! }
    type Query { reef(id: ID!): Reef crabs(first: Int, after: String): Crabs }
    type Reef { id: ID! crabs(first: Int, after: String, last: Int, before: String, color: String, old: Boolean): Crabs
      list(first: Int): [Crabs] leaf(first: Int): Int anyone(first: Int): Anyone odd(first: Int): Odd bare(first: Int): Bare blind(first: Int): Blind lost(first: Int, last: Int): Lost ahead(first: Int, last: Int): Ahead }
    type Crabs { edges: [CrabEdge] nodes: [Crab] pageInfo: PageInfo! count: Int }
    type CrabEdge { id: ID cursor: String node: Crab }
    type Crab implements Node { id: ID! name: String }
    type PageInfo { endCursor: String startCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean! }
    union Any = Crab | Shell
    type Shell { size: Int }
    type Anyone { edges: [AnyEdge] pageInfo: PageInfo }
    type AnyEdge { cursor: String node: Any }
    type Odd { edges: CrabEdge pageInfo: PageInfo }
    type Bare { edges: [BareEdge] pageInfo: PageInfo }
    type BareEdge { cursor: String node: Int }
    type Blind { edges: [BlindEdge] pageInfo: PageInfo }
    type BlindEdge { node: Crab }
    type Lost { edges: [CrabEdge] pageInfo: Short }
    type Short { endCursor: String }
    type Ahead { edges: [CrabEdge] pageInfo: Forward }
    type Forward { endCursor: String hasNextPage: Boolean! }
    """

  private func text(_ field: String) -> String {
    let prefix = "query Q{reef(id:1){id,"
    let text = compile("query Q { reef(id: 1) { id \(field) } }", schema: Self.schema).text("Q")
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count).dropLast(2)) : text
  }

  @Test(arguments: [
    (
      "crabs(first: 2) @connection(key: \"R_crabs\") { count edges { node { id name } } }",
      "crabs(first:2){count,edges{node{id,name,__typename},id,cursor},pageInfo{endCursor,hasNextPage}}"
    ),
    // The node's key comes before its type.
    (
      "crabs(first: 2) @connection(key: \"R_crabs\") { edges { id node { name } } }",
      "crabs(first:2){edges{id,node{name,id,__typename},cursor},pageInfo{endCursor,hasNextPage}}"
    ),
    // Backwards, and both ways.
    (
      "crabs(last: 2) @connection(key: \"R_crabs\") { edges { id node { id } } }",
      "crabs(last:2){edges{id,node{id,__typename},cursor},pageInfo{hasPreviousPage,startCursor}}"
    ),
    (
      "crabs(first: 1, last: 2) @connection(key: \"R_crabs\") { edges { id node { id } } }",
      "crabs(first:1,last:2){edges{id,node{id,__typename},cursor},pageInfo{endCursor,hasNextPage,hasPreviousPage,startCursor}}"
    ),
    // What the author selects stays in its place.
    (
      "crabs(first: 2) @connection(key: \"R_crabs\") { pageInfo { hasNextPage } edges { cursor id node { __typename id } } }",
      "crabs(first:2){pageInfo{hasNextPage,endCursor},edges{cursor,id,node{__typename,id}}}"
    ),
    // Edges without a node get one, and aliases do not stand in.
    (
      "crabs(first: 2) @connection(key: \"R_crabs\") { edges { id c: cursor } }",
      "crabs(first:2){edges{id,c:cursor,node{id,__typename},cursor},pageInfo{endCursor,hasNextPage}}"
    ),
    (
      "crabs(first: 2) @connection(key: \"R_crabs\") { info: pageInfo { endCursor } edges { id node { id } } }",
      "crabs(first:2){info:pageInfo{endCursor},edges{id,node{id,__typename},cursor},pageInfo{endCursor,hasNextPage}}"
    ),
    // A node of an abstract type says its type first.
    (
      "anyone(first: 2) @connection(key: \"R_anyone\") { edges { node { ... on Shell { size } } } }",
      "anyone(first:2){edges{node{__typename,...on Shell{size},...on Crab{id}},cursor},pageInfo{endCursor,hasNextPage}}"
    ),
    // Inside an inline fragment and under conditions.
    (
      "crabs(first: 2) @connection(key: \"R_crabs\") { ... @include(if: false) { edges { id node { id } } } }",
      "crabs(first:2){edges@include(if:false){id,node{id,__typename},cursor},pageInfo{endCursor,hasNextPage}}"
    ),
  ]) func insertions(_ field: String, _ expected: String) {
    #expect(text(field) == expected)
  }

  private func plan(_ document: String) -> [String] {
    compile(document, schema: Self.schema).file("documents.baton.swift").split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
  }

  /// The pages stay under their own keys, the list's link has the filters.
  @Test(arguments: [
    ("first: 2", "", ".fixed(Slots.Reef.__R_crabs_connection)"),
    (
      "first: 2, after: $c", "",
      ".fixed(Slots.Reef.__R_crabs_connection), after: .variable(\"c\")"
    ),
    (
      "last: 2, before: \"x\"", "",
      ".fixed(Slots.Reef.__R_crabs_connection), before: .literal(#\"\"x\"\"#)"
    ),
    ("first: 2, after: null", "", ".fixed(Slots.Reef.__R_crabs_connection)"),
    ("first: 2, color: \"red\"", "", ".fixed(Slots.Reef.__R_crabs_connection_18bb39)"),
    (
      "first: 2, color: $c", "", ".dynamic(Slots.Reef.__R_crabs_connection_7f8a1a)"
    ),
    (
      "first: 2, color: \"red\", old: true", ", filters: [\"old\"]",
      ".fixed(Slots.Reef.__R_crabs_connection_b2f4d3)"
    ),
    ("first: 2, color: \"red\"", ", filters: []", ".fixed(Slots.Reef.__R_crabs_connection)"),
  ]) func marks(_ arguments: String, _ filters: String, _ expected: String) throws {
    let document = """
      query Q($c: String) { reef(id: 1) { id title: crabs(first: 1, after: $c) { count }
        crabs(\(arguments)) @connection(key: "R_crabs"\(filters)) { edges { id node { id } } } } }
      """
    let line = try #require(plan(document).first { $0.hasPrefix(".linked(\"crabs\"") })
    let parts = line.split(separator: "Baton.ConnectionLink(key: ", maxSplits: 1)
    let link = try #require(parts.last?.split(separator: "), selection:").first)
    let found = String(link)
    let isHashed = expected.contains("_connection_")
    if isHashed {
      #expect(found.dropLast(7) == expected.dropLast(7), "\(found)")
    } else {
      #expect(found == expected)
    }
  }

  @Test func filtersAreInTheKey() {
    let shared = compile(
      """
      query Q($c: String) { reef(id: 1) { id crabs(first: 2, color: "red", old: true, after: $c)
        @connection(key: "R_crabs") { edges { id } } } }
      """, schema: Self.schema
    ).file("Baton.baton.swift")
    let expected = ##".slot(#"__R_crabs_connection(color:"red",old:true)"#)"##
    #expect(shared.contains(expected))
  }

  /// What an author selects keeps its name.
  @Test func accessorsGiveWay() {
    let code = plan(
      """
      query Q { reef(id: 1) { id crabs(first: 2) @connection(key: "R_crabs") {
        hasNext: count connectionID: count edges { id node { name } } } } }
      """)
    func accessors(_ name: String) -> [String] {
      code.filter { $0.hasPrefix("@MainActor public var \(name):") }
    }
    #expect(accessors("hasNext").count == 1)
    #expect(accessors("hasNext").first?.contains("Int?") == true)
    #expect(accessors("connectionID").count == 1)
    #expect(accessors("hasPrevious").count == 1)
    #expect(accessors("nodes").first?.contains("Baton.List<Edges.Node>") == true)
  }

  @Test func withoutNodesThereIsNoListOfThem() {
    let code = plan(
      "query Q { crabs(first: 2) @connection(key: \"R_crabs\") { edges { id } } }")
    #expect(!code.contains { $0.contains("var nodes:") })
    #expect(code.contains { $0.contains("var hasNext:") })
  }

  @Test(arguments: [
    ("crabs(first: 1) @connection(key: ⟦\"crabs\"⟧) { edges { id } }", "connection-key"),
    ("crabs(first: 1) @connection(key: ⟦\"_crabs\"⟧) { edges { id } }", "connection-key"),
    ("crabs(first: 1) @connection(key: ⟦\"R-crabs\"⟧) { edges { id } }", "connection-key"),
    ("crabs(first: 1) @connection(key: ⟦\"1_crabs\"⟧) { edges { id } }", "connection-key"),
    ("c: crabs(first: 1) @connection(key: ⟦\"R_crabs\"⟧) { edges { id } }", "connection-key"),
    ("crabs(first: 1) @connection(key: ⟦$k⟧) { edges { id } }", "connection-key"),
    ("c: crabs(first: 1) @connection(key: \"R_c\") { edges { id } }", ""),
    (
      "crabs(first: 1) @connection(key: \"R_crabs\", filters: [⟦\"colour\"⟧]) { edges { id } }",
      "connection-filter"
    ),
    (
      "crabs(first: 1) @connection(key: \"R_crabs\", filters: [⟦\"after\"⟧]) { edges { id } }",
      "connection-filter"
    ),
    (
      "crabs(first: 1) @connection(key: \"R_crabs\", filters: ⟦$l⟧) { edges { id } }",
      "connection-filter"
    ),
    (
      "crabs(first: 1) @connection(key: \"R_crabs\", filters: [⟦$k⟧]) { edges { id } }",
      "connection-filter"
    ),
    ("crabs(first: 1) @connection(key: \"R_crabs\", filters: \"color\") { edges { id } }", ""),
    (
      "list(first: 1) @⟦connection⟧(key: \"R_list\") { edges { id } }", "connection-type"
    ),
    ("leaf(first: 1) @⟦connection⟧(key: \"R_leaf\")", "connection-type"),
    ("odd(first: 1) @⟦connection⟧(key: \"R_odd\") { edges { id } }", "connection-type"),
    ("bare(first: 1) @⟦connection⟧(key: \"R_bare\") { edges { node } }", "connection-type"),
    (
      "blind(first: 1) @⟦connection⟧(key: \"R_blind\") { edges { node { id } } }", "connection-type"
    ),
    ("lost(first: 1) @⟦connection⟧(key: \"R_lost\") { edges { id } }", "connection-type"),
    ("ahead(first: 1) @connection(key: \"R_ahead\") { edges { id } }", ""),
    (
      "ahead(last: 1) @⟦connection⟧(key: \"R_ahead\") { edges { id } }", "connection-type"
    ),
    ("⟦crabs⟧ @connection(key: \"R_crabs\") { edges { id } }", "connection-needs-count"),
    (
      "⟦crabs⟧(after: \"x\") @connection(key: \"R_crabs\") { edges { id } }",
      "connection-needs-count"
    ),
    ("⟦crabs⟧(first: 1) @connection(key: \"R_crabs\") { count }", "connection-needs-edges"),
    (
      """
      crabs(first: 1) @connection(key: "A_crabs") { edges { id } }
      crabs(first: 1) ⟦@connection(key: "B_crabs")⟧ { edges { id } }
      """, "connections-differ"
    ),
    (
      "crabs(first: 1) @connection(key: \"R_crabs\") { edges { id } ... { ⟦nodes⟧ { name } } }",
      "connection-nodes"
    ),
    ("crabs(first: 1) @connection(key: \"R_crabs\") { edges { id } page: nodes { id } }", ""),
    ("crabs(first: 1) @connection(key: \"R_crabs\") { edges { id } nodes: count }", ""),
    ("crabs(first: 1) { nodes { name } }", ""),
    (
      """
      crabs(first: 1) @connection(key: "A_crabs") { edges { id } } crabs(first: 1) { count }
      """, ""
    ),
  ]) func problems(_ marked: String, _ id: String) {
    let isUsed = marked.contains("$k") || marked.contains("$l")
    let variables = marked.contains("$k") ? "($k: String!)" : "($l: [String!])"
    let place = MarkedText(
      "query Q\(isUsed ? variables : "") { reef(id: 1) { id \(marked) } }")
    let found = compile(place.text, schema: Self.schema).diagnostics
    #expect(found.map(\.id) == (id.isEmpty ? [] : [id]))
    #expect(found.map(\.location.range) == (id.isEmpty ? [] : place.ranges))
  }

  /// Everything that a type lacks is said at once, and no more than the direction needs.
  @Test(arguments: [
    (
      "lost(first: 1) @connection(key: \"R_lost\") { edges { id } }",
      "`Short` has no `hasNextPage` that is a value."
    ),
    (
      "lost(first: 1, last: 1) @connection(key: \"R_lost\") { edges { id } }",
      "`Short` has no `hasNextPage` and no `hasPreviousPage` and no `startCursor` that is a value."
    ),
    (
      "blind(first: 1) @connection(key: \"R_blind\") { edges { node { id } } }",
      "`BlindEdge` has no field `cursor` that is a value."
    ),
    (
      "dark(first: 1) @connection(key: \"R_dark\") { edges { id } }",
      "`DarkEdge` has no field `node` that is one object, and `DarkEdge` has no field `cursor` that is a value, and `Nothing` has no `endCursor` and no `hasNextPage` that is a value."
    ),
  ]) func whatAConnectionLacks(_ field: String, _ lacks: String) {
    let more = """
      extend type Reef { dark(first: Int): Dark }
      type Dark { edges: [DarkEdge] pageInfo: Nothing } type DarkEdge { id: ID } type Nothing { x: Int }
      """
    let found = compile("query Q { reef(id: 1) { \(field) } }", schema: Self.schema + more)
    #expect(found.diagnostics.map(\.id) == ["connection-type"])
    #expect(found.diagnostics.first?.message.hasSuffix(lacks) == true, "\(found.diagnostics)")
  }

  @Test func theFirstConnectionIsShown() {
    let first = MarkedText(
      """
      query Q { reef(id: 1) {
        crabs(first: 1) ⟦@connection(key: "A_crabs")⟧ { edges { id } }
        crabs(first: 1) @connection(key: "B_crabs") { edges { id } }
      } }
      """)
    let shown = compile(first.text, schema: Self.schema).diagnostics.flatMap(\.notes)
    #expect(shown.map(\.location.range) == first.ranges)
  }
}
