import BatonSchema

/// A selection of a valid document, with what the schema says about it at hand.
enum TypedSelection {
  case field(TypedField)
  case spread(TypedSpread)
  case inline(TypedInline)

  /// The conditions on the selection itself, outermost first.
  var conditions: [Condition] {
    get {
      switch self {
      case .field(let field): field.conditions
      case .spread(let spread): spread.conditions
      case .inline(let inline): inline.conditions
      }
    }
    set {
      switch self {
      case .field(var field):
        field.conditions = newValue
        self = .field(field)
      case .spread(var spread):
        spread.conditions = newValue
        self = .spread(spread)
      case .inline(var inline):
        inline.conditions = newValue
        self = .inline(inline)
      }
    }
  }
}

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

struct TypedSpread {
  var name: Name
  /// Those of `@arguments`; none once they are inlined.
  var arguments: [Argument]
  var directives: [Directive]
  var conditions: [Condition]
  var alias: TypedAlias?
  var deferral: TypedDeferral?
  var location: SourceLocation
}

/// `... on Type`; without a type written, the type around it.
struct TypedInline {
  var type: SchemaType
  var hasTypeCondition: Bool
  var directives: [Directive]
  var conditions: [Condition]
  var selections: [TypedSelection]
  var alias: TypedAlias?
  var caught: TypedCatch?
  var location: SourceLocation
}

/// `@required`: without a value of the field, what it is read from is not there.
struct TypedRequired {
  enum Action: String {
    case none = "NONE"
    case log = "LOG"
    case `throw` = "THROW"

    /// How much it makes of a null.
    var severity: Int {
      switch self {
      case .none: 0
      case .log: 1
      case .throw: 2
      }
    }
  }

  var action: Action
  /// Of the directive.
  var location: SourceLocation
}

/// `@catch`: errors are part of what is read.
struct TypedCatch {
  enum Target: String {
    case result = "RESULT"
    case null = "NULL"
  }

  var target: Target
  /// Of the directive.
  var location: SourceLocation
}

/// `@alias`: a fragment read through an accessor of its own.
struct TypedAlias {
  /// What `as` says, if it says anything.
  var name: String?
  /// Of the name, or of the directive.
  var location: SourceLocation
}
