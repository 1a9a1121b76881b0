import BatonSchema
import Testing

@Suite struct OperationRuleTests {
  @Test(arguments: [
    ValidationCase(
      "query A { dog { name } } type «B» { a: Int } directive @«d» on FIELD «schema { query: B }» extend type «B» { c: Int }",
      "A document holds operations and fragments; `type B` belongs to a schema.",
      "A document holds operations and fragments; `directive @d` belongs to a schema.",
      "A document holds operations and fragments; `schema` belongs to a schema.",
      "A document holds operations and fragments; `type B` belongs to a schema.")
  ])
  func executableDefinitions(example: ValidationCase) throws {
    try example.check(.executableDefinitions)
  }

  @Test(arguments: [
    ValidationCase("«{» dog { name } }", "The query has no name."),
    ValidationCase(
      "«m»utation { rename(name: \"\") { name } } query A { dog { name } }",
      "The mutation has no name."),
  ])
  func loneAnonymousOperation(example: ValidationCase) throws {
    try example.check(.loneAnonymousOperation)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { dog { name } } mutation «A» { rename(name: \"\") { name } }",
      "There are two operations named `A`.")
  ])
  func uniqueOperationNames(example: ValidationCase) throws {
    try example.check(.uniqueOperationNames)
  }

  @Test func knownOperationTypes() throws {
    let schema = try Schema.build([Source(name: "s", text: "type Query { a: Int }")])
    let marked = Marked("mutation «M» { a } subscription «S» { b }")
    let found = schema.validate([try Document(parsing: marked.source)])
    #expect(
      found.map(\.message) == [
        "The schema has no type for a mutation.", "The schema has no type for a subscription.",
      ])
    #expect(found.map(\.location.range) == marked.ranges)
  }

  @Test(arguments: [
    ValidationCase(
      "subscription A { dogAdded { name } «barked» }", "A subscription selects exactly one field."),
    ValidationCase(
      "subscription A { dogAdded { name } ...F } fragment F on Subscription { «x»: barked }",
      "A subscription selects exactly one field."),
    ValidationCase("subscription A { «__typename» }", "A subscription cannot select `__typename`."),
    ValidationCase(
      "subscription A($x: Boolean!) { barked «@include(if: $x)» }",
      "The field of a subscription cannot stand under `@include`."),
    ValidationCase("subscription A { barked ... on Subscription { barked } }"),
  ])
  func singleFieldSubscriptions(example: ValidationCase) throws {
    try example.check(.singleFieldSubscriptions)
  }
}
