import BatonSchema
import Testing

/// Each kind of diagnostic, by a text that has it and one beside it that has not.
@Suite struct EveryDiagnosticTests {
  struct Example: Sendable {
    let wrong: Text
    let right: Text

    enum Text: Sendable {
      case document(String)
      case schema(String)
      case bytes([UInt8])
    }
  }

  private static let deep = String(repeating: "{ a ", count: 201)
  private static let query = "type Query { a: Int } "

  private static func document(_ wrong: String, _ right: String) -> Example {
    Example(wrong: .document(wrong), right: .document(right))
  }

  private static func schema(_ wrong: String, _ right: String) -> Example {
    Example(wrong: .schema(query + wrong), right: .schema(query + right))
  }

  private static let syntax: [DiagnosticID: Example] = [
    .unexpectedToken: document("query A ) { dog }", "query A { dog { name } }"),
    .unexpectedEnd: document("query A { dog {", "query A { dog { name } }"),
    .emptyDocument: document("# nothing", "query A { dog { name } } # something"),
    .emptyBraces: document("query A { }", "query A { __typename }"),
    .invalidCharacter: document("query A { dog ? }", "query A { dog { name } }"),
    .invalidNumber: document("query A { values(i: 01) }", "query A { values(i: 0) }"),
    .invalidEscape: document(
      #"query A { values(s: "\q") }"#, #"query A { values(s: "\n") }"#),
    .unterminatedString: document("query A { values(s: \"x) }", "query A { values(s: \"x\") }"),
    .invalidUTF8: Example(
      wrong: .bytes(Array("query A { dog { name } } # ".utf8) + [0xFF]),
      right: .bytes(Array("query A { dog { name } } # é".utf8))),
    .variableInConstant: document(
      "query A($a: Int, $b: Int = $a) { values(i: $b) }",
      "query A($b: Int = 1) { values(i: $b) }"),
    .reservedName: document(
      "fragment on on Dog { name }", "query A { dog { ...F } } fragment F on Dog { name }"),
    .nestingTooDeep: document("query A " + deep, "query A { dog { owner { name } } }"),
    .sourceTooLarge: Example(
      wrong: .bytes([UInt8](repeating: 0x20, count: Document.maximumSize + 1)),
      right: .document("query A { dog { name } }")),
  ]

  private static let schemas: [DiagnosticID: Example] = [
    .schemaEmpty: Example(wrong: .schema("scalar ID"), right: .schema(query)),
    .schemaExecutableDefinition: schema("query B { a }", "type B { a: Int }"),
    .schemaDuplicate: schema("type A { a: Int } type A { b: Int }", "type A { a: Int b: Int }"),
    .schemaExtension: schema("extend type B { b: Int }", "extend type Query { b: Int }"),
    .schemaUnknownType: schema("type A { a: Nope }", "type A { a: Query }"),
    .schemaRoot: schema("schema { query: Nope mutation: Query subscription: Query }", ""),
    .schemaOutputType: schema(
      "input In { a: Int } type A { a: In }", "input In { a: Int } type A { a(x: In): Int }"),
    .schemaInputType: schema("type A { a(x: Query): Int }", "type A { a(x: Int): Query }"),
    .schemaInterface: schema(
      "interface I { a: Int } type A implements I { b: Int }",
      "interface I { a: Int } type A implements I { a: Int! b: Int }"),
    .schemaUnionMember: schema("union U = Int", "union U = Query"),
    .schemaEmptyType: schema("type A", "type A { a: Int }"),
    .schemaReservedName: schema("type __A { a: Int }", "type _A { a: Int }"),
    .schemaInputCycle: schema("input In { a: In! }", "input In { a: [In!]! }"),
    .schemaDefaultCycle: schema("input In { a: In = {} }", "input In { a: In = {a: null} }"),
    .schemaOneOf: schema("input In @oneOf { a: Int! }", "input In @oneOf { a: Int }"),
    .schemaDeprecation: schema(
      "type A { a(x: Int! @deprecated): Int }", "type A { a(x: Int @deprecated): Int }"),
    .schemaDirectiveCycle: schema(
      "directive @d(x: Int @d) on ARGUMENT_DEFINITION",
      "directive @d(x: Int @e) on FIELD directive @e on ARGUMENT_DEFINITION"),
    .schemaSemanticNullability: schema(
      "type A { a: Int @semanticNonNull(levels: [1]) }",
      "type A { a: [Int] @semanticNonNull(levels: [1]) }"),
  ]

  private static let documents: [DiagnosticID: Example] = [
    .executableDefinitions: document(
      "query A { dog { name } } type B { a: Int }", "query A { dog { name } }"),
    .loneAnonymousOperation: document("{ dog { name } }", "query A { dog { name } }"),
    .knownOperationTypes: Example(
      wrong: .document("mutation A { rename(name: 1) { name } }"),
      right: .document("mutation A { rename(name: \"a\") { name } }")),
    .uniqueOperationNames: document(
      "query A { dog { name } } query A { cat { name } }",
      "query A { dog { name } } query B { cat { name } }"),
    .uniqueFragmentNames: document(
      "query A { dog { ...F } } fragment F on Dog { name } fragment F on Dog { tags }",
      "query A { dog { ...F ...G } } fragment F on Dog { name } fragment G on Dog { tags }"),
    .uniqueVariableNames: document(
      "query A($a: Int, $a: Int) { values(i: $a) }", "query A($a: Int) { values(r: 1, i: $a) }"),
    .uniqueArgumentNames: document(
      "query A { human(id: 1, id: 1) { name } }", "query A { human(id: 1) { name } }"),
    .uniqueInputFieldNames: document(
      "query A { find(by: {id: 1, id: 1}) { name } }", "query A { find(by: {id: 1}) { name } }"),
    .uniqueDirectivesPerLocation: document(
      "query A { dog { name @onField @onField } }",
      "query A { dog { name @tag(name: \"a\") @tag(name: \"a\") } }"),
    .knownTypeNames: document(
      "query A { dog { ... on Nope { x } } }", "query A { dog { ... on Pet { name } } }"),
    .variablesAreInputTypes: document(
      "query A($a: Dog) { values(any: $a) }", "query A($a: Anything) { values(r: 1, any: $a) }"),
    .fragmentsOnCompositeTypes: document(
      "query A { dog { ... on Command { x } } }", "query A { dog { ... on Dog { name } } }"),
    .knownFragmentNames: document(
      "query A { dog { ...F } }", "query A { dog { ...F } } fragment F on Dog { name }"),
    .noFragmentCycles: document(
      "query A { dog { ...F } } fragment F on Dog { ...F }",
      "query A { dog { ...F } } fragment F on Dog { name }"),
    .possibleFragmentSpreads: document(
      "query A { dog { ... on Cat { name } } }", "query A { pet { ... on Cat { name } } }"),
    .fieldsOnCorrectType: document("query A { dog { wings } }", "query A { dog { name } }"),
    .scalarLeafs: document("query A { dog }", "query A { dog { name } }"),
    .knownDirectives: document(
      "query A { dog { name @nope } }", "query A { dog { name @onField } }"),
    .argumentDefinitions: document(
      "query A { dog { ...F } } fragment F on Dog @argumentDefinitions(a: 1) { name(surname: $a) }",
      "query A { dog { ...F } } fragment F on Dog @argumentDefinitions(a: {type: \"Boolean\"}) { name(surname: $a) }"
    ),
    .knownArgumentNames: document(
      "query A { human(nope: 1) { name } }", "query A { human(id: 1) { name } }"),
    .providedRequiredArguments: document(
      "query A { dog { knows } }", "query A { dog { knows(command: SIT) } }"),
    .valuesOfCorrectType: document(
      "query A { dog { knows(command: 1) } }", "query A { dog { knows(command: SIT) } }"),
    .noUndefinedVariables: document(
      "query A { human(id: $id) { name } }", "query A($id: ID) { human(id: $id) { name } }"),
    .noUnusedVariables: document(
      "query A($id: ID) { dog { name } }", "query A($id: ID) { human(id: $id) { name } }"),
    .variablesInAllowedPosition: document(
      "query A($id: Int) { human(id: $id) { name } }",
      "query A($id: ID!) { human(id: $id) { name } }"),
    .singleFieldSubscriptions: document(
      "subscription A { dogAdded { name } barked }", "subscription A { dogAdded { name } }"),
    .deferStreamDirectiveLabel: document(
      "query A($l: String) { dog { ... @defer(label: $l) { name } } }",
      "query A { dog { ... @defer(label: \"l\") { name } } }"),
    .deferStreamDirectiveOnRootField: document(
      "mutation A { ... @defer { rename(name: \"a\") { name } } }",
      "mutation A { rename(name: \"a\") { ... @defer { name } } }"),
    .deferStreamDirectiveOnValidOperations: document(
      "subscription A { dogAdded { ... @defer { name } } }",
      "query A { dog { ... @defer { name } } }"),
    .streamDirectiveOnListField: document(
      "query A { dog { name @stream } }", "query A { dog { tags @stream } }"),
    .overlappingFieldsCanBeMerged: document(
      "query A { dog { a: name a: tags } }", "query A { dog { a: name b: tags } }"),
    .noUnusedFragments: document(
      "query A { dog { name } } fragment F on Dog { name }",
      "query A { dog { ...F } } fragment F on Dog { name }"),
  ]

  private func ids(_ text: Example.Text, in schema: Schema) -> [String] {
    switch text {
    case .schema(let text):
      do throws(SchemaFailure) {
        _ = try Schema.build([Source(name: "schema", text: text)])
        return []
      } catch { return error.diagnostics.map(\.id) }
    case .document(let text): return ids(Array(text.utf8), in: schema)
    case .bytes(let bytes): return ids(bytes, in: schema)
    }
  }

  private func ids(_ bytes: [UInt8], in schema: Schema) -> [String] {
    do throws(Diagnostic) {
      return schema.validate([try Document(parsing: Source(name: "document", bytes: bytes))])
        .map(\.id)
    } catch { return [error.id] }
  }

  @Test(arguments: DiagnosticID.allCases)
  func isFoundAndNotFound(id: DiagnosticID) throws {
    let example = try #require(
      Self.syntax[id] ?? Self.schemas[id] ?? Self.documents[id], "no example of \(id.rawValue)")
    // What a schema without mutations says of them.
    let schema =
      id == .knownOperationTypes
      ? try Schema.build([Source(name: "schema", text: Self.query)]) : try ValidationCase.schema()
    #expect(ids(example.wrong, in: schema).contains(id.rawValue))
    #expect(!ids(example.right, in: try ValidationCase.schema()).contains(id.rawValue))
  }
}
