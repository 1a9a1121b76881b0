import BatonCompiler
import BatonSchema

/// Writes the files of a compilation.
struct Generate {
  private let options: Options
  private let folder: Folder
  /// The generated file of each source, by the source's path as given.
  private var outputs: [String: String] = [:]
  private let persistedPath: String?
  /// Outputs declared for what turned out to be the schema: written, since who declared them counts on it.
  private var outputsWithoutDocument: [String] = []

  private static let sharedName = "Baton.baton.swift"
  private static let suffix = ".baton.swift"

  /// - Parameters:
  ///   - sources: as they are named in diagnostics, folders opened.
  ///   - inputs: every file that was read, and what it is.
  ///   - persistedPath: where the ids of persisted documents are kept.
  init(
    _ options: Options, _ folder: Folder, sources: [String],
    inputs read: [(path: String, what: String)], persistedPath: String?
  ) throws(ToolFailure) {
    self.options = options
    self.folder = folder
    self.persistedPath = persistedPath
    guard options.out != nil || options.shared != nil else {
      throw ToolFailure(
        "nothing says where to write: give `--out`, or `--emit` and `--shared`.",
        command: .generate)
    }
    if let out = options.out, folder.exists(out), !folder.isFolder(out) {
      throw ToolFailure("cannot write into \(out): it is a file, not a folder.")
    }
    let emits = try Self.emits(options, folder)
    var inputs = Dictionary(read.map { (folder.resolved($0.path), $0.what) }) { one, _ in one
    }
    for emit in options.emits { inputs[folder.resolved(emit.source)] = "a source" }
    var owners: [String: String] = [:]
    func claim(_ output: String, for source: String) throws(ToolFailure) {
      if let input = inputs[folder.resolved(output)] {
        throw ToolFailure("\(output) is \(input), which would be overwritten.")
      }
      if let other = owners.updateValue(source, forKey: folder.resolved(output)) {
        throw ToolFailure("\(other) and \(source) would both be written to \(output).")
      }
    }
    try claim(sharedPath, for: "the shared file")
    if let report = options.report { try claim(report, for: "the report") }
    if let persistedPath { try claim(persistedPath, for: "the file of persisted documents") }
    var compiled: Set<String> = []
    for source in sources {
      compiled.insert(folder.standardized(source))
      guard let output = emits[folder.standardized(source)] ?? usualOutput(of: source) else {
        throw ToolFailure(
          "nothing says where to write the file of \(source): give `--emit` or `--out`.",
          command: .generate)
      }
      try claim(output, for: source)
      outputs[source] = output
    }
    for emit in options.emits where compiled.insert(folder.standardized(emit.source)).inserted {
      try claim(emit.output, for: emit.source)
      outputsWithoutDocument.append(emit.output)
    }
    guard !compiled.isEmpty else {
      throw ToolFailure(
        "no Swift or .graphql file besides the schema is in "
          + options.sources.joined(separator: ", ") + ".", command: .generate)
    }
  }

  /// The declared output of each source, by the source's standardized path.
  private static func emits(
    _ options: Options, _ folder: Folder
  ) throws(ToolFailure) -> [String: String] {
    var emits: [String: String] = [:]
    for emit in options.emits {
      guard !folder.isFolder(emit.source) else {
        throw ToolFailure(
          "`--emit` needs one file, but \(emit.source) is a folder.", command: .generate)
      }
      if let other = emits.updateValue(emit.output, forKey: folder.standardized(emit.source)),
        folder.standardized(other) != folder.standardized(emit.output)
      {
        throw ToolFailure("\(emit.source) would be written to \(other) and to \(emit.output).")
      }
    }
    return emits
  }

  private var sharedPath: String {
    options.shared ?? options.out.map { $0 + "/" + Self.sharedName } ?? Self.sharedName
  }

  /// `Sources/App/Screen.swift` → `<out>/Sources_App_Screen.baton.swift`
  private func usualOutput(of source: String) -> String? {
    guard let out = options.out else { return nil }
    let path = folder.relative(source).split(separator: "/").joined(separator: "_")
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    return out + "/" + path[..<dot] + Self.suffix
  }

  /// - Returns: the exit code.
  func write(_ compilation: Compilation, _ console: Console) throws(ToolFailure) -> Int32 {
    var files: [(path: String, text: String)] = []
    for file in compilation.files {
      guard let source = file.source else {
        files.append((sharedPath, file.text))
        continue
      }
      if let output = outputs[source] { files.append((output, file.text)) }
    }
    for path in outputsWithoutDocument {
      files.append((path, Compilation.File.withoutDocument))
    }
    if let path = options.report, let report = compilation.report {
      files.append((path, report.json))
    }
    if let path = persistedPath { files.append((path, try persistedMap(path, compilation))) }
    let changed = files.filter { folder.contents($0.path) != Array($0.text.utf8) }
    let stale = staleFiles(besides: Set(files.map { folder.standardized($0.path) }))
    if options.check {
      for file in changed { console.stderr("\(file.path) is not up to date.\n") }
      for path in stale { console.stderr("\(path) has no source any more.\n") }
      return changed.isEmpty && stale.isEmpty ? 0 : 1
    }
    let folders = Set(files.map { folder.parent(of: $0.path) })
    for path in folders.sorted() { folder.removeTemporaries(in: path) }
    for file in changed { try folder.write(file.text, to: file.path) }
    for path in stale { try folder.remove(path) }
    return 0
  }

  /// The file of persisted documents with this compilation's; those of other modules and of versions in
  /// use stay in it.
  private func persistedMap(
    _ path: String, _ compilation: Compilation
  ) throws(ToolFailure) -> String {
    let source = folder.contents(path).map { Source(name: path, bytes: $0) }
    do {
      var map = try PersistedMap(source)
      map.add(compilation.operations)
      return map.json
    } catch {
      throw ToolFailure(at: error)
    }
  }

  /// Generated files in the output folder that this run does not write.
  private func staleFiles(besides written: Set<String>) -> [String] {
    guard let out = options.out else { return [] }
    return folder.names(in: out).filter { $0.hasSuffix(Self.suffix) }
      .map { out + "/" + $0 }
      .filter { path in
        // Only what says that it was generated is ours to remove.
        !written.contains(folder.standardized(path))
          && folder.contents(path)?.starts(with: "// Generated by batonc".utf8) == true
      }
  }
}
