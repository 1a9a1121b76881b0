import BatonSchema
import Testing

@Suite struct VariableRuleTests {
  @Test(arguments: [
    ValidationCase(
      "query A($a: Int, $b: Int, $«a»: Int) { values(r: $a, i: $b) }",
      "The variable `$a` is declared twice.")
  ])
  func uniqueVariableNames(example: ValidationCase) throws {
    try example.check(.uniqueVariableNames)
  }

  @Test(arguments: [
    ValidationCase(
      "query A($a: «Dog», $b: «[Pet!]!», $c: Filter, $d: Anything) { dog { name } }",
      "The variable `$a` cannot be `Dog`, which no one can write.",
      "The variable `$b` cannot be `[Pet!]!`, which no one can write.")
  ])
  func variablesAreInputTypes(example: ValidationCase) throws {
    try example.check(.variablesAreInputTypes)
  }

  @Test(arguments: [
    ValidationCase(
      "query A($a: Int!) { values(r: $a, i: $«b», any: [{x: $«c»}]) dog { name @include(if: $«d») } }",
      "The variable `$b` is not declared by `A`.", "The variable `$c` is not declared by `A`.",
      "The variable `$d` is not declared by `A`."),
    ValidationCase(
      "query A { dog { ...F } } fragment F on Dog { ...G } fragment G on Dog { name(surname: $«x») }",
      "The variable `$x` is not declared by `A`."),
    ValidationCase(
      "query A { dog { ...F @arguments(loud: $«x») } } fragment F on Dog @argumentDefinitions(loud: {type: \"Boolean\"}) { name(surname: $loud) }",
      "The variable `$x` is not declared by `A`."),
    ValidationCase(
      "query A { unknown(x: $«y») @nope(z: $«w») }", "The variable `$y` is not declared by `A`.",
      "The variable `$w` is not declared by `A`."),
  ])
  func noUndefinedVariables(example: ValidationCase) throws {
    try example.check(.noUndefinedVariables)
  }

  @Test(arguments: [
    ("query A { human(id: $x) { name } }", "Declare it: `$x: ID` after the operation's name."),
    ("query A { values(r: $x) }", "Declare it: `$x: Int!` after the operation's name."),
    (
      "query A { dogs(all: [[$x]]) { name } }", "Declare it: `$x: Int!` after the operation's name."
    ),
    ("query A { unknown(a: $x) }", "Declare it: `$x: …` after the operation's name."),
  ])
  func anUndefinedVariableHasTheTypeOfItsPlace(_ text: String, _ hint: String) throws {
    let document = try Document(parsing: Source(name: "A.graphql", text: text))
    let found = try ValidationCase.schema().validate([document])
    #expect(found.first { $0.id == "no-undefined-variables" }?.hint == hint)
  }

  /// The variable may be meant for the argument that is missing.
  @Test(arguments: [
    "query A($id: ID) { values } ",
    "query A($id: ID) { dog { ...F } } fragment F on Dog { knows }",
  ])
  func aMissingArgumentIsTheOnlyError(_ text: String) throws {
    let document = try Document(parsing: Source(name: "A.graphql", text: text))
    let found = try ValidationCase.schema().validate([document])
    #expect(found.map(\.id) == ["provided-required-arguments"])
  }

  @Test func anotherOperationsMissingArgumentHidesNothing() throws {
    let document = try Document(
      parsing: Source(
        name: "A.graphql", text: "query A { values } query B($id: ID) { dog { name } }"))
    let found = try ValidationCase.schema().validate([document])
    #expect(found.map(\.id) == ["provided-required-arguments", "no-unused-variables"])
  }

  @Test(arguments: [
    ValidationCase(
      "query A($«a»: Int, $b: Boolean, $«loud»: Boolean) { dog { ...F } } fragment F on Dog @argumentDefinitions(loud: {type: \"Boolean\"}) { name(surname: $loud) owner { name(surname: $b) } }",
      "The variable `$a` is never used in `A`.", "The variable `$loud` is never used in `A`."),
    ValidationCase(
      "query A { dog { ...F } } fragment F on Dog @argumentDefinitions(«a»: {type: \"Boolean\"}, b: {type: \"Boolean\"}, c: {type: \"Boolean\"}) { name(surname: $b) ...G @arguments(d: $c) } fragment G on Dog @argumentDefinitions(d: {type: \"Boolean\"}) { name(surname: $d) }",
      "The argument `$a` is never used in `F`."),
  ])
  func noUnusedVariables(example: ValidationCase) throws {
    try example.check(.noUnusedVariables)
  }

  @Test(arguments: [
    ValidationCase(
      "query A($a: Int, $s: String, $n: Int = null) { values(r: $«a», i: $«s», any: $«s») find(by: {id: 1}, first: $a) { name } b: values(r: $«n») }",
      "The variable `$a` is `Int`, but `Int!` is expected here.",
      "The variable `$s` is `String`, but `Int` is expected here.",
      "The variable `$s` is `String`, but `Anything` is expected here.",
      "The variable `$n` is `Int`, but `Int!` is expected here."),
    ValidationCase(
      "query A($id: ID, $ids: [ID], $ok: [ID!]) { a: dogs(ids: [$«id»]) { name } b: dogs(ids: $«ids») { name } c: dogs(ids: $ok) { name } d: dogs(ids: $«id») { name } }",
      "The variable `$id` is `ID`, but `ID!` is expected here.",
      "The variable `$ids` is `[ID]`, but `[ID!]` is expected here.",
      "The variable `$id` is `ID`, but `[ID!]` is expected here."),
    ValidationCase(
      "query A($n: String, $l: Int) { dogs(filter: {name: $«n», limit: $l, and: {name: $«n»}}) { name } }",
      "The variable `$n` is `String`, but `String!` is expected here.",
      "The variable `$n` is `String`, but `String!` is expected here."),
    ValidationCase(
      "query A($k: ID) { find(by: {id: $«k»}) { name } }",
      "The variable `$k` is `ID`, but cannot be null as the one field given here."),
    ValidationCase(
      "query A($x: Int) { dog { ...F @arguments(loud: $«x») } } fragment F on Dog @argumentDefinitions(loud: {type: \"Boolean\"}, n: {type: \"Int\"}) { name(surname: $«n») knows(command: $loud) }"
        .replacing("knows(command: $loud)", with: "knows(command: $«loud»)"),
      "The variable `$x` is `Int`, but `Boolean` is expected here.",
      "The variable `$n` is `Int`, but `Boolean` is expected here.",
      "The variable `$loud` is `Boolean`, but `Command!` is expected here."),
    ValidationCase(
      "query A($a: Int! $b: Boolean!) { values(r: $a, i: $a) dog { name @skip(if: $b) } }"),
  ])
  func variablesInAllowedPosition(example: ValidationCase) throws {
    try example.check(.variablesInAllowedPosition)
  }
}
