/// One argument of a storage key with variables.
@_spi(Generated) public struct StorageArgument: Sendable {
  let name: String
  let value: ArgumentValue
  let keepsNull: Bool

  /// - Parameter keepsNull: Whether an explicit null stays in the key, because the schema gives the
  ///   argument a default and so null and absent ask for different things (B-3.2).
  public static func argument(_ name: String, _ value: ArgumentValue, keepsNull: Bool = false)
    -> Self
  {
    StorageArgument(name: name, value: value, keepsNull: keepsNull)
  }
}

/// The value of an argument, as the document wrote it.
@_spi(Generated) public enum ArgumentValue: Sendable {
  case variable(String)
  /// JSON as a storage key spells it.
  case literal(String)
  case list([ArgumentValue])
  /// Members sorted by name.
  case object([(String, ArgumentValue)])
}
