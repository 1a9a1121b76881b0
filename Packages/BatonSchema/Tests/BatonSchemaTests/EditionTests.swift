import BatonSchema
import Testing

/// What the edition of September 2025 adds to the one of October 2021, with the expected answers: the
/// reference implementations at hand know only part of it.
@Suite struct EditionTests {
  private static let query = "type Query { a: Int } "

  @Test(arguments: [
    // Descriptions of what documents define.
    ("\"Says.\" query A { dog { name } }", []),
    ("query A { dog { ...F } } \"\"\"Says.\"\"\" fragment F on Dog { name }", []),
    ("query A(\"Which.\" $id: ID) { human(id: $id) { name } }", []),
    ("\"Says.\" { dog { name } }", ["unexpected-token"]),
    // Exactly one field, which is not null.
    ("query A { find(by: {id: 1}) { name } }", []),
    ("query A { find(by: {}) { name } }", ["values-of-correct-type"]),
    ("query A { find(by: {id: 1, name: \"a\"}) { name } }", ["values-of-correct-type"]),
    ("query A { find(by: {id: 1, name: null}) { name } }", ["values-of-correct-type"]),
    ("query A { find(by: {id: null}) { name } }", ["values-of-correct-type"]),
    ("query A($id: ID!) { find(by: {id: $id}) { name } }", []),
    ("query A($id: ID) { find(by: {id: $id}) { name } }", ["variables-in-allowed-position"]),
    ("query A($key: Key!) { find(by: $key) { name } }", []),
    ("query A($key: Key! = {id: 1}) { find(by: $key) { name } }", []),
    ("query A($key: Key! = {}) { find(by: $key) { name } }", ["values-of-correct-type"]),
    // No condition at the root of a subscription.
    ("subscription A { barked @include(if: true) }", ["single-field-subscriptions"]),
    ("subscription A { ... @skip(if: false) { barked } }", ["single-field-subscriptions"]),
    ("subscription A($x: Boolean!) { dogAdded { name @skip(if: $x) } }", []),
    // A root that is not there is said by a rule of its own, and what introspection tells is more.
    ("query A { __schema { description types { isOneOf specifiedByURL } } }", []),
    (
      "query A { __type(name: \"Key\") { inputFields(includeDeprecated: true) { isDeprecated deprecationReason } } }",
      []
    ),
    // Any character, by number.
    ("query A { values(r: 1, s: \"\\u{1F415}\") }", []),
    ("query A { values(r: 1, s: \"\\uD83D\\uDC15\") }", []),
    ("query A { values(r: 1, s: \"\\u{D83D}\") }", ["invalid-escape"]),
    ("query A { values(r: 1, s: \"\\uD83D\") }", ["invalid-escape"]),
    // A name does not follow a number at once.
    ("query A { values(r: 1x) }", ["invalid-number"]),
    // A null default lets a place be null that must not be.
    (
      "query A($n: Int = null) { values(r: $n) }", ["variables-in-allowed-position"]
    ),
  ])
  func documents(text: String, ids: [String]) throws {
    let schema = try ValidationCase.schema()
    var found: [Diagnostic] = []
    do throws(Diagnostic) {
      found = schema.validate([try Document(parsing: Source(name: "a", text: text))])
    } catch { found = [error] }
    #expect(found.map(\.id) == ids)
  }

  @Test(arguments: [
    ("input In @oneOf { a: Int b: [Int!] }", []),
    ("input In @oneOf { a: Int! }", ["schema-one-of"]),
    ("input In @oneOf { a: Int = 1 }", ["schema-one-of"]),
    ("input In { a: Int } extend input In @oneOf", ["schema-one-of"]),
    ("scalar S @specifiedBy(url: \"https://example.org\")", []),
    ("scalar S @specifiedBy", ["provided-required-arguments"]),
    ("input In { a: Int @deprecated b: Int! = 1 @deprecated }", []),
    ("input In { a: Int! @deprecated }", ["schema-deprecation"]),
    ("type A { a(x: Int @deprecated(reason: \"old\")): Int }", []),
    ("type A { a(x: Int! @deprecated): Int }", ["schema-deprecation"]),
    (
      "interface I { a: Int } interface J implements I { a: Int } type A implements I & J { a: Int }",
      []
    ),
    (
      "interface I { a: Int } interface J implements I { a: Int } type A implements J { a: Int }",
      ["schema-interface"]
    ),
    ("directive @d(x: Int) repeatable on OBJECT type A @d @d(x: 1) { a: Int }", []),
    (
      "directive @d(x: Int) on OBJECT type A @d @d(x: 1) { a: Int }",
      ["unique-directives-per-location"]
    ),
    ("input In { a: In = {} }", ["schema-default-cycle"]),
    ("\"Says.\" schema { query: Query }", []),
    ("extend schema @d directive @d on SCHEMA", []),
  ])
  func schemas(text: String, ids: [String]) {
    var found: [Diagnostic] = []
    do throws(SchemaFailure) {
      _ = try Schema.build([Source(name: "schema", text: Self.query + text)])
    } catch { found = error.diagnostics }
    #expect(found.map(\.id) == ids)
  }
}
