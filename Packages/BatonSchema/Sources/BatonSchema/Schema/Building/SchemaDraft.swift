/// A schema being put together: definitions with their extensions merged, references still by name.
struct SchemaDraft {
  var types: [TypeDraft] = []
  var typeIndex: [String: Int] = [:]
  var directives: [DirectiveDraft] = []
  var directiveIndex: [String: Int] = [:]
  var roots: [OperationKind: RootDraft] = [:]
  /// The one `schema { … }`, if there is any.
  var schemaDefinition: SourceLocation?
  var schemaDescription: String?
  /// Those of its extensions behind those of its definition.
  var schemaDirectives: [Member<Directive>] = []
  var diagnostics: [Diagnostic] = []

  func type(_ name: String) -> TypeDraft? { typeIndex[name].map { types[$0] } }

  mutating func report(
    _ fact: SchemaFact, _ location: SourceLocation, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(fact, at: location, notes: notes))
  }

  func suggestions(for name: String, where isFit: (TypeDraft) -> Bool = { _ in true }) -> [String] {
    // A text with many mistakes is another's, or no schema at all; each look goes over every type.
    diagnostics.count >= 100
      ? []
      : Suggestions.nearest(
        to: name, in: types.filter { !$0.name.hasPrefix("__") && isFit($0) }.map(\.name))
  }
}

/// Where a definition comes from, which decides what may be done with it.
enum Provenance {
  case builtIn, server, client
}

/// A piece of a type with the text it comes from. One object, since each rule goes over all of them.
final class Member<Node> {
  let node: Node
  let name: Name
  let source: Source
  let provenance: Provenance

  init(node: Node, name: Name, source: Source, provenance: Provenance) {
    self.node = node
    self.name = name
    self.source = source
    self.provenance = provenance
  }

  var location: SourceLocation { SourceLocation(source, name.range) }
}

/// A type that is put together, one object as its members are.
final class TypeDraft {
  let kind: TypeKind
  let name: String
  let location: SourceLocation
  let description: StringValue?
  let provenance: Provenance
  var interfaces: [Member<Name>] = []
  var directives: [Member<Directive>] = []
  var fields: [Member<FieldDefinition>] = []
  var members: [Member<Name>] = []
  var values: [Member<EnumValueDefinition>] = []
  var inputFields: [Member<InputValueDefinition>] = []

  /// By name, the place in `interfaces`.
  var interfacePlaces: [String: Int] = [:]
  /// By name, the place in the one list that a type of its kind has.
  var memberPlaces: [String: Int] = [:]

  init(_ definition: TypeDefinition, _ provenance: Provenance) {
    kind = definition.kind
    name = definition.name.text
    location = SourceLocation(definition.source, definition.name.range)
    description = definition.description
    self.provenance = provenance
  }

  func field(_ name: String) -> Member<FieldDefinition>? {
    fields.isEmpty ? nil : memberPlaces[name].map { fields[$0] }
  }

  func implements(_ name: String) -> Bool { interfacePlaces[name] != nil }
}

struct DirectiveDraft {
  let definition: DirectiveDefinition
  let provenance: Provenance
  /// Whether the client knows it without any text of the app's.
  var isWellKnown = false
}

struct RootDraft {
  let type: String
  /// Nil where the type is the root by its name alone.
  let location: SourceLocation?
}
