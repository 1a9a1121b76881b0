import BatonSchema

/// One text of a server and one of the client.
enum SchemaTarget {
  static func run(_ input: [UInt8]) {
    let parts = Parts.of(input, 2) ?? [input]
    let server = Source(name: "schema.graphql", bytes: parts[0])
    let client = parts.dropFirst().map { Source(name: "extensions.graphql", bytes: $0) }
    do {
      _ = try Schema.build([server], clientExtensions: client)
    } catch {
      Promise.hold(!error.diagnostics.isEmpty, "a failure says why")
      Promise.hold(error.diagnostics, about: [server] + client)
    }
  }
}
