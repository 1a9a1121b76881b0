import BatonCompiler
import BatonSchema

/// Reads all that a compilation needs, and compiles.
struct CompilerRun {
  /// Of `baton.json` and the compilation: errors, then warnings.
  private(set) var diagnosticTexts: [String] = []
  /// Nil if `baton.json` itself is wrong.
  private(set) var compilation: Compilation?
  /// The sources, folders opened, as they are named in diagnostics.
  private(set) var sourcePaths: [String] = []
  /// Where the ids of persisted documents are kept; nil without `persistConfig`.
  private(set) var persistedPath: String?
  /// Every file that was read, and what it is.
  private(set) var inputs: [(path: String, what: String)] = []

  init(_ options: Options, _ folder: Folder) throws(ToolFailure) {
    var config = Configuration.standard
    var warnings: [Diagnostic] = []
    var configFolder = ""
    if let path = try Self.configPath(options, folder) {
      let source = Source(name: path, bytes: try folder.read(path, as: "the configuration"))
      let (read, diagnostics) = Configuration.read(source)
      inputs.append((path, "the configuration"))
      guard !diagnostics.contains(where: { $0.severity == .error }) else {
        tell(diagnostics)
        return
      }
      warnings = diagnostics
      config = read
      configFolder = Self.folder(of: path)
    }
    persistedPath = config.persisted.map { Self.join(configFolder, $0.file.value) }
    guard
      let schemaPath = options.schema ?? config.schema.map({ Self.join(configFolder, $0.value) })
    else {
      throw ToolFailure("no schema is named.", command: options.command)
    }
    let schemaBytes = try Self.placed(options.schema == nil ? config.schema : nil, config) {
      () throws(ToolFailure) in try folder.read(schemaPath, as: "the schema")
    }
    let schema = Source(name: schemaPath, bytes: schemaBytes)
    var extensions: [Source] = []
    for entry in config.schemaExtensions {
      extensions += try Self.placed(entry, config) { () throws(ToolFailure) in
        try Self.extensions(Self.join(configFolder, entry.value), folder)
      }
    }
    // A folder of sources may hold the schema as well, which is no document.
    let schemas = Set(([schemaPath] + extensions.map(\.name)).map(folder.standardized))
    var seen: Set<String> = []
    var sources: [Source] = []
    for path in try Self.opened(options.sources, [".swift", ".graphql"], folder) {
      let standardized = folder.standardized(path)
      guard !schemas.contains(standardized), seen.insert(standardized).inserted else { continue }
      sources.append(Source(name: path, bytes: try folder.read(path, as: "the source")))
    }
    sourcePaths = sources.map(\.name)
    inputs.append((schemaPath, "the schema"))
    inputs += extensions.map { ($0.name, "a schema extension") }
    inputs += sourcePaths.map { ($0, "a source") }
    let compiled = Compiler.compile(
      config: config, schema: schema, extensions: extensions, sources: sources)
    tell(warnings + compiled.diagnostics)
    compilation = compiled
  }

  private mutating func tell(_ diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    let warnings = diagnostics.filter { $0.severity == .warning }
    diagnosticTexts = (errors + warnings).map(DiagnosticText.text)
  }

  /// What reading gives; a failure gets the place in `baton.json` that names the file.
  private static func placed<Read>(
    _ entry: Configuration.Located<String>?, _ config: Configuration,
    _ read: () throws(ToolFailure) -> Read
  ) throws(ToolFailure) -> Read {
    do {
      return try read()
    } catch {
      guard let entry else { throw error }
      let problem = FileProblem(
        message: Self.sentence(error.message),
        hint: "A path counts from the folder of `baton.json`.")
      throw ToolFailure(
        at: Diagnostic(problem, at: SourceLocation(config.source, entry.range)))
    }
  }

  private static func sentence(_ message: String) -> String {
    message.prefix(1).uppercased() + message.dropFirst()
  }

  private static func extensions(
    _ path: String, _ folder: Folder
  ) throws(ToolFailure) -> [Source] {
    var extensions: [Source] = []
    for file in try opened([path], [".graphql", ".graphqls"], folder) {
      extensions.append(
        Source(name: file, bytes: try folder.read(file, as: "the schema extension")))
    }
    return extensions
  }

  /// The one that is named, else the nearest in the working directory or above it.
  private static func configPath(
    _ options: Options, _ folder: Folder
  ) throws(ToolFailure) -> String? {
    if let given = options.config { return given }
    var directory = folder.standardized(folder.path)
    while true {
      let candidate = directory == "/" ? "/baton.json" : directory + "/baton.json"
      if folder.exists(candidate) { return folder.relative(candidate) }
      guard directory != "/" else { break }
      directory = folder.standardized(directory + "/..")
    }
    if options.schema != nil { return nil }
    throw ToolFailure(
      "no baton.json in \(folder.path) or a folder above it: name one with `--config`, or write one;"
        + " `{\"schema\": \"schema.graphql\"}` is enough.")
  }

  /// With its slash; empty for a file in the working directory.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? path : folder + path
  }

  private static func opened(
    _ paths: [String], _ suffixes: [String], _ folder: Folder
  ) throws(ToolFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      if folder.isFolder(path) {
        files += folder.files(below: path, suffixes: suffixes)
      } else {
        guard folder.exists(path) else {
          throw ToolFailure("cannot read \(path): there is no such file or folder.")
        }
        guard suffixes.contains(where: path.hasSuffix) else {
          throw ToolFailure(
            "\(path) is not a file that holds GraphQL: its name should end in "
              + suffixes.joined(separator: " or ") + ".")
        }
        files.append(path)
      }
    }
    return files
  }
}
