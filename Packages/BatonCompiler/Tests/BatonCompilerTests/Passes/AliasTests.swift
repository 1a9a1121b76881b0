import BatonCompiler
import BatonSchema
import Foundation
import Testing

/// `@alias` (C-3): accessors of fragments by names that the author chose.
@Suite struct AliasTests {
  private static let schema = """
    interface Named { name: String }
    type Song implements Named { id: ID! name: String singer: Singer }
    type Singer implements Named { id: ID! name: String }
    type Query { song: Song named: Named }
    """
  private static let fragments = """
     fragment Row_song on Song { name } fragment Line_named on Named { name }
    """

  private func compiled(_ query: String) -> Compilation {
    compile(query + Self.fragments, schema: Self.schema)
  }

  private func code(_ query: String) -> String { compiled(query).file("documents.baton.swift") }

  @Test func aSpreadIsReadByItsAlias() {
    let code = code("query Q { song { ...Row_song @alias(as: \"head\") ...Row_song } }")
    #expect(code.contains("public var head: Row_song { .init(anchor: anchor.entering()) }"))
    #expect(code.contains("public var row: Row_song { .init(anchor: anchor.entering()) }"))
  }

  @Test func withoutANameAnAliasIsCalledAsUsual() {
    let query = "query Q { song { ...Row_song @alias ... on Named @alias { name } } }"
    let code = code(query)
    #expect(code.contains("public var row: Row_song"))
    #expect(code.contains("public var asNamed: AsNamed { AsNamed(anchor: anchor) }"))
  }

  @Test func anAliasIsNoneOfTheServersBusiness() {
    let query = """
      query Q($x: Boolean!) { song {
        ... @alias(as: "head") { name ...Row_song } ... @alias(as: "tail") @include(if: $x) { id }
      } }
      """
    let fields = "name,...Row_song,id@include(if:$x),id"
    #expect(
      compiled(query).text("Q")
        == "query Q($x:Boolean!){song{\(fields)}}fragment Row_song on Song{name}")
  }

  @Test func anInlineFragmentHasItsOwnLens() {
    let query = """
      query Q($x: Boolean!) {
        named {
          ... on Song @alias(as: "song") { name }
          ... @alias(as: "later") @include(if: $x) { name }
        }
      }
      """
    let code = code(query)
    #expect(
      code.contains(
        "public var song: Song? { anchor.narrowed(to: Types.Song).map(Song.init(anchor:)) }"))
    #expect(
      code.contains(
        "public var later: Later? { anchor.included([.include(\"x\")]).map(Later.init(anchor:)) }"))
    #expect(code.contains("public var name: String? { anchor.string(Slots.Song.name) }"))
  }

  /// An aliased fragment that always applies reads the slots of the type around it.
  @Test func aFragmentOnASupertypeReadsTheTypesOwnSlots() {
    let code = code("query Q { song { ... on Named @alias(as: \"named\") { name } } }")
    #expect(code.contains("public var named: Named { Named(anchor: anchor) }"))
    #expect(code.contains("anchor.string(Slots.Song.name)"))
  }

  /// Who reads the object as another type reads the same lens, however deep such fragments nest.
  @Test func aConditionSharesTheLensesOfTheAliasesAroundIt() {
    let code = code(
      "query Q { named { ... @alias(as: \"head\") { name } ... on Song { id } } }")
    #expect(code.components(separatedBy: "struct Head: Baton.Lens").count == 2)
    #expect(code.components(separatedBy: "var head: Head { Head(anchor: anchor) }").count == 3)
    var nested = "name"
    for _ in 0..<40 {
      nested = "... on Song { id } ... on Singer { id } ... @alias(as: \"x\") { \(nested) }"
    }
    #expect(self.code("query Q { named { \(nested) } }").utf8.count < 200_000)
  }

  @Test func spreadsInsideConditionsOnAbstractTypesTakeAnAlias() {
    let inside = "query Q { song { ... on Named { ...Line_named @alias(as: \"line\") } } }"
    #expect(code(inside).contains("public var line: Line_named"))
    let around = "query Q { song { ... on Named @alias(as: \"n\") { ...Line_named } } }"
    #expect(code(around).contains("public var line: Line_named"))
  }

  @Test(arguments: [
    ("query Q { song { ...Row_song @alias(as: ⟦\"a b\"⟧) } }", "alias-not-name"),
    ("query Q { song { ...Row_song @alias(as: ⟦\"1a\"⟧) } }", "alias-not-name"),
    ("query Q { song { ...Row_song @alias(as: ⟦\"\"⟧) } }", "alias-not-name"),
    ("query Q { song { ... ⟦@alias⟧ { name } } }", "alias-needs-name"),
    ("query Q { song { name ...Row_song @alias(as: ⟦\"name\"⟧) } }", "alias-taken"),
    ("query Q { song { x: name ... @alias(as: ⟦\"x\"⟧) { id } } }", "alias-taken"),
    (
      "query Q { song { ... @alias(as: \"x\") { id } ... @alias(as: ⟦\"x\"⟧) { id } } }",
      "alias-taken"
    ),
    (
      "query Q { named { ...Line_named @alias(as: ⟦\"id\"⟧) ... on Song { id } } }", "alias-taken"
    ),
    (
      "query Q { named { x: name ... on Song { ...Row_song @alias(as: ⟦\"x\"⟧) } } }",
      "alias-taken"
    ),
    (
      "query Q { song { singer { name } } song { singer { ...Line_named @alias(as: ⟦\"name\"⟧) } } }",
      "alias-taken"
    ),
    (
      "query Q { song { ... on Song { name } ...Row_song @alias(as: ⟦\"name\"⟧) } }", "alias-taken"
    ),
    ("query Q { song { name @⟦alias⟧(as: \"x\") } }", "known-directives"),
  ]) func refused(_ marked: String, _ id: String) {
    let (problems, places) = reported(marked + Self.fragments, schema: Self.schema)
    #expect(problems.filter { !$0.hasPrefix("no-unused") } == places.map { "\(id) at \($0)" })
  }

  @Test(arguments: [
    "query Q { song { name ... @alias(as: \"x\") { name } } }",
    "query Q { named { ... on Song { ...Row_song @alias(as: \"x\") } ... on Singer { x: name } } }",
    "query Q { song { ...Row_song @alias(as: \"x\") ...Row_song @alias(as: \"y\") } }",
    "query Q { song { ...Row_song @alias(as: \"x\") ...Row_song @alias(as: \"x\") } }",
    "query Q { song { ...Row_song @alias(as: \"class\") } }",
  ]) func taken(_ query: String) {
    #expect(compiled(query).hasErrors == false, "\(compiled(query).summary)")
  }
}
