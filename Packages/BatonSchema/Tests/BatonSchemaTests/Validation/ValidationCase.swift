import BatonSchema
import Testing

/// Documents and what must be said about them. Each mark is where one report belongs; the messages are in
/// the order of the marks.
struct ValidationCase: Sendable, CustomTestStringConvertible {
  let text: String
  let messages: [String]
  var testDescription: String { text }

  init(_ text: String, _ messages: String...) {
    self.text = text
    self.messages = messages
  }

  /// A schema with something of every kind.
  static let schemaText = """
    schema { query: Query mutation: Mutation subscription: Subscription }
    directive @onField(level: Int) on FIELD
    directive @tag(name: String!) repeatable on FIELD | QUERY | VARIABLE_DEFINITION | FRAGMENT_DEFINITION
    interface Being { name(surname: Boolean): String }
    interface Pet implements Being { name(surname: Boolean): String owner: Human }
    type Dog implements Being & Pet {
      name(surname: Boolean): String nickname: String barks: Boolean! volume: Int owner: Human
      knows(command: Command!, atLeast: Int = 1): Boolean! tags: [String!]! friends: [Pet!]
    }
    type Cat implements Being & Pet {
      name(surname: Boolean): String nickname: Int meows: Boolean volume: Int! owner: Human
      friends: [Pet!] tags: [String]
    }
    type Human implements Being { name(surname: Boolean): String pets: [Pet!]! age: Int }
    type Alien { home: String }
    union CatOrDog = Cat | Dog
    union DogOrHuman = Dog | Human
    enum Command { SIT HEEL DOWN }
    input Filter { name: String! limit: Int = 10 and: [Filter!] command: Command at: Place }
    input Place { x: Float! y: Float! }
    input Key @oneOf { id: ID name: String }
    scalar Anything
    type Query {
      dog: Dog cat: Cat human(id: ID): Human pet: Pet being: Being catOrDog: CatOrDog
      dogOrHuman: DogOrHuman alien: Alien dogs(filter: Filter, ids: [ID!], all: [[Int!]]): [Dog!]
      find(by: Key!, first: Int! = 5): Pet
      values(i: Int, f: Float, s: String, b: Boolean, id: ID, c: Command, any: Anything, r: Int!): Int
    }
    type Mutation { rename(name: String!): Dog }
    type Subscription { dogAdded: Dog barked(loud: Boolean): Boolean }
    """

  static func schema() throws -> Schema {
    try Schema.build([Source(name: "schema.graphql", text: schemaText)])
  }

  /// The reports of one kind, or errors of every kind, about the text.
  func check(_ id: DiagnosticID?) throws {
    let marked = Marked(text)
    let document = try Document(parsing: marked.source)
    let schema = try Self.schema()
    let all = schema.validate([document])
    let found = all.filter { id == nil ? $0.severity == .error : $0.id == id?.rawValue }
    #expect(found.map(\.message) == messages)
    if !messages.isEmpty {
      #expect(found.map(\.location.range) == marked.ranges)
    }
  }
}
