import BatonSchema

extension Directive {
  /// The value written for an argument.
  func argument(_ name: String) -> Value? {
    arguments.first { $0.name.text == name }?.value
  }
}

extension [Directive] {
  /// The first directive of a name.
  func named(_ name: String) -> Directive? {
    first { $0.name.text == name }
  }
}
