public import BatonSchema

/// Compiles the documents of a module against a schema. Pure: it reads and writes no file, and the same
/// input gives the same output, byte for byte.
public enum Compiler {
  /// - Parameters:
  ///   - config: what `baton.json` says; its problems are checked against the schema here.
  ///   - schema: the server's schema.
  ///   - extensions: client schema, as `schemaExtensions` names it.
  ///   - sources: Swift files, searched for markers, and `.graphql` files, by the suffix of their names.
  public static func compile(
    config: Configuration, schema: Source, extensions: [Source] = [], sources: [Source]
  ) -> Compilation {
    var pipeline = Pipeline(config: config, schema: schema, extensions: extensions)
    return pipeline.run(sources)
  }
}
