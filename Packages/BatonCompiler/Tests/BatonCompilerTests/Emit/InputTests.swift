import BatonCompiler
import Testing

/// Variables and input objects in Swift: what is optional to pass, and what may be null (B-21.2, B-23).
@Suite struct InputTests {
  private static let schema = """
    input Wide { need: Int! given: Int! = 1 may: Int tree: Wide odd: [Wide!] }
    input One @oneOf { a: Int b: [One!] c: Deep }
    input Deep { one: One! }
    type Query {
      q(wide: Wide, one: One, hard: Int! = 3, list: [Int!], soft: Int): Int
      r(ids: [ID!]!): Int
    }
    """

  private func compiled(_ document: String) -> Compilation {
    compile(document, schema: Self.schema)
  }

  private func code(_ document: String) -> String {
    compiled(document).file("documents.baton.swift")
  }

  @Test func membersWithDefaultsAreOptionalToPass() {
    let shared = compiled("query Q($w: Wide) { q(wide: $w) }").file("Baton.baton.swift")
    #expect(
      shared.contains(
        "init(need: Int, given: Int? = nil, may: Int? = nil, tree: Wide? = nil, odd: [Wide]? = nil)"
      ))
    #expect(shared.contains("public let may = Baton.NullMember(\"may\")"))
    #expect(!shared.contains("public let given = Baton.NullMember"), "it may be absent, not null")
    #expect(shared.contains("private var boxedTree: [Wide] = []"))
  }

  /// Only what leads back is boxed, not what merely comes after it.
  @Test func boxesAreForCyclesAlone() {
    let shared = compile(
      "query Q($by: A) { q(by: $by) }",
      schema: """
        type Query { q(by: A): Int }
        input A { self: A pair: B many: [A!] }
        input B { back: C end: D }
        input C { other: B }
        input D { own: D leaf: E }
        input E { x: Int }
        """
    ).file("Baton.baton.swift")
    let boxes = shared.split(separator: "\n").filter { $0.contains("private var boxed") }
    #expect(
      boxes.map { $0.drop { $0 == " " } } == [
        "private var boxedSelf_: [A] = []", "private var boxedBack: [C] = []",
        "private var boxedOther: [B] = []", "private var boxedOwn: [D] = []",
      ])
  }

  @Test func oneOfManyIsAnEnum() {
    let shared = compiled("query Q($o: One) { q(one: $o) }").file("Baton.baton.swift")
    #expect(shared.contains("nonisolated public indirect enum One: Hashable, Sendable, "))
    #expect(shared.contains("    case a(Int)\n    case b([One])\n    case c(Deep)\n"))
    #expect(shared.contains("public var one: One\n"))
    let flat = compile(
      "query Q($o: One) { q(one: $o) }",
      schema: "input One @oneOf { a: Int } type Query { q(one: One): Int }"
    ).file("Baton.baton.swift")
    #expect(flat.contains("nonisolated public enum One: "))
  }

  /// A nullable variable with a default may stand where nothing is null; then it takes no null.
  @Test(arguments: [
    ("query Q($x: Int = 1) { q(hard: $x) }", false),
    ("query Q($x: Int = 1) { q(soft: $x) }", true),
    ("query Q($x: Int) { q(hard: $x) }", false),
    ("query Q($x: Int!) { q(soft: $x) }", false),
    ("query Q($x: Int = 1) { q(list: [$x]) }", false),
    ("query Q($x: Int = 1) { q(wide: {need: $x}) }", false),
    ("query Q($x: Int = 1) { q(wide: {need: 1, may: $x}) }", true),
    ("query Q($x: Boolean = true) { q @include(if: $x) }", false),
    ("query Q($x: Int = 1) { ...F } fragment F on Query { q(hard: $x) }", false),
    (
      "query Q($x: Int = 1) { ...F @arguments(y: $x) }"
        + " fragment F on Query @argumentDefinitions(y: {type: \"Int\", defaultValue: 2}) { q(hard: $y) }",
      false
    ),
  ]) func nullsAreTakenWhereTheyMayStand(_ document: String, _ takesNull: Bool) {
    let code = code(document)
    #expect(code.contains("struct Q: "), "\(code)")
    #expect(code.contains("public func withNull") == takesNull)
    #expect(code.contains("self.nulls[\"x\"] ?? ") == takesNull)
  }

  @Test func aDocumentMayBeSentByItsId() throws {
    let compilation = compile(
      "query Q { r(ids: [1]) }", schema: Self.schema,
      config: #"{"schema": "s", "persistConfig": {"file": "f", "algorithm": "SHA256"}}"#)
    let operation = try #require(compilation.operations.first)
    let id = try #require(operation.id)
    #expect(id == SHA256.hex(of: operation.text))
    #expect(compilation.report?.operations.first?.id == id)
    let code = compilation.file("documents.baton.swift")
    #expect(code.contains("Document = .id(\"\(id)\")"))
    #expect(!code.contains(operation.text))
  }
}
