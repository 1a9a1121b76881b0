import BatonCompiler
import BatonSchema
import Testing

/// `@catch`, `@throwOnFieldError`, `@semanticNonNull` and `onError` (B-14.6, B-14.7, C-9).
@Suite struct CatchTests {
  private static let schema = """
    interface Named { name: String }
    type Song implements Named @semanticNonNullField(name: "title") {
      id: ID! name: String @semanticNonNull title: String length: Int!
      singers: [Singer] @semanticNonNull(levels: [0, 1]) tags: [[String!]]
      words: [String!] parts: [String] @semanticNonNull(levels: [1])
    }
    type Singer implements Named { id: ID! name: String song: Song }
    type Query { song: Song named: Named }
    """
  private static let nullOnError = #"{"schema": "schema.graphql", "onError": "NULL"}"#

  private func code(_ document: String, _ config: String = #"{"schema": "s"}"#) -> String {
    compile(document, schema: Self.schema, config: config).file("documents.baton.swift")
  }

  /// The accessors of the named struct's members, as `name: Type`.
  private func types(
    _ document: String, _ config: String = #"{"schema": "s"}"#, in lens: String
  ) -> [String] {
    let lines = code(document, config).split(separator: "\n").map { $0.drop { $0 == " " } }
    let from = lines.firstIndex { $0.hasPrefix("nonisolated public struct \(lens):") } ?? 0
    return lines[from...].dropFirst().prefix { !$0.hasPrefix("nonisolated") }.compactMap { line in
      guard line.hasPrefix("@MainActor public var "), let brace = line.firstIndex(of: "{") else {
        return nil
      }
      return String(line[..<brace].dropFirst("@MainActor public var ".count).dropLast())
    }
  }

  @Test(arguments: [
    ("query Q { song @catch { name } ⟦song⟧ { id } }", "catch-conflict"),
    (
      "query Q { song { name @catch name ⟦@catch(to: NULL)⟧ } }", "catch-conflict"
    ),
    ("query Q { song { ... ⟦@catch⟧ { name } } }", "catch-needs-alias"),
    ("query Q { named { ... on Song ⟦@catch⟧ { name } } }", "catch-needs-alias"),
    ("query Q { song { name @catch(to: ⟦NOTHING⟧) } }", "values-of-correct-type"),
    ("query Q { song { name ⟦@throwOnFieldError⟧ } }", "known-directives"),
    ("query Q { song { ...F ⟦@catch⟧ } } fragment F on Song { id }", "known-directives"),
    ("query Q($to: __CatchTo!) { song { name @catch(to: ⟦$to⟧) } }", "literal-needed"),
  ]) func refused(_ marked: String, _ id: String) {
    let (problems, places) = reported(marked, schema: Self.schema)
    #expect(problems.map { $0.split(separator: " ").first.map(String.init) } == [id])
    #expect(places.count == 1)
    if id != "known-directives" { #expect(problems == places.map { "\(id) at \($0)" }) }
  }

  @Test func aCaughtFieldIsAResult() {
    #expect(
      types("query Q { song @catch { length } }", in: "Data") == [
        "song: Swift.Result<Song?, Baton.FieldErrors>"
      ])
    #expect(types("query Q { song @catch(to: NULL) { length } }", in: "Data") == ["song: Song?"])
  }

  @Test func semanticNullabilityCountsWhereErrorsAreSeen() {
    let fields = "{ name title singers { id } words parts }"
    #expect(
      types("query Q { song \(fields) }", in: "Song") == [
        "name: String?", "title: String?", "singers: Baton.List<Singers>?", "words: [String]?",
        "parts: [String?]?",
      ])
    let seen = [
      "name: String", "title: String", "singers: Baton.List<Singers>", "words: [String]?",
      "parts: [String]?",
    ]
    #expect(types("query Q { song @catch \(fields) }", in: "Song") == seen)
    #expect(types("query Q @throwOnFieldError { song \(fields) }", in: "Song") == seen)
    #expect(
      types("query Q { song { ...F } } fragment F on Song @throwOnFieldError \(fields)", in: "F")
        == seen)
    #expect(
      types("query Q { song { name @catch title } }", in: "Song") == [
        "name: Swift.Result<String, Baton.FieldErrors>", "title: String?",
      ])
    // A fragment that is spread below knows nothing of it.
    #expect(
      types("query Q { song @catch { ...F } } fragment F on Song { name }", in: "F") == [
        "name: String?"
      ])
  }

  @Test func underNullOnErrorNonNullIsSemantic() {
    let config = Self.nullOnError
    #expect(
      types("query Q { song { id length words } }", config, in: "Song") == [
        "id: String?", "length: Int?", "words: [String?]?",
      ])
    #expect(
      types("query Q { song @catch { id length words } }", config, in: "Song") == [
        "id: String", "length: Int", "words: [String]?",
      ])
  }

  @Test func aThrowingFragmentsAccessorThrows() {
    let code = code(
      """
      query Q { named { ...F ...G } }
      fragment F on Named @throwOnFieldError { name }
      fragment G on Song @throwOnFieldError { title @required(action: NONE) }
      """)
    #expect(code.contains("public var f: F { get throws { try anchor.entering().checked() } }"))
    #expect(
      code.contains(
        "public var g: G? { get throws { try anchor.narrowed(to: Types.Song)?.entering().checkedPresent() } }"
      ))
  }

  /// What a constant condition leaves out succeeds with nothing.
  @Test func whatIsNeverAskedForIsNoError() {
    let code = code(
      """
      query Q {
        song @skip(if: true) @catch { id }
        other: song { ... @include(if: false) { name @catch } }
      }
      """)
    #expect(code.contains("song: Swift.Result<Song?, Baton.FieldErrors> { .success(nil) }"))
    #expect(code.contains("name: Swift.Result<String?, Baton.FieldErrors> { .success(nil) }"))
  }

  @Test func aCaughtAliasAsksForTheErrorsOfWhatItSpreads() {
    let code = code(
      """
      query Q { song { ... @alias(as: "safe") @catch { ...F } } }
      fragment F on Song { length }
      """)
    #expect(
      code.contains("public var safe: Swift.Result<Safe, Baton.FieldErrors> { anchor.caught() }"))
    #expect(code.contains("anchor.collectErrors(of: F.self, into: &errors)"))
    #expect(code.contains("anchor.collectErrors(at: Slots.Song.length, into: &errors)"))
  }
}
