import BatonSchema
import Testing

@Suite struct DeliveryRuleTests {
  @Test(arguments: [
    ValidationCase(
      "query A($l: String) { dog { ... @defer(label: «$l») { name } friends @stream(label: «1») { name } } }",
      "The label of `@defer` must be a text, since it is known before anything is sent.",
      "The label of `@stream` must be a text, since it is known before anything is sent."),
    ValidationCase(
      "query A { dog { ... @defer(label: \"a\") { name } } } query B { dog { friends @stream(label: «\"\"\"a\"\"\"») { name } } }",
      "The label `a` is given twice."),
    ValidationCase(
      "query A { dog { ... @defer(label: \"a\") { name } ... @defer { tags } ... @defer(label: null) { barks } } }"
    ),
  ])
  func labels(example: ValidationCase) throws {
    try example.check(.deferStreamDirectiveLabel)
  }

  @Test(arguments: [
    ValidationCase(
      "mutation A { ... «@defer» { rename(name: \"a\") { name } } ...F } fragment F on Mutation { ... { ... «@defer(if: false)» { rename(name: \"b\") { name } } } }",
      "`@defer` cannot stand at the root of a mutation.",
      "`@defer` cannot stand at the root of a mutation."),
    ValidationCase(
      "subscription A { dogAdded «@stream» { name } }",
      "`@stream` cannot stand at the root of a subscription."),
    ValidationCase(
      "mutation A { rename(name: \"a\") { ... @defer { name } friends @stream { name } } } query B { ... @defer { dogs @stream { name } } }"
    ),
  ])
  func roots(example: ValidationCase) throws {
    try example.check(.deferStreamDirectiveOnRootField)
  }

  @Test(arguments: [
    ValidationCase(
      "subscription A { dogAdded { ... «@defer» { name } ...F } } fragment F on Dog { friends «@stream(if: true)» { name } }",
      "`@defer` cannot be used in the subscription `A`.",
      "`@stream` cannot be used in the subscription `A`."),
    ValidationCase(
      "subscription A($x: Boolean!) { dogAdded { ... @defer(if: false) { name } ... @defer(if: $x) { barks } ... @include(if: $x) { friends @stream { name } } } } query B { dog { ... @defer { name } } }"
    ),
    ValidationCase(
      "subscription A { dogAdded { ... @skip(if: false) { ... «@defer» { name } } ... @include(if: true) { ... «@defer» { barks } } ... @skip(if: true) { ... @defer { tags } } } }",
      "`@defer` cannot be used in the subscription `A`.",
      "`@defer` cannot be used in the subscription `A`."),
  ])
  func subscriptions(example: ValidationCase) throws {
    try example.check(.deferStreamDirectiveOnValidOperations)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { dog { name «@stream» owner «@stream(label: \"o\")» { name } friends @stream { name } tags @stream } }",
      "`name` is `String`, which is no list to be streamed.",
      "`owner` is `Human`, which is no list to be streamed.")
  ])
  func lists(example: ValidationCase) throws {
    try example.check(.streamDirectiveOnListField)
  }
}
