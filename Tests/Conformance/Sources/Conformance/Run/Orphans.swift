/// Files that nothing names: a fixture that no case reads proves nothing, and a misspelt one neither.
struct Orphans {
  /// Paths the tree's own parts are found at: configuration, schemas, sources.
  let known: Set<String>
  /// The folder of the authors' documents.
  let sources: String
  let named: Set<String>

  /// Responses, dumps, rows and printed documents that nothing names, in the order of `files`.
  ///
  /// Every `.json` file is one of these, and every `.graphql` file but the schemas and the sources.
  func orphans(among files: [String]) -> [String] {
    files.filter { path in
      guard path.hasSuffix(".json") || path.hasSuffix(".graphql") else { return false }
      if path == Tree.manifestName || known.contains(path) || named.contains(path) { return false }
      return !path.hasPrefix(sources + "/")
    }
  }
}
