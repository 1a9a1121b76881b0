import BatonSchema
import Testing

/// Defaults, deprecations and levels of null in the texts of schemas.
@Suite struct SchemaValueRuleTests {
  static let defaults = [
    SchemaCase(
      """
      type T { a(i: Int = 1, f: Float = 1, s: String = "x", n: Int = null, l: [Int] = 1, e: E = A,
        d: ID = 1, o: N = {a: 1, l: [[null]]}, x: Any = {y: [1, {z: Q}]}): Int }
      enum E { A } input N { a: Int! l: [[Int]] b: Boolean! = true } scalar Any
      directive @d(i: Int = 2) on FIELD
      """),
    SchemaCase(
      """
      type T { a(i: Int = «"1"», j: Int = «3000000000», n: Int! = «null», e: E = «"A"», o: N = «{l: «1.5»}»): Int }
      enum E { A } input N { a: Int! l: [Int] = [«true»] }
      directive @d(i: [E] = [A, «B»]) on FIELD
      """, "values-of-correct-type: `\"1\"` is not a value of `Int`.",
      "values-of-correct-type: `3000000000` does not fit into 32 bits, as an `Int` must.",
      "values-of-correct-type: `Int!` cannot be null.",
      "values-of-correct-type: `\"A\"` is not a value of `E`.",
      "values-of-correct-type: The input `N` needs its field `a` of type `Int!`.",
      "values-of-correct-type: `1.5` is not a value of `Int`.",
      "values-of-correct-type: `true` is not a value of `Int`.",
      "values-of-correct-type: The enum `E` has no value `B`."),
    SchemaCase(
      "input N { a: Int = 1 n: N = {a: 1, n: null, «a»: 2} }",
      "unique-input-field-names: The field `a` is given twice."),
    SchemaCase(
      "input O @oneOf { a: Int b: Int } input N { o: O = {a: 1} p: O = «{}» q: O = {a: «null»} }",
      "values-of-correct-type: The input `O` takes exactly one field, not 0.",
      "values-of-correct-type: The field `a` of the input `O` cannot be null, since it is the one given."
    ),
  ]

  @Test(arguments: defaults) func defaultsAreOfTheirType(example: SchemaCase) { example.check() }

  static let cycles = [
    SchemaCase(
      "input A { a: A b: A = null c: [A!] = [] d: A = {b: null, c: [], d: null, e: null} e: A = {d: null, e: null} }"
    ),
    SchemaCase("input A { b: B = {} } input B { a: A = null i: Int = 1 }"),
    SchemaCase(
      "input A { «a»: A = {} }",
      "schema-default-cycle: The default of `A.a` has no end: it takes in itself."),
    SchemaCase(
      "input A { «a»: [A] = [{a: null}, {i: 1}] i: Int }",
      "schema-default-cycle: The default of `A.a` has no end: it takes in itself."),
    SchemaCase(
      "input A { b: B = {} } input B { c: [C] = {} } input C { «a»: A = {} i: Int = 1 }",
      "schema-default-cycle: The default of `A.b` has no end: it takes in itself through `B.c` → `C.a`."
    ),
    SchemaCase(
      "input A { b: B = {} } input B { a: A = {b: null} «i»: A = {} }",
      "schema-default-cycle: The default of `A.b` has no end: it takes in itself through `B.i`."),
  ]

  @Test(arguments: cycles) func defaultCycles(example: SchemaCase) { example.check() }

  static let deprecations = [
    SchemaCase(
      """
      type T { a(x: Int @deprecated, y: Int! = 1 @deprecated): Int @deprecated }
      input N { a: Int @deprecated b: Int! = 1 @deprecated } directive @d(a: Int @deprecated) on FIELD
      """),
    SchemaCase(
      """
      type T { a(x: Int! «@deprecated»): Int } input N { a: Int! «@deprecated(reason: "x")» }
      directive @d(a: Int! «@deprecated») on FIELD
      """, "schema-deprecation: `x` must be given to `T.a`, so it cannot be deprecated.",
      "schema-deprecation: `a` must be given to `N`, so it cannot be deprecated.",
      "schema-deprecation: `a` must be given to `@d`, so it cannot be deprecated."),
    SchemaCase(
      "interface I { a: Int @deprecated b: Int @deprecated } type T implements I { a: Int @deprecated b: Int c: Int @deprecated }"
    ),
    SchemaCase(
      "interface I { a: Int } type T implements I { a: Int «@deprecated» }",
      "schema-deprecation: `T.a` is deprecated here, but not in `I`."),
  ]

  @Test(arguments: deprecations) func deprecation(example: SchemaCase) { example.check() }

  @Test func whatAnInterfaceDoesNotDeprecateIsAWarning() throws {
    let text = "interface I { a: Int } type Query implements I { a: Int @deprecated }"
    let schema = try Schema.build([Source(name: "a", text: text)])
    #expect(schema.warnings.map(\.severity) == [.warning])
    let failure = try #require(throws: SchemaFailure.self) {
      try Schema.build([Source(name: "a", text: text + " type A { b: B }")])
    }
    #expect(failure.diagnostics.map(\.severity) == [.warning, .error])
  }

  static let levels = [
    SchemaCase(
      """
      type T @semanticNonNullField(name: "a") @semanticNonNullField(name: "c", levels: [0, 1]) {
        a: Int b: Int @semanticNonNull c: [Int] d: [[Int!]]! @semanticNonNull(levels: [0, 1, 2])
        e: [Int] @semanticNonNull(levels: 1)
      }
      """),
    SchemaCase(
      "directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION type T { a: [Int] @semanticNonNull(levels: [1, «2»]) }",
      "schema-semantic-nullability: `T.a` is `[Int]`, which has no level 2."),
    SchemaCase(
      "type T { a: Int! @semanticNonNull(levels: [0, «1», «-1», ««99999999999999999999»»]) }",
      "schema-semantic-nullability: `T.a` is `Int!`, which has no level 1.",
      "schema-semantic-nullability: `T.a` is `Int!`, which has no level -1.",
      "schema-semantic-nullability: `T.a` is `Int!`, which has no level 99999999999999999999.",
      "values-of-correct-type: `99999999999999999999` does not fit into 32 bits, as an `Int` must."),
    SchemaCase(
      "type T @semanticNonNullField(name: «\"b\"») { a: Int } extend type T @semanticNonNullField(name: \"a\", levels: [«1»])",
      "schema-semantic-nullability: `T` has no field `b`.",
      "schema-semantic-nullability: `T.a` is `Int`, which has no level 1."),
    SchemaCase(
      "type T { a: Int @semanticNonNull(«level»: 1, levels: «\"x\"») } input N { a: Int @«semanticNonNull» }",
      "known-argument-names: `@semanticNonNull` takes no argument `level`.",
      "values-of-correct-type: `\"x\"` is not a value of `Int`.",
      "known-directives: `@semanticNonNull` cannot stand on a field of an input object."),
  ]

  @Test(arguments: levels) func semanticNullability(example: SchemaCase) { example.check() }

  static let extensions = [
    SchemaCase("extend scalar ID @specifiedBy(url: \"x\")"),
    SchemaCase(
      "extend type «__Type» { a: Int } extend enum «__TypeKind» { A }",
      "schema-extension: There is no type `__Type` to extend.",
      "schema-extension: There is no type `__TypeKind` to extend."),
  ]

  @Test(arguments: extensions) func whatMayBeExtended(example: SchemaCase) { example.check() }

  /// Rules of both sorts, in one text, in its order.
  @Test func everyFaultIsReported() {
    SchemaCase(
      """
      type T implements «Nope» { a: «Strng» @«nope» b(x: Int = «"1"»): Int «b»: Int }
      enum «E» input N { a: Int! «@deprecated» } union U = «N» extend type «V» { a: Int }
      """, "schema-unknown-type: There is no type `Nope`.",
      "schema-unknown-type: There is no type `Strng`.",
      "known-directives: There is no directive `@nope`.",
      "values-of-correct-type: `\"1\"` is not a value of `Int`.",
      "schema-duplicate: `b` stands twice in `T`.", "schema-empty-type: `E` has no values.",
      "schema-deprecation: `a` must be given to `N`, so it cannot be deprecated.",
      "schema-union-member: `U` is a union of object types; `N` is an input object.",
      "schema-extension: There is no type `V` to extend."
    ).check()
  }

  @Test func manyDefaultsEndSoon() {
    let fields = (0..<600).map { "f\($0): A = {g: null}" }.joined(separator: " ")
    let marked = Marked("type Query { q: Int } input A { g: Int \(fields) }")
    #expect(throws: SchemaFailure.self) { try Schema.build([marked.source]) }
  }
}
