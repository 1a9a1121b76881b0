/// A field under `@required(action: THROW)` has no value: it is null, or no response brought it.
public struct RequiredFieldError: Error, Sendable, Hashable {
  /// The record's type.
  public let type: String
  /// The field's name, without arguments.
  public let field: String
}

extension RequiredFieldError: CustomStringConvertible {
  public var description: String {
    "`\(type).\(field)` is required and has no value; expect that where it is read, or take "
      + "`@required` off it."
  }
}
