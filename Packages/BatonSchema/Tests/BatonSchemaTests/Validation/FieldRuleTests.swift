import BatonSchema
import Testing

@Suite struct FieldRuleTests {
  @Test(arguments: [
    ValidationCase(
      "query A { dog { «nam» } «Dog» { x } }", "`Dog` has no field `nam`.",
      "`Query` has no field `Dog`."),
    ValidationCase(
      "query A { pet { «nickname» } catOrDog { «name» } }", "`Pet` has no field `nickname`.",
      "`CatOrDog` has no field `name`."),
    ValidationCase(
      "query A { dog { ... on Cat { x: «barks» } ...F } } fragment F on Human { «nope» }",
      "`Cat` has no field `barks`.", "`Human` has no field `nope`."),
  ])
  func fieldsOnCorrectType(example: ValidationCase) throws {
    try example.check(.fieldsOnCorrectType)
  }

  @Test(arguments: [
    ("query A { dog { nam } }", "Did you mean `name`?"),
    (
      "query A { pet { nickname } }",
      "Select it inside `... on Dog { … }`: it is a field of `Dog` and `Cat`."
    ),
    (
      "query A { catOrDog { name } }",
      "Select it inside `... on Being { … }`: it is a field of `Being`, `Pet`, `Dog` and `Cat`."
    ),
    (
      "query A { catOrDog { wings } }",
      "A union has no fields of its own: select inside `... on Type { … }`."
    ),
    (
      "query A { dog { DogName } } fragment DogName on Dog { name }",
      "Write `...DogName` to spread the fragment."
    ),
    ("query A { values(c: SITT, r: 1) }", "Did you mean `SIT`?"),
    (
      "query A { dog { name @required(action: WARN) } }", "It has `NONE`, `LOG` and `THROW`."
    ),
    (
      "query A { dog { name @required } }",
      "Write `@required(action: …)`, with `NONE`, `LOG` or `THROW`."
    ),
    (
      "query A { dog { knows } }", "Write `knows(command: …)`, with `SIT`, `HEEL` or `DOWN`."
    ),
    ("query A { find(by: {}) { name } }", "Give one of its fields."),
    ("query A { values(c: 3, r: 1) }", "It has `SIT`, `HEEL` and `DOWN`."),
    ("query A { values(c: \"SIT\", r: 1) }", "Write `SIT` without quotes."),
    ("query A { dog { name @onFeild } }", "Did you mean `@onField`?"),
    ("query A { human(ID: 1) { name } }", "Did you mean `id`?"),
    (
      "query A { dog { ...Fragmnt } } fragment Fragment on Dog { name }", "Did you mean `Fragment`?"
    ),
    ("query A { dog { ... on Dgo { name } } }", "Did you mean `Dog`?"),
  ])
  func hints(text: String, hint: String) throws {
    let document = try Document(parsing: Source(name: "a", text: text))
    #expect(try ValidationCase.schema().validate([document]).first?.hint == hint)
  }

  @Test(arguments: [
    ValidationCase("query A { «dog» }", "`dog` is `Dog`, of which fields must be selected."),
    ValidationCase(
      "query A { dog { «name» { length } tags } «dogs» }",
      "`name` is `String`, which has no fields to select.",
      "`dogs` is `[Dog!]`, of which fields must be selected."),
  ])
  func scalarLeafs(example: ValidationCase) throws {
    try example.check(.scalarLeafs)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { human(«ident»: 1) { name(«sur»: true) } dog { name @include(«when»: true, if: true) } }",
      "`Query.human` takes no argument `ident`.", "`Human.name` takes no argument `sur`.",
      "`@include` takes no argument `when`."),
    ValidationCase(
      "query A { dog { ...F @arguments(«lod»: true) } } fragment F on Dog @argumentDefinitions(loud: {type: \"Boolean\"}) { name(surname: $loud) }",
      "`@arguments` takes no argument `lod`."),
  ])
  func knownArgumentNames(example: ValidationCase) throws {
    try example.check(.knownArgumentNames)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { «values» dog { «knows» name @«include» } «find» { name } }",
      "`Query.values` needs the argument `r` of type `Int!`.",
      "`Dog.knows` needs the argument `command` of type `Command!`.",
      "`@include` needs the argument `if` of type `Boolean!`.",
      "`Query.find` needs the argument `by` of type `Key!`."),
    ValidationCase(
      "query A @«cacheExpiration» { dog { ...F @«arguments» } } fragment F on Dog @argumentDefinitions(loud: {type: \"Boolean!\"}) { name(surname: $loud) }",
      "`@cacheExpiration` needs the argument `seconds` of type `Int!`.",
      "`@arguments` needs the argument `loud` of type `Boolean!`."),
    ValidationCase(
      "query A { dog { ...«F» ...G } } fragment F on Dog @argumentDefinitions(loud: {type: \"Boolean!\"}) { name(surname: $loud) } fragment G on Dog @argumentDefinitions(loud: {type: \"Boolean!\", defaultValue: true}) { a: name(surname: $loud) }",
      "`@arguments` needs the argument `loud` of type `Boolean!`."),
  ])
  func providedRequiredArguments(example: ValidationCase) throws {
    try example.check(.providedRequiredArguments)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { human(id: 1, «id»: 2) { name } dog { name @onField(level: 1, «level»: 2) } }",
      "The argument `id` is given twice.", "The argument `level` is given twice.")
  ])
  func uniqueArgumentNames(example: ValidationCase) throws {
    try example.check(.uniqueArgumentNames)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { dog { name @«nope» } } fragment F on Dog @«inlin» { name }",
      "There is no directive `@nope`.", "There is no directive `@inlin`."),
    ValidationCase(
      "query A @«include»(if: true) ($a: Int @«deprecated») { dog { name @«cacheExpiration»(seconds: 1) ...F @«onField» } }"
        .replacing(
          "@«include»(if: true) ($a: Int @«deprecated»)",
          with: "($a: Int @«deprecated») @«include»(if: true)"),
      "`@deprecated` cannot stand on a variable.", "`@include` cannot stand on a query.",
      "`@cacheExpiration` cannot stand on a field.",
      "`@onField` cannot stand on a fragment's spread."),
  ])
  func knownDirectives(example: ValidationCase) throws {
    try example.check(.knownDirectives)
  }

  @Test(arguments: [
    ValidationCase(
      "query A { dog { name @onField @tag(name: \"a\") @«onField» @tag(name: \"a\") } }",
      "`@onField` can stand here only once.")
  ])
  func uniqueDirectivesPerLocation(example: ValidationCase) throws {
    try example.check(.uniqueDirectivesPerLocation)
  }
}
