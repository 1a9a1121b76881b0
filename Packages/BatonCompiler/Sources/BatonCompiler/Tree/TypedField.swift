import BatonSchema

/// A field of a selection, whoever selected it.
struct TypedField {
  /// Why a field stands where it stands.
  enum Origin: Hashable {
    case author
    /// The compiler selects it for the object's identity or type.
    case inserted
    /// `__isX: __typename`: answered only by an object that is an `X`.
    case membership(of: String)
  }

  var alias: Name?
  var name: Name
  var arguments: [Argument]
  /// Those a server is sent.
  var directives: [Directive]
  var conditions: [Condition]
  /// The type it is selected on.
  var parent: SchemaType
  var definition: SchemaField
  /// The type it has within lists and `!`.
  var type: SchemaType
  var selections: [TypedSelection]
  var origin = Origin.author
  var connection: TypedConnection?
  var required: TypedRequired?
  var caught: TypedCatch?
  /// `@catch` on it or around it takes in its errors; known once aliases are dropped.
  var isCaught = false
  var location: SourceLocation
  /// What the value does to lists.
  var edit: TypedEdit?
  /// Unique among the fields of a compilation once the passes have run; 0 before.
  var number = 0

  var responseKey: String { (alias ?? name).text }
  var isTypename: Bool { name.text == "__typename" }
  /// Of the client's own schema: no server is asked for it (B-23).
  var isClientOnly: Bool { definition.isClientOnly || parent.isClientOnly }
}
