import BatonSchema

/// What BatonSchema says of cases, many of which are about one schema.
public struct Judge {
  private var schemas: [String: Result<Schema, SchemaFailure>] = [:]

  public init() {}

  public mutating func answer(_ example: Case) -> Answer {
    let schema: Schema
    switch build(example.schema) {
    case .success(let built): schema = built
    case .failure(let failure): return Answer(failure.diagnostics)
    }
    guard let text = example.document else { return Answer([]) }
    do throws(Diagnostic) {
      let document = try Document(parsing: Source(name: "document.graphql", text: text))
      return Answer(schema.validate([document]))
    } catch {
      return Answer([error])
    }
  }

  private mutating func build(_ text: String) -> Result<Schema, SchemaFailure> {
    if let known = schemas[text] { return known }
    var result: Result<Schema, SchemaFailure>
    do throws(SchemaFailure) {
      result = .success(try Schema.build([Source(name: "schema.graphql", text: text)]))
    } catch {
      result = .failure(error)
    }
    schemas[text] = result
    return result
  }
}

extension Answer {
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
