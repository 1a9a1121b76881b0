import BatonSchema
import Testing

/// Directives in the texts of schemas, by the rules that documents are held to.
@Suite struct DirectiveRuleTests {
  static let everywhere = """
    directive @schema on SCHEMA directive @scalar on SCALAR directive @object on OBJECT
    directive @field on FIELD_DEFINITION directive @argument on ARGUMENT_DEFINITION
    directive @interface on INTERFACE directive @union on UNION directive @enum on ENUM
    directive @value on ENUM_VALUE directive @input on INPUT_OBJECT
    directive @inputField on INPUT_FIELD_DEFINITION

    """

  static let known = [
    SchemaCase(
      everywhere + """
        schema @schema { query: T } scalar S @scalar extend scalar S @deprecatedLater
        directive @deprecatedLater(x: Int @argument) on SCALAR
        type T implements I @object { a(x: Int @argument): Int @field }
        interface I @interface { a(x: Int @argument): Int @field } union U @union = T
        enum E @enum { A @value } input N @input { a: Int @inputField }
        """),
    SchemaCase(
      everywhere + """
        schema @«object» { query: T } scalar S @«schema»
        type T implements I @«interface» { a(x: Int @«field»): Int @«argument» }
        interface I @«union» { a: Int @«inputField» } union U @«enum» = T
        enum E @«value» { A @«enum» } input N @«inputField» { a: Int @«input» }
        extend type T @«scalar»
        """, "known-directives: `@object` cannot stand on the schema.",
      "known-directives: `@schema` cannot stand on a scalar.",
      "known-directives: `@interface` cannot stand on an object type.",
      "known-directives: `@field` cannot stand on the definition of an argument.",
      "known-directives: `@argument` cannot stand on the definition of a field.",
      "known-directives: `@union` cannot stand on an interface.",
      "known-directives: `@inputField` cannot stand on the definition of a field.",
      "known-directives: `@enum` cannot stand on a union.",
      "known-directives: `@value` cannot stand on an enum.",
      "known-directives: `@enum` cannot stand on a value of an enum.",
      "known-directives: `@inputField` cannot stand on an input object.",
      "known-directives: `@input` cannot stand on a field of an input object.",
      "known-directives: `@scalar` cannot stand on an object type."),
    SchemaCase(
      "type T @«nope» { a: Int @«include»(if: true) @deprecated }",
      "known-directives: There is no directive `@nope`.",
      "known-directives: `@include` cannot stand on the definition of a field."),
    SchemaCase("scalar S @specifiedBy(url: \"x\") input N @oneOf { a: Int }"),
    SchemaCase(
      "type T @«specifiedBy»(url: \"x\") @«oneOf» { a: Int }",
      "known-directives: `@specifiedBy` cannot stand on an object type.",
      "known-directives: `@oneOf` cannot stand on an object type."),
  ]

  @Test(arguments: known) func knownDirectives(example: SchemaCase) { example.check() }

  static let unique = [
    SchemaCase(
      "directive @d repeatable on OBJECT | SCALAR type T @d @d { a: Int } extend type T @d scalar S @d extend scalar S @d @d"
    ),
    SchemaCase(
      "directive @d on OBJECT | FIELD_DEFINITION type T @d @«d» { a: Int @d @«d» } extend type T @«d»",
      "unique-directives-per-location: `@d` can stand here only once.",
      "unique-directives-per-location: `@d` can stand here only once.",
      "unique-directives-per-location: `@d` can stand here only once."),
    SchemaCase(
      "directive @d on SCHEMA schema @d { query: Query } extend schema @«d»",
      "unique-directives-per-location: `@d` can stand here only once."),
    SchemaCase(
      "scalar S extend scalar S @specifiedBy(url: \"a\") extend scalar S @«specifiedBy»(url: \"b\")",
      "unique-directives-per-location: `@specifiedBy` can stand here only once."),
  ]

  @Test(arguments: unique) func uniqueDirectivesPerLocation(example: SchemaCase) {
    example.check()
  }

  static let arguments = [
    SchemaCase(
      "directive @d(a: Int, b: Int! = 1) on OBJECT type T @d { a: Int } type U @d(b: 2, a: 1) { a: Int }"
    ),
    SchemaCase(
      "directive @d(a: Int, b: Int!) on OBJECT type T @«d»(c«»: 1) { a: Int }".replacing(
        "c«»", with: "«c»"),
      "provided-required-arguments: `@d` needs the argument `b` of type `Int!`.",
      "known-argument-names: `@d` takes no argument `c`."),
    SchemaCase(
      "directive @d(a: Int) on OBJECT type T @d(a: 1, «a»: 1) { a: Int }",
      "unique-argument-names: The argument `a` is given twice."),
    SchemaCase(
      "scalar S @«specifiedBy»",
      "provided-required-arguments: `@specifiedBy` needs the argument `url` of type `String!`."),
    SchemaCase(
      "directive @d(a: Int, n: N, e: [E!]) on OBJECT enum E { A } input N { a: Int } type T @d(a: «\"1\"», n: {a: 1, «a»: 2}, e: [A, «B»]) { a: Int }",
      "values-of-correct-type: `\"1\"` is not a value of `Int`.",
      "unique-input-field-names: The field `a` is given twice.",
      "values-of-correct-type: The enum `E` has no value `B`."),
    // Of an unknown type nothing can be said but that.
    SchemaCase(
      "directive @d(a: «Strng») on OBJECT type T @d(a: 1) { a: Int }",
      "schema-unknown-type: There is no type `Strng`."),
    SchemaCase(
      "enum E { A @deprecated(reason: «1») }",
      "values-of-correct-type: `1` is not a value of `String`."),
  ]

  @Test(arguments: arguments) func argumentsOfDirectives(example: SchemaCase) { example.check() }

  static let cycles = [
    SchemaCase(
      "directive @a(x: Int @b) on ARGUMENT_DEFINITION directive @b(x: Int) on ARGUMENT_DEFINITION"),
    SchemaCase(
      "directive @a(x: N) on ARGUMENT_DEFINITION input N { n: N o: O } input O { n: N e: E } enum E { A }"
    ),
    SchemaCase(
      "directive @«a»(x: Int @a) on ARGUMENT_DEFINITION",
      "schema-directive-cycle: The directive `@a` stands on something that it is made of itself."),
    SchemaCase(
      "directive @«a»(x: Int @b) on ARGUMENT_DEFINITION directive @«b»(x: Int @a) on ARGUMENT_DEFINITION directive @c(x: Int @a) on FIELD",
      "schema-directive-cycle: The directive `@a` stands on something that it is made of itself.",
      "schema-directive-cycle: The directive `@b` stands on something that it is made of itself."),
    SchemaCase(
      "directive @«a»(x: [N!]) on INPUT_FIELD_DEFINITION input N { n: N o: O } input O { n: N i: Int @a }",
      "schema-directive-cycle: The directive `@a` stands on something that it is made of itself."),
    SchemaCase(
      "directive @«a»(x: E) on ENUM_VALUE | SCALAR enum E { A @a }",
      "schema-directive-cycle: The directive `@a` stands on something that it is made of itself."),
    SchemaCase(
      "directive @«a»(x: S) on SCALAR scalar S extend scalar S @a",
      "schema-directive-cycle: The directive `@a` stands on something that it is made of itself."),
  ]

  @Test(arguments: cycles) func directiveCycles(example: SchemaCase) { example.check() }

  @Test func aLongChainIsFine() throws {
    let count = 4_000
    let inputs = (0..<count).map { "input I\($0) { a: I\($0 + 1) }" }.joined(separator: " ")
    SchemaCase("directive @d(a: I0) on SCALAR \(inputs) input I\(count) { a: Int }").check()
    SchemaCase(
      "directive @«d»(a: I0) on INPUT_FIELD_DEFINITION \(inputs) input I\(count) { a: Int @d }",
      "schema-directive-cycle: The directive `@d` stands on something that it is made of itself."
    ).check()
  }
}
