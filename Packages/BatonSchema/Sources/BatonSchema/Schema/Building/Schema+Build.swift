/// Why a schema could not be built: everything that is wrong with its texts, in the order of the texts.
public struct SchemaFailure: Error, Sendable {
  /// At least one error; warnings stand among them.
  public let diagnostics: [Diagnostic]
}

extension Schema {
  /// Puts a schema together from the server's texts and the client's extensions of it.
  ///
  /// Types and fields of `clientExtensions` are those of which `isClientOnly` is true. Reports all that
  /// is wrong at once: first what does not parse, else what does not fit together.
  public static func build(
    _ sources: [Source], clientExtensions: [Source] = []
  ) throws(SchemaFailure) -> Schema {
    var draft = SchemaDraft()
    draft.collectBuiltIns()
    var documents: [(Document, Provenance)] = []
    for (texts, provenance) in [(sources, Provenance.server), (clientExtensions, .client)] {
      for source in texts {
        do throws(Diagnostic) {
          documents.append((try Document(parsing: source), provenance))
        } catch {
          // An extension file with nothing in it, or in it yet, extends nothing.
          if provenance == .client, error.id == DiagnosticID.emptyDocument.rawValue { continue }
          draft.diagnostics.append(error)
        }
      }
    }
    if !draft.diagnostics.isEmpty { throw SchemaFailure(diagnostics: draft.diagnostics) }
    for (document, provenance) in documents { draft.collect(document, provenance) }
    for (document, provenance) in documents { draft.collectExtensions(document, provenance) }
    draft.settleRoots(sources.first ?? Source(name: "schema", bytes: []))
    for rule in SchemaRules.all { rule(&draft) }
    let order = sources + clientExtensions
    draft.sortDiagnostics(inOrderOf: order)
    let schema = draft.freeze()
    if let schema { draft.validate(documents.map(\.0), schema) }
    guard let schema, !draft.diagnostics.contains(where: { $0.severity == .error }) else {
      draft.sortDiagnostics(inOrderOf: order)
      throw SchemaFailure(diagnostics: draft.diagnostics)
    }
    return schema
  }
}

extension SchemaDraft {
  fileprivate mutating func sortDiagnostics(inOrderOf sources: [Source]) {
    var order: [String: Int] = [:]
    for (index, source) in sources.enumerated() where order[source.name] == nil {
      order[source.name] = index
    }
    diagnostics.sort { lhs, rhs in
      let left = order[lhs.location.source.name] ?? -1
      let right = order[rhs.location.source.name] ?? -1
      return left != right ? left < right : Diagnostic.isBefore(lhs, rhs)
    }
  }

  /// What the rules about directives and values find, which documents have in common with schemas.
  fileprivate mutating func validate(_ documents: [Document], _ schema: Schema) {
    var context = ValidationContext(schema, texts: documents)
    for rule in ValidationRules.ofSchemas { rule(&context) }
    diagnostics += context.diagnostics
  }

  fileprivate mutating func collectBuiltIns() {
    let texts: [(Source, Provenance)] = [
      (BuiltIns.types, .builtIn), (BuiltIns.serverDirectives, .builtIn),
      (BuiltIns.clientDirectives, .client),
    ]
    for (source, provenance) in texts {
      do throws(Diagnostic) {
        let document = try Document(parsing: source)
        for definition in document.definitions {
          if case .directive(let directive) = definition {
            directiveIndex[directive.name.text] = directives.count
            directives.append(
              DirectiveDraft(definition: directive, provenance: provenance, isWellKnown: true))
          }
        }
        collect(
          Document(
            source: source,
            definitions: document.definitions.filter {
              if case .directive = $0 { false } else { true }
            }), .builtIn)
      } catch {
        diagnostics.append(error)
      }
    }
  }

  /// Finds the operations' types: those of `schema { … }`, else by their names.
  fileprivate mutating func settleRoots(_ source: Source) {
    let isDefined = types.contains { $0.provenance != .builtIn }
    guard isDefined else {
      if diagnostics.isEmpty { report(.empty, SourceLocation(source, .none)) }
      return
    }
    if schemaDefinition == nil {
      for kind in OperationKind.allCases
      where roots[kind] == nil && type(kind.usualTypeName)?.kind == .object {
        roots[kind] = RootDraft(type: kind.usualTypeName, location: nil)
      }
    }
    if roots[.query] == nil {
      report(.missingQueryRoot, schemaDefinition ?? SourceLocation(source, .none))
    }
  }
}
