import BatonCompiler
import BatonSchema
import Testing

/// The edge directives: where they may stand, and what becomes of them (B-10).
@Suite struct EditTests {
  private static let schema = """
    interface Node { id: ID! }
    type Note implements Node { id: ID! text: String notes: NoteConnection }
    type Quote implements Node { id: ID! base: String! quote: String! }
    type Asset { uuid: ID! id: ID! }
    type NoteEdge { cursor: String! node: Note }
    type QuoteEdge { cursor: String! node: Quote }
    type Lonely { node: Note }
    type NoteConnection { edges: [NoteEdge] }
    type Payload {
      edge: NoteEdge edges: [NoteEdge] lonely: Lonely note: Note notes: [Note!] node: Node
      grid: [[Note]] deletedId: ID deletedIds: [ID!]! text: String asset: Asset quote: Quote
    }
    type Query { note: Note edge: NoteEdge }
    type Mutation { change(text: String): Payload }
    """
  private static let config = """
    {"schema": "s", "identity": {"types": {"Quote": ["base", "quote"], "Asset": ["uuid"]}}}
    """

  private func mutation(_ fields: String) -> String {
    "mutation M($connections: [ID!]!) { change { \(fields) } }"
  }

  @Test(arguments: [
    "edge @appendEdge(connections: $connections) { node { id } }",
    "edge @prependEdge(connections: $connections) { node { id } }",
    "note @appendNode(connections: $connections, edgeTypeName: \"NoteEdge\") { id }",
    "notes @prependNode(connections: $connections, edgeTypeName: \"NoteEdge\") { id }",
    "node @appendNode(connections: $connections, edgeTypeName: \"QuoteEdge\") { id }",
    "deletedId @deleteEdge(connections: $connections)",
    "deletedIds @deleteRecord deletedId @deleteEdge(connections: $connections)",
    "deletedId @deleteEdge(connections: $connections) other: deletedId @deleteRecord",
    "asset { uuid @deleteRecord } deletedId @deleteEdge(connections: $connections)",
    "text @include(if: true) edge @appendEdge(connections: []) { node { id } } deletedId @deleteEdge(connections: $connections)",
  ]) func accepted(_ fields: String) {
    let compilation = compile(mutation(fields), schema: Self.schema, config: Self.config)
    #expect(compilation.summary.isEmpty)
  }

  @Test(arguments: [
    (
      "edge-type", "note @appendNode(connections: $connections, edgeTypeName: ⟦\"NotEdge\"⟧) { id }"
    ),
    ("edge-type", "note @appendNode(connections: $connections, edgeTypeName: ⟦\"Note\"⟧) { id }"),
    ("edge-type", "note @appendNode(connections: $connections, edgeTypeName: ⟦\"Lonely\"⟧) { id }"),
    (
      "edge-type",
      "note @prependNode(connections: $connections, edgeTypeName: ⟦\"QuoteEdge\"⟧) { id }"
    ),
    ("edit-wrong-field", "note ⟦@appendEdge(connections: $connections)⟧ { id }"),
    ("edit-wrong-field", "lonely ⟦@prependEdge(connections: $connections)⟧ { node { id } }"),
    ("edit-wrong-field", "edges ⟦@appendEdge(connections: $connections)⟧ { node { id } }"),
    (
      "edit-wrong-field",
      "text ⟦@appendNode(connections: $connections, edgeTypeName: \"NoteEdge\")⟧"
    ),
    ("edit-wrong-field", "text ⟦@deleteEdge(connections: $connections)⟧"),
    (
      "edit-wrong-field",
      "note ⟦@deleteRecord⟧ { id } deletedId @deleteEdge(connections: $connections)"
    ),
    ("edit-twice", "deletedId @deleteEdge(connections: $connections) ⟦@deleteRecord⟧"),
    (
      "edit-needs-key",
      "quote { base ⟦@deleteRecord⟧ } deletedId @deleteEdge(connections: $connections)"
    ),
    ("edit-needs-key", "asset { id ⟦@deleteEdge(connections: $connections)⟧ }"),
  ]) func refused(_ id: String, _ fields: String) {
    // `Quote.base` is an `ID` here, so that its type is not what is wrong.
    let schema = Self.schema.replacing("base: String!", with: "base: ID!")
    let (problems, expected) = reported(mutation(fields), schema: schema, config: Self.config)
    #expect(problems == expected.map { "\(id) at \($0)" })
  }

  /// What the directives' own definitions say is held like anything else.
  @Test(arguments: [
    (
      "mutation M($c: ID) { change { deletedId @deleteEdge(connections: $⟦c⟧) } }",
      "variables-in-allowed-position"
    ),
    (
      "mutation M { change { deletedId @deleteEdge(connections: ⟦null⟧) } }",
      "values-of-correct-type"
    ),
    ("mutation M { change { deletedId @⟦deleteEdge⟧ } }", "provided-required-arguments"),
    (
      "mutation M($n: String!, $c: [ID!]!) { change { note @appendNode(connections: $c, edgeTypeName: ⟦$n⟧) { id } } }",
      "edge-type"
    ),
    ("mutation M { change ⟦@deleteRecord⟧ { deletedId } }", "edit-wrong-field"),
  ]) func argumentsAreChecked(_ marked: String, _ id: String) throws {
    let document = MarkedText(marked)
    let first = try #require(
      compile(document.text, schema: Self.schema).diagnostics.first)
    #expect(first.id == id)
    #expect(first.location.range.start == document.ranges.first?.start)
  }

  @Test func queriesEditNothing() {
    let (problems, expected) = reported(
      """
      query Q { edge ⟦@appendEdge(connections: [])⟧ { node { ...F } } }
      fragment F on Note { id ⟦@deleteRecord⟧ }
      mutation M { change { note { ...G } } } fragment G on Note { id @deleteRecord }
      """, schema: Self.schema)
    #expect(problems == expected.map { "edit-in-query at \($0)" })
  }

  @Test func anOperationHasOneDirectiveForOneField() {
    let (problems, expected) = reported(
      """
      mutation M { change { deletedId @deleteRecord ...F } }
      fragment F on Payload { ⟦deletedId⟧ @deleteEdge(connections: []) }
      """, schema: Self.schema)
    #expect(problems == expected.map { "edit-conflict at \($0)" })
    let (twice, places) = reported(
      "mutation M { change { deletedId @deleteRecord ⟦deletedId⟧ @deleteEdge(connections: []) } }",
      schema: Self.schema)
    #expect(twice == places.map { "edit-conflict at \($0)" })
    let first = MarkedText(
      "mutation M { change { ⟦deletedId⟧ @deleteRecord deletedId @deleteEdge(connections: []) } }")
    let shown = compile(first.text, schema: Self.schema).diagnostics.flatMap(\.notes)
    #expect(shown.map(\.location.range) == first.ranges)
    let (equal, _) = reported(
      "mutation M { change { deletedId @deleteRecord deletedId @deleteRecord } }",
      schema: Self.schema)
    #expect(equal.isEmpty)
  }

  @Test func directivesAndTheirVariablesAreNotSent() {
    let compilation = compile(
      """
      mutation M($text: String, $connections: [ID!]!) {
        change(text: $text) { edge @appendEdge(connections: $connections) { node { text } } deletedId ...F }
      }
      fragment F on Payload { deletedId @deleteEdge(connections: $connections) }
      """, schema: Self.schema)
    #expect(
      compilation.text("M")
        == "mutation M($text:String){change(text:$text){edge{node{text,id}},deletedId,...F}}"
        + "fragment F on Payload{deletedId}")
    let code = compilation.file("documents.baton.swift")
    #expect(code.contains(#""connections": Baton.Variable(self.connections)"#))
    #expect(code.contains(#"edit: .appendEdge(connections: .variable("connections")), selection"#))
    #expect(
      code.contains(#"list: false, edit: .deleteEdge(connections: .variable("connections"))),"#))
  }

  /// B-9.2: what tells one edge from another is asked for.
  @Test(arguments: ["appendEdge", "prependEdge"])
  func anEdgeWithoutNodeGetsOne(_ directive: String) {
    let compilation = compile(
      mutation("edge @\(directive)(connections: $connections) { cursor }"), schema: Self.schema)
    #expect(compilation.text("M") == "mutation M{change{edge{cursor,node{id}}}}")
    let quoted = compile(
      mutation("edge @\(directive)(connections: $connections) { cursor }"),
      schema: Self.schema.replacing(
        "cursor: String! node: Note }", with: "cursor: ID node: Node }"),
      config: Self.config)
    #expect(
      quoted.text("M")
        == "mutation M{change{edge{cursor,node{__typename,id,...on Quote{base,quote,id}}}}}")
  }

  @Test func argumentsOfFragmentsNameConnections() {
    let compilation = compile(
      """
      mutation M($c: [ID!]!) { change { ...F @arguments(list: $c) } }
      fragment F on Payload @argumentDefinitions(list: {type: "[ID!]!"}) {
        deletedId @deleteEdge(connections: $list)
      }
      """, schema: Self.schema)
    let code = compilation.file("documents.baton.swift")
    #expect(code.contains(#"edit: .deleteEdge(connections: .variable("c"))"#))
    #expect(compilation.text("M").hasPrefix("mutation M{change{...F_"))
  }

  @Test func theEdgesTypeIsInThePlan() {
    let code = compile(
      """
      mutation M { change {
        notes @appendNode(connections: ["a"], edgeTypeName: "NoteEdge") { id } deletedId @deleteRecord
      } }
      """, schema: Self.schema
    ).file("documents.baton.swift")
    #expect(
      code.contains(
        ##"edit: .appendNode(connections: .literal(#"["a"]"#), edgeType: Types.NoteEdge)"##))
    #expect(code.contains("list: false, edit: .deleteRecord),"))
  }
}
