import BatonCompiler
import BatonSchema
import Testing

/// `@inline` (B-14.9): fragments that are values.
@Suite struct InlineTests {
  private static let schema = """
    type Song { id: ID! title: String singers(first: Int): Singers }
    type Singers { edges: [Edge] pageInfo: PageInfo! }
    type Edge { cursor: String node: Singer }
    type PageInfo {
      hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String
    }
    type Singer { id: ID! name: String }
    type Query { song: Song node(id: ID!): Song }
    """

  private func code(_ fragments: String) -> String {
    compile("query Q { song { ...V } } " + fragments, schema: Self.schema)
      .file("documents.baton.swift")
  }

  @Test func aValueHoldsWhatALensWouldRead() {
    let code = code("fragment V on Song @inline { id title }")
    #expect(code.contains("nonisolated public struct V: Hashable, Sendable {"))
    #expect(code.contains("public var title: String?\n"))
    #expect(code.contains("public init(id: String, title: String? = nil) {"))
    #expect(code.contains("self.title = anchor.string(Slots.Song.title)"))
    #expect(code.contains("public var v: V { .init(anchor: anchor.entering()) }"))
  }

  @Test func listsAreArraysOfValues() {
    let code = code("fragment V on Song @inline { singers { edges { node { name } } } }")
    #expect(code.contains("public var edges: [Edges]?\n"))
    #expect(code.contains("anchor.anchors(Slots.Singers.edges)?.map { Edges(anchor: $0) }"))
  }

  @Test func theTextSaysNothingOfIt() {
    let compilation = compile(
      "query Q { song { ...V } } fragment V on Song @inline { title }", schema: Self.schema)
    #expect(
      compilation.text("Q") == "query Q{song{...V,id}}fragment V on Song{title}")
  }

  @Test(arguments: [
    ("fragment V on Song @inline { title ⟦@required(action: LOG)⟧ }", "inline-directive"),
    ("fragment V on Song @inline { ... on Song { title ⟦@catch⟧ } }", "inline-directive"),
    ("fragment V on Song @inline ⟦@throwOnFieldError⟧ { title }", "inline-directive"),
    (
      "fragment V on Song @inline ⟦@refetchable(queryName: \"VQuery\")⟧ { title }",
      "inline-directive"
    ),
    (
      """
      fragment V on Song @inline {
        singers(first: 2) ⟦@connection(key: \"V_singers\")⟧ { edges { node { id } } }
      }
      """, "inline-directive"
    ),
    ("fragment V on Song @inline { ...⟦L⟧ } fragment L on Song { title }", "inline-spread"),
  ]) func refused(_ fragments: String, _ id: String) {
    let (problems, places) = reported(
      "query Q { song { ...V } } " + fragments, schema: Self.schema)
    #expect(problems.filter { $0.hasPrefix("inline-") } == places.map { "\(id) at \($0)" })
  }

  @Test func valuesHoldValues() {
    let code = code("fragment V on Song @inline { ...W } fragment W on Song @inline { title }")
    #expect(code.contains("public var w: W\n"))
    #expect(code.contains("self.w = .init(anchor: anchor.entering())"))
  }
}
