import BatonCompiler
import BatonSchema

/// Reads all that a compilation needs, and compiles.
struct CompilerRun {
  /// Of `baton.json`, or of the compilation.
  private(set) var diagnosticTexts: [String] = []
  /// Nil if `baton.json` itself is wrong.
  private(set) var compilation: Compilation?
  /// The sources, folders opened, as they are named in diagnostics.
  private(set) var sourcePaths: [String] = []
  /// Every file that was read, and what it is.
  private(set) var inputs: [(path: String, what: String)] = []

  init(_ options: Options, _ folder: Folder) throws(ToolFailure) {
    var config = Configuration.standard
    var configFolder = ""
    if let path = try Self.configPath(options, folder) {
      let source = Source(name: path, bytes: try folder.read(path, as: "the configuration"))
      let (read, diagnostics) = Configuration.read(source)
      inputs.append((path, "the configuration"))
      diagnosticTexts = diagnostics.map(DiagnosticText.text)
      guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
      config = read
      configFolder = Self.folder(of: path)
    }
    guard
      let schemaPath = options.schema ?? config.schema.map({ Self.join(configFolder, $0.value) })
    else {
      throw ToolFailure("no schema is named.", command: options.command)
    }
    let schema = Source(name: schemaPath, bytes: try folder.read(schemaPath, as: "the schema"))
    var extensions: [Source] = []
    for entry in config.schemaExtensions {
      for path in try Self.opened(
        [Self.join(configFolder, entry.value)], [".graphql", ".graphqls"], folder)
      {
        extensions.append(
          Source(name: path, bytes: try folder.read(path, as: "the schema extension")))
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
    diagnosticTexts += compiled.diagnostics.map(DiagnosticText.text)
    compilation = compiled
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
      "no baton.json in \(folder.path) or a folder above it; name one with `--config`.")
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
