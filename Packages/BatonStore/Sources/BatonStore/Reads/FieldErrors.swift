/// The errors of a field and of what is read below it, as `@catch` and `@throwOnFieldError` give them:
/// at least one, field by field as they are read, those of one field in the server's order.
public struct FieldErrors: Error, Sendable {
  public private(set) var errors: [GraphQLError]
  /// The fields whose errors are in, each by its record's number and its storage key's.
  private var fields: Set<UInt64> = []

  @_spi(Runtime) public init(_ errors: [GraphQLError] = []) {
    self.errors = errors
  }

  /// Adds the errors of a field, unless they are in.
  mutating func add(_ list: [GraphQLError], of record: Record, _ key: UInt32) {
    if list.isEmpty { return }
    if fields.insert(UInt64(record.number) << 32 | UInt64(key)).inserted { errors += list }
  }
}

extension FieldErrors: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.errors == rhs.errors }

  public func hash(into hasher: inout Hasher) { hasher.combine(errors) }
}

extension FieldErrors: CustomStringConvertible {
  /// The messages, on one line.
  public var description: String { errors.map(\.message).joined(separator: "; ") }
}
