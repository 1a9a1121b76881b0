import BatonCompiler
import BatonSchema

/// `baton.json`, and what a schema says to it.
enum ConfigurationTarget {
  private static let schema = Source(
    name: "schema.graphql",
    text: """
      type Query { a(id: ID!, k: Key): A b: [B!]! }
      interface I { id: ID! }
      type A implements I { id: ID! at: Date k: String }
      type B implements I { id: ID! a: A }
      union U = A | B
      scalar Date
      input Key { a: Int! b: String }
      """)

  static func run(_ input: [UInt8]) {
    let source = Source(name: "baton.json", bytes: input)
    let (configuration, diagnostics) = Configuration.read(source)
    Promise.hold(diagnostics, about: [source])
    guard diagnostics.isEmpty else { return }
    let compilation = Compiler.compile(config: configuration, schema: schema, sources: [])
    Promise.hold(compilation.diagnostics, about: [source, schema])
  }
}
