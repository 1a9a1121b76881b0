import BatonSchema

/// The whole of a compilation, top to bottom.
struct Pipeline {
  let config: Configuration
  let schema: Source
  let extensions: [Source]

  mutating func run(_ sources: [Source]) -> Compilation {
    var compilation = Compilation()
    let hosts = HostDocuments(sources)
    compilation.diagnostics = hosts.diagnostics
    return compilation
  }
}
