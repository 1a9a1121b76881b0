import BatonSchema
import Testing

/// C-9: the schema printed canonically.
@Suite struct CanonicalPrintTests {
  private func build(_ texts: String..., client: String...) throws -> Schema {
    try Schema.build(
      texts.enumerated().map { Source(name: "\($0).graphql", text: $1) },
      clientExtensions: client.map { Source(name: "client.graphql", text: $0) })
  }

  static let text = #"""
    "What the \"shop\" offers."
    schema @link(url: "a") { query: Root mutation: Change }
    extend schema @link(url: "b") { subscription: Events }
    directive @link("Where." url: String! = "") repeatable on FIELD | SCHEMA
    """
    The root.
      Indented, and "quoted", and \""" too.
    """
    type Root { pets: [Pet!]! node("Its key." id: ID!, deep: [[Int!]!] = [[1, 2], []]): Node }
    type Change { rename(by: Rename!): Dog }
    type Events { dog: Dog }
    extend type Events { cat: Cat @deprecated(reason: "Meow \u{1F408}") }
    interface Named implements Node { name: String id: ID! }
    interface Node { id: ID! }
    type Dog implements Node & Named { id: ID! name: String size: Size }
    type Cat implements Node { id: ID! }
    union Pet = Dog | Cat
    enum Size { "Not large." SMALL LARGE @deprecated }
    input Rename @oneOf { name: String size: Size }
    input Filter { size: Size = SMALL text: String! = "a\nb" nested: [Filter] = [{text: "c", size: LARGE, nested: null}] }
    scalar Date @specifiedBy(url: "https://example.com/date")
    extend scalar ID @specifiedBy(url: "https://example.com/id")
    """#

  static let canonical = #"""
    """What the "shop" offers."""
    schema @link(url: "a") @link(url: "b") {
      query: Root
      mutation: Change
      subscription: Events
    }

    directive @link(
      """Where."""
      url: String! = ""
    ) repeatable on FIELD | SCHEMA

    type Cat implements Node {
      id: ID!
    }

    type Change {
      rename(by: Rename!): Dog
    }

    scalar Date @specifiedBy(url: "https://example.com/date")

    type Dog implements Named & Node {
      id: ID!
      name: String
      size: Size
    }

    type Events {
      cat: Cat @deprecated(reason: "Meow 🐈")
      dog: Dog
    }

    input Filter {
      nested: [Filter] = [{nested: null, size: LARGE, text: "c"}]
      size: Size = SMALL
      text: String! = "a\nb"
    }

    extend scalar ID @specifiedBy(url: "https://example.com/id")

    interface Named implements Node {
      id: ID!
      name: String
    }

    interface Node {
      id: ID!
    }

    union Pet = Cat | Dog

    input Rename @oneOf {
      name: String
      size: Size
    }

    """
    The root.
      Indented, and "quoted", and \""" too.
    """
    type Root {
      node(
        deep: [[Int!]!] = [[1, 2], []]
        """Its key."""
        id: ID!
      ): Node
      pets: [Pet!]!
    }

    enum Size {
      LARGE @deprecated
      """Not large."""
      SMALL
    }

    """#

  @Test func everythingIsSortedAndMerged() throws {
    #expect(try build(Self.text).printed() == Self.canonical)
  }

  @Test func theTextGivesTheSchemaAgain() throws {
    let schema = try build(Self.text)
    let again = try build(schema.printed())
    #expect(again.printed() == schema.printed())
    #expect(SchemaDiff(from: schema, to: again).changes.isEmpty)
    #expect(SchemaDiff(from: again, to: schema).changes.isEmpty)
    #expect(again.description == schema.description)
    #expect(again.appliedDirectives.map(\.name.text) == ["link", "link"])
    #expect(again.type("Root")?.description == schema.type("Root")?.description)
  }

  @Test func usualRootsNeedNoDefinition() throws {
    let plain = try build("type Query { a: Int } type Mutation { b: Int }")
    #expect(!plain.printed().contains("schema"))
    // A type that is called `Mutation` and is not the root would become it.
    let other = try build("schema { query: Query } type Query { a: Int } type Mutation { b: Int }")
    #expect(other.printed().hasPrefix("schema {\n  query: Query\n}\n"))
    #expect(try build(other.printed()).mutation == nil)
  }

  @Test func theShapeIsWhatDocumentsDependOn() throws {
    let schema = try build(
      #""What." type Query @d { a(x: Int = 1 @d): E @deprecated } directive @d on OBJECT | ARGUMENT_DEFINITION"#
        + " input In @oneOf { x: E } enum E { A @deprecated }")
    #expect(
      schema.shape()
        == "enum E{A}input In@oneOf{x:E}type Query{a(x:Int=1):E}")
  }

  @Test func whatTheClientAddsIsMerged() throws {
    let schema = try build(
      "type Query { a: Int }", client: "extend type Query { b: D } type D { c: Int }")
    #expect(
      schema.shape() == "type D{c:Int}type Query{a:Int,b:D}")
  }
}
