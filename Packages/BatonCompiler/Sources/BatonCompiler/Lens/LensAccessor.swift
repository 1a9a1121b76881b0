import BatonSchema

/// A member of a lens: what it reads, and when there is something to read.
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
