public import BatonSchema

/// What becomes of a module's documents when the server's schema changes.
public struct SchemaImpact: Sendable {
  public struct Entry: Sendable {
    public let change: SchemaChange
    /// The operations and fragments that it concerns, in the order of the sources; each place is in the
    /// file as given, a document inside Swift included.
    public let uses: [SchemaUses.Use]
  }

  /// Every change, in the order of `SchemaDiff`.
  public let entries: [Entry]
  /// What is wrong with the documents already, under the old schema. Where they do not parse, `entries`
  /// names no uses.
  public let problems: [Diagnostic]
  /// What the new schema refuses in documents that the old one accepts; empty while there are errors among
  /// `problems`.
  public let newProblems: [Diagnostic]

  /// - Parameters:
  ///   - extensions: client schema, which both schemas are extended by.
  ///   - sources: Swift files, searched for markers, and `.graphql` files, by the suffix of their names.
  /// - Throws: what is wrong with a schema, the old one's problems first.
  public init(
    from old: [Source], to new: [Source], extensions: [Source] = [], sources: [Source]
  ) throws(SchemaFailure) {
    let before = try Schema.build(old, clientExtensions: extensions)
    let after = try Schema.build(new, clientExtensions: extensions)
    let hosts = HostDocuments(sources)
    var problems = hosts.diagnostics
    var documents: [Document] = []
    for host in hosts.documents {
      do throws(Diagnostic) {
        documents.append(try Document(parsing: host.document))
      } catch {
        problems.append(error)
      }
    }
    let isWhole = documents.count == hosts.documents.count
    if isWhole { problems += before.validate(documents) }
    let isValid = isWhole && !problems.contains { $0.severity == .error }
    let refused = isValid ? after.validate(documents).filter { $0.severity == .error } : []
    let uses = SchemaUses(of: isWhole ? documents : [], in: before)
    entries = SchemaDiff(from: before, to: after).changes.map { change in
      Entry(change: change, uses: uses.concerned(by: change).map(hosts.located))
    }
    self.problems = hosts.inOrder(problems, of: sources)
    newProblems = hosts.inOrder(refused, of: sources)
  }
}
