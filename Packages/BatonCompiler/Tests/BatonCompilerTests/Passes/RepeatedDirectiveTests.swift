import BatonCompiler
import BatonSchema
import Testing

/// Directives of the server, which the compiler carries and does not read.
@Suite struct RepeatedDirectiveTests {
  private static let schema = """
    type Query { a: Int @mark(as: "one") @mark(as: "two") b(of: Int): Int }
    directive @mark(as: String!) repeatable on QUERY | FIELD | FIELD_DEFINITION
    directive @once(why: String = "because") on FIELD
    """

  @Test func eachIsSentInItsOrder() {
    let compilation = compile(
      #"query Q @mark(as: "p") @mark(as: "q") { a @mark(as: "y") @mark(as: "x") b(of: 1) @once }"#,
      schema: Self.schema)
    #expect(
      compilation.text("Q")
        == #"query Q@mark(as:"p")@mark(as:"q"){a@mark(as:"y")@mark(as:"x"),b(of:1)@once}"#)
  }

  @Test func noneIsPartOfAStorageKey() {
    let compilation = compile(
      #"query Q { a @mark(as: "x") b(of: 1) @once }"#, schema: Self.schema)
    let shared = compilation.file("Baton.baton.swift")
    #expect(shared.contains("let a = Types.Query.slot(\"a\")"))
    #expect(shared.contains("Types.Query.slot(#\"b(of:1)\"#)"))
  }

  @Test func onceIsOnce() {
    let compilation = compile(
      #"query Q @mark(as: "p") @mark(as: "q") { a @mark(as: "x") @mark(as: "y") b @once @once }"#,
      schema: Self.schema)
    #expect(compilation.summary == "unique-directives-per-location at once")
  }
}
