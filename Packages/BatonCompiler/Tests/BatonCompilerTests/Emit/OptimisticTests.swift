import BatonCompiler
import Testing

/// The structs by which an optimistic response is made (B-12).
@Suite struct OptimisticTests {
  private static let schema = """
    interface Node { id: ID! }
    type Song implements Node { id: ID! title: String! length: Int tags: [String]! singer: Singer }
    type Singer implements Node { id: ID! name: String! songs: [Song!] }
    type Query { song: Song }
    type Mutation { change(id: ID): Node song: Song songs: [Song]! ok: Boolean! }
    """

  private func code(_ document: String) -> String {
    compile(document, schema: Self.schema).file("documents.baton.swift")
  }

  @Test func anAbstractObjectSaysItsType() {
    let code = code("mutation M { change { ... on Song { title } } }")
    #expect(
      code.contains("public init(__typename: String, title: String? = nil, id: String)"), "\(code)")
    #expect(
      code.contains(
        #"["__typename": Baton.Variable(self.__typename), "title": self.title.map { Baton.Variable($0) }, "id": Baton.Variable(self.id)]"#
      ))
  }

  @Test func aConcreteOneNeedNot() {
    let code = code("mutation M { song { __typename length } }")
    #expect(code.contains("public init(length: Int? = nil, id: String)"))
    #expect(
      code.contains(
        #"["__typename": Baton.Variable("Song"), "length": self.length.map { Baton.Variable($0) } ?? .null, "id""#
      ))
  }

  @Test func fragmentsAreWrittenOut() {
    let code = code(
      """
      mutation M($x: Boolean!) { song { ...F singer { songs { id } } } ok }
      fragment F on Song { title @include(if: $x) tags singer { ...G } }
      fragment G on Singer { name }
      """)
    #expect(
      code.contains(
        "public init(title: String? = nil, tags: [String?], singer: Singer? = nil, id: String)"),
      "\(code)")
    #expect(
      code.contains("public init(name: String, id: String, songs: [Songs]? = nil)"), "\(code)")
    #expect(code.contains("public init(song: Song? = nil, ok: Bool)"))
  }

  /// Structs are as many as the plan's selections, however many ways lead to them.
  @Test(.timeLimit(.minutes(1))) func theyDoNotMultiply() {
    var document = "mutation M { song { ...F0 } }"
    for level in 0..<30 {
      document += " fragment F\(level) on Song { title singer { songs { ...F\(level + 1) } } }"
    }
    document += " fragment F30 on Song { id }"
    let code = code(document)
    #expect(code.utf8.count < 200_000)
    #expect(code.contains("struct Optimistic"))
  }

  @Test func queriesHaveNone() {
    #expect(!code("query Q { song { id } }").contains("Optimistic"))
  }
}
