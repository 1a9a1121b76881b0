import BatonSchema

/// A schema, a document, and another that stands beside it.
enum ValidationTarget {
  static func run(_ input: [UInt8]) {
    guard let parts = Parts.of(input, 3) ?? Parts.of(input, 2) else { return }
    let sources = parts.indices.map { Source(name: "\($0).graphql", bytes: parts[$0]) }
    guard let schema = try? Schema.build([sources[0]]) else { return }
    let documents = sources.dropFirst().compactMap { try? Document(parsing: $0) }
    Promise.hold(schema.validate(documents), about: sources)
  }
}
