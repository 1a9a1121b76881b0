/// What a fragment's arguments are at one of its spreads. Generated code makes each once and keeps it.
@_spi(Generated) public final class FragmentArguments: Sendable {
  /// Everything the fragment declares, sorted by name; nil is unset.
  let values: [(name: String, value: ArgumentValue?)]

  /// - Parameter values: In terms of the owner of the lens that spreads the fragment; nil for what is
  ///   neither given nor has a default.
  public init(_ values: [String: ArgumentValue?]) {
    self.values = values.map { ($0.key, $0.value) }.sorted { utf8Precedes($0.name, $1.name) }
  }

  /// Of a fragment that declares none.
  public static let none = FragmentArguments([:])

  /// The variables that a fragment with these arguments reads for: the operation's, with what the
  /// fragment declares in the place of those of its name.
  func variables(over operation: Variables, in outer: Variables) -> Variables {
    var members: [String: Variable?] = [:]
    for name in operation.names { members[name] = operation[name] }
    for (name, value) in values {
      members[name] = value?.rendered(with: outer).map { Variable(canonical: $0) }
    }
    return Variables(members)
  }
}
