import BatonCompiler
import BatonSchema

/// One compilation, and what the command makes of it.
struct CompilerRun {
  let options: Options
  let folder: Folder
  let console: Console

  init(_ options: Options, _ folder: Folder, _ console: Console) {
    self.options = options
    self.folder = folder
    self.console = console
  }

  /// - Returns: the exit code.
  func run() throws(ToolFailure) -> Int32 {
    let project = try Project(options, folder)
    let sources = try Self.sources(options.sources, project, folder)
    let compilation = Compiler.compile(
      config: project.config, schema: project.schema, extensions: project.extensions,
      sources: sources)
    var status: Int32 = 1
    var failure: ToolFailure?
    if !compilation.hasErrors {
      do {
        status = try finish(compilation, project, sources.map(\.name))
      } catch {
        (failure, status) = (error, error.status)
      }
    }
    // A build says nothing that its author cannot mend.
    let schemaWarnings = options.command == .validate ? compilation.schemaWarnings : []
    // All at once: with `--json` they are one list.
    tell(
      project.warnings + schemaWarnings + compilation.diagnostics + (failure?.diagnostics ?? []))
    if let failure, failure.diagnostics.isEmpty { throw failure }
    return status
  }

  private func finish(
    _ compilation: Compilation, _ project: Project, _ sources: [String]
  ) throws(ToolFailure) -> Int32 {
    if sources.isEmpty, options.command != .generate {
      console.stderr(
        "batonc: no document was checked: no Swift or .graphql file besides the schema is in "
          + options.sources.joined(separator: ", ") + ".\n")
    }
    let inputs = project.inputs + sources.map { ($0, "a source") }
    if let path = project.persistedPath,
      let input = inputs.first(where: { folder.resolved($0.path) == folder.resolved(path) })
    {
      throw ToolFailure("\(path) is \(input.what), which would be overwritten.")
    }
    switch options.command {
    case .print:
      for operation in compilation.operations { console.stdout(operation.text + "\n") }
    case .report:
      if let report = compilation.report { console.stdout(report.json) }
    case .generate:
      let generate = try Generate(
        options, folder, sources: sources, inputs: inputs, persistedPath: project.persistedPath)
      return try generate.write(compilation, console)
    default: break
    }
    return 0
  }

  /// The sources, folders opened; what the project reads already is none.
  ///
  /// - Parameter others: files that are no sources either.
  static func sources(
    _ paths: [String], _ project: Project, _ folder: Folder, besides others: [String] = []
  ) throws(ToolFailure) -> [Source] {
    // A folder of sources may hold the schema as well, which is no document.
    var seen = Set(
      (([project.schema] + project.extensions).map(\.name) + others).map(folder.standardized))
    var sources: [Source] = []
    for path in try folder.opened(paths, [".swift", ".graphql"])
    where seen.insert(folder.standardized(path)).inserted {
      sources.append(Source(name: path, bytes: try folder.read(path, as: "the source")))
    }
    return sources
  }

  /// Errors, then warnings.
  private func tell(_ diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    let warnings = diagnostics.filter { $0.severity == .warning }
    console.tell(errors + warnings, json: options.json)
  }
}
