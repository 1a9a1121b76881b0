import BatonSchema
import Testing

@Suite struct AcceptedTests {
  @Test(arguments: [
    "query A { dog { name ... on Being { name } ...F } } fragment F on Pet { name owner { age } }",
    "query A($id: ID!, $x: Boolean = true) { human(id: $id) @include(if: $x) { name(surname: $x) } }",
    "query A($n: String!) { dogs(filter: {name: $n, and: [{name: \"x\", at: {x: 1, y: 2.5}}], command: SIT}, ids: [1, \"2\"], all: [[1], null, 2]) { name } }",
    "query A($n: Int) { find(by: {id: 1}, first: $n) { name } dog { knows(command: HEEL) } }",
    "query A($n: Int = 3) { values(r: $n, any: {a: [1, $n]}, f: 1, id: 7, i: null) }",
    "query A { catOrDog { __typename ... on Dog { barks } ... on Pet { name } ... { ... on Cat { meows } } } __schema { types { name } } __type(name: \"Dog\") { kind } }",
    "query A { pet { ... on Dog { other: nickname } ... on Cat { other2: nickname } } }",
    "mutation A { rename(name: \"a\") { name } } subscription B { dogAdded { name } }",
    "query A @cacheExpiration(seconds: 30) { dog { ...F @alias(as: \"f\") } } fragment F on Dog @inline { name @required(action: LOG) owner @catch(to: NULL) { name } }",
    "query A @tag(name: \"a\") @tag(name: \"b\") { dog { name @tag(name: \"a\") @tag(name: \"a\") ...F @defer(label: \"x\") friends @stream(initialCount: 1) { name } } } fragment F on Dog { name }",
    "query A { dog { ...F @arguments(loud: true) } } fragment F on Dog @argumentDefinitions(loud: {type: \"Boolean\", defaultValue: false}) { name(surname: $loud) }",
    "query A($c: [ID!]!) { dog { ...F } } fragment F on Dog { name @deleteEdge(connections: $c) }",
    "query A($k: ID!) { find(by: {id: $k}) { name } }",
    "query A { dog { a: name b: name name(surname: true) } cat { name } }",
  ])
  func isFine(text: String) throws {
    try ValidationCase(text).check(nil)
  }

  @Test func documentsAreTakenTogether() throws {
    let schema = try ValidationCase.schema()
    let texts = [
      "query A { dog { ...F } }", "fragment F on Dog { ...G }", "fragment G on Dog { name }",
    ]
    let documents = try texts.map { try Document(parsing: Source(name: $0, text: $0)) }
    #expect(schema.validate(documents).isEmpty)
    #expect(schema.validate([documents[0]]).map(\.id) == ["known-fragment-names"])
    #expect(
      schema.validate([documents[1], documents[2]]).map(\.severity) == [.warning, .warning])
  }

  @Test func reportsComeInTheOrderOfTheTexts() throws {
    let schema = try ValidationCase.schema()
    let texts = ["query A { b { x } a }", "query B { z }"]
    let documents = try texts.map { try Document(parsing: Source(name: $0, text: $0)) }
    #expect(
      schema.validate(documents).map(\.message) == [
        "`Query` has no field `b`.", "`Query` has no field `a`.", "`Query` has no field `z`.",
      ])
  }

  @Test func everyIDIsInKebabCaseAndItsOwn() {
    let ids = DiagnosticID.allCases.map(\.rawValue)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.utf8.allSatisfy { ($0 >= 97 && $0 <= 122) || $0 == 45 || ($0 >= 48 && $0 <= 57) })
    }
  }
}
