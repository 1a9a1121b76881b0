import BatonSchema

/// A lens to generate: what an author selected on one type, as members of a Swift struct.
struct Lens {
  /// Of the struct, as it is written where it is declared.
  var swiftName: String
  var type: SchemaType
  var accessors: [LensAccessor]
  var nested: [Lens]
  /// What it has besides as the lens of a whole list.
  var connection: LensConnection?
  /// Of a `@refetchable` fragment's.
  var refetch: LensRefetch?
  /// Whether it is a value, which holds what it reads; those nested in one are.
  var isValue = false
  /// Whether something asks for the errors of what it reads.
  var collectsErrors = false

  /// Whether a null in what it reads makes what gives the lens nil.
  var mayBeAbsent: Bool { accessors.contains(where: \.bubbles) }
}

struct LensAccessor {
  /// Without backticks.
  var name: String
  /// Nil for a spread and a type condition.
  var responseKey: String?
  /// The accessor gives something if all conditions of one of these hold; `[[]]` is always.
  var presences: [[Condition]]
  var kind: Kind
  /// Of a spread that is always deferred: the label of the part that brings it.
  var deferredLabel: String?
  /// `@required` on the field.
  var required: TypedRequired.Action?
  /// `@catch` on the field or the aliased fragment.
  var caught: TypedCatch.Target?
  /// Whether the lens that is given may be absent, by `@required` in it.
  var mayBeAbsent = false
  /// Whether a fragment's uncaught errors are thrown.
  var throwsFieldErrors = false
  /// Whether the errors of a spread fragment count as those of the lens.
  var collectsErrors = false

  enum Kind {
    case typename
    case scalar(SlotReference, ScalarAccess)
    case link(SlotReference, LensLink)
    case list(SlotReference, LensLink)
    /// A fragment, and the type that its object must be of if it need not be.
    case spread(String, narrowedTo: SchemaType?, SpreadArguments?)
    case condition(SchemaType, lens: String)
    /// An inline fragment under `@alias`, and whether its object may be of another type.
    case aliased(SchemaType, mayBeOther: Bool, lens: String)
  }

  /// Whether some values of the variables let it be selected.
  var isEverPresent: Bool { presences.contains { !$0.isNever } }

  var isCondition: Bool { if case .condition = kind { true } else { false } }

  var isList: Bool { if case .list = kind { true } else { false } }

  /// Whether a null makes the lens around it absent.
  var bubbles: Bool { required == TypedRequired.Action.none || required == .log }

  /// Whether reading it may throw.
  var isThrowing: Bool { required == .throw || throwsFieldErrors }

  /// Selected without a condition, or once without.
  var isAlwaysPresent: Bool { presences.contains([]) }
}

/// What a spread's lens is entered with, where its owner is another than the one around it.
struct SpreadArguments {
  /// The member of the lens that holds them, without backticks; nil for a fragment that takes none.
  var constant: String?
  /// What the fragment declares, sorted by name; nil is unset.
  var values: [(name: String, value: KeyValue?)]
}

/// Where a link leads.
struct LensLink {
  /// The struct's name as it resolves from the accessor.
  var lens: String
  var isNonNull: Bool
  /// The schema's type of the object.
  var type: SchemaType
}

/// How a scalar or a list of scalars reads.
struct ScalarAccess: Hashable {
  var scalar: AccessorReport.Scalar
  var isList: Bool
  var isNonNull: Bool
  var hasNonNullElements: Bool
}
