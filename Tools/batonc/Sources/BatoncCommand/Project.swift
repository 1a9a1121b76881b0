import BatonCompiler
import BatonSchema

/// `baton.json` and the schema that it names, read.
struct Project {
  private(set) var config = Configuration.standard
  /// Of `baton.json`.
  private(set) var warnings: [Diagnostic] = []
  private(set) var schema: Source
  private(set) var extensions: [Source] = []
  /// Where the ids of persisted documents are kept; nil without `persistConfig`.
  private(set) var persistedPath: String?
  /// Every file that was read, and what it is.
  private(set) var inputs: [(path: String, what: String)] = []

  /// - Throws: what is wrong with `baton.json`, or that a file cannot be read.
  init(_ options: Options, _ folder: Folder) throws(ToolFailure) {
    var configFolder = ""
    if let path = try Self.configPath(options, folder) {
      let source = Source(name: path, bytes: try folder.read(path, as: "the configuration"))
      (config, warnings) = Configuration.read(source)
      inputs.append((path, "the configuration"))
      guard !warnings.contains(where: { $0.severity == .error }) else {
        throw ToolFailure(warnings.filter { $0.severity == .error })
      }
      configFolder = Self.folder(of: path)
    }
    persistedPath = config.persisted.map { Self.join(configFolder, $0.file.value) }
    guard
      let path = options.schema ?? config.schema.map({ Self.join(configFolder, $0.value) })
    else {
      throw ToolFailure("no schema is named.", command: options.command)
    }
    let bytes = try Self.placed(options.schema == nil ? config.schema : nil, config) {
      () throws(ToolFailure) in try folder.read(path, as: "the schema")
    }
    schema = Source(name: path, bytes: bytes)
    inputs.append((path, "the schema"))
    for entry in config.schemaExtensions {
      extensions += try Self.placed(entry, config) { () throws(ToolFailure) in
        try Self.extensions(Self.join(configFolder, entry.value), folder)
      }
    }
    inputs += extensions.map { ($0.name, "a schema extension") }
  }

  /// Whatever a change of which may change the outcome: files and folders, as far as they are known.
  static func watched(_ options: Options, _ folder: Folder) -> [String] {
    var paths = options.sources + [options.schema].compactMap(\.self)
    guard let path = try? configPath(options, folder) else { return paths }
    paths.append(path)
    guard let bytes = folder.contents(path) else { return paths }
    let (config, _) = Configuration.read(Source(name: path, bytes: bytes))
    let named = [config.schema].compactMap(\.self) + config.schemaExtensions
    return paths + named.map { join(Self.folder(of: path), $0.value) }
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
        message: error.message.prefix(1).uppercased() + error.message.dropFirst(),
        hint: "A path counts from the folder of `baton.json`.")
      throw ToolFailure(
        at: Diagnostic(problem, at: SourceLocation(config.source, entry.range)))
    }
  }

  private static func extensions(
    _ path: String, _ folder: Folder
  ) throws(ToolFailure) -> [Source] {
    var extensions: [Source] = []
    for file in try folder.opened([path], [".graphql", ".graphqls"]) {
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
}
