import BatonSchema
import Testing

@Suite struct ValueRuleTests {
  @Test(arguments: [
    ValidationCase(
      "query A { values(r: «null», i: «\"1\"», f: «true», s: «1», b: «0», id: «1.5», c: «sit») }",
      "`Int!` cannot be null.", "`\"1\"` is not a value of `Int`.",
      "`true` is not a value of `Float`.", "`1` is not a value of `String`.",
      "`0` is not a value of `Boolean`.", "`1.5` is not a value of `ID`.",
      "The enum `Command` has no value `sit`."),
    ValidationCase(
      "query A { values(r: «2147483648», i: -2147483648, f: «1e400», c: «\"SIT\"») b: values(r: «[1]», f: «{}», s: «SIT», c: «1», i: «1.0») }",
      "`2147483648` does not fit into 32 bits, as an `Int` must.",
      "`1e400` is beyond what a `Float` holds.", "`\"SIT\"` is not a value of `Command`.",
      "`[…]` is not a value of `Int`.", "`{…}` is not a value of `Float`.",
      "`SIT` is not a value of `String`.", "`1` is not a value of `Command`.",
      "`1.0` is not a value of `Int`."),
    ValidationCase(
      "query A { dogs(ids: [1, «null», «true»], all: [[1, «null»], null], filter: «[1]») { name } }",
      "`ID!` cannot be null.", "`true` is not a value of `ID`.", "`Int!` cannot be null.",
      "`[…]` is not a value of `Filter`."),
    ValidationCase(
      "query A { dogs(filter: «{limit: 1, «nam»: 2, and: [«{}», {name: «1»}], at: «{x: «\"\"»}»}») { name } }",
      "The input `Filter` needs its field `name` of type `String!`.",
      "The input `Filter` has no field `nam`.",
      "The input `Filter` needs its field `name` of type `String!`.",
      "`1` is not a value of `String`.", "The input `Place` needs its field `y` of type `Float!`.",
      "`\"\"` is not a value of `Float`."),
    ValidationCase(
      "query A { a: find(by: «{}») { name } b: find(by: «{id: 1, name: \"x\"}») { name } c: find(by: {id: «null»}) { name } }",
      "The input `Key` takes exactly one field, not 0.",
      "The input `Key` takes exactly one field, not 2.",
      "The field `id` of the input `Key` cannot be null, since it is the one given."),
    ValidationCase(
      "query A($i: Int = «\"x\"», $f: Filter = {name: \"a\", limit: «true»}, $l: [Int!] = [1, «null»], $n: Int! = «null») { values(r: 1, i: $i) }",
      "`\"x\"` is not a value of `Int`.", "`true` is not a value of `Int`.",
      "`Int!` cannot be null.", "`Int!` cannot be null."),
    ValidationCase(
      "query A @cacheExpiration(seconds: «\"5\"») { dog { name @include(if: «1») ...F @arguments(loud: «1») } } fragment F on Dog @argumentDefinitions(loud: {type: \"Boolean\", defaultValue: «2»}) { name(surname: $loud) owner { name @required(action: «NEVER») } }",
      "`\"5\"` is not a value of `Int`.", "`1` is not a value of `Boolean`.",
      "`1` is not a value of `Boolean`.", "`2` is not a value of `Boolean`.",
      "The enum `__RequiredAction` has no value `NEVER`."),
    ValidationCase("query A { values(any: {a: [1, \"x\", E, null]}, r: 1) }"),
  ])
  func valuesOfCorrectType(example: ValidationCase) throws {
    try example.check(.valuesOfCorrectType)
  }

  @Test(arguments: [
    ValidationCase(
      "query A($f: Filter = {name: \"a\", «name»: \"b\"}) { dogs(filter: {name: \"a\", at: {x: 1, y: 1, «x»: 2}, «name»: \"c\"}) { name @onField(level: [{a: 1, «a»: 2}]) } }",
      "The field `name` is given twice.", "The field `x` is given twice.",
      "The field `name` is given twice.", "The field `a` is given twice.")
  ])
  func uniqueInputFieldNames(example: ValidationCase) throws {
    try example.check(.uniqueInputFieldNames)
  }
}
