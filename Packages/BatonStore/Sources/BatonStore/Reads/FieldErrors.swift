/// The errors of a field and of what is read below it, as `@catch` and `@throwOnFieldError` give them:
/// at least one, in the server's order.
public struct FieldErrors: Error, Sendable, Hashable {
  public internal(set) var errors: [GraphQLError]

  init(_ errors: [GraphQLError]) {
    self.errors = errors
  }

  /// What every read of errors gives: this version keeps none, so it cannot say that there were none.
  static let notKept = FieldErrors([
    GraphQLError(
      message:
        "This version of Baton keeps no field errors; take @catch and @throwOnFieldError off "
        + "what is read here.")
  ])
}

extension FieldErrors: CustomStringConvertible {
  /// The messages, on one line.
  public var description: String { errors.map(\.message).joined(separator: "; ") }
}
