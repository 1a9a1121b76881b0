/// A query, mutation or subscription as a value: its variables, its text and its plan.
///
/// `batonc` writes the conforming types. Two equal values are one operation: they share an owner, and
/// so their lenses are equal.
public protocol GraphQLOperation: Hashable, Sendable {
  /// The lens over the operation's root record.
  associatedtype Data: Lens

  /// The operation's name, as the document spells it.
  static var name: String { get }

  /// Which root record the operation reads and writes.
  static var kind: OperationKind { get }

  /// What a server is sent: the text, or the text's identifier.
  static var document: Document { get }

  /// What each request asks the server to do when a field fails; nil asks for nothing.
  static var onError: OnError? { get }

  /// Whether an error in what the operation itself selects, caught by nothing, fails the operation
  /// (`@throwOnFieldError`).
  static var throwsOnFieldError: Bool { get }

  /// How a response of the operation becomes records.
  static var plan: Plan { get }

  /// The age from which the operation's data reads as stale; nil leaves it to the store.
  static var cacheExpiration: Duration? { get }

  /// The values that variables left unset stand for.
  static var defaults: Variables { get }

  /// The variables that are set, by name.
  var variables: Variables { get }
}

extension GraphQLOperation {
  public static var cacheExpiration: Duration? { nil }
  public static var onError: OnError? { nil }
  public static var throwsOnFieldError: Bool { false }
  public static var defaults: Variables { Variables() }
}
