import Testing

@testable import BatonCompiler

/// The lens of a condition holds what is selected around it (B-14.8), so conditions in conditions multiply.
@Suite struct LensLimitTests {
  private static let schema = """
    interface Node { id: ID! name: String n: Node }
    type A implements Node { id: ID! name: String n: Node }
    type B implements Node { id: ID! name: String n: Node }
    type Query { n: Node }
    """

  private static func selections(_ levels: Int) -> String {
    (0..<levels).reduce("name") { inner, _ in
      "... on A { n { id } } ... on B { n { id } } n { \(inner) }"
    }
  }

  private static func accessors(_ compilation: Compilation) -> Int {
    compilation.files.map { $0.text.ranges(of: "@MainActor public var ").count }
      .reduce(0, +)
  }

  @Test func conditionsThatMultiplyAreRefused() {
    let few = compile(
      "query Many { n { \(Self.selections(4)) } }", schema: Self.schema)
    #expect(few.diagnostics.isEmpty)
    #expect((200..<20_000).contains(Self.accessors(few)))
    let many = compile(
      "query Many { n { \(Self.selections(60)) } }", schema: Self.schema)
    #expect(many.summary == "lens-too-large at Many")
    #expect(many.files.isEmpty)
  }

  @Test func aFragmentOfItsOwnIsTheWayOut() {
    var text = "query Many { n { ...F0 } }\n"
    for level in 0..<60 {
      text += "fragment F\(level) on Node "
      text += "{ ... on A { n { id } } ... on B { n { id } } n { ...F\(level + 1) } }\n"
    }
    text += "fragment F60 on Node { name }"
    let compilation = compile(text, schema: Self.schema)
    #expect(compilation.diagnostics.isEmpty)
    #expect((60 * 8..<60 * 20).contains(Self.accessors(compilation)))
  }

  @Test func aFragmentIsHeldToItToo() {
    let text = "query Few { n { ...Many } } fragment Many on Node { \(Self.selections(60)) }"
    let compilation = compile(text, schema: Self.schema)
    #expect(compilation.summary == "lens-too-large at Many")
  }
}
