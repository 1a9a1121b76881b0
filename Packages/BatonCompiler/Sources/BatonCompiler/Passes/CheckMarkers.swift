import BatonSchema

/// Holds each marker against the document in it: the kind of definition, and the variable's type.
enum CheckMarkers {
  static func run(_ host: HostDocument, _ document: Document) -> [Diagnostic] {
    guard let marker = host.marker else { return [] }
    let names = names(of: marker, in: document)
    guard !names.isEmpty else {
      let range = document.definitions.first?.range ?? .none
      return [
        Diagnostic(
          CompilerProblem.wrongDefinition(marker),
          at: SourceLocation(host.document, SourceRange(range.start, range.start + 1)))
      ]
    }
    // A name that Swift does not take as it is differs in the generated type.
    guard let property = host.property, !property.type.hasPrefix("`") else { return [] }
    let type =
      property.type.hasPrefix("Baton.") ? String(property.type.dropFirst(6)) : property.type
    let suffixes = suffixes(of: marker)
    let accepted = names.flatMap { name in suffixes.flatMap { [name + $0, name + "_" + $0] } }
    guard !accepted.contains(type) else { return [] }
    let expected = names.map { $0 + suffixes[0] }
    return [
      Diagnostic(
        CompilerProblem.wrongPropertyType(found: property.type, expected: expected),
        at: SourceLocation(host.host, property.typeRange))
    ]
  }

  /// What of a definition the macro takes, the usual first: a mutation is run by its action.
  private static func suffixes(of marker: Marker) -> [String] {
    switch marker {
    case .fragment, .query, .subscription: [""]
    case .mutation: [".Action"]
    }
  }

  private static func names(of marker: Marker, in document: Document) -> [String] {
    switch marker {
    case .fragment: document.fragments.map(\.name.text)
    case .query: operations(.query, document)
    case .mutation: operations(.mutation, document)
    case .subscription: operations(.subscription, document)
    }
  }

  private static func operations(_ kind: OperationKind, _ document: Document) -> [String] {
    document.operations.filter { $0.kind == kind }.compactMap(\.name?.text)
  }
}
