/// The members of an operation or input object that are explicitly null, which asks a server for another
/// thing than leaving them out.
@_spi(Generated) public struct Nulls: Hashable, Sendable {
  private var names: Set<String> = []

  public init() {}

  public mutating func insert(_ member: NullMember) { names.insert(member.name) }

  /// Null for a member that is explicitly so; nil for any other.
  public subscript(name: String) -> Variable? { names.contains(name) ? .null : nil }
}

/// A member that `withNull` can set to null: a nullable variable or input field.
public struct NullMember: Sendable {
  let name: String

  @_spi(Generated) public init(_ name: String) {
    self.name = name
  }
}
