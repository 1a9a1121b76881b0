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
    let expected = names.map {
      marker == .mutation || marker == .subscription
        ? [$0, $0 + ".Action", $0 + ".Stream"] : [$0, $0 + "_"]
    }
    guard !expected.joined().contains(where: { $0 == type }) else { return [] }
    return [
      Diagnostic(
        CompilerProblem.wrongPropertyType(found: property.type, expected: names),
        at: SourceLocation(host.host, property.typeRange))
    ]
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
