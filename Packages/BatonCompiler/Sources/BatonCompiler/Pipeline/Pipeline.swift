import BatonSchema

/// The whole of a compilation, top to bottom. Each step works on what the one before found to be right,
/// and the first that finds errors is the last.
struct Pipeline {
  let config: Configuration
  let schemaSource: Source
  let extensions: [Source]
  private var diagnostics: [Diagnostic] = []
  private var schemaWarnings: [Diagnostic] = []

  init(config: Configuration, schema: Source, extensions: [Source]) {
    self.config = config
    schemaSource = schema
    self.extensions = extensions
  }

  private var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  mutating func run(_ sources: [Source]) -> Compilation {
    let hosts = HostDocuments(sources)
    diagnostics = hosts.diagnostics
    var compilation = Compilation()
    if let checked = check(hosts) {
      Output(checked, config, sources, hosts).fill(&compilation, &diagnostics)
    }
    let order = [config.source, schemaSource] + extensions + sources
    compilation.diagnostics = hosts.inOrder(diagnostics, of: order)
    compilation.schemaWarnings = hosts.inOrder(schemaWarnings, of: order)
    return compilation
  }

  /// What is wrong with the schema, `baton.json` and the documents; nil if anything is.
  private mutating func check(_ hosts: HostDocuments) -> CheckedDocuments? {
    if let problem = Introspection.problem(ofSchema: schemaSource) {
      diagnostics.append(problem)
      return nil
    }
    let schema: Schema
    do throws(SchemaFailure) {
      schema = try Schema.build([schemaSource], clientExtensions: extensions)
    } catch {
      add(error.diagnostics)
      return nil
    }
    add(schema.warnings)
    diagnostics += CheckRootNames.run(schema)
    diagnostics += CheckClientFields.run(schema)
    diagnostics += ConfigurationCheck.run(config, schema)
    var documents: [Document] = []
    for host in hosts.documents {
      do throws(Diagnostic) {
        let document = try Document(parsing: host.document)
        documents.append(document)
        diagnostics += CheckMarkers.run(host, document)
      } catch {
        diagnostics.append(error)
      }
    }
    // A broken document may define what another one uses.
    guard documents.count == hosts.documents.count else { return nil }
    diagnostics += schema.validate(documents)
    guard !hasErrors else { return nil }
    let identity = Identity(config, schema)
    for document in documents {
      diagnostics += CheckDeprecated.run(document, schema)
      diagnostics += CheckSupport.run(document, schema)
      diagnostics += CheckConnections.run(document, schema)
      diagnostics += CheckEdits.run(document, schema, identity)
      diagnostics += CheckDefer.run(document)
    }
    diagnostics += CheckEditPlaces.run(documents)
    return hasErrors ? nil : CheckedDocuments(schema: schema, documents: documents)
  }

  /// Adds what is wrong with the schema's texts. The client's own are its author's to mend.
  private mutating func add(_ found: [Diagnostic]) {
    for diagnostic in found {
      if diagnostic.severity == .warning, diagnostic.location.source == schemaSource {
        schemaWarnings.append(diagnostic)
      } else {
        diagnostics.append(diagnostic)
      }
    }
  }
}

/// A schema and documents that are valid together.
struct CheckedDocuments {
  var schema: Schema
  var documents: [Document]

  /// The module as its authors wrote it, every selection with its types. Lenses are made of this.
  func written() -> TypedModule {
    var module = ResolveTypes.run(documents, schema)
    module.rewrite(DissolveInlineFragments.run)
    return module
  }

  /// What is wrong with the client's directives, now that all types are known.
  func problems(in written: TypedModule) -> [Diagnostic] {
    CheckReadingArguments.run(documents) + CheckAliases.run(written, schema)
      + CheckInline.run(written) + CheckSpreadArguments.run(written)
      + CheckClientFields.run(written) + CheckRequired.run(written, schema)
      + CheckCatch.run(written, schema)
  }

  /// The module as a server is asked, and with it what is the client's own. Texts and plans are made of
  /// this, so a plan has its fields in the order in which a server answers.
  func asked(
    _ written: TypedModule, _ identity: Identity, _ diagnostics: inout [Diagnostic]
  ) -> TypedModule {
    var module = written
    diagnostics += InlineArguments.run(&module)
    module.rewrite(DropAliases.run)
    module.rewrite(DissolveInlineFragments.run)
    module.rewrite(MergeDuplicates.run)
    let keys = AddKeyFields(schema: schema, identity: identity)
    keys.run(&module)
    module.rewrite(AddConnectionFields(keys: keys).run)
    FillEmptiedSelections.run(&module, schema)
    module.rewrite(MergeDuplicates.run)
    module.rewrite(GatherConditions.run)
    NumberFields.run(&module)
    return module
  }
}
