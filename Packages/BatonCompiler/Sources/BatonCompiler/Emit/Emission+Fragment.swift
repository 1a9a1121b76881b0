import BatonSchema

/// A fragment with everything that is made of it.
struct PreparedFragment {
  var fragment: TypedFragment
  var text: String
  var lens: Lens
}

extension Emission {
  func emit(_ prepared: PreparedFragment, into writer: inout SwiftWriter) {
    let fragment = prepared.fragment
    let kind = fragment.isValue ? "Value" : "Lens"
    writer.line(
      "/// \(kind) for `fragment \(fragment.name) on \(fragment.definition.typeCondition.text)`.")
    emit(prepared.lens, into: &writer)
  }
}
