import BatonCompiler
import BatonSchema

/// `baton.json`, a schema, a `.graphql` file and a Swift file: what is compiled comes out the same every
/// time, and what is sent fits the schema.
enum CompilationTarget {
  static func run(_ input: [UInt8]) {
    guard let parts = Parts.of(input, 4) ?? Parts.of(input, 3) else { return }
    let names = ["baton.json", "schema.graphql", "Documents.graphql", "Screen.swift"]
    let sources = zip(names, parts).map { Source(name: $0, bytes: $1) }
    let (configuration, diagnostics) = Configuration.read(sources[0])
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    func compile() -> Compilation {
      Compiler.compile(
        config: configuration, schema: sources[1], sources: Array(sources.dropFirst(2)))
    }
    let compilation = compile()
    Promise.hold(compilation.diagnostics, about: sources)
    guard !compilation.hasErrors else {
      return Promise.hold(compilation.files.isEmpty, "errors come without files")
    }
    Promise.hold(
      compilation.files.count == sources.count - 1, "every source has a file, and one they share")
    Promise.hold(compile().files == compilation.files, "the same again")
    holdTexts(compilation, sources[1])
  }

  private static func holdTexts(_ compilation: Compilation, _ schemaSource: Source) {
    guard let schema = try? Schema.build([schemaSource]) else {
      return Promise.hold(false, "what was compiled has a schema")
    }
    for operation in compilation.operations {
      do {
        let text = Source(name: operation.name, text: operation.text)
        let errors = schema.validate([try Document(parsing: text)])
          .filter { $0.severity == .error }
        Promise.hold(errors.isEmpty, "\(operation.text) fits: \(errors)")
      } catch {
        Promise.hold(false, "\(operation.text) parses: \(error)")
      }
    }
  }
}
