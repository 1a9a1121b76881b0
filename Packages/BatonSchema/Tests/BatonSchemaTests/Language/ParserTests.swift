import BatonSchema
import Testing

@Suite struct ParserTests {
  @Test func anOperationInEveryPart() throws {
    let document = try Document(
      parsing: Source(
        name: "a",
        text: """
          "Finds one" query Find("Which" $id: ID! = "1" @a, $list: [[Int!]]! = [[1, -2]]) @b(c: $id) {
            one: two(x: {k: [1.5e3, null, true, OPEN, $id], s: "q\\n"}) @include(if: $x) { ...F @d ... on T { y } ... { z } }
          }
          fragment F on T @d { __typename }
          """))
    let operation = try #require(document.operations.first)
    #expect(operation.description?.text == "Finds one")
    #expect(operation.name?.text == "Find")
    #expect(operation.variables.map(\.name.text) == ["id", "list"])
    #expect(operation.variables[0].description?.text == "Which")
    #expect(operation.variables[0].directives.map(\.name.text) == ["a"])
    #expect(operation.variables[1].type.description == "[[Int!]]!")
    guard case .field(let field) = operation.selections[0] else {
      Issue.record("the first selection is a field")
      return
    }
    #expect(field.responseKey.text == "one")
    #expect(field.name.text == "two")
    #expect(field.selections.count == 3)
    #expect(
      field.arguments[0].value.printed(.compact) == #"{k:[1.5e3,null,true,OPEN,$id],s:"q\n"}"#)
    #expect(document.fragments.map(\.typeCondition.text) == ["T"])
  }

  @Test func keywordsAreNamesWhereNamesAreDue() throws {
    let text =
      "query query($on:fragment){on fragment:query(null:true)...type}fragment type on on{on}"
    let document = try Document(parsing: Source(name: "a", text: text))
    #expect(
      document.printed(.compact)
        == text.replacing("on fragment:", with: "on,fragment:")
        .replacing(")...", with: "),..."))
  }

  @Test func everyTypeSystemDefinition() throws {
    let text = """
      schema @a { query: Q mutation: M }
      extend schema @a
      extend schema { subscription: S }
      "d" scalar Date @specifiedBy(url: "x")
      extend scalar Date @a
      type Q implements & A & B @a { "f" f("x" x: Int = 1 @a, y: [In!]): [Q!]! @deprecated }
      type Empty
      extend type Q implements C
      interface A implements B { f: Int }
      extend interface A { g: Int }
      union U @a = | Q | M
      union Nothing
      extend union U = S
      enum E { "one" A @a B }
      extend enum E { C }
      input In @oneOf { a: Int = 3, b: In @a }
      extend input In { c: Int }
      directive @a("x" x: Int = 1) repeatable on | FIELD | OBJECT
      """
    let document = try Document(parsing: Source(name: "a", text: text))
    #expect(document.definitions.count == 18)
    let types = document.definitions.compactMap {
      if case .type(let type) = $0 { type } else { nil }
    }
    #expect(types.filter(\.isExtension).count == 6)
    #expect(types.map(\.kind).filter { $0 == .union }.count == 3)
    guard case .directive(let directive) = document.definitions[17] else {
      Issue.record("the last definition is a directive")
      return
    }
    #expect(directive.isRepeatable)
    #expect(directive.locations == [.field, .object])
  }

  @Test func rangesCoverWhatWasWritten() throws {
    let text = "{ hero: person(id: \"1\") @a { name } }"
    let document = try Document(parsing: Source(name: "a", text: text))
    guard case .field(let field) = document.operations[0].selections[0] else { return }
    let bytes = Array(text.utf8)
    func written(_ range: SourceRange) -> String {
      String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
    #expect(written(field.range) == "hero: person(id: \"1\") @a { name }")
    #expect(written(field.name.range) == "person")
    #expect(written(field.arguments[0].range) == "id: \"1\"")
    #expect(written(field.arguments[0].value.range) == "\"1\"")
    #expect(written(field.directives[0].range) == "@a")
  }

  @Test func typesAndValuesAlone() throws {
    #expect(try TypeReference(parsing: Source(name: "", text: " [ID!] ! ")).description == "[ID!]!")
    #expect(throws: Diagnostic.self) { try TypeReference(parsing: Source(name: "", text: "ID! x")) }
    #expect(throws: Diagnostic.self) { try Value(parsing: Source(name: "", text: "$a")) }
    let value = try Value(parsing: Source(name: "", text: "[$a]"), allowingVariables: true)
    #expect(value.printed(.pretty) == "[$a]")
  }
}
