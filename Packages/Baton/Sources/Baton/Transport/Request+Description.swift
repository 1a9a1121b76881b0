extension Request: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// One line for a log: what is asked, and the names of the variables that are given. Their values, which
  /// may be a user's, are left out.
  public var description: String {
    let names = variables.names.map { "$\($0)" }.joined(separator: ", ")
    return names.isEmpty ? "\(kind) \(name)" : "\(kind) \(name)(\(names))"
  }

  public var debugDescription: String { description }

  /// Without parts, so that `dump` shows no values either.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
