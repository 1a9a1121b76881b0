import BatonCompiler
import Testing

/// The work grows with a document, not with its square: these took minutes when lists were copied
/// and compared for every selection.
@Suite struct HostileDocumentTests {
  private static let schema = "type Query { a(x: Int): A } type A { a: A id: ID! name: String }"

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "query Q { " + String(repeating: "a { a { a { id } } } ", count: 6_000) + "}",
      "query Q { a { " + (0..<3_000).map { "...F\($0) " }.joined() + "} } "
        + (0..<3_000).map { "fragment F\($0) on A { a { name } } " }.joined(),
      "query Q(" + (0..<5_000).map { "$v\($0): Boolean! " }.joined() + ") { "
        + (0..<5_000).map { "a @include(if: $v\($0)) { name } " }.joined() + "}",
    ])
  func oneFieldManyTimes(_ document: String) throws {
    let compilation = compile(document, schema: Self.schema)
    let report = try #require(compilation.report, "\(compilation.summary)")
    let lens = try #require(report.operations.first?.lens)
    #expect(lens.accessors.first?.accessor == "a")
  }

  @Test(.timeLimit(.minutes(1))) func aLongChainOfInputs() {
    let count = 12_000
    let inputs = (0..<count).map { "input I\($0) { next: I\($0 + 1) a: Int } " }.joined()
    let compilation = compile(
      "query Q($by: I0) { q(by: $by) }",
      schema: "type Query { q(by: I0): Int } input I\(count) { a: Int } " + inputs)
    let shared = compilation.file("Baton.baton.swift")
    #expect(shared.contains("public struct I\(count): "), "\(compilation.summary)")
    #expect(!shared.contains("boxed"))
  }
}
