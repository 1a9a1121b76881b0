import BatonSchema
import Testing

@Suite struct OverlapTests {
  @Test(arguments: [
    ValidationCase(
      "query A { dog { x: name «x»: nickname } }", "`x` cannot be both `name` and `nickname`."),
    ValidationCase(
      "query A { dog { name(surname: true) «name» } human(id: 1) { name } «human»(id: 2) { name } }",
      "`name` is selected twice, with different arguments.",
      "`human` is selected twice, with different arguments."),
    ValidationCase(
      "query A { dog { ...F ...G } } fragment F on Dog { x: name } fragment G on Dog { «x»: nickname }",
      "`x` cannot be both `name` and `nickname`."),
    ValidationCase(
      "query A { dog { owner { x: name } ...F } } fragment F on Dog { owner { «x»: age } }",
      "`owner.x` cannot be both `name` and `age`."),
    ValidationCase(
      "query A { pet { ... on Dog { x: nickname } ... on Cat { «x»: nickname } } }",
      "`x` cannot be both `String` and `Int`."),
    ValidationCase(
      "query A { pet { ... on Dog { volume } ... on Cat { «volume» } } }",
      "`volume` cannot be both `Int` and `Int!`."),
    ValidationCase(
      "query A { pet { ... on Dog { tags } ... on Cat { «tags» } } }",
      "`tags` cannot be both `[String!]!` and `[String]`."),
    ValidationCase(
      "query A { pet { ... on Dog { x: owner { name } } ... on Cat { «x»: volume } } }",
      "`x` cannot be both `Human` and `Int!`."),
    ValidationCase(
      "query A { pet { ... on Dog { x: friends { y: name } } ... on Cat { x: friends { «y»: owner { name } } } } }",
      "`x.y` cannot be both `String` and `Human`."),
    ValidationCase(
      "query A { pet { ... on Dog { x: barks } ... on Being { «x»: name } } }",
      "`x` cannot be both `barks` and `name`."),
    ValidationCase(
      "query A { dog { friends @stream(initialCount: 1) { name } «friends» @stream(initialCount: 2) { name } } }",
      "`friends` is streamed, so that it can be selected only once."),
    ValidationCase(
      "query A { dog { friends @stream { name } ...F } } fragment F on Dog { «friends» { name } }",
      "`friends` is streamed, so that it can be selected only once."),
    ValidationCase(
      "query A { dog { ...F ...F ...G } } fragment F on Dog { friends @stream { name } } fragment G on Dog { ...F }"
    ),
    ValidationCase(
      "fragment F on Dog { ...G x: name } fragment G on Dog { ...F «x»: nickname }",
      "`x` cannot be both `name` and `nickname`."),
    ValidationCase(
      "query A { pet { ... on Dog { x: name(surname: true) } ... on Cat { x: name } } }"),
    ValidationCase(
      "query A { dogs(filter: {name: \"a\", limit: 1}) { name } dogs(filter: {limit: 1, name: \"\\u0061\"}) { barks } }"
    ),
    ValidationCase(
      "query A { dog { ...F ...F owner { ...H } } } fragment F on Dog { owner { ...H } name } fragment H on Human { name age }"
    ),
  ])
  func overlappingFieldsCanBeMerged(example: ValidationCase) throws {
    try example.check(.overlappingFieldsCanBeMerged)
  }

  /// Fragments declare arguments of their own, which stand for something else at each spread.
  @Test(arguments: [
    ValidationCase(
      "query A { dog { ...F @arguments(long: true) ...G @arguments(long: false) } } fragment F on Dog @argumentDefinitions(long: {type: \"Boolean\"}) { name(surname: $long) } fragment G on Dog @argumentDefinitions(long: {type: \"Boolean\"}) { «name»(surname: $long) }",
      "`name` is selected twice, with different arguments."),
    ValidationCase(
      "query A { dog { ...F @arguments(a: true) ...G @arguments(b: true) name(surname: true) } } fragment F on Dog @argumentDefinitions(a: {type: \"Boolean\"}) { name(surname: $a) } fragment G on Dog @argumentDefinitions(b: {type: \"Boolean\"}) { name(surname: $b) }"
    ),
    ValidationCase(
      "query A { dog { ...F name(surname: true) } } fragment F on Dog @argumentDefinitions(a: {type: \"Boolean\", defaultValue: true}) { name(surname: $a) }"
    ),
    ValidationCase(
      "query A { dog { ...F name } } fragment F on Dog @argumentDefinitions(a: {type: \"Boolean\"}) { name(surname: $a) }"
    ),
    ValidationCase(
      "query A($x: Boolean) { dog { ...F @arguments(a: $x) name(surname: true) } } fragment F on Dog @argumentDefinitions(a: {type: \"Boolean\"}) { «name»(surname: $a) }",
      "`name` is selected twice, with different arguments."),
    ValidationCase(
      "query A { dog { ...F @arguments(a: false) owner { name(surname: false) } } } fragment F on Dog @argumentDefinitions(a: {type: \"Boolean\", defaultValue: true}) { owner { ...H @arguments(h: $a) } } fragment H on Human @argumentDefinitions(h: {type: \"Boolean\"}) { name(surname: $h) }"
    ),
    ValidationCase(
      "query A { dog { ...F @arguments(a: true) «owner» { «name»(surname: false) } } } fragment F on Dog @argumentDefinitions(a: {type: \"Boolean\"}) { owner { ...H @arguments(h: $a) } } fragment H on Human @argumentDefinitions(h: {type: \"Boolean\"}) { name(surname: $h) }"
        .replacing("«owner»", with: "owner").replacing("«name»", with: "name")
        .replacing("{ name(surname: $h) }", with: "{ «name»(surname: $h) }"),
      "`owner.name` is selected twice, with different arguments."),
  ])
  func argumentsOfFragments(example: ValidationCase) throws {
    try example.check(.overlappingFieldsCanBeMerged)
  }

  @Test func theOtherFieldIsShown() throws {
    let marked = Marked("query A { dog { «x»: name «x»: nickname } }")
    let found = try ValidationCase.schema().validate([Document(parsing: marked.source)])
    #expect(found.count == 1)
    #expect(found.first?.location.range == marked.ranges[1])
    #expect(found.first?.notes.map(\.location.range) == [marked.ranges[0]])
  }
}
