import BatonCompiler
import BatonSchema

/// `batonc schema diff`
enum SchemaComparison {
  static func run(
    _ options: Options, _ folder: Folder, _ console: Console
  ) throws(ToolFailure) -> Int32 {
    let diff = SchemaDiff(
      from: try schema(options.operands[0], folder), to: try schema(options.operands[1], folder))
    for change in diff.changes {
      let severity = change.severity.rawValue
      let blanks = String(repeating: " ", count: 11 - severity.count)
      console.stdout(severity + blanks + change.message + "\n")
    }
    guard !options.sources.isEmpty else { return diff.severity == .breaking ? 1 : 0 }
    return try check(options, folder, console)
  }

  /// Checks the documents against the new schema.
  private static func check(
    _ options: Options, _ folder: Folder, _ console: Console
  ) throws(ToolFailure) -> Int32 {
    var options = options
    options.schema = options.operands[1]
    options.operands = options.sources
    options.command = .validate
    return try CompilerRun(options, folder, console).run()
  }

  private static func schema(_ path: String, _ folder: Folder) throws(ToolFailure) -> Schema {
    let source = Source(name: path, bytes: try folder.read(path, as: "the schema"))
    do throws(SchemaFailure) {
      return try Schema.build([source])
    } catch {
      throw ToolFailure(error.diagnostics)
    }
  }
}
