/// What a compilation made, for tools: names, texts and the accessors of every lens.
public struct Report: Hashable, Sendable {
  /// SHA-256 of the merged schema and of what else decides a store's records, in hex.
  public var schemaDigest: String
  /// Sorted by name.
  public var operations: [OperationReport]
  /// Sorted by name.
  public var fragments: [FragmentReport]
}

/// An operation as generated code has it.
public struct OperationReport: Hashable, Sendable {
  public var name: String
  /// `query`, `mutation` or `subscription`.
  public var kind: String
  /// What a server is sent in place of the text under `persistConfig`.
  public var id: String?
  /// The path of the file that the document stands in.
  public var source: String
  /// In the order written.
  public var variables: [VariableReport]
  /// The fragments that the operation reaches, sorted by name.
  public var fragments: [String]
  /// The text that a server receives.
  public var text: String
  /// The generated Swift type.
  public var swiftName: String
  /// The lens over the root record: the `Data` of the generated type.
  public var lens: LensReport
}

/// A variable of an operation, in GraphQL and in Swift.
public struct VariableReport: Hashable, Sendable {
  public var name: String
  /// As GraphQL writes it: `[ID!]!`.
  public var type: String
  /// The member of the generated type, and the label of its initializer, without backticks.
  public var swiftName: String
  /// The Swift type, `?` included where the variable may be left out.
  public var swiftType: String
  /// As GraphQL writes it.
  public var defaultValue: String?
  /// Whether `withNull` takes it.
  public var takesNull: Bool
}

/// A fragment as generated code has it.
public struct FragmentReport: Hashable, Sendable {
  public var name: String
  /// The type it is a fragment on.
  public var type: String
  public var source: String
  /// The operations that reach it, sorted by name.
  public var operations: [String]
  /// The fragment as printed in the text of an operation.
  public var text: String
  public var swiftName: String
  public var lens: LensReport
}
