import BatonSchema
import Testing

@Suite struct FragmentRuleTests {
  @Test(arguments: [
    ValidationCase(
      "query A($a: «Nope», $b: [«Fil»!]) { dog { ... on «Dgo» { name } ...F } } fragment F on «Pett» { name }",
      "There is no type `Nope`.", "There is no type `Fil`.", "There is no type `Dgo`.",
      "There is no type `Pett`.")
  ])
  func knownTypeNames(example: ValidationCase) throws {
    try example.check(.knownTypeNames)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { dog { ... on «Command» { x } ...F } } fragment F on «Filter» { x } fragment G on «String» { x }",
      "The fragment cannot be on `Command`: an enum has no fields to select.",
      "The fragment `F` cannot be on `Filter`: an input object has no fields to select.",
      "The fragment `G` cannot be on `String`: a scalar has no fields to select.")
  ])
  func fragmentsOnCompositeTypes(example: ValidationCase) throws {
    try example.check(.fragmentsOnCompositeTypes)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { dog { ...«Nope» } } fragment F on Dog { ...«Other» }",
      "There is no fragment `Nope`.", "There is no fragment `Other`.")
  ])
  func knownFragmentNames(example: ValidationCase) throws {
    try example.check(.knownFragmentNames)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { dog { ... on «Cat» { name } ...«H» ... on Being { ... on «Alien» { home } } } catOrDog { ...«H» ... on DogOrHuman { name: __typename } } } fragment H on Human { name }",
      "The fragment is on `Cat`, which a `Dog` can never be.",
      "The fragment `H` is on `Human`, which a `Dog` can never be.",
      "The fragment is on `Alien`, which a `Being` can never be.",
      "The fragment `H` is on `Human`, which a `CatOrDog` can never be.")
  ])
  func possibleFragmentSpreads(example: ValidationCase) throws {
    try example.check(.possibleFragmentSpreads)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { dog { ...F } } fragment F on Dog { owner { pets { ...«F» } } name }",
      "The fragment `F` spreads itself."),
    ValidationCase(
      "query A { dog { ...F } } fragment F on Dog { ...G ...H } fragment G on Dog { ...H } fragment H on Dog { name ...«F» }",
      "The fragment `F` spreads itself through `G` → `H`."),
    ValidationCase(
      "query A { dog { ...F } } fragment F on Dog { ...G ...G } fragment G on Dog { name }"),
  ])
  func noFragmentCycles(example: ValidationCase) throws {
    try example.check(.noFragmentCycles)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { dog { name } } fragment F on Dog { name } fragment «F» on Cat { name }",
      "There are two fragments named `F`.")
  ])
  func uniqueFragmentNames(example: ValidationCase) throws {
    try example.check(.uniqueFragmentNames)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { dog { ...F } } fragment F on Dog { name } fragment «G» on Dog { ...H } fragment «H» on Dog { name }",
      "No operation reaches the fragment `G`.", "No operation reaches the fragment `H`.")
  ])
  func noUnusedFragments(example: ValidationCase) throws {
    try example.check(.noUnusedFragments)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { dog { ...F } } fragment F on Dog @argumentDefinitions(a: «1», b: {type: «\"Int\"», defaultValue: 1}, c: «{type: \"Nope\"}», d: «{type: \"[Dog]\"}», e: «{type: \"[\"}») { name }"
        .replacing("«\"Int\"»", with: "\"Int\""), "`a` is not declared as an argument is.",
      "There is no type `Nope`.", "The variable `$d` cannot be `[Dog]`, which no one can write.",
      "`e` is not declared as an argument is."),
    ValidationCase(
      "query A { dog { ...F } } fragment F on Dog @argumentDefinitions(a: {type: \"Boolean\", «default»: true}) { name(surname: $a) }",
      "`a` is declared by `type` and `defaultValue`, not by `default`."),
  ])
  func argumentDefinitions(example: ValidationCase) throws {
    let marked = Marked(example.text)
    let document = try Document(parsing: marked.source)
    let found = try ValidationCase.schema().validate([document])
      .filter { $0.severity == .error }
    #expect(found.map(\.message) == example.messages)
    #expect(found.map(\.location.range) == marked.ranges)
  }

  /// A misspelt spread is told alone, not with the fragments that it would have reached.
  @Test func aMisspeltSpreadIsTheOnlyFinding() throws {
    let document = try Document(
      parsing: Source(
        name: "A.graphql",
        text:
          "query A { dog { ...Nmae } } fragment Name on Dog { ...Deep } fragment Deep on Dog { name }"
      ))
    let found = try ValidationCase.schema().validate([document])
    #expect(found.map(\.id) == ["known-fragment-names"])
  }
}
