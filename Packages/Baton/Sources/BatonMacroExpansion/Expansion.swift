/// What one marker adds in one role, and what is wrong with how it is written.
struct Expansion: Equatable {
  private(set) var sources: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(of request: JSON) {
    guard let marker = request["macro"]?["typeName"]?.text.flatMap(Marker.init(rawValue:)),
      let role = request["macroRole"]?.text,
      let attributePiece = SourcePiece(request["attributeSyntax"]),
      let declarationPiece = SourcePiece(request["declSyntax"])
    else { return }
    let attribute = Attribute(attributePiece)
    let declaration = Declaration(declarationPiece)
    let shape = Shape(
      marker: marker, attribute: attribute, declaration: declaration,
      context: LexicalContext(request["lexicalContext"]))
    let verdict = shape.verdict
    // Both roles see the same mistake; it is reported once.
    if role == "peer", case .refused(let diagnostic) = verdict { diagnostics = [diagnostic] }
    switch (role, verdict, declaration.name, declaration.type) {
    case ("peer", .fine, let name?, let type?):
      sources = Self.peers(marker, name, type)
    case ("accessor", .fine, let name?, _):
      sources = Self.accessors(marker, name, attribute.laterArguments)
    case ("accessor", .refused, _, _), ("accessor", .leftToTheCompiler, _, _):
      // Without a getter the compiler would add an error of its own to the one there is.
      sources = ["get { fatalError() }"]
    default: break
    }
  }

  private static func peers(_ marker: Marker, _ name: String, _ type: String) -> [String] {
    guard let storage = marker.storage else { return [] }
    if marker == .mutation {
      // Not private, which would make the memberwise initializer private; not a `let`, as the view
      // tree fills it in.
      return ["var _\(name) = \(storage)<\(type)>()"]
    }
    return ["private var _\(name): \(storage)<\(type)>"]
  }

  private static func accessors(_ marker: Marker, _ name: String, _ later: String?) -> [String] {
    guard let storage = marker.storage else { return [] }
    if marker == .mutation { return ["get { _\(name).action }"] }
    let arguments = later.map { ", " + $0 } ?? ""
    return [
      """
      @storageRestrictions(initializes: _\(name))
      init(initialValue) { _\(name) = \(storage)(initialValue\(arguments)) }
      """,
      "get { _\(name).value }",
      "set { _\(name) = \(storage)(newValue\(arguments)) }",
    ]
  }
}
