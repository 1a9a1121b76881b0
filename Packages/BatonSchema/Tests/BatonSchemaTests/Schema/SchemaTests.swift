import BatonSchema
import Testing

@Suite struct SchemaTests {
  static let text = """
    schema { query: Root mutation: Change }
    type Root { node(id: ID!): Node pets: [Pet!]! }
    type Change { rename(name: String! = "x"): Dog }
    interface Node { id: ID! }
    interface Named implements Node { id: ID! name: String }
    type Dog implements Node & Named { id: ID! name: String barks: Boolean }
    type Cat implements Node { id: ID! }
    union Pet = Dog | Cat
    enum Size { SMALL }
    input Filter { size: Size = SMALL }
    scalar Date
    """

  private func build(_ texts: String..., client: String...) throws -> Schema {
    try Schema.build(
      texts.enumerated().map { Source(name: "\($0).graphql", text: $1) },
      clientExtensions: client.map { Source(name: "client.graphql", text: $0) })
  }

  @Test func rootsGoByTheSchemaDefinition() throws {
    let schema = try build(Self.text)
    #expect(schema.query.name == "Root")
    #expect(schema.mutation?.name == "Change")
    #expect(schema.subscription == nil)
    #expect(schema.root(.mutation)?.field("rename")?.arguments[0].isRequired == false)
  }

  @Test func rootsGoByNameWithoutOne() throws {
    let schema = try build("type Query { a: Int }", "type Subscription { b: Int }")
    #expect(schema.query.name == "Query")
    #expect(schema.subscription?.name == "Subscription")
    let other = try build(
      "type Query { a: Int } type Mutation { a: Int } type Q { a: Int } schema { query: Q }")
    #expect(other.query.name == "Q")
    #expect(other.mutation == nil)
  }

  @Test func relations() throws {
    let schema = try build(Self.text)
    func type(_ name: String) throws -> SchemaType { try #require(schema.type(name)) }
    let (node, named, pet) = (try type("Node"), try type("Named"), try type("Pet"))
    let (dog, cat) = (try type("Dog"), try type("Cat"))
    #expect(schema.possibleTypes(of: node).map { schema[$0].name } == ["Dog", "Cat"])
    #expect(schema.possibleTypes(of: named).map { schema[$0].name } == ["Dog"])
    #expect(schema.possibleTypes(of: pet).map { schema[$0].name } == ["Dog", "Cat"])
    #expect(schema.possibleTypes(of: dog) == [dog.id])
    #expect(schema.isSubtype(dog, of: node))
    #expect(schema.isSubtype(dog, of: pet))
    #expect(schema.isSubtype(named, of: node))
    #expect(!schema.isSubtype(node, of: named))
    #expect(!schema.isSubtype(cat, of: named))
    #expect(schema.canOverlap(named, pet))
    #expect(!schema.canOverlap(named, cat))
    #expect(schema.canOverlap(node, node))
  }

  @Test func metaFields() throws {
    let schema = try build(Self.text)
    #expect(schema.field("__typename", of: schema.query)?.type.description == "String!")
    #expect(schema.field("__schema", of: schema.query)?.type.description == "__Schema!")
    #expect(schema.field("__type", of: schema.query)?.arguments.map(\.name) == ["name"])
    let (pet, size) = (try #require(schema.type("Pet")), try #require(schema.type("Size")))
    #expect(schema.field("__typename", of: pet) != nil)
    #expect(schema.field("__typename", of: size) == nil)
    #expect(schema.field("__schema", of: pet) == nil)
    #expect(schema.type("__MetaFields") == nil)
  }

  @Test func whatTheClientAddsIsKnown() throws {
    let schema = try build(
      Self.text,
      client: """
        extend type Dog { isPinned(by: Int): Boolean }
        type Draft { text: String }
        extend type Root { drafts: [Draft] }
        extend enum Size { TINY }
        directive @mine on FIELD
        """, "  # nothing yet")
    let dog = try #require(schema.type("Dog"))
    #expect(dog.field("isPinned")?.isClientOnly == true)
    #expect(dog.field("name")?.isClientOnly == false)
    #expect(!dog.isClientOnly)
    #expect(schema.type("Draft")?.isClientOnly == true)
    #expect(schema.type("Draft")?.field("text")?.isClientOnly == true)
    #expect(schema.query.field("drafts")?.isClientOnly == true)
    #expect(schema.type("Size")?.value("TINY")?.isClientOnly == true)
    #expect(schema.type("Size")?.value("SMALL")?.isClientOnly == false)
    #expect(schema.directives["mine"]?.origin == .client)
  }

  @Test func extensionsMayComeFirst() throws {
    let schema = try build(
      "extend type Query { b: Int } extend schema { mutation: M }",
      "type Query { a: Int } type M { a: Int }")
    #expect(schema.query.fields.map(\.name) == ["a", "b"])
    #expect(schema.mutation?.name == "M")
  }

  @Test func directivesAreKnownWithoutBeingDeclared() throws {
    let schema = try build(Self.text)
    for name in ["skip", "include", "deprecated", "specifiedBy", "oneOf", "defer", "stream"] {
      #expect(schema.directives[name]?.origin == .server, "\(name)")
    }
    #expect(schema.directives["cacheExpiration"]?.origin == .client)
    #expect(schema.directives["arguments"]?.hasOpenArguments == true)
    #expect(schema.directives["include"]?.arguments[0].isRequired == true)
  }

  @Test func aSchemaMayDeclareThem() throws {
    let schema = try build(
      "type Query { a: Int } directive @defer(label: String) on FRAGMENT_SPREAD "
        + "directive @connection(x: Int) on FIELD scalar ID scalar Int")
    #expect(schema.directives["defer"]?.arguments.map(\.name) == ["label"])
    #expect(schema.directives["connection"]?.arguments.map(\.name) == ["key", "filters"])
    #expect(schema.type("ID")?.isBuiltInScalar == true)
  }

  @Test func inputsAndEnums() throws {
    let schema = try build(Self.text + " input One @oneOf { a: Int b: Int }")
    let filter = try #require(schema.type("Filter"))
    #expect(filter.inputField("size")?.defaultValue?.printed(.compact) == "SMALL")
    #expect(!filter.isOneOf)
    #expect(schema.type("One")?.isOneOf == true)
    #expect(schema.type("Date")?.isLeaf == true)
    #expect(schema.type("Date")?.isBuiltInScalar == false)
    #expect(Array(schema.definedTypes).count == 11)
  }
}
