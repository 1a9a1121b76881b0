extension [Argument] {
  /// The value written for an argument; nil where it is not given.
  public func value(of name: String) -> Value? { first { $0.name.text == name }?.value }
}

extension Directive {
  /// The value written for an argument; nil where it is not given.
  public func argument(_ name: String) -> Value? { arguments.value(of: name) }
}

extension [Directive] {
  /// The first directive of a name.
  public func named(_ name: String) -> Directive? { first { $0.name.text == name } }
}
