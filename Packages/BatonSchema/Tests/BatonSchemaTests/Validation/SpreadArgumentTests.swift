import BatonSchema
import Testing

/// 5.8.5 and 5.6.1 through `@arguments`: what a spread gives stands where the fragment's argument does.
@Suite struct SpreadArgumentTests {
  private static let fragment = """
     fragment F on Query
      @argumentDefinitions(x: {type: "Int", defaultValue: 1}, on: {type: "Boolean", defaultValue: true}) {
      values(r: $x) dog @include(if: $on) { name }
    }
    """
  private static let message = "The variable `$v` is `Int`, but `Int!` is expected here."

  @Test(arguments: [
    ValidationCase("query A($v: Int) { ...F @arguments(x: $«v») }" + fragment, message),
    ValidationCase("query A($v: Int = null) { ...F @arguments(x: $«v») }" + fragment, message),
    ValidationCase("query A($v: Int!) { ...F @arguments(x: $v) }" + fragment),
    ValidationCase("query A($v: Int = 2) { ...F @arguments(x: $v) }" + fragment),
    ValidationCase(
      "query A($v: Boolean) { ...F @arguments(on: $«v») }" + fragment,
      "The variable `$v` is `Boolean`, but `Boolean!` is expected here."),
    ValidationCase(
      "query A($v: Int) { ...G } fragment G on Query { ...F @arguments(x: $«v») }" + fragment,
      message),
    ValidationCase(
      "query A($v: Int) { ...G @arguments(y: $«v») }"
        + " fragment G on Query @argumentDefinitions(y: {type: \"Int\", defaultValue: 3})"
        + " { ...F @arguments(x: $y) }" + fragment, message),
    ValidationCase(
      "query A { ...G } fragment G on Query @argumentDefinitions(v: {type: \"Int\"})"
        + " { ...F @arguments(x: $«v») }" + fragment, message),
  ]) func whatIsNeededIsGiven(example: ValidationCase) throws {
    try example.check(.variablesInAllowedPosition)
  }

  /// A variable that is left out leaves a place's own default; an argument's own is replaced.
  @Test(arguments: [
    ValidationCase(
      "query A($v: Int) { ...F @arguments(x: $v) } fragment F on Query"
        + " @argumentDefinitions(x: {type: \"Int\", defaultValue: 1})"
        + " { find(by: {id: 1}, first: $x) { name } }"),
    ValidationCase(
      "query A($v: Int) { ...F @arguments(x: $«v») } fragment F on Query"
        + " @argumentDefinitions(x: {type: \"Int!\", defaultValue: 1}) { values(r: $x) }", message),
  ]) func defaults(example: ValidationCase) throws {
    try example.check(.variablesInAllowedPosition)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { ...F @arguments(x: «null», on: «null») }" + fragment,
      "`Int!` cannot be null.", "`Boolean!` cannot be null."),
    ValidationCase(
      "query A { ...F @arguments(x: null) } fragment F on Query"
        + " @argumentDefinitions(x: {type: \"Int\", defaultValue: 1}) { values(i: $x) }"),
  ]) func nullIsNoValue(example: ValidationCase) throws {
    try example.check(.valuesOfCorrectType)
  }
}
