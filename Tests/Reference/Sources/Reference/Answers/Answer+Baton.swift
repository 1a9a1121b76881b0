import BatonSchema

extension Answer {
  /// What BatonSchema says.
  public init(_ example: Case) {
    let schema: Schema
    do throws(SchemaFailure) {
      schema = try Schema.build([Source(name: "schema.graphql", text: example.schema)])
    } catch {
      self.init(error.diagnostics)
      return
    }
    guard let text = example.document else {
      self.init([])
      return
    }
    do throws(Diagnostic) {
      let document = try Document(parsing: Source(name: "document.graphql", text: text))
      self.init(schema.validate([document]))
    } catch {
      self.init([error])
    }
  }

  init(_ diagnostics: [Diagnostic]) {
    self.init(
      rules: Set(diagnostics.map { Self.isSyntax($0.id) ? Self.syntax : $0.id }),
      isAccepted: diagnostics.allSatisfy { $0.severity == .warning })
  }

  private static let syntaxIDs: Set<DiagnosticID> = [
    .unexpectedToken, .unexpectedEnd, .emptyDocument, .emptyBraces, .invalidCharacter,
    .invalidNumber, .invalidEscape, .unterminatedString, .variableInConstant, .reservedName,
  ]

  private static func isSyntax(_ id: String) -> Bool {
    DiagnosticID(rawValue: id).map { syntaxIDs.contains($0) } ?? false
  }
}
