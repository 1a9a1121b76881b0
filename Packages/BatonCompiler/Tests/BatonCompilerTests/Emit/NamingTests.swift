import BatonCompiler
import BatonSchema
import Testing

/// C-3: names in Swift.
@Suite struct NamingTests {
  private static let schema = """
    type Query { box: Box Box: Box boxes: [Box!]! Types: Box anchor: String a: Pick }
    type Box { id: ID! box: Box String: String data: Box status: Status }
    enum Status { on off }
    union Pick = Box | Types
    type Types { Slots: Int Baton: Types }
    """

  private func accessors(_ document: String) throws -> [String] {
    let compilation = compile(document, schema: Self.schema)
    let report = try #require(compilation.report, "\(compilation.summary)")
    let lens = try #require(report.operations.first?.lens)
    return lens.accessors.map { accessor in
      "\(accessor.accessor) \(accessor.lens?.swiftName ?? "-")"
    }
  }

  @Test func nestedLensesOfOneNameAreToldApart() throws {
    #expect(
      try accessors("query Q { box { id } Box { id } boxes { id } }") == [
        "box Q.Data.Box_", "Box Q.Data.Box__", "boxes Q.Data.Boxes",
      ])
  }

  @Test func namesOfGeneratedCodeAreLeftToIt() throws {
    #expect(
      try accessors("query Q { Types { id } anchor }") == ["Types_ Q.Data.Types__", "anchor_ -"])
  }

  @Test func lensesDoNotHideTheModulesTypes() throws {
    let document = """
      query Q { box { status Status: data { id } } a { ...Box_status } }
      fragment Box_status on Box { id }
      """
    let compilation = compile(document, schema: Self.schema)
    let text = compilation.file("documents.baton.swift")
    #expect(text.contains("public var status: Status? {"))
    #expect(text.contains("struct Status_: Baton.Lens"))
  }

  @Test func spreadsAreNamedAfterTheirView() throws {
    let document = """
      query Q { box { ...IssueRow_issue ...IssueRow_viewer ...Plain ...A_b_c ..._x } }
      fragment IssueRow_issue on Box { id }
      fragment IssueRow_viewer on Box { id }
      fragment Plain on Box { id }
      fragment A_b_c on Box { id }
      fragment _x on Box { id }
      """
    let compilation = compile(document, schema: Self.schema)
    let report = try #require(compilation.report, "\(compilation.summary)")
    let box = try #require(report.operations.first?.lens.accessors.first?.lens)
    #expect(
      box.accessors.map(\.accessor)
        == ["issueRow_issue", "issueRow_viewer", "plain", "a_b", "_x"])
  }

  @Test func conditionsAreNamedAfterTheirType() throws {
    let document = "query Q { a { ... on Box { id } ... on Types { Slots Baton { Slots } } } }"
    let compilation = compile(document, schema: Self.schema)
    let report = try #require(compilation.report)
    let pick = try #require(report.operations.first?.lens.accessors.first?.lens)
    #expect(pick.accessors.map(\.accessor) == ["asBox", "asTypes"])
    #expect(pick.accessors.last?.lens?.accessors.map(\.accessor) == ["Slots_", "Baton_"])
    #expect(
      compilation.file("Baton.baton.swift").contains(
        "static let Types_ = Baton.RecordType(\"Types\")"))
  }

  @Test func operationsAndEnumsOfOneName() {
    let compilation = compile(
      "query Status { box { status } } query String { box { id } }", schema: Self.schema)
    #expect(compilation.file("documents.baton.swift").contains("struct Status: Baton.Query"))
    #expect(compilation.file("documents.baton.swift").contains("struct String_: Baton.Query"))
    #expect(compilation.file("documents.baton.swift").contains("public var status: Status_?"))
    #expect(compilation.file("Baton.baton.swift").contains("public enum Status_: Baton.EnumValue"))
  }

  /// To GraphQL these are two names, to Swift one.
  @Test func operationsAndFragmentsOfOneName() {
    let compilation = compile(
      "query Box { box { ...Box } } fragment Box on Box { id }", schema: Self.schema)
    let text = compilation.file("documents.baton.swift")
    #expect(text.contains("struct Box: Baton.Query"))
    #expect(text.contains("struct Box_: Baton.Lens"))
    #expect(text.contains("public var box: Box_ { .init(anchor: anchor.entering()) }"))
    #expect(compilation.summary == "renamed-definition at Box")
  }

  /// A view named like what it asks for would be one type with it; what is declared in others is none.
  @Test func aTypeOfTheModuleHasTheName() throws {
    let view = MarkedText(
      """
      // struct Other {}
      struct ⟦Boxes⟧: View {
        struct Inner {}
        @Query("query ⟦Boxes⟧ { boxes { ...Inner ...Taken } }") var boxes: Boxes
        @Fragment("fragment Inner on Box { id }") var inner: Inner
      }
      """)
    let others = Source(
      name: "Others.swift",
      text: "extension Other { enum Boxes {} }\nfinal class `Taken` {} // \nlet s = \"struct Q\"")
    let generated = Source(name: "Old.baton.swift", text: "public struct Inner: Baton.Lens {}")
    let fragments = Source(
      name: "F.graphql",
      text: "fragment Taken on Box { id } query Other { box { id } } query s { box { id } }")
    let compilation = compile(
      [view.source("View.swift"), others, generated, fragments], Self.schema)
    #expect(compilation.diagnostics.map(\.id) == ["type-name-taken", "type-name-taken"])
    let first = try #require(compilation.diagnostics.first)
    #expect(first.location.range == view.ranges.last)
    #expect(first.notes.map(\.location.range) == view.ranges.dropLast())
    #expect(compilation.files.isEmpty)
  }

  @Test func whatOtherFilesDoNotSeeAndWhatIsImportedTakesNoName() {
    let document = Source(
      name: "View.swift",
      text: """
        import struct Other.Mine
        private struct Yours {}
        @Query("query Boxes { boxes { ...Mine ...Yours } }") var boxes: Boxes
        @Fragment("fragment Mine on Box { id }") var mine: Mine
        @Fragment("fragment Yours on Box { id }") var yours: Yours
        """)
    let others = Source(
      name: "Others.swift",
      text: """
        private final class Boxes {}
        fileprivate enum Mine {}
        private let a = 1
        struct B { private struct Mine {} }
        """)
    let compilation = compile([document, others], Self.schema)
    #expect(compilation.summary == "type-name-taken at Yours")
  }

  /// C-5: a file is named after its source, whatever is defined there.
  @Test func operationsThatDifferByCaseAreOneFile() {
    let compilation = compile(
      "query q { box { id } } query Q { boxes { id } }", schema: Self.schema)
    #expect(compilation.files.map(\.name) == ["documents.baton.swift", "Baton.baton.swift"])
    let text = compilation.file("documents.baton.swift")
    #expect(text.contains("struct q: Baton.Query"))
    #expect(text.contains("struct Q: Baton.Query"))
  }

  @Test func aReservedPrefixIsRefusedWhereItStands() {
    let compilation = compile("query Q { a }", schema: "type Query { a: Int __x: Int }")
    #expect(compilation.hasErrors)
    #expect(compilation.summary.hasSuffix(" at __x"), "\(compilation.summary)")
  }

  /// Inside an operation its own `Data` and `Action` would hide the module's.
  @Test func namesNestedInOperationsAreLeftToThem() {
    let schema = """
      type Query { a: Action d: [Data] }
      type Mutation { m(a: Action, d: Data): Action }
      enum Action { on }
      enum Data { off }
      """
    let compilation = compile(
      "query Q { a d } mutation M($a: Action, $d: Data) { m(a: $a, d: $d) }", schema: schema)
    let text = compilation.file("documents.baton.swift")
    #expect(text.contains("public var a: Action_? {"))
    #expect(text.contains("public var d: [Data_?]? {"))
    #expect(text.contains("callAsFunction(a: Action_? = nil, d: Data_? = nil, "))
  }

  /// A variable of the name keeps it.
  @Test func theOptimisticAnswerMakesRoom() {
    let compilation = compile(
      "mutation M($optimistic: Int) { m(a: $optimistic) }",
      schema: "type Query { q: Int } type Mutation { m(a: Int): Int }")
    #expect(
      compilation.file("documents.baton.swift").contains(
        "callAsFunction(optimistic: Int? = nil, optimistic_: Operation.Optimistic? = nil)"))
  }

  @Test func variablesHideNothingOfAnAction() {
    let compilation = compile(
      "mutation M($run: Int, $Operation: Int, $in: Int) { m(a: $run, b: $Operation, c: $in) }",
      schema: "type Query { q: Int } type Mutation { m(a: Int, b: Int, c: Int): Int }")
    #expect(
      compilation.file("documents.baton.swift").contains(
        "try await self.run(Self.Operation(run: run, Operation: Operation, in: `in`), "))
  }

  /// What an author named keeps its name; where it cannot, that is said.
  @Test func fragmentsKeepTheirNames() throws {
    let document = "query Q { box { box { ...Box } } } fragment Box on Box { box { id } }"
    let compilation = compile(document, schema: Self.schema)
    #expect(compilation.diagnostics.isEmpty)
    let text = compilation.file("documents.baton.swift")
    #expect(text.contains("\nnonisolated public struct Box: Baton.Lens {"))
    #expect(try accessors(document) == ["box Q.Data.Box_"])
  }

  @Test(arguments: [
    "query String { box { id } }", "query Q { box { ...String } } fragment String on Box { id }",
  ])
  func aRenamedDefinitionIsAWarning(_ document: String) {
    let compilation = compile(document, schema: Self.schema)
    #expect(compilation.summary == "renamed-definition at String")
    #expect(!compilation.hasErrors)
    #expect(compilation.file("documents.baton.swift").contains("struct String_: "))
  }

  @Test func variablesKeepClearOfTheStructsMembers() throws {
    let compilation = compile(
      "query Q($variables: Int, $phase: Int, $Data: Int, $class: Int) { n(a: $variables, b: $phase, c: $Data, d: $class) }",
      schema: "type Query { n(a: Int, b: Int, c: Int, d: Int): Int }")
    let report = try #require(compilation.report)
    #expect(
      report.operations.first?.variables.map(\.swiftName) == [
        "variables_", "phase_", "Data_", "class",
      ])
    #expect(
      compilation.file("documents.baton.swift").contains(
        #""class": self.nulls["class"] ?? self.`class`.map"#))
  }
}
