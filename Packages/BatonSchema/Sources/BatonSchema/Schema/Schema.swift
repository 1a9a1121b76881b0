/// What a server (and the client's own extension of it) offers: every type, known by name and by number.
///
/// Immutable, and complete: no reference in it leads nowhere. Made by `Schema.build`.
public final class Schema: Sendable {
  /// By `TypeID.index`: built-in types first, then those of the texts in the order written.
  public let types: [SchemaType]
  /// The type whose fields a query selects.
  public let query: SchemaType
  /// Nil if the server takes no mutations.
  public let mutation: SchemaType?
  /// Nil if the server takes no subscriptions.
  public let subscription: SchemaType?
  /// What stands before `schema { … }`.
  public let description: String?
  /// The directives that stand behind `schema`, in the order written, those of its extensions last.
  public let appliedDirectives: [Directive]
  /// Every directive, those that no schema needs to declare included.
  public let directives: [String: SchemaDirective]

  /// What its texts say that they should not, in their order, though the schema is good enough to use.
  public let warnings: [Diagnostic]

  let relations: TypeRelations
  private let typeIndex: [String: TypeID]
  private let metaFields: MetaFields

  init(
    types: [SchemaType], typeIndex: [String: TypeID], roots: (TypeID, TypeID?, TypeID?),
    description: String?, appliedDirectives: [Directive], directives: [String: SchemaDirective],
    metaFields: MetaFields, warnings: [Diagnostic]
  ) {
    self.types = types
    self.typeIndex = typeIndex
    self.warnings = warnings
    self.description = description
    self.appliedDirectives = appliedDirectives
    self.directives = directives
    self.metaFields = metaFields
    query = types[roots.0.index]
    mutation = roots.1.map { types[$0.index] }
    subscription = roots.2.map { types[$0.index] }
    relations = TypeRelations(types)
  }
}

/// The fields that no type declares.
struct MetaFields: Sendable {
  let typename: SchemaField
  let schema: SchemaField
  let type: SchemaField
}

extension Schema {
  /// The type of a name; nil if there is none.
  public func type(_ name: String) -> SchemaType? { typeIndex[name].map { types[$0.index] } }

  /// The type behind a number of this very schema.
  public subscript(id: TypeID) -> SchemaType { types[id.index] }

  /// The type a field has within lists and `!`.
  public func type(of field: SchemaField) -> SchemaType { types[field.typeID.index] }

  /// The type an argument or input field has within lists and `!`.
  public func type(of input: SchemaInputValue) -> SchemaType { types[input.typeID.index] }

  /// The named type of a reference; nil if there is none of that name.
  public func type(within reference: TypeReference) -> SchemaType? { type(reference.name.text) }

  /// The type whose fields an operation of a kind selects; nil if the server takes none.
  public func root(_ kind: OperationKind) -> SchemaType? {
    switch kind {
    case .query: query
    case .mutation: mutation
    case .subscription: subscription
    }
  }

  /// A field as a document may select it: a declared one, `__typename`, or on the query root
  /// `__schema` and `__type`.
  public func field(_ name: String, of type: SchemaType) -> SchemaField? {
    if let field = type.field(name) { return field }
    switch name {
    case "__typename": return type.isComposite ? metaFields.typename : nil
    case "__schema": return type.id == query.id ? metaFields.schema : nil
    case "__type": return type.id == query.id ? metaFields.type : nil
    default: return nil
    }
  }

  /// The types that the texts define, without those every schema has.
  public var definedTypes: some Sequence<SchemaType> { types.lazy.filter { $0.location != nil } }
}
