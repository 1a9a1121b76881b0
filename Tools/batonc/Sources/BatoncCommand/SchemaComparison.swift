import BatonCompiler
import BatonSchema

/// `batonc schema diff`
struct SchemaComparison {
  private let console: Console
  private let impact: SchemaImpact
  private let hasSources: Bool

  static func run(
    _ options: Options, _ folder: Folder, _ console: Console
  ) throws(ToolFailure) -> Int32 {
    try SchemaComparison(options, folder, console).tell()
  }

  private init(_ options: Options, _ folder: Folder, _ console: Console) throws(ToolFailure) {
    self.console = console
    let (old, new) = (options.operands[0], options.operands[1])
    let schemas = [
      Source(name: old, bytes: try folder.read(old, as: "the schema")),
      Source(name: new, bytes: try folder.read(new, as: "the schema")),
    ]
    let problems = schemas.compactMap(Introspection.problem(ofSchema:))
    guard problems.isEmpty else { throw ToolFailure(problems) }
    hasSources = !options.sources.isEmpty
    var (extensions, sources): ([Source], [Source]) = ([], [])
    if hasSources {
      var options = options
      options.schema = new
      let project = try Project(options, folder)
      extensions = project.extensions
      sources = try CompilerRun.sources(options.sources, project, folder, besides: [old])
    }
    do throws(SchemaFailure) {
      impact = try SchemaImpact(
        from: [schemas[0]], to: [schemas[1]], extensions: extensions, sources: sources)
    } catch {
      throw ToolFailure(error.diagnostics)
    }
  }

  /// Each change with the documents it concerns, then what the new schema refuses in them.
  private func tell() -> Int32 {
    var lines: [Source: LineTable] = [:]
    for entry in impact.entries {
      let severity = entry.change.severity.rawValue
      let blanks = String(repeating: " ", count: 11 - severity.count)
      console.stdout(severity + blanks + entry.change.message + "\n")
      for use in entry.uses {
        let source = use.location.source
        let position = lines[source, default: LineTable(source)]
          .position(of: use.location.range.start)
        console.stdout("  \(source.name):\(position): in `\(use.definition)`\n")
      }
    }
    console.tell(impact.problems + impact.newProblems, json: false)
    let isBroken = (impact.problems + impact.newProblems).contains { $0.severity == .error }
    let isBreaking = impact.entries.contains { $0.change.severity == .breaking }
    return isBroken || !hasSources && isBreaking ? 1 : 0
  }
}
