import BatonCompiler
import BatonSchema

/// A way in which an input of the compiler can be large.
struct Shape: Sendable {
  let name: String
  /// What there are more of, for the table.
  let what: String
  /// How many of them are few; a hundred times as many still compile in seconds.
  let few: Int
  let make: @Sendable (Int) -> Input

  /// What a compilation takes.
  struct Input {
    var config = #"{"schema": "schema.graphql"}"#
    var schema = Shape.schema
    var documents = ""
    var swift = ""
    /// Whether it is the errors that there are many of.
    var isWrong = false
  }

  private static let schema = """
    type Query { node(id: ID): Node thing(a: Int, b: String, in: In): Thing word: Word things: [Thing!]! }
    type Mutation { touch(id: ID): Thing }
    interface Node { id: ID! }
    type Thing implements Node { id: ID! name(a: Int): String thing: Thing things: [Thing] word: Word }
    type Place implements Node { id: ID! name(a: Int): String }
    union Word = Thing | Place
    input In { a: Int b: [In!] c: String }
    """

  /// `text` for each number, put together.
  static func each(_ count: Int, separator: String = "\n", _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: separator)
  }
}

extension Shape.Input {
  /// Compiles, and reads out what is wrong as a command would.
  func compile() throws -> Int {
    let (configuration, problems) = Configuration.read(Source(name: "baton.json", text: config))
    let compilation = Compiler.compile(
      config: configuration, schema: Source(name: "schema.graphql", text: schema),
      sources: [
        Source(name: "Documents.graphql", text: documents),
        Source(name: "Screens.swift", text: swift),
      ].filter { !$0.bytes.isEmpty })
    let diagnostics = problems + compilation.diagnostics
    let hasErrors = diagnostics.contains { $0.severity == .error }
    guard hasErrors == isWrong else {
      throw BenchError("expected \(isWrong ? "errors" : "none"): \(diagnostics.prefix(3))")
    }
    var text = DiagnosticText()
    return diagnostics.reduce(compilation.files.count) {
      $0 + text.text(of: $1).utf8.count
    }
  }
}
