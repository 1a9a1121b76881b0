import BatonSchema
import Testing

@testable import BatonCompiler

/// Compiles documents against a schema, both as text.
func compile(
  _ documents: String, schema: String, config: String = #"{"schema": "schema.graphql"}"#,
  extensions: String? = nil
) -> Compilation {
  compile([Source(name: "documents.graphql", text: documents)], schema, config, extensions)
}

func compile(
  _ sources: [Source], _ schema: String,
  _ config: String = #"{"schema": "schema.graphql"}"#, _ extensions: String? = nil
) -> Compilation {
  let (configuration, diagnostics) = Configuration.read(
    Source(name: "baton.json", text: config))
  var compilation = Compiler.compile(
    config: configuration, schema: Source(name: "schema.graphql", text: schema),
    extensions: extensions.map { [Source(name: "extensions.graphql", text: $0)] } ?? [],
    sources: sources)
  compilation.diagnostics = diagnostics + compilation.diagnostics
  return compilation
}

extension Compilation {
  /// The text of an operation; what is wrong, if anything is.
  func text(_ name: String) -> String {
    operations.first { $0.name == name }?.text ?? summary
  }

  /// Each diagnostic on a line, as `id at text`.
  var summary: String {
    diagnostics.map { diagnostic in
      let bytes = diagnostic.location.source.bytes
      let range = diagnostic.location.range
      let end = min(range.end, bytes.count)
      let text =
        range.start < end ? String(decoding: bytes[range.start..<end], as: UTF8.self) : ""
      return "\(diagnostic.id) at \(text)"
    }.joined(separator: "\n")
  }

  func file(_ name: String) -> String { files.first { $0.name == name }?.text ?? summary }
}
