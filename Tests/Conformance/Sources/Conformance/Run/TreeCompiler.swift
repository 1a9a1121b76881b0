import BatonCompiler
import BatonSchema
import Foundation
import SpecExchange

/// A tree's configuration and schema, and what the compiler makes of sources with them.
final class TreeCompiler {
  // State: results by the paths of their sources. Only the thread that made the compiler uses it.
  private var compilations: [[String]: Compilation] = [:]

  private let config: Configuration
  let index: SourceIndex
  let inputTypes: InputTypes
  /// Paths of the configuration and the schemas.
  let files: Set<String>
  private let schema: Source
  private let extensions: [Source]
  private let sources: [String: Source]

  init(_ tree: Tree, _ manifest: Manifest) throws(TreeProblem) {
    guard let contents = tree.contents(of: manifest.config) else {
      throw TreeProblem("\(manifest.config) cannot be read")
    }
    let (read, diagnostics) = Configuration.read(Source(name: manifest.config, bytes: contents))
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      throw TreeProblem("\(error)")
    }
    var config = read
    config.runtime = .baton  // scripts need an environment, whatever an app of the tree takes
    self.config = config
    let folder = manifest.config.split(separator: "/").dropLast().joined(separator: "/")
    guard let path = read.schema?.value else {
      throw TreeProblem("\(manifest.config) names no schema")
    }
    schema = try Self.source(Self.joined(folder, path), of: tree)
    var extensions: [Source] = []
    for entry in read.schemaExtensions {
      let path = Self.joined(folder, entry.value)
      let inside = tree.files.filter { $0.hasPrefix(path + "/") && $0.hasSuffix(".graphql") }
      for file in inside.isEmpty ? [path] : inside {
        extensions.append(try Self.source(file, of: tree))
      }
    }
    self.extensions = extensions
    files = Set([manifest.config, schema.name] + extensions.map(\.name))
    var sources: [String: Source] = [:]
    for path in tree.files
    where path.hasPrefix(manifest.sources + "/") && path.hasSuffix(".graphql") {
      sources[path] = try Self.source(path, of: tree)
    }
    self.sources = sources
    index = SourceIndex(sources.values.sorted { $0.name < $1.name })
    inputTypes = InputTypes(
      ([schema] + extensions).compactMap { try? BatonSchema.Document(parsing: $0) })
  }

  private static func source(_ path: String, of tree: Tree) throws(TreeProblem) -> Source {
    guard let contents = tree.contents(of: path) else {
      throw TreeProblem("\(path) cannot be read")
    }
    return Source(name: path, bytes: contents)
  }

  /// A path relative to a folder of the tree, relative to its root.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Compiles the sources at these paths together.
  func compilation(of paths: [String]) -> Compilation {
    if let known = compilations[paths] { return known }
    let compilation = Compiler.compile(
      config: config, schema: schema, extensions: extensions,
      sources: paths.compactMap { sources[$0] }
    )
    compilations[paths] = compilation
    return compilation
  }

  /// Compiles what an operation reaches, and refuses what has an error.
  func checkedCompilation(
    reachedBy operation: String
  ) throws(TreeProblem) -> (paths: [String], Compilation) {
    let paths = try index.files(reachedBy: operation).map(\.path)
    let compilation = compilation(of: paths)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    if let first = errors.first {
      let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
      throw TreeProblem("does not compile: \(first)\(more)")
    }
    return (paths, compilation)
  }
}
