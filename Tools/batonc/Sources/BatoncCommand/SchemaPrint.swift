import BatonCompiler
import BatonSchema

/// `batonc schema print`
enum SchemaPrint {
  static func run(
    _ options: Options, _ folder: Folder, _ console: Console
  ) throws(ToolFailure) -> Int32 {
    let project = try Project(options, folder)
    if let problem = Introspection.problem(ofSchema: project.schema) {
      throw ToolFailure([problem])
    }
    do throws(SchemaFailure) {
      let schema = try Schema.build([project.schema], clientExtensions: project.extensions)
      console.stdout(schema.printed())
      return 0
    } catch {
      throw ToolFailure(error.diagnostics)
    }
  }
}
