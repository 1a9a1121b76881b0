/// Whether two values of a view type are equal in what their parents gave them, field by field.
@MainActor
struct FieldComparison {
  private struct Step {
    let offset: Int
    let isSame: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private var steps: [Step] = []
  /// False when a field can't be compared (a closure, an existential): such a view always differs.
  var isPossible = true

  mutating func add<P: PrimitiveProperty>(primitive _: P.Type, at offset: Int) {
    steps.append(
      Step(offset: offset) {
        $0.assumingMemoryBound(to: P.self).pointee
          .hasSameInput(as: $1.assumingMemoryBound(to: P.self).pointee)
      })
  }

  mutating func add<E: Equatable>(equatable _: E.Type, at offset: Int) {
    steps.append(
      Step(offset: offset) {
        $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee
      })
  }

  /// By identity, also where the class's own `==` is weaker.
  mutating func add(referenceAt offset: Int) {
    steps.append(
      Step(offset: offset) {
        $0.load(as: UnsafeRawPointer.self) == $1.load(as: UnsafeRawPointer.self)
      })
  }

  func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for step in steps where !step.isSame(old + step.offset, new + step.offset) { return false }
    return true
  }
}
